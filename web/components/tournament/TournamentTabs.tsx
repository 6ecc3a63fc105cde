import type { Route } from '../../addresses/routes.ts';
import { useApp } from '../../data/appContext.ts';
import type { TournamentTab } from '../../domain/tabs.ts';

interface TournamentTabsProps {
  route: Route & { name: 'tournament' };
  /** The tabs with content, and the open tab. */
  tabs: readonly TournamentTab[];
}

/** The tabs of a competition as links. Each tab has its own page. */
export function TournamentTabs({ route, tabs }: TournamentTabsProps) {
  const { t, href } = useApp();
  return (
    <nav aria-label={t('tournament.tabs')} className="no-scrollbar mb-3 flex gap-1 overflow-x-auto">
      {tabs.map((tab) => (
        <a
          key={tab}
          href={href({ ...route, tab })}
          aria-current={tab === route.tab ? 'page' : undefined}
          className="pill min-h-11 hover:bg-sunken"
        >
          {t(`tournament.${tab}`)}
        </a>
      ))}
    </nav>
  );
}
