const SECRET = /_(KEY|TOKEN|SECRET|WEBHOOK)$/;

export const isSecretName = (name: string): boolean => SECRET.test(name);

/** Levenshtein distance. */
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

/** Normalizes common mix-ups: case, the order of words, the name of the product, and key, token or secret. */
const normalized = (name: string) =>
  name
    .toUpperCase()
    .replace(SECRET, '_SECRET')
    .replace(/^STRAPI(?=_)/, 'CMS')
    .split(/[_-]+/)
    .filter((word) => word !== '' && word !== 'API')
    .toSorted()
    .join('_');

/**
 * Finds the setting that a misspelt name probably means; null when none is close. Short names are close to others by chance,
 * so it allows one wrong letter in five and at most two.
 */
export function nearestName(name: string, known: readonly string[]): string | null {
  const meant = known.find((each) => normalized(each) === normalized(name));
  if (meant !== undefined) return meant;
  const [nearest] = known
    .map((each) => ({ each, off: distance(name.toUpperCase(), each) }))
    .filter(({ each, off }) => off <= Math.min(2, Math.floor(each.length / 5)))
    .toSorted((a, b) => a.off - b.off);
  return nearest?.each ?? null;
}

/** Describes each unknown name, with the closest setting as a suggestion. */
export function unknownNames(given: readonly string[], known: readonly string[]): string[] {
  return given
    .filter((name) => !known.includes(name))
    .map((name) => {
      const nearest = nearestName(name, known);
      const remedy = nearest === null ? '.github/settings.md lists them all' : `did you mean ${nearest}?`;
      return `${name} is not a setting: ${remedy}`;
    });
}

/** Like `unknownNames`, but only for names close to a setting. For environments that hold other variables too. */
export function misspeltNames(given: readonly string[], known: readonly string[]): string[] {
  const misspelt = given.filter((name) => !known.includes(name) && nearestName(name, known) !== null);
  return unknownNames(misspelt, known);
}
