import type { QueryClient } from '@tanstack/react-query';
import { fetchPage } from '../data/fetchPage.ts';
import { LOCALES } from '../domain/locale.ts';
import { scoreOf } from '../domain/match.ts';
import type { Snapshot } from '../domain/snapshot.ts';
import { pathOf } from '../format/addresses/routes.ts';

/** The panel’s most goals; the goals page has the rest. */
const MAX_LINES = 6;

/** The panel’s greatest height. A shorter list leaves no room beside it. */
const MAX_PX = 560;

const CHECK_MS = 10_000;
const START_DELAY_MS = 1_000;
/** Least time between requests on a busy afternoon. The rows show each goal at once anyway. */
const MIN_REFRESH_MS = 120_000;

/** Windows this wide have a right column with room to read. */
const WIDE = '(width >= 1440px)';

// The heading links to the whole list. A page without goals has no list.
function partsOf(page: Document | null, address: string): HTMLElement[] {
  const goals = page?.querySelectorAll('main .card > section > ol > li') ?? [];
  if (goals.length === 0) return [];
  const heading = document.createElement('h2');
  Object.assign(heading, { id: 'goals-title', className: 'text-sm font-semibold' });
  const link = document.createElement('a');
  Object.assign(link, { href: address, className: 'flex min-h-11 items-center px-3 hover:underline' });
  link.textContent = page?.querySelector('h1')?.textContent ?? '';
  heading.append(link);
  const shown = document.createElement('ol');
  shown.append(...Array.from(goals).slice(0, MAX_LINES));
  return [heading, document.importNode(shown, true)];
}

// A text that differs when a score of the page’s lists has changed.
function scoresOf(client: QueryClient): string {
  const lists = client.getQueryCache().getAll();
  const matches = lists
    .filter(({ queryKey }) => queryKey[0] === 'live')
    .flatMap(({ queryKey }) => client.getQueryData<Snapshot>(queryKey)?.matches ?? []);
  return JSON.stringify(matches.map(({ state }) => scoreOf(state)));
}

/** The right column, if the list extends far enough below it; null otherwise. */
function columnWithRoom(): Element | null {
  const main = document.getElementById('main');
  const column = main?.nextElementSibling;
  const foot = column?.lastElementChild?.getBoundingClientRect().bottom ?? 0;
  return main && column && main.getBoundingClientRect().bottom - foot >= MAX_PX ? column : null;
}

/** Shows recent goals below the right column of a wide window, where nothing has to move for them. */
export function showGoalsBeside(client: QueryClient): void {
  const locale = LOCALES.find((each) => each === document.documentElement.lang.slice(0, 2));
  const wide = matchMedia(WIDE);
  if (locale === undefined) return;
  const address = pathOf({ name: 'goals' }, locale);
  const panel = document.createElement('section');
  panel.className = 'card sticky top-0 overflow-clip';
  panel.setAttribute('aria-labelledby', 'goals-title');
  wide.addEventListener('change', () => {
    panel.hidden = !wide.matches;
  });
  let shownScores = '';
  let fetchedAt = Number.NEGATIVE_INFINITY;
  const refresh = async () => {
    const column = panel.parentElement ?? columnWithRoom();
    const scores = scoresOf(client);
    // Nothing may enter the column before React has hydrated it.
    const isHydrated = document.documentElement.dataset.hydrated !== undefined;
    if (!isHydrated || column === null || document.hidden || !wide.matches) return;
    // A focused goal keeps its focus.
    if (scores === shownScores || Date.now() - fetchedAt < MIN_REFRESH_MS || panel.matches(':focus-within')) return;
    shownScores = scores;
    fetchedAt = Date.now();
    const parts = partsOf(await fetchPage(address), address);
    if (parts.length === 0) return;
    panel.replaceChildren(...parts);
    if (!panel.isConnected) column.append(panel);
  };
  setTimeout(refresh, START_DELAY_MS);
  setInterval(refresh, CHECK_MS);
}
