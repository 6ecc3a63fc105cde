/** The longest word, in letters, that has room beside a score on a small phone. */
const ROOM = 12;

/** Whether a name has a word so long that it would break on a small phone: `Wolverhampton`. */
export function hasLongWord(name: string): boolean {
  return name.split(/[\s-]/).some((word) => word.length > ROOM);
}
