/** The longest word that fits beside a score on a small phone, in letters. */
const MAX_LETTERS = 12;

/** Whether a word of a name would break on a small phone: `Wolverhampton`. */
export function hasLongWord(name: string): boolean {
  return name.split(/[\s-]/).some((word) => word.length > MAX_LETTERS);
}
