import { ODDS_CHOICE, oddsChoiceOf } from '../../domain/scoresOnly.ts';
import { mirrorInCookie, readCookie, readStored, store } from './stored.ts';

const cookieChoice = () => oddsChoiceOf(readCookie(ODDS_CHOICE));

/**
 * Stores the choice of the address (`?odds=off`) and removes it from the address, which visitors share. A link from
 * another site cannot turn hidden odds on. If the cookie is lost, local storage restores it and the page reloads
 * without odds.
 */
export function rememberScoresOnly(scoresOnly: boolean): void {
  const { pathname, search, hash } = location;
  const query = new URLSearchParams(search);
  const requested = oddsChoiceOf(query.get(ODDS_CHOICE));
  const inCookie = cookieChoice();
  if (requested !== null) {
    const isLost = !scoresOnly && readStored(ODDS_CHOICE) === 'off' && !document.referrer.startsWith(location.origin);
    if (isLost) mirrorInCookie(ODDS_CHOICE, 'off');
    else if ((requested === 'off') === scoresOnly) {
      mirrorInCookie(ODDS_CHOICE, requested);
      store(ODDS_CHOICE, requested);
    }
    query.delete(ODDS_CHOICE);
    const address = `${pathname}${query.size > 0 ? `?${query}` : ''}${hash}`;
    if (isLost) location.replace(address);
    else history.replaceState(history.state, '', address);
  } else if (inCookie !== null) {
    // The visitor may have left before the previous page’s script stored the choice.
    store(ODDS_CHOICE, inCookie);
  } else if (readStored(ODDS_CHOICE) === 'off') {
    mirrorInCookie(ODDS_CHOICE, 'off');
    // Without cookies, reloading would never end.
    if (cookieChoice() !== null) location.reload();
  }
}
