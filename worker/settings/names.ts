const SECRET = /_(KEY|TOKEN|SECRET)$/;

/** Whether a setting of this name holds what nobody else may read. */
export const isSecretName = (name: string): boolean => SECRET.test(name);

/** How many letters must be changed, added or left out to make one name of another (Levenshtein). */
function distance(one: string, other: string): number {
  let row = Array.from({ length: other.length + 1 }, (_, index) => index);
  for (let at = 1; at <= one.length; at += 1) {
    const next = [at];
    for (let to = 1; to <= other.length; to += 1) {
      const isSame = one[at - 1] === other[to - 1];
      next.push(Math.min((row[to] ?? 0) + 1, (next[to - 1] ?? 0) + 1, (row[to - 1] ?? 0) + (isSame ? 0 : 1)));
    }
    row = next;
  }
  return row[other.length] ?? 0;
}

/** A name as others write it: other case, words in another order, a key that is called a token. */
const meantBy = (name: string) =>
  name.toUpperCase().replace(SECRET, '_SECRET').split(/[_-]+/).filter(Boolean).toSorted().join('_');

/**
 * The name that was probably meant by one that is none; null where nothing is near. A short name has many neighbours by
 * chance, so that one wrong letter in five is allowed, and two at most.
 */
export function nearestName(name: string, known: readonly string[]): string | null {
  const meant = known.find((each) => meantBy(each) === meantBy(name));
  if (meant !== undefined) return meant;
  const [nearest] = known
    .map((each) => ({ each, off: distance(name.toUpperCase(), each) }))
    .filter(({ each, off }) => off <= Math.min(2, Math.floor(each.length / 5)))
    .toSorted((a, b) => a.off - b.off);
  return nearest?.each ?? null;
}

/** What is said of each name that is no setting, with the one that was probably meant. */
export function unknownNames(given: readonly string[], known: readonly string[]): string[] {
  return given
    .filter((name) => !known.includes(name))
    .map((name) => {
      const nearest = nearestName(name, known);
      const remedy = nearest === null ? '.github/settings.md lists them all' : `did you mean ${nearest}?`;
      return `${name} is no setting: ${remedy}`;
    });
}

/** Of names among which there are others than settings, those that look like a misspelt one. */
export function misspeltNames(given: readonly string[], known: readonly string[]): string[] {
  const strangers = given.filter((name) => !known.includes(name) && nearestName(name, known) !== null);
  return unknownNames(strangers, known);
}
