import { ODDS_CHOICE, oddsChoiceOf } from '../domain/scoresOnly.ts';
import { mirrorInCookie, readStored, store } from './stored.ts';

/**
 * Keeps the choice that the address has made (`?odds=off`), and takes it out of the address, which others may be sent. A
 * wish for the scores alone whose cookie got lost comes back: the server makes the page anew without odds.
 */
export function rememberScoresOnly(scoresOnly: boolean): void {
  const { pathname, search, hash } = location;
  const query = new URLSearchParams(search);
  const asked = oddsChoiceOf(query.get(ODDS_CHOICE));
  if (asked !== null) {
    store(ODDS_CHOICE, asked);
    mirrorInCookie(ODDS_CHOICE, asked);
    query.delete(ODDS_CHOICE);
    history.replaceState(history.state, '', `${pathname}${query.size > 0 ? `?${query}` : ''}${hash}`);
  } else if (scoresOnly) {
    store(ODDS_CHOICE, 'off');
  } else if (readStored(ODDS_CHOICE) === 'off') {
    mirrorInCookie(ODDS_CHOICE, 'off');
    // Where no cookie can be set, asking again would go on for ever.
    if (document.cookie.includes(`${ODDS_CHOICE}=off`)) location.reload();
  }
  // The way back leads to a page as it was, which may be from before the choice.
  addEventListener('pageshow', ({ persisted }) => {
    const stored = oddsChoiceOf(readStored(ODDS_CHOICE));
    if (persisted && stored !== null && (stored === 'off') !== scoresOnly) location.reload();
  });
}
