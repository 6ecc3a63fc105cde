import type { QueryClient } from '@tanstack/react-query';
import { LOCALES } from '../domain/locale.ts';
import { scoreOf } from '../domain/match.ts';
import type { Snapshot } from '../domain/snapshot.ts';
import { pathOf } from '../routes.ts';

/** Of so many goals at most the panel tells; the list of goals has the others. */
const MOST_LINES = 6;

/** The height that the panel may come to have: a list that ends above it has no room beside it. */
const MOST_PX = 560;

const LOOK_MS = 10_000;
const FIRST_MS = 1_000;
/** On an afternoon of many goals the page of them is asked for no more often: the rows tell each at once. */
const APART_MS = 120_000;
const PATIENCE_MS = 20_000;

/** Windows that are as wide have the right column beside the list with room to read. */
const WIDE = '(width >= 1440px)';

/** The page of a list of goals, as the server writes it; null where it can't be had. A document that comes so runs no script. */
function readGoals(address: string): Promise<Document | null> {
  return new Promise((done) => {
    const request = new XMLHttpRequest();
    request.open('GET', address);
    request.responseType = 'document';
    request.timeout = PATIENCE_MS;
    request.onloadend = () => done(request.status === 200 ? request.responseXML : null);
    request.send();
  });
}

// The heading leads to the whole list; a page without any goals has no list to show.
function partsOf(page: Document | null, address: string): HTMLElement[] {
  const list = page?.querySelector('main .card > ol');
  if (!list) return [];
  const heading = document.createElement('h2');
  heading.id = 'goals-title';
  heading.className = 'text-sm font-semibold';
  const link = document.createElement('a');
  link.href = address;
  link.className = 'flex min-h-11 items-center px-3 hover:underline';
  link.textContent = page?.querySelector('h1')?.textContent ?? '';
  heading.append(link);
  const shown = document.createElement('ol');
  shown.append(...Array.from(list.children).slice(0, MOST_LINES));
  return [heading, document.importNode(shown, true)];
}

// What stands in the lists of the page, as a text that is another one when a goal has fallen or was taken back.
function scoresOf(client: QueryClient): string {
  const lists = client.getQueryCache().getAll();
  const known = lists
    .filter(({ queryKey }) => queryKey[0] === 'live')
    .flatMap(({ queryKey }) => client.getQueryData<Snapshot>(queryKey)?.matches ?? []);
  return JSON.stringify(known.map(({ state }) => scoreOf(state)));
}

/** React takes the column over before anything else may stand in it. */
function isTakenOver(): boolean {
  return document.documentElement.dataset.hydrated !== undefined;
}

/** The right column, where the list goes on so far below it that the panel has room; null elsewhere. */
function columnWithRoom(): Element | null {
  const main = document.getElementById('main');
  const column = main?.nextElementSibling;
  const foot = column?.lastElementChild?.getBoundingClientRect().bottom ?? 0;
  return main && column && main.getBoundingClientRect().bottom - foot >= MOST_PX ? column : null;
}

/**
 * Has the goals as they fall stand beside a list, below what its right column holds, where the window is wide and the list goes on
 * further down: nothing moves for it. The panel follows who scrolls, and is written anew when a score of the list has changed, once in two
 * minutes at most.
 */
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
  let written = '';
  let readAt = Number.NEGATIVE_INFINITY;
  const write = async () => {
    const column = panel.parentElement ?? columnWithRoom();
    const scores = scoresOf(client);
    if (!isTakenOver() || column === null || document.hidden || !wide.matches) return;
    // Who has the focus on a goal keeps it.
    if (scores === written || Date.now() - readAt < APART_MS || panel.matches(':focus-within')) return;
    written = scores;
    readAt = Date.now();
    const parts = partsOf(await readGoals(address), address);
    if (parts.length === 0) return;
    panel.replaceChildren(...parts);
    if (!panel.isConnected) column.append(panel);
  };
  setTimeout(write, FIRST_MS);
  setInterval(write, LOOK_MS);
}
