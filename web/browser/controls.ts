import type { QueryClient } from '@tanstack/react-query';
import { forPress, ifLoaded } from '../data/again.ts';
import { mirrorInCookie, store } from '../data/preferences/stored.ts';
import { ALERTS } from '../domain/alerts.ts';
import { watchConnection } from './connection.ts';
import { reloadOnOtherChoices } from './returns.ts';

const KEY = 'theme';

/** Switches the theme, which a script before the first paint has set, and stores it (spec section 4). */
function toggleTheme(): void {
  const theme = document.documentElement.classList.toggle('dark') ? 'dark' : 'light';
  store(KEY, theme);
  mirrorInCookie(KEY, theme);
}

/** Pixels that stay visible before the chosen link: room for the previous day. */
const VISIBLE_BEFORE = 76;

/** Scrolls to the shown day, sport and tab, in browsers without `scroll-initial-target`. */
function showChosen(): void {
  for (const chosen of document.querySelectorAll('.day-shown, .strip-sports [aria-current], .tab[aria-current]')) {
    const { left, right } = chosen.getBoundingClientRect();
    if (right > innerWidth) chosen.closest('.strip, .tabs')?.scrollBy(left - VISIBLE_BEFORE, 0);
  }
}

/**
 * After a followed link, focuses the new page’s heading, so that keyboards and screen readers continue from there. A
 * reload, going back, a fragment or a visitor who already acts keeps the focus.
 */
function focusHeading(): void {
  const [navigation] = performance.getEntriesByType('navigation');
  const isNavigation = navigation instanceof PerformanceNavigationTiming && navigation.type === 'navigate';
  const isOwnLink = document.referrer.startsWith(`${location.origin}/`);
  if (!isNavigation || !isOwnLink || location.hash !== '' || document.activeElement !== document.body) return;
  const heading = document.querySelector('h1');
  if (heading === null) return;
  heading.tabIndex = -1;
  heading.focus({ preventScroll: true });
}

const SHORTCUTS = ['/', 'j', 'k'];

const isField = (target: EventTarget | null) =>
  target instanceof Element && target.closest('input, select, textarea, [contenteditable]') !== null;

/** Whether a key is a shortcut: not in a field, not of the browser, and not turned off in the settings. */
export function isShortcut({ key, target, ctrlKey, metaKey, altKey }: KeyboardEvent): boolean {
  if (!SHORTCUTS.includes(key) || ctrlKey || metaKey || altKey || isField(target)) return false;
  return !/\bshortcuts=off\b/.test(document.cookie);
}

/** Handles shortcuts and touches. Their code loads when a visitor first uses one. */
function handleShortcutsAndTouches(client: QueryClient): void {
  addEventListener('keydown', (event) => {
    if (!isShortcut(event)) return;
    event.preventDefault();
    forPress(
      () => import('./shortcuts.ts'),
      ({ press }) => press(event.key),
    );
  });
  const load = (event: TouchEvent) => {
    let held: TouchEvent | null = event;
    const lift = () => {
      held = null;
    };
    addEventListener('touchend', lift, { once: true, passive: true });
    addEventListener('touchcancel', lift, { once: true, passive: true });
    ifLoaded(
      () => import('./gestures.ts'),
      ({ handleGestures }) => handleGestures(held, client),
    );
  };
  addEventListener('touchstart', load, { once: true, passive: true });
}

/** Loads the code of alerts for a press of a bell, for a visitor with alerts, and in the installed site. */
function handleAlerts(): void {
  const key = document.querySelector<HTMLMetaElement>(`meta[name="${ALERTS}"]`)?.content;
  if (!key) return;
  const isInstalled = matchMedia('(display-mode: standalone), (display-mode: minimal-ui)').matches;
  // Only visitors with alerts or with the installed site have a service worker. Blocked storage rejects.
  const load = () => import('./alerts.ts');
  navigator.serviceWorker?.getRegistration().then(
    (worker) => (isInstalled || worker) && ifLoaded(load, ({ begin }) => begin(key)),
    () => undefined,
  );
  addEventListener('click', ({ target }) => {
    const bell = target instanceof Element && target.closest<HTMLButtonElement>('.bell');
    if (bell) forPress(load, ({ pressBell }) => pressBell(bell, key));
  });
}

/** Closes the hidden breadcrumbs on Escape, which returns the focus, and on a press elsewhere. */
function closeCrumbs(event: Event): void {
  const crumbs = document.querySelector('.trail details[open]');
  const isEscape = event instanceof KeyboardEvent && event.key === 'Escape';
  const isElsewhere = event.type === 'pointerdown' && event.target instanceof Node && !crumbs?.contains(event.target);
  if (crumbs === null || (!isEscape && !isElsewhere)) return;
  crumbs.removeAttribute('open');
  if (isEscape) crumbs.querySelector('summary')?.focus();
}

/** Parts with matches or tables that only the server renders. */
const STILL_MATCHES =
  '#head-to-head, #live-matches, #momentum-card, #my-details, #overview, #player, #preview, #season, #standings, #team-head';

/** Starts code that can wait until the page’s controls work. */
export function startControls(client: QueryClient): void {
  if (document.querySelector(STILL_MATCHES) !== null)
    ifLoaded(
      () => import('./renewParts.ts'),
      ({ renewParts }) => renewParts(client),
    );
  watchConnection(client);
  reloadOnOtherChoices();
  focusHeading();
  showChosen();
  handleShortcutsAndTouches(client);
  handleAlerts();
  for (const name of ['pointerdown', 'keydown']) addEventListener(name, closeCrumbs);
  addEventListener('click', ({ target }) => {
    if (target instanceof Element && target.closest('.theme-toggle') !== null) toggleTheme();
  });
}
