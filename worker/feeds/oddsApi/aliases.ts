/**
 * Parses the groups of names in `ODDS_TEAM_ALIASES` and `ODDS_OPERATOR_ALIASES`: `Man Utd=Manchester United; Die
 * Roten=Bayern Munich`. Null if the text is invalid.
 */
export function readAliases(text: string): string[][] | null {
  const groups = text
    .split(';')
    .map((group) => group.trim())
    .filter(Boolean)
    .map((group) => group.split('=').map((name) => name.trim()));
  return groups.every((names) => names.length > 1 && names.every(Boolean)) ? groups : null;
}
