/** Short forms such as FC and AZ, which many names share. */
const COMMON = /^(\p{Lu}{2}|AFC|VfB|VfL|TSG)$/u;

function wordsOf(name: string): string[] {
  const plain = name.normalize('NFD').replace(/\p{M}/gu, '');
  const words = plain.split(/[^\p{L}]+/u).filter(Boolean);
  const own = words.filter((word) => !COMMON.test(word));
  return own.length > 0 ? own : words;
}

/** The start of the first word, or the first letters of three words: LIV, WHU. */
export function usualCode(name: string): string {
  const words = wordsOf(name);
  const letters = words.length > 2 ? words.map((word) => word[0]).join('') : (words[0] ?? name);
  return letters.slice(0, 3).toUpperCase();
}

/** Tells two names with the same first word apart: MCI and MUN. */
export function longerCode(name: string): string {
  const [first = '', second = first.slice(1)] = wordsOf(name);
  return `${first.slice(0, 1)}${second.slice(0, 2)}`.toUpperCase();
}

/** Three letters for each team of a competition, in the order of the names. */
export function teamCodes(names: readonly string[]): string[] {
  const usual = names.map(usualCode);
  return names.map((name, index) => {
    const code = usual[index] ?? '';
    return usual.indexOf(code) === usual.lastIndexOf(code) ? code : longerCode(name);
  });
}
