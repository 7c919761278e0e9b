// The bell and the three tunes of the game. Browsers let a page make sounds only after a key or click.

let audio = null;
let isMute = false;

export function mute(on) {
  isMute = on;
}

addEventListener("pointerdown", wake);
addEventListener("keydown", wake);

function wake() {
  audio ??= new AudioContext();
  if (audio.state === "suspended") audio.resume();
}

// Notes are [half tones from A4, seconds].
const tunes = {
  bell: [[12, 0.09]],
  win: [[-9, 0.15], [-5, 0.15], [-2, 0.15], [3, 0.3]],
  loss: [[-2, 0.2], [-3, 0.2], [-4, 0.2], [-5, 0.55]],
  record: [[-2, 0.13], [-2, 0.13], [-2, 0.13], [3, 0.27], [-2, 0.13], [3, 0.27], [7, 0.5]],
};

export function play(name) {
  if (isMute || audio?.state !== "running" || !tunes[name]) return;
  let at = audio.currentTime + 0.02;
  for (const [tone, length] of tunes[name]) {
    const note = audio.createOscillator();
    const volume = audio.createGain();
    note.type = "square";
    note.frequency.value = 440 * 2 ** (tone / 12);
    volume.gain.setValueAtTime(0.05, at);
    volume.gain.exponentialRampToValueAtTime(0.001, at + length);
    note.connect(volume).connect(audio.destination);
    note.start(at);
    note.stop(at + length);
    at += length;
  }
}
