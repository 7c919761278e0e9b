// The terminal is fetched by who wants it, from where the server has it.
export const Screen: any;
