const ADDRESSES = /\nstack:(?: \S+@[0-9a-f]+)+\s*$/;

/** A line that the runtime logs, without the addresses of the runtime's own program, which help no reader. @param {string} line */
export const withoutStack = (line) => line.replace(ADDRESSES, '');
