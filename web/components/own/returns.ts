import { currentFollows } from '../../data/preferences/follows.ts';
import { mirrorInCookie } from '../../data/preferences/stored.ts';
import { AWAY_MS, SEEN, seenAt } from '../../domain/away.ts';

const recordVisit = () => mirrorInCookie(SEEN, String(Date.now()));

// A page with news from the server already shows them.
function onReturn(): void {
  const since = seenAt(document.cookie);
  recordVisit();
  if (since === null || Date.now() - since < AWAY_MS || document.getElementById('away-title') !== null) return;
  import('./awayNotice.ts').then(({ showAway }) => showAway(since)).catch(() => undefined);
}

function onVisibility(): void {
  if (currentFollows().length === 0) return;
  if (document.hidden) recordVisit();
  else onReturn();
}

/** Records visits, and shows news about follows after an absence of five minutes or more. */
export function hearReturns(): void {
  addEventListener('visibilitychange', onVisibility);
  addEventListener('pagehide', () => {
    if (currentFollows().length > 0) recordVisit();
  });
  onVisibility();
}
