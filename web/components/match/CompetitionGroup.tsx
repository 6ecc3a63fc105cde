import { memo, Suspense, useCallback, useEffect, useState } from 'react';
import { type ListedGroup, type ListedRow, useApp } from '../../data/appContext.ts';
import { isFolded, rememberFolded } from '../../data/preferences/folded.ts';
import type { Competition } from '../../domain/competition.ts';
import { groupKey } from '../../domain/matchGroups.ts';
import { nameIn } from '../../domain/named.ts';
import { slugWithId } from '../../domain/slug.ts';
import { hasDraws, type Sport } from '../../domain/sport.ts';
import { Icon } from '../Icon.tsx';
import { Flag } from '../navigation/Flag.tsx';
import { heightOf } from './heightOf.ts';
import { RowList } from './RowList.tsx';

function rowsOf({ group, odds, minimumAge }: ListedGroup): ListedRow[] {
  return group.matches.map((match) => ({ match, prices: odds[match.id], minimumAge }));
}

/** The number of rows with prices, which are below the names on a phone. */
function pricedRowsOf({ group, odds, minimumAge }: ListedGroup): number {
  return minimumAge === null ? 0 : group.matches.filter(({ id }) => odds[id] !== undefined).length;
}

/** Compares the prices of the group's own matches, because `odds` also has those of other groups. */
function isUnchanged(before: ListedGroup, after: ListedGroup): boolean {
  return (
    before.group === after.group &&
    before.sport === after.sport &&
    before.minimumAge === after.minimumAge &&
    (before.odds === after.odds || after.group.matches.every(({ id }) => before.odds[id] === after.odds[id]))
  );
}

interface GroupHeadProps {
  competition: Competition;
  sport: Sport;
  rowsId: string;
  open: boolean;
  setOpen(open: boolean): void;
  isEarly: boolean | undefined;
}

const GroupHead = memo(function GroupHead({ competition, sport, rowsId, open, setOpen, isEarly }: GroupHeadProps) {
  const { t, href, locale } = useApp();
  const { country } = competition;
  const name = nameIn(competition, locale);
  const slug = slugWithId(competition.name, competition.id);
  return (
    <div className="group-head sticky top-0 z-10 flex h-9 items-center gap-2 rounded-t-md pl-3">
      <Flag address={country.flag} isEarly={isEarly} />
      <h2 className="flex min-w-0 flex-1 items-center text-sm">
        <a
          className="group-target flex h-9 min-w-0 items-center gap-1 hover:underline"
          href={href({ name: 'tournament', sport, category: country.slug, slug, tab: 'matches' })}
        >
          <span className="shrink-0 text-muted">{country.names[locale]}</span>
          <span aria-hidden="true" className="text-muted">
            ·
          </span>
          <span className="truncate font-semibold">{name}</span>
        </a>
      </h2>
      <button
        type="button"
        className="needs-script group-target flex h-9 w-11 items-center justify-center text-muted hover:text-text"
        aria-expanded={open}
        aria-controls={rowsId}
        aria-label={t(open ? 'list.collapse' : 'list.expand', { competition: name })}
        onClick={() => setOpen(!open)}
      >
        <Icon name="chevron" className={`size-4 ${open ? 'rotate-180' : ''}`} />
      </button>
    </div>
  );
});

function GroupCard(listed: ListedGroup) {
  const { route } = useApp();
  const [open, setOpen] = useState(true);
  const { sport, group, minimumAge, isEarly } = listed;
  const { competition, matches } = group;
  const key = groupKey(group);
  const rowsId = `rows-${key}`;
  // The page of a competition always starts unfolded.
  const isRemembered = route?.name !== 'tournament';
  useEffect(() => {
    if (isRemembered && isFolded(key)) setOpen(false);
  }, [isRemembered, key]);
  const choose = useCallback(
    (chosen: boolean) => {
      setOpen(chosen);
      if (isRemembered) rememberFolded(key, !chosen);
    },
    [isRemembered, key],
  );
  const head = { competition, sport, rowsId, open, setOpen: choose, isEarly };
  return (
    <section
      className={`card group-card mb-2 overflow-clip [--head:36px] lg:mb-3 ${minimumAge === null ? '' : hasDraws(sport) ? 'with-prices ' : 'with-prices two-way '}${heightOf(matches.length, pricedRowsOf(listed))}`}
    >
      <GroupHead {...head} />
      <RowList rows={rowsOf(listed)} id={rowsId} hidden={!open} />
    </section>
  );
}

/** The matches of one competition under a sticky header, which links to the competition and folds the matches. */
export const CompetitionGroup = memo(function CompetitionGroup(props: ListedGroup) {
  // Nothing here suspends. The boundary lets React hydrate each group separately, when the browser is idle.
  return (
    <Suspense>
      <GroupCard {...props} />
    </Suspense>
  );
}, isUnchanged);
