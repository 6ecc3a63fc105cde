import { useApp } from '../../appContext.ts';
import { useSettings } from '../../data/useSettings.ts';
import { Icon } from '../Icon.tsx';
import { imageAddress } from '../imageAddress.ts';
import { LanguageSwitch } from '../navigation/LanguageSwitch.tsx';
import { OddsFormatChoice } from '../odds/OddsFormatChoice.tsx';
import { OddsSwitch } from '../odds/OddsSwitch.tsx';
import { LiveBadge } from './LiveBadge.tsx';
import { Logo } from './Logo.tsx';
import type { MenuFocus } from './MobileMenu.tsx';
import { ThemeToggle } from './ThemeToggle.tsx';

function PartnerLink() {
  const { t } = useApp();
  const settings = useSettings();
  const partner = settings?.site.partner;
  if (partner === null || partner === undefined) return null;
  return (
    <a
      href={partner.url}
      target="_blank"
      rel="noopener noreferrer"
      className="hidden min-h-11 min-w-0 items-center gap-1 text-xs whitespace-nowrap text-muted hover:text-text sm:flex"
    >
      {t('nav.poweredBy')}{' '}
      {partner.logo === null ? (
        <b className="min-w-0 truncate font-semibold text-text">{partner.name}</b>
      ) : (
        <img
          src={imageAddress(partner.logo, 96)}
          alt={partner.name}
          width="96"
          height="24"
          className="h-6 w-24 object-contain"
        />
      )}
      <span className="sr-only"> ({t('nav.newTab')})</span>
    </a>
  );
}

/**
 * On a phone the menu needs script; without it these links lead to what it holds. A browser with script never reads them,
 * so that they are in no script either.
 */
function NavigationWithoutScript() {
  const { t, href } = useApp();
  if (!import.meta.env.SSR) return <noscript />;
  return (
    <noscript>
      <ul className="flex flex-wrap gap-x-4 px-3 lg:hidden">
        <li>
          <a
            className="flex min-h-11 items-center text-sm underline"
            href={href({ name: 'competitions', sport: 'football' })}
          >
            {t('sidebar.competitions')}
          </a>
        </li>
        <li>
          <a
            className="flex min-h-11 items-center text-sm underline"
            href={href({ name: 'regions', sport: 'football' })}
          >
            {t('sidebar.countries')}
          </a>
        </li>
        <li>
          <OddsSwitch />
        </li>
      </ul>
    </noscript>
  );
}

interface HeaderProps {
  menuOpen: boolean;
  onOpenMenu(focus: MenuFocus): void;
}

/** The head of every page but the play pages: logo, menu buttons, partner, preferences, and the sports below. */
export function Header({ menuOpen, onOpenMenu }: HeaderProps) {
  const { t, href, route, site } = useApp();
  const sportNow = route !== null && 'sport' in route ? route.sport : route?.name === 'home' ? 'football' : null;
  const isLiveFootball = route?.name === 'live' && sportNow === 'football';
  const menuButton = (focus: MenuFocus) => (
    <button
      type="button"
      className="needs-script flex size-11 items-center justify-center rounded-md hover:bg-sunken"
      aria-label={t(focus === 'search' ? 'nav.openSearch' : 'nav.openMenu')}
      aria-haspopup="dialog"
      aria-expanded={menuOpen}
      onClick={() => onOpenMenu(focus)}
    >
      <Icon name={focus === 'search' ? 'search' : 'menu'} className="size-6" />
    </button>
  );
  return (
    <header className="border-b border-line bg-raised">
      <div className="mx-auto flex max-w-7xl items-center px-0.5 py-1 sm:gap-2 lg:px-4">
        <div className="lg:hidden">{menuButton('menu')}</div>
        <Logo />
        <div className="flex-1" />
        <PartnerLink />
        <div className="lg:hidden">{menuButton('search')}</div>
        {/* On a phone the menu has it. */}
        <OddsSwitch className="hidden lg:inline-flex" />
        <OddsFormatChoice />
        <LanguageSwitch />
        <ThemeToggle />
      </div>
      <nav aria-label={t('nav.sports')} className="mx-auto max-w-7xl">
        <NavigationWithoutScript />
        <ul className="no-scrollbar flex gap-1 overflow-x-auto px-2 pb-1 lg:px-4">
          <li>
            <a
              href={href({ name: 'live', sport: 'football' })}
              aria-current={isLiveFootball ? 'page' : undefined}
              className="pill min-h-11 hover:bg-sunken"
            >
              {t('nav.liveScores')} <LiveBadge sport={sportNow} />
            </a>
          </li>
          {site.sports.map((sport) => (
            <li key={sport}>
              <a
                href={href({ name: 'sport', sport })}
                aria-current={sport === sportNow && !isLiveFootball ? 'true' : undefined}
                className="pill min-h-11 hover:bg-sunken"
              >
                {t(`sport.${sport}`)}
              </a>
            </li>
          ))}
        </ul>
      </nav>
    </header>
  );
}
