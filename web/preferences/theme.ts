import type { Theme } from '../domain/visitor.ts';
import { mirrorInCookie, store } from './stored.ts';

const KEY = 'theme';

/** The theme that the page shows now; a script before the first paint has set it. */
export function currentTheme(): Theme {
  return document.documentElement.classList.contains('dark') ? 'dark' : 'light';
}

/** Shows the other theme and stores it under `theme` (spec section 4). Gives the theme that now shows. */
export function toggleTheme(): Theme {
  const theme = currentTheme() === 'dark' ? 'light' : 'dark';
  document.documentElement.classList.toggle('dark', theme === 'dark');
  store(KEY, theme);
  mirrorInCookie(KEY, theme);
  return theme;
}
