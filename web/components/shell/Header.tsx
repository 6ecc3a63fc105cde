import { useQuery } from '@tanstack/react-query';
import type { SyntheticEvent } from 'react';
import { useApp } from '../../data/appContext.ts';
import { badgeQuery, countersQuery, snapshotQuery, withoutPolling } from '../../data/queries.ts';
import type { Snapshot } from '../../domain/snapshot.ts';
import type { Sport } from '../../domain/sport.ts';
import { Icon } from '../Icon.tsx';
import { NoHydration } from '../NoHydration.tsx';
import { OddsFormatChoice } from '../odds/OddsFormatChoice.tsx';
import type { MenuFocus } from './MobileMenu.tsx';

const liveOf = ({ counters }: Snapshot) => counters.live;

/** The number of live football matches, from the list of the page if it is today's football. */
function LiveBadge({ sport }: { sport: Sport | null }) {
  const { t, site, visitor, todaysList } = useApp();
  const query = badgeQuery(visitor);
  // The list on the page already polls this query.
  const list = withoutPolling(snapshotQuery(todaysList ?? query, site.pollSeconds));
  const { data: listed } = useQuery({ ...list, enabled: todaysList !== null, select: liveOf });
  const { data: counters } = useQuery({ ...countersQuery(query, site.pollSeconds), enabled: todaysList === null });
  const live = todaysList !== null ? listed : counters?.live;
  if (live === undefined) return null;
  return (
    <span className="min-w-6 rounded-full bg-live px-2 text-center text-xs leading-5 font-bold text-raised">
      <span aria-hidden="true">{live}</span>
      {sport !== null && sport !== 'football' && <span aria-hidden="true"> {t('sport.football')}</span>}
      <span className="sr-only">{t.count('live.badge', live)}</span>
    </span>
  );
}

/** The header of every page except the play pages: menu buttons, logo, partner, preferences, and the sports below. */
export function Header({ menuOpen, onOpenMenu }: { menuOpen: boolean; onOpenMenu(focus: MenuFocus): void }) {
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
      <div className="mx-auto flex max-w-380 flex-wrap items-center px-0.5 sm:gap-2 lg:px-4 lg:py-1">
        <div className="xl:hidden">{menuButton('menu')}</div>
        <NoHydration
          id="brand"
          className="flex min-w-0 flex-1 items-center gap-2"
          render={(staticParts) => staticParts.brand()}
        />
        <div className="xl:hidden">{menuButton('search')}</div>
        {/* On a phone the switch is in the menu. */}
        <NoHydration
          id="odds-switch"
          className="hidden text-sm whitespace-nowrap lg:block"
          render={(staticParts) => staticParts.oddsSwitch()}
        />
        <OddsFormatChoice />
        <NoHydration id="language" render={(staticParts) => staticParts.languageSwitch()} />
        <NoHydration id="theme-toggle" render={(staticParts) => staticParts.themeToggle()} />
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
