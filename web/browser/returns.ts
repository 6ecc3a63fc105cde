import { AWAY_MS, SEEN, seenAt } from '../domain/away.ts';
import { currentFollows } from '../preferences/follows.ts';
import { mirrorInCookie } from '../preferences/stored.ts';

const note = () => mirrorInCookie(SEEN, String(Date.now()));

// A page that the server has written the news into says it already.
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

/** Notes when the visitor looks, and says what happened in what he follows when he comes back after five minutes or more. */
export function hearReturns(): void {
  addEventListener('visibilitychange', look);
  addEventListener('pagehide', () => {
    if (currentFollows().length > 0) note();
  });
  look();
}
