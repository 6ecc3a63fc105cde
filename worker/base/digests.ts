import { hash } from 'node:crypto';

/** A short, stable name for a text: 16 hexadecimal digits, like the version of a snapshot. */
export const digestOf = (text: string): string => hash('sha1', text, 'hex').slice(0, 16);
