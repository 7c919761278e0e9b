// A caller by npm's rlogin: PORT FIRST-FIELD SECOND-FIELD. What is typed goes to the server, what it
// says to the terminal.
"use strict";

const RLogin = require("rlogin");

const [port, first, second] = process.argv.slice(2);
const line = new RLogin({
  host: "127.0.0.1",
  port: Number(port),
  clientUsername: first,
  serverUsername: second,
  terminalType: "ansi",
  terminalSpeed: 115200,
});

process.stdin.setRawMode(true);
line.on("error", (error) => {
  console.error(`rlogin: ${error.message ?? error}`);
  process.exit(1);
});
line.on("connect", (isTaken) => {
  if (isTaken) process.stdin.on("data", (keys) => line.send(keys));
});
line.on("data", (data) => process.stdout.write(data));
line.on("disconnect", () => process.exit(0));
line.connect();
