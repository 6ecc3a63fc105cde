import { useApp } from '../../data/appContext.ts';
import { useSettings } from '../../data/useSettings.ts';
import { NoHydration } from '../NoHydration.tsx';
import { BonusCard } from '../offers/BonusCard.tsx';

/** The right column, below the list on a phone: complaints banner, bonuses, news (spec section 2, Page shell). */
export function RightColumn() {
  const { t } = useApp();
  const settings = useSettings();
  return (
    <aside aria-label={t('rightColumn')} className="isolate w-full min-w-0 lg:w-72">
      <NoHydration id="complaints" render={(staticParts) => staticParts.complaints(settings)} />
      <BonusCard settings={settings} />
      <NoHydration id="news" render={(staticParts) => staticParts.news(settings)} />
    </aside>
  );
}
