import { reloadIfAnswered } from '../data/again.ts';
import { zonedTime } from '../domain/zonedTime.ts';

/** Matches of the last evening may still run after midnight. */
const LATE_MS = 3 * 60 * 60_000;

/** What a visitor may still follow then: a day's list, a board, scores that are read aloud. Other pages lack the new day's. */
const FOLLOWED = '#days, #watch-choices, .aloud[aria-pressed="true"]';

/** For a while after midnight, the site may still answer with a page from before it, which would load again and again. */
const CACHED_MS = 60_000;

/** A laptop that wakes tells its pages nothing. */
const CHECK_MS = 60_000;

/**
 * Reloads a page about today that is seen on another day: a tab that stayed open overnight, or that the browser restored from
 * its cache. A page about another day reloads only out of sight. Without a connection the old page stays.
 */
export function reloadOnNewDay(opened: number, zone: string, now: () => number): void {
  const isDated = /[?&]date=/.test(location.search);
  const day = zonedTime(opened, zone).date;
  const check = () => {
    const begins = document.querySelector(FOLLOWED) === null ? CACHED_MS : LATE_MS;
    if (document.hidden !== isDated || zonedTime(now() - begins, zone).date <= day) return;
    reloadIfAnswered();
  };
  document.addEventListener('visibilitychange', check);
  setInterval(check, CHECK_MS);
  check();
}
