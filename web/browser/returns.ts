import { loadStars } from '../components/personal/starClicks.ts';
import { reloadIfAnswered } from '../data/again.ts';
import { readStored } from '../data/preferences/stored.ts';
import { FOLLOW } from '../domain/follow.ts';

/** Cookies that the server makes a page with. Stars, shortcuts, the theme and visits are read in the page itself. */
const CHOICE = /^(contrast|oddsFormat|odds|zone|delay|spoilers|consent)=/;

const choices = () =>
  document.cookie
    .split('; ')
    .filter((cookie) => CHOICE.test(cookie))
    .sort()
    .join();

/** As the script before the first paint does (`THEME_SCRIPT`). */
function showTheme(): void {
  const theme = readStored('theme');
  const isDark = theme === 'dark' || (theme !== 'light' && matchMedia('(prefers-color-scheme: dark)').matches);
  document.documentElement.classList.toggle('dark', isDark);
}

/**
 * Loads a page again that comes back from the back/forward cache or from behind another tab, or that stands beside another
 * window, if its visitor has chosen otherwise meanwhile.
 */
export function reloadOnOtherChoices(): void {
  let left = choices();
  let isBehind = false;
  const leave = () => {
    if (!isBehind) left = choices();
  };
  const comeBack = () => {
    showTheme();
    isBehind = choices() !== left;
    if (isBehind) reloadIfAnswered();
  };
  addEventListener('pagehide', leave);
  addEventListener('pageshow', ({ persisted }) => persisted && comeBack());
  addEventListener('visibilitychange', () => (document.hidden ? leave() : comeBack()));
  addEventListener('blur', leave);
  // Another window has stored a choice.
  addEventListener('storage', ({ key }) => {
    // It may be the first follow.
    if (key === FOLLOW) loadStars().catch(() => undefined);
    if (!document.hidden) comeBack();
  });
}
