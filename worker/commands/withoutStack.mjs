const ADDRESSES = /\nstack:(?: \S+@[0-9a-f]+)+\s*$/;

/** Removes the native stack addresses of the runtime from a log line. @param {string} line */
export const withoutStack = (line) => line.replace(ADDRESSES, '');
