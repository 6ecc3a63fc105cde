import { AWAY_MS, SEEN, seenAt } from '../domain/away.ts';
import { currentFollows } from '../preferences/follows.ts';
import { mirrorInCookie } from '../preferences/stored.ts';

const note = () => mirrorInCookie(SEEN, String(Date.now()));

// A page with news from the server already shows them.
function comeBack(): void {
  const since = seenAt(document.cookie);
  note();
  if (since === null || Date.now() - since < AWAY_MS || document.getElementById('away-title') !== null) return;
  import('./awayNotice.ts').then(({ showAway }) => showAway(since)).catch(() => undefined);
}

function look(): void {
  if (currentFollows().length === 0) return;
  if (document.hidden) note();
  else comeBack();
}

/** Records visits, and shows news about follows after an absence of five minutes or more. */
export function hearReturns(): void {
  addEventListener('visibilitychange', look);
  addEventListener('pagehide', () => {
    if (currentFollows().length > 0) note();
  });
  look();
}
