import { useApp } from '../../data/appContext.ts';
import type { Match } from '../../domain/match.ts';
import { eventSlug } from '../../domain/slug.ts';
import type { EventTab } from '../../domain/tabs.ts';

/** The tabs of a match as links. Each tab has its own page. */
export function EventTabs({ match, tabs, open }: { match: Match; tabs: readonly EventTab[]; open: EventTab }) {
  const { t, href } = useApp();
  if (tabs.length < 2) return null;
  return (
    <nav aria-label={t('event.tabs')} className="event-tabs tabs sticky">
      {tabs.map((tab) => (
        <a
          key={tab}
          href={href({ name: 'event', sport: match.sport, slug: eventSlug(match), tab })}
          aria-current={tab === open ? 'page' : undefined}
          className="tab"
        >
          {t(`event.${tab}`)}
        </a>
      ))}
    </nav>
  );
}
