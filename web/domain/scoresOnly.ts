/** Name of the choice in addresses (`?odds=off`), in the cookie and in local storage. */
export const ODDS_CHOICE = 'odds';

/** Whether a visitor sees odds and offers: `on` is the default, `off` shows scores only. */
export type OddsChoice = 'on' | 'off';

/** Parses a choice; null if it is invalid. */
export function oddsChoiceOf(text: string | null | undefined): OddsChoice | null {
  return text === 'on' || text === 'off' ? text : null;
}

/** Sets the choice in a query: `?date=2026-11-22` becomes `?date=2026-11-22&odds=off`. */
export function withOddsChoice(search: string, choice: OddsChoice): string {
  const query = new URLSearchParams(search);
  query.set(ODDS_CHOICE, choice);
  return `?${query}`;
}
