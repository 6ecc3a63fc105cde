import type { SyntheticEvent } from 'react';
import { useApp } from '../../data/appContext.ts';
import { Icon } from '../Icon.tsx';
import { NoHydration } from '../NoHydration.tsx';
import { OddsFormatChoice } from '../odds/OddsFormatChoice.tsx';
import { LiveBadge } from './LiveBadge.tsx';
import type { MenuFocus } from './MobileMenu.tsx';

interface HeaderProps {
  menuOpen: boolean;
  onOpenMenu(focus: MenuFocus): void;
}

/** The header of every page except the play pages: menu buttons, logo, partner, preferences, and the sports below. */
export function Header({ menuOpen, onOpenMenu }: HeaderProps) {
  const { t, href, route } = useApp();
  const sportNow = route !== null && 'sport' in route ? route.sport : route?.name === 'home' ? 'football' : null;
  const isLiveFootball = route?.name === 'live' && sportNow === 'football';
  // A link to the same content until the script is there, and without script.
  const menuButton = (focus: MenuFocus) => {
    const open = (event: SyntheticEvent) => {
      event.preventDefault();
      onOpenMenu(focus);
    };
    return (
      // biome-ignore lint/a11y/useSemanticElements: a link works before the script and without it
      <a
        href={href(focus === 'search' ? { name: 'search' } : { name: 'competitions', sport: 'football' })}
        className={`open-${focus} flex size-11 items-center justify-center rounded-md hover:bg-sunken`}
        role="button"
        aria-label={t(focus === 'search' ? 'nav.openSearch' : 'nav.openMenu')}
        aria-haspopup="dialog"
        aria-expanded={menuOpen}
        onClick={open}
        onKeyDown={(event) => event.key === ' ' && open(event)}
      >
        <Icon name={focus === 'search' ? 'search' : 'menu'} className="size-6" />
      </a>
    );
  };
  return (
    <header className="border-b border-line bg-raised">
      <div className="mx-auto flex max-w-380 items-center px-0.5 sm:gap-2 lg:px-4 lg:py-1">
        <div className="xl:hidden">{menuButton('menu')}</div>
        <NoHydration
          id="brand"
          className="flex min-w-0 flex-1 items-center gap-2"
          render={(staticParts) => staticParts.brand()}
        />
        <div className="xl:hidden">{menuButton('search')}</div>
        {/* On a phone the switch is in the menu. */}
        <NoHydration id="odds-switch" className="hidden lg:block" render={(staticParts) => staticParts.oddsSwitch()} />
        <OddsFormatChoice />
        <NoHydration id="language" render={(staticParts) => staticParts.languageSwitch()} />
        <NoHydration id="theme" render={(staticParts) => staticParts.themeToggle()} />
      </div>
      <nav aria-label={t('nav.sports')} className="mx-auto max-w-380">
        <NoHydration id="without-script" render={(staticParts) => staticParts.navigationWithoutScript()} />
        {/* Above the page, because its touch targets end below the header. */}
        <div className="strip strip-sports z-10">
          <a
            href={href({ name: 'live', sport: 'football' })}
            aria-current={isLiveFootball ? 'page' : undefined}
            className="strip-link"
          >
            {t('nav.liveScores')} <LiveBadge sport={sportNow} />
          </a>
          <NoHydration id="sports" className="contents" render={(staticParts) => staticParts.sportLinks()} />
        </div>
      </nav>
    </header>
  );
}
