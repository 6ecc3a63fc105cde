import { useApp } from '../../data/appContext.ts';
import { Icon } from '../Icon.tsx';

/**
 * Toggles the theme. `web/browser/hands.ts` handles the click. CSS picks the icon and the name by the class of the root element, because the server does not know
 * the theme when it renders the page.
 */
export function ThemeToggle() {
  const { t } = useApp();
  return (
    <button
      type="button"
      className="theme-toggle needs-script flex size-11 items-center justify-center rounded-md hover:bg-sunken"
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
