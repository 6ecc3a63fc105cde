import { memo, Suspense, useEffect, useState } from 'react';
import { type ListedGroup, useApp } from '../../data/appContext.ts';
import { readStored, store } from '../../data/preferences/stored.ts';
import { nameIn } from '../../domain/locale.ts';
import { groupKey } from '../../domain/matchGroups.ts';
import { competitionRoute } from '../../format/addresses/routes.ts';
import { Icon } from '../Icon.tsx';
import { Flag } from '../navigation/Flag.tsx';
import { RowCard } from './RowList.tsx';
import { isSameGroup } from './unchanged.ts';

const KEY = 'folded';

/** Beyond this many, the oldest folded groups open again. */
const MAX_FOLDED = 100;

const foldedKeys = () => readStored(KEY)?.split(' ') ?? [];

/** Stores whether a group is folded. The script that hides groups before the first paint reads it. */
function rememberFolded(group: string, folded: boolean): void {
  const others = foldedKeys().filter((each) => each !== '' && each !== group);
  store(KEY, [...others, ...(folded ? [group] : [])].slice(-MAX_FOLDED).join(' '));
  dispatchEvent(new Event(KEY));
}

function GroupCard({ sport, group, odds, minimumAge, isEarly }: ListedGroup) {
  const { t, href, locale, route } = useApp();
  const [open, setOpen] = useState(true);
  const { competition, matches } = group;
  const { country } = competition;
  const name = nameIn(competition, locale);
  const key = groupKey(group);
  const rowsId = `rows-${key}`;
  // The page of a competition always starts unfolded.
  const isRemembered = route?.name !== 'tournament';
  useEffect(() => {
    if (isRemembered && foldedKeys().includes(key)) setOpen(false);
  }, [isRemembered, key]);
  const toggle = () => {
    setOpen(!open);
    if (isRemembered) rememberFolded(key, open);
  };
  // A long head takes two lines on a phone.
  const isLong = name.length + country.names[locale].length > 34;
  const rows = matches.map((match) => ({ match, prices: odds[match.id], minimumAge }));
  return (
    <RowCard rows={rows} sport={sport} minimumAge={minimumAge} id={rowsId} hidden={!open}>
      <Flag address={country.flag} isEarly={isEarly} />
      <h2 className={`flex min-w-0 flex-1 items-center text-sm leading-tight ${isLong ? 'max-sm:text-xs' : ''}`}>
        <a
          className="group-target flex min-h-9 min-w-0 items-center gap-1 hover:underline"
          href={href(competitionRoute(competition, sport))}
        >
          <span className="shrink-0 text-muted">{country.names[locale]}</span>
          <span aria-hidden="true" className="text-muted">
            ·
          </span>
          <span className="min-w-0 font-semibold">{name}</span>
        </a>
      </h2>
      <button
        type="button"
        className="needs-script group-target flex h-9 w-11 items-center justify-center text-muted hover:text-text"
        aria-expanded={open}
        aria-controls={rowsId}
        aria-label={t(open ? 'list.collapse' : 'list.expand', { competition: name })}
        onClick={toggle}
      >
        <Icon name="chevron" className={`size-4 ${open ? 'rotate-180' : ''}`} />
      </button>
    </RowCard>
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
}, isSameGroup);
