/**
 * Reads groups of names of one thing, as `ODDS_TEAM_ALIASES` and `ODDS_OPERATOR_ALIASES` have them: `Man Utd=Manchester
 * United; Die Roten=Bayern Munich`. Null where it can't be read.
 */
export function readAliases(text: string): string[][] | null {
  const groups = text
    .split(';')
    .map((group) => group.trim())
    .filter(Boolean)
    .map((group) => group.split('=').map((name) => name.trim()));
  return groups.every((names) => names.length > 1 && names.every(Boolean)) ? groups : null;
}
