import type { QueryClient } from '@tanstack/react-query';
import { toggleTheme } from '../data/preferences/theme.ts';
import { focusHeading } from './focusHeading.ts';
import { showDay } from './showDay.ts';

const SHORTCUTS = ['/', 'j', 'k'];

const isField = (target: EventTarget | null) =>
  target instanceof Element && target.closest('input, select, textarea, [contenteditable]') !== null;

/** Hears shortcuts and touches. Their code loads when a visitor first uses one. */
function hearHands(client: QueryClient): void {
  addEventListener('keydown', (event) => {
    const { key, target, ctrlKey, metaKey, altKey } = event;
    if (!SHORTCUTS.includes(key) || ctrlKey || metaKey || altKey || isField(target)) return;
    if (/\bshortcuts=off\b/.test(document.cookie)) return;
    event.preventDefault();
    import('./shortcuts.ts').then(({ press }) => press(key));
  });
  const load = (event: TouchEvent) => import('./touches.ts').then(({ hearTouches }) => hearTouches(event, client));
  addEventListener('touchstart', load, { once: true, passive: true });
}

/** Begins what can wait until the page’s controls work. */
export function begin(client: QueryClient): void {
  focusHeading();
  showDay();
  hearHands(client);
  addEventListener('click', ({ target }) => {
    if (target instanceof Element && target.closest('.theme-toggle') !== null) toggleTheme();
  });
}
