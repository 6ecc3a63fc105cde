import { ifLoaded } from '../../data/again.ts';
import { currentFollows, onFollows, restoreFollows, storeFollows } from '../../data/preferences/follows.ts';
import { mirrorInCookie } from '../../data/preferences/stored.ts';
import { isFollow, toggled } from '../../domain/follows.ts';
import { ABSENCE_MS, SEEN, seenAt } from '../../domain/lastVisit.ts';
import { myMatchesFor } from '../match/MyMatchesCard.tsx';

const recordVisit = () => mirrorInCookie(SEEN, String(Date.now()));

// A page with news from the server already shows them.
function onReturn(): void {
  const since = seenAt(document.cookie);
  recordVisit();
  if (since === null || Date.now() - since < ABSENCE_MS || document.getElementById('since-visit-title') !== null)
    return;
  ifLoaded(
    () => import('./sinceVisitNotice.ts'),
    ({ showSinceVisit }) => showSinceVisit(since),
  );
}

function onVisibility(): void {
  if (currentFollows().length === 0) return;
  if (document.hidden) recordVisit();
  else onReturn();
}

/** Records visits, and shows news about follows after an absence of five minutes or more. */
function watchReturns(): void {
  addEventListener('visibilitychange', onVisibility);
  addEventListener('pagehide', () => {
    if (currentFollows().length > 0) recordVisit();
  });
  onVisibility();
}

/** Labels a row’s star with the teams of the row. */
function name(star: HTMLButtonElement, versus: string): void {
  const teams = star.parentElement?.querySelectorAll('.row-link .row-name');
  const [home, away] = Array.from(teams ?? [], (team) => (team.querySelector('.name-long') ?? team).textContent);
  if (home && away)
    star.setAttribute(
      'aria-label',
      versus.replace(/[<>]/g, (side) => (side === '<' ? home : away)),
    );
}

/** Updates the number of follows, and the label and pressed state of every star. */
function show(): void {
  const follows = new Set<string>(currentFollows());
  for (const link of document.querySelectorAll<HTMLElement>('.own-count'))
    link.dataset.own = String(follows.size || '');
  const versus = document.getElementById('follow')?.dataset.versus ?? '';
  for (const star of document.querySelectorAll<HTMLButtonElement>('.star')) {
    if (star.parentElement?.classList.contains('row')) name(star, versus);
    star.setAttribute('aria-pressed', String(follows.has(star.value)));
  }
}

let isWaiting = false;

/** Updates new stars when scores, days or filters change the rows: pressed state at once, labels a moment later. */
function showNew(): void {
  const follows: readonly string[] = currentFollows();
  for (const star of document.querySelectorAll<HTMLButtonElement>('.star:not([aria-pressed])')) {
    if (follows.includes(star.value)) star.setAttribute('aria-pressed', 'true');
  }
  if (isWaiting) return;
  isWaiting = true;
  setTimeout(() => {
    isWaiting = false;
    show();
  }, 100);
}

restoreFollows();

export const MyMatchList = myMatchesFor(currentFollows());

show();
onFollows(show);
watchReturns();
new MutationObserver(showNew).observe(document.body, { childList: true, subtree: true });

let hiding = 0;

/** Long enough to read it and to reach its button. */
const NOTICE_MS = 12_000;

/** Screen readers announce changes only in an element that already exists. */
const ANNOUNCE_DELAY_MS = 100;

const notice = document.getElementById('follow-notice');

// Content outside an open dialog is not announced or reachable, so the notice goes inside it. Returns the milliseconds
// before it may announce.
function placeBeside(pressed: HTMLElement): number {
  const place = pressed.closest('dialog') ?? document.body;
  if (notice === null || notice.contains(pressed) || place.contains(notice)) return 0;
  place.append(notice);
  return ANNOUNCE_DELAY_MS;
}

/** Shows a notice with an undo button. */
function notify(
  form: HTMLFormElement,
  outcome: 'added' | 'removed' | 'full',
  star: HTMLButtonElement,
  delay: number,
): void {
  const [text, undo] = notice?.children ?? [];
  if (!(text instanceof HTMLElement) || !(undo instanceof HTMLButtonElement)) return;
  const label = star.getAttribute('aria-label') ?? '';
  const name = label.replace(form.dataset.star ?? '', '').trim();
  const words = (form.dataset[outcome] ?? '').replace('…', name);
  setTimeout(() => text.replaceChildren(words), delay);
  undo.value = star.value;
  // Undo uses the same label.
  undo.dataset.label = label;
  undo.hidden = outcome === 'full';
  notice?.classList.add('is-shown');
  clearTimeout(hiding);
  const hide = () => {
    if (notice?.matches(':focus-within')) hiding = window.setTimeout(hide, NOTICE_MS);
    else {
      notice?.classList.remove('is-shown');
      undo.hidden = true;
    }
  };
  hiding = window.setTimeout(hide, NOTICE_MS);
}

export function pressStar(pressed: HTMLElement, form: HTMLFormElement): void {
  if (!(pressed instanceof HTMLButtonElement) || !isFollow(pressed.value)) return;
  const before = currentFollows();
  const after = toggled(before, pressed.value);
  const star = document.querySelector<HTMLButtonElement>(`.star[value="${pressed.value}"]`) ?? pressed;
  storeFollows(after);
  const outcome = after === before ? 'full' : after.length > before.length ? 'added' : 'removed';
  notify(form, outcome, star, placeBeside(pressed));
}
