import type { QueryClient } from '@tanstack/react-query';
import { markupById } from '../components/NoHydration.tsx';
import { replacePart } from '../components/replacePart.ts';
import { fetchPage } from '../data/fetchPage.ts';
import { pollClock } from '../data/polling.ts';
import { currentFollows } from '../data/preferences/follows.ts';
import type { BadgeNumbers } from '../domain/snapshot.ts';

const CHECK_MS = 60_000;

/** Least times between two renewals, a little less than one and ten checks: a timer may come early. */
const RUNNING_MS = 55_000;
const QUIET_MS = 595_000;

const SOON_MS = 10 * 60_000;

/** What a visitor missed: the server tells it once, because this visit is recorded. */
const ONCE = 'since-visit';

// Most matches never fill an empty place for momentum, so it alone is no reason to load the page each minute.
const RUNNING = '#main .row-live, #main:not(:has(#momentum-card:empty)) .event-score.text-live';

/** Whether a match of the page runs, or one of its matches may do so soon by the numbers of today’s football. */
function isLively(client: QueryClient): boolean {
  if (document.querySelector(RUNNING) !== null) return true;
  // Its rows of today follow their matches themselves.
  if (document.querySelector('#my-details') !== null) return false;
  const today = client.getQueriesData<BadgeNumbers>({ queryKey: ['counters'] });
  const isSoon = today.some(
    ([, day]) => day && (day.live + day.running > 0 || (day.next ?? Infinity) - pollClock.now() < SOON_MS),
  );
  return isSoon && document.querySelector('#main .row-ahead') !== null;
}

/** The visitor’s follows (`MyDetails`). */
const FOLLOWS = '[aria-labelledby=my-follows] > ul';

/**
 * Adds follows that the visitor has given up on this page to a newer document, so that a press brings them back. Returns whether
 * it has room for them: without follows it has no list.
 */
function keepGivenUp(page: Document): boolean {
  const fresh = page.querySelector(FOLLOWS);
  for (const [index, row] of document.querySelectorAll(`${FOLLOWS} > li`).entries()) {
    const star = row.querySelector<HTMLButtonElement>('.star[aria-pressed=false]');
    if (star && !fresh?.querySelector(`.star[value="${star.value}"]`))
      fresh?.insertBefore(page.importNode(row, true), fresh.children[index] ?? null);
  }
  return fresh !== null || document.querySelector(FOLLOWS) === null;
}

/** The shown day of a page that lists days. */
const dayOf = (page: ParentNode) => page.querySelector<HTMLElement>('#days [data-day]')?.dataset.day;

/** A newer document of this page, about the day that it shows: after midnight, its address is that of the new day. */
async function fetchThisPage(): Promise<Document | null> {
  const day = dayOf(document);
  const page = await fetchPage(location.href);
  if (page === null || day === undefined || dayOf(page) === day) return page;
  const address = new URL(location.href);
  address.searchParams.set('date', day);
  return fetchPage(address.href);
}

/** Keeps parts that only the server renders true while a page stays open: running matches, tables, what comes next. */
export function renewParts(client: QueryClient): void {
  let renewedAt = pollClock.now();
  // What a match changes may follow its end.
  let wasLively = false;
  const renew = async (pause: number) => {
    const [before, now] = [renewedAt, pollClock.now()];
    if (document.hidden || now - before < pause) return;
    // A second request could bring an older page later.
    renewedAt = now;
    const follows = currentFollows();
    const page = await fetchThisPage();
    // A star that was pressed meanwhile is newer than the document.
    if (page === null || currentFollows() !== follows) {
      renewedAt = before;
      return;
    }
    wasLively = isLively(client);
    if (!keepGivenUp(page)) return;
    for (const id of markupById.keys())
      if (id !== ONCE && document.querySelector(`#main #${id}`) !== null) replacePart(id, page);
  };
  document.addEventListener('visibilitychange', () => renew(RUNNING_MS));
  setInterval(() => renew(wasLively || isLively(client) ? RUNNING_MS : QUIET_MS), CHECK_MS);
}
