import { ODDS_CHOICE, type OddsChoice, oddsChoiceOf } from '../domain/scoresOnly.ts';
import { mirrorInCookie, readStored, store } from './stored.ts';

function cookieChoice(): OddsChoice | null {
  return oddsChoiceOf(new RegExp(`(?:^|; )${ODDS_CHOICE}=(\\w+)`).exec(document.cookie)?.[1]);
}

/**
 * Keeps the choice that the address has made (`?odds=off`), and takes it out of the address, which others may be sent. A
 * link from elsewhere that asks for odds decides nothing where they are hidden: the page tells of it. A wish for the scores
 * alone whose cookie got lost comes back: the server makes the page anew without odds.
 */
export function rememberScoresOnly(scoresOnly: boolean): void {
  const { pathname, search, hash } = location;
  const query = new URLSearchParams(search);
  const asked = oddsChoiceOf(query.get(ODDS_CHOICE));
  const remembered = cookieChoice();
  if (asked !== null) {
    const isLost = !scoresOnly && readStored(ODDS_CHOICE) === 'off' && !document.referrer.startsWith(location.origin);
    if (isLost) mirrorInCookie(ODDS_CHOICE, 'off');
    else if ((asked === 'off') === scoresOnly) {
      store(ODDS_CHOICE, asked);
      mirrorInCookie(ODDS_CHOICE, asked);
    }
    query.delete(ODDS_CHOICE);
    const address = `${pathname}${query.size > 0 ? `?${query}` : ''}${hash}`;
    if (isLost) location.replace(address);
    else history.replaceState(history.state, '', address);
  } else if (remembered !== null) {
    // The visitor may have gone on before the script of the page that chose could store it.
    store(ODDS_CHOICE, remembered);
  } else if (readStored(ODDS_CHOICE) === 'off') {
    mirrorInCookie(ODDS_CHOICE, 'off');
    // Where no cookie can be set, asking again would go on for ever.
    if (cookieChoice() !== null) location.reload();
  }
  // The way back leads to a page as it was, which may be from before the choice.
  addEventListener('pageshow', ({ persisted }) => {
    const stored = oddsChoiceOf(readStored(ODDS_CHOICE));
    if (persisted && stored !== null && (stored === 'off') !== scoresOnly) location.reload();
  });
}
