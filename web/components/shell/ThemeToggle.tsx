import { useApp } from '../../appContext.ts';
import { toggleTheme } from '../../preferences/theme.ts';
import { Icon } from '../Icon.tsx';

/**
 * Flips the theme. Which icon and name show is decided by the style sheet: the theme is known to the page's root before
 * script runs, not to what the server rendered.
 */
export function ThemeToggle() {
  const { t } = useApp();
  return (
    <button
      type="button"
      className="needs-script flex size-11 items-center justify-center rounded-md hover:bg-sunken"
      onClick={toggleTheme}
    >
      <span className="dark:hidden">
        <Icon name="moon" />
        <span className="sr-only">{t('theme.toDark')}</span>
      </span>
      <span className="hidden dark:inline">
        <Icon name="sun" />
        <span className="sr-only">{t('theme.toLight')}</span>
      </span>
    </button>
  );
}
