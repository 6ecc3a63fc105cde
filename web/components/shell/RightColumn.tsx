import { useApp } from '../../appContext.ts';
import { useSettings } from '../../data/useSettings.ts';
import type { Settings } from '../../domain/content.ts';
import { Icon } from '../Icon.tsx';
import { BonusCard } from '../offers/BonusCard.tsx';
import { Shared } from '../Shared.tsx';
import { NewsCard } from './NewsCard.tsx';

function Column({ settings }: { settings: Settings | undefined }) {
  const { t } = useApp();
  const complaints = settings?.site.complaints;
  return (
    <aside aria-label={t('rightColumn')} className="isolate w-full min-w-0 lg:w-72">
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

/** The right column, below the list on a phone: complaints banner, bonuses, news (spec section 2, Page shell). */
export function RightColumn() {
  const settings = useSettings();
  return (
    <Shared of={settings ?? null} by={['zone', 'oddsFormat', 'offersPaused']} name="right column">
      <Column settings={settings} />
    </Shared>
  );
}
