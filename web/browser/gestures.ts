import type { QueryClient } from '@tanstack/react-query';
import { share } from './share.ts';

/** The lifted finger would follow the row’s link. */
const stop = (event: Event) => event.preventDefault();

const NOTE_MS = 2500;

let hiding = 0;

/** Shows a note at the top of the window for a moment. */
function say(text = ''): void {
  const note = document.getElementById('pull-note');
  note?.replaceChildren(text);
  clearTimeout(hiding);
  hiding = window.setTimeout(() => note?.replaceChildren(), NOTE_MS);
}

const partOf = (row: HTMLElement, name: string) => row.querySelector(`.row-${name} .row-name`)?.textContent ?? '';

/** Offers star, match board and share for a row. The dialog and its words are the server’s (`RowMenu`). */
function openRowMenu(row: HTMLElement): void {
  const menu = document.getElementById('row-menu');
  const star = row.querySelector<HTMLButtonElement>('.star');
  const link = row.querySelector<HTMLAnchorElement>('.row-link');
  const title = menu?.querySelector('p');
  const board = menu?.querySelector<HTMLAnchorElement>('a');
  if (!(menu instanceof HTMLDialogElement) || star === null || link === null || !title || !board) return;
  addEventListener('touchend', stop, { once: true, passive: false });
  addEventListener('contextmenu', stop, { once: true });
  navigator.vibrate?.(10);
  title.textContent = [partOf(row, 'home'), partOf(row, 'away')].join(' – ');
  board.href = `${board.dataset.board}?matches=${star.value.slice(1)}`;
  menu.onclick = ({ target }) => {
    const done = target instanceof Element ? target.closest('button')?.value : undefined;
    // The row may be a newer one by now.
    if (done === 'star') document.querySelector<HTMLElement>(`.row .star[value="${star.value}"]`)?.click();
    if (done === 'share') share(title.textContent ?? '', menu.dataset, link.href).then((said) => said && say(said));
    menu.close();
  };
  menu.showModal();
}

const LONG_PRESS_MS = 500;
/** A finger that moves further is scrolling or swiping. */
const STILL_PX = 10;
const SWIPE_PX = 72;
const SWIPE_MS = 600;
/** The system’s own gestures begin at the edges. */
const EDGE_PX = 28;
const PULL_PX = 72;

interface Touched {
  target: Element;
  x: number;
  y: number;
  at: number;
  atTop: boolean;
}

let touched: Touched | null = null;
let pressing = 0;

function isScroller(element: Element): boolean {
  return element.scrollWidth > element.clientWidth + 1 && /auto|scroll/.test(getComputedStyle(element).overflowX);
}

/** Whether a touch belongs to a part that scrolls sideways itself, to a field or to an open dialog. */
function isTaken(target: Element): boolean {
  if (target.closest('input, select, dialog, .pitch') !== null) return true;
  for (let part: Element | null = target; part !== null; part = part.parentElement) if (isScroller(part)) return true;
  return false;
}

/** Follows the link before or after the open tab, or the shown day if the page has no tabs. */
function turn(step: 1 | -1): void {
  const links = ['main .tabs > a', '#calendar a']
    .map((links) => [...document.querySelectorAll<HTMLAnchorElement>(links)])
    .find((links) => links.some((link) => link.hasAttribute('aria-current')));
  const now = links?.findIndex((link) => link.hasAttribute('aria-current')) ?? -1;
  links?.[now + step]?.click();
}

const SCORES = ['live', 'event', 'goals'];

const ages = new Intl.RelativeTimeFormat(document.documentElement.lang);

/** Says how old the scores are, and asks for newer ones. */
function pull(client: QueryClient): void {
  const times = client
    .getQueryCache()
    .findAll({ predicate: ({ queryKey }) => SCORES.includes(String(queryKey[0])) })
    .map(({ state }) => state.dataUpdatedAt);
  if (times.length === 0) return;
  const seconds = Math.max(0, Math.round((Date.now() - Math.max(...times)) / 1000));
  const age = seconds < 120 ? ages.format(-seconds, 'second') : ages.format(-Math.floor(seconds / 60), 'minute');
  say(document.getElementById('pull-note')?.dataset.age?.replace('…', age));
  client.refetchQueries({ type: 'active' });
}

function begin({ touches, target }: TouchEvent): void {
  clearTimeout(pressing);
  const [touch, ...others] = touches;
  touched = null;
  if (touch === undefined || others.length > 0 || !(target instanceof Element)) return;
  touched = { target, x: touch.clientX, y: touch.clientY, at: performance.now(), atTop: scrollY <= 0 };
  const row = target.closest<HTMLElement>('.row');
  if (row === null) return;
  pressing = window.setTimeout(() => {
    touched = null;
    openRowMenu(row);
  }, LONG_PRESS_MS);
}

function end({ changedTouches: [touch] }: TouchEvent, client: QueryClient): void {
  clearTimeout(pressing);
  if (touched === null || touch === undefined) return;
  const { target, x, y, at, atTop } = touched;
  const [right, down] = [touch.clientX - x, touch.clientY - y];
  touched = null;
  if (atTop && down > PULL_PX && down > 2 * Math.abs(right)) pull(client);
  const isSwipe =
    Math.abs(right) > SWIPE_PX && Math.abs(right) > 2 * Math.abs(down) && performance.now() - at < SWIPE_MS;
  const isAtEdge = x < EDGE_PX || x > innerWidth - EDGE_PX;
  if (isSwipe && !isAtEdge && !isTaken(target)) turn(right < 0 ? 1 : -1);
}

/** Handles swipes, long presses on rows and pulls, beginning with the touch that loaded this code if it still lasts. */
export function handleGestures(first: TouchEvent | null, client: QueryClient): void {
  addEventListener('touchstart', begin, { passive: true });
  addEventListener('touchend', (event) => end(event, client), { passive: true });
  addEventListener('touchcancel', () => clearTimeout(pressing), { passive: true });
  addEventListener(
    'touchmove',
    ({ touches: [touch] }) => {
      if (touched === null || touch === undefined) return;
      if (Math.hypot(touch.clientX - touched.x, touch.clientY - touched.y) > STILL_PX) clearTimeout(pressing);
    },
    { passive: true },
  );
  if (first !== null) begin(first);
}
