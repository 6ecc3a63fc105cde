/**
 * A player's name in its short form: the first initial and the last word (spec section 3). One word stays as it is, and so
 * does a name that its source has shortened: of `Á. Di María` nothing more may go.
 */
export function shortPlayerName(name: string): string {
  const words = name.trim().split(/\s+/);
  const last = words.at(-1);
  const [initial] = words[0] ?? '';
  if (words.length < 2 || last === undefined || initial === undefined) return name.trim();
  if (/^\p{L}\.$/u.test(words[0] ?? '')) return words.join(' ');
  return `${initial.toUpperCase()}. ${last}`;
}
