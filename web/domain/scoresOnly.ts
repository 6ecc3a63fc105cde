/** The name of the choice in addresses (`?odds=off`), in the cookie and in local storage. */
export const ODDS_CHOICE = 'odds';

/** A visitor may see odds and offers (`on`, the default), or the scores alone (`off`). */
export type OddsChoice = 'on' | 'off';

/** Reads a stored or asked choice; null where it says nothing. */
export function oddsChoiceOf(text: string | null | undefined): OddsChoice | null {
  return text === 'on' || text === 'off' ? text : null;
}

/** The query of the same page with the other choice: `?date=2026-11-22` becomes `?date=2026-11-22&odds=off`. */
export function withOddsChoice(search: string, choice: OddsChoice): string {
  const query = new URLSearchParams(search);
  query.set(ODDS_CHOICE, choice);
  return `?${query}`;
}
