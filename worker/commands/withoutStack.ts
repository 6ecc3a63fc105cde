const ADDRESSES = /\nstack:(?: \S+@[0-9a-f]+)+(?:; [\w ]+ = \w*)*\s*$/;
const DNS_FAILURE = /^e = \S+ failed: (DNS lookup failed)\.; params\.host = ([^;]+);.*$/s;

/** Makes one line of an error of the runtime: without the addresses of its native stack. */
export const withoutStack = (line: string): string => line.replace(DNS_FAILURE, '$1: $2').replace(ADDRESSES, '');
