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
    <nav aria-label={t('tournament.tabs')} className="tabs mb-2 lg:mb-3">
      {tabs.map((tab) => (
        <a
          key={tab}
          href={href({ ...route, tab })}
          aria-current={tab === route.tab ? 'page' : undefined}
          className="tab"
        >
          {t(`tournament.${tab}`)}
        </a>
      ))}
    </nav>
  );
}
