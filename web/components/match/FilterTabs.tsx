import type { MouseEvent } from 'react';
import { useApp } from '../../data/appContext.ts';
import { opensElsewhere } from '../../data/opensElsewhere.ts';
import { LIST_FILTERS, type ListFilter } from '../../domain/listQuery.ts';
import type { Counters } from '../../domain/snapshot.ts';
import { countFor } from '../../domain/snapshot.ts';
import { NoHydration } from '../NoHydration.tsx';
import { OddsView } from '../odds/OddsView.static.tsx';

interface FilterTabsProps {
  filter: ListFilter;
  counters: Counters | undefined;
  addressOf(filter: ListFilter): string;
  /** Shows another filter without a page load; undefined if the page has only a part of the list. */
  onChoose: ((filter: ListFilter) => void) | undefined;
}

/** The filters with their counts, and the switch between scores and odds. Links, so that they work without script. */
export function FilterTabs({ filter, counters, addressOf, onChoose }: FilterTabsProps) {
  const { t } = useApp();
  const choose = (chosen: ListFilter) => (event: MouseEvent) => {
    // For an empty filter, load the page: only the server knows the next match.
    if (opensElsewhere(event) || onChoose === undefined || counters === undefined) return;
    if (countFor(counters, chosen) === 0) return;
    event.preventDefault();
    onChoose(chosen);
  };
  return (
    <div className="strip-row">
      <nav aria-label={t('filter.label')} className="strip strip-filters">
        {LIST_FILTERS.map((each) => (
          <a
            key={each}
            href={addressOf(each)}
            aria-current={each === filter ? 'true' : undefined}
            className="strip-link"
            onClick={choose(each)}
          >
            {each === 'live' && <i className="live-dot" />}
            {t(`filter.${each}`)}
            {counters !== undefined && <span className="text-xs opacity-75">{countFor(counters, each)}</span>}
          </a>
        ))}
      </nav>
      <NoHydration id="odds-view">
        <OddsView />
      </NoHydration>
    </div>
  );
}
