/** First initial and last word (spec section 3). A single word and a shortened name (`Á. Di María`) stay. */
export function shortPlayerName(name: string): string {
  const words = name.trim().split(/\s+/);
  const last = words.at(-1);
  const [initial] = words[0] ?? '';
  if (words.length < 2 || last === undefined || initial === undefined) return name.trim();
  if (/^\p{L}\.$/u.test(words[0] ?? '')) return words.join(' ');
  return `${initial.toUpperCase()}. ${last}`;
}

/** The longest word that fits beside a score on a small phone, in letters. */
const MAX_LETTERS = 12;

/** Whether a word of a name would break on a small phone: `Wolverhampton`. */
export function hasLongWord(name: string): boolean {
  return name.split(/[\s-]/).some((word) => word.length > MAX_LETTERS);
}
