import type { Theme } from '../../domain/visitor.ts';
import { mirrorInCookie, store } from './stored.ts';

const KEY = 'theme';

/** The current theme, which a script before the first paint has set. */
export function currentTheme(): Theme {
  return document.documentElement.classList.contains('dark') ? 'dark' : 'light';
}

/** Switches the theme and stores it under `theme` (spec section 4). Returns the new theme. */
export function toggleTheme(): Theme {
  const theme = currentTheme() === 'dark' ? 'light' : 'dark';
  document.documentElement.classList.toggle('dark', theme === 'dark');
  store(KEY, theme);
  mirrorInCookie(KEY, theme);
  return theme;
}
