/** A player's name in its short form: the first initial and the last word (spec section 3). One word stays as it is. */
export function shortPlayerName(name: string): string {
  const words = name.trim().split(/\s+/);
  const last = words.at(-1);
  const [initial] = words[0] ?? '';
  if (words.length < 2 || last === undefined || initial === undefined) return name.trim();
  return `${initial.toUpperCase()}. ${last}`;
}
