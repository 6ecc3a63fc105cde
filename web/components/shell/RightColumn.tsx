import { useQuery } from '@tanstack/react-query';
import { useApp } from '../../appContext.ts';
import { settingsQuery } from '../../data/queries.ts';
import { Icon } from '../Icon.tsx';
import { BonusCard } from '../offers/BonusCard.tsx';
import { NewsCard } from './NewsCard.tsx';

/** The right column, below the list on a phone: complaints banner, bonuses, news (spec section 2, Page shell). */
export function RightColumn() {
  const { t, locale } = useApp();
  const { data: settings } = useQuery(settingsQuery(locale));
  const complaints = settings?.site.complaints;
  return (
    <aside className="isolate w-full min-w-0 lg:w-72">
      {complaints !== null && complaints !== undefined && (
        <a
          href={complaints.url}
          target="_blank"
          rel="noopener noreferrer"
          className="card mb-3 flex items-center gap-3 px-3 py-3 hover:bg-sunken"
        >
          <Icon name="shield" className="size-6 text-accent" />
          <span className="min-w-0 flex-1 text-sm">
            <b className="block font-semibold">{complaints.title}</b>
            <span className="text-muted">{complaints.text}</span>
            <span className="sr-only"> ({t('nav.newTab')})</span>
          </span>
          <Icon name="out" className="size-4 text-muted" />
        </a>
      )}
      <BonusCard settings={settings} />
      <NewsCard settings={settings} />
    </aside>
  );
}
