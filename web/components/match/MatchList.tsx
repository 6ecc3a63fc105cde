import { useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { type ListedGroup, type MyMatchesList, useApp } from '../../data/appContext.ts';
import { useConfirmedAt } from '../../data/pageClock.ts';
import type { ListView } from '../../data/pageState.ts';
import { QUIET_LIST_MS } from '../../data/polling.ts';
import { oddsQuery, snapshotQuery, withoutPolling } from '../../data/queries.ts';
import { useSettings } from '../../data/useSettings.ts';
import { quietFor } from '../../domain/awaited.ts';
import type { ListFilter, ListQuery } from '../../domain/listQuery.ts';
import { groupKey, groupsOf } from '../../domain/matchGroups.ts';
import { topIdsOf } from '../../domain/matchOrder.ts';
import { isLong, wholeList } from '../../domain/snapshot.ts';
import type { Route } from '../../format/addresses/routes.ts';
import { MatchAnnouncer } from '../aloud/ReadAloud.tsx';
import { lazyComponent } from '../lazyComponent.tsx';
import { NoHydration } from '../NoHydration.tsx';
import { OddsLegend } from '../odds/OddsLegend.tsx';
import { stars } from '../personal/starClicks.ts';
import { CompetitionGroup } from './CompetitionGroup.tsx';
import { FilterTabs } from './FilterTabs.tsx';
import { Freshness } from './Freshness.tsx';
import { EmptyList, ListDays, ListPager } from './ListParts.static.tsx';
import { listAddress } from './listAddress.ts';
import { ServerMyMatchesCard } from './MyMatchesCard.static.tsx';
import { useShownOdds } from './useShownOdds.ts';

export function DayList({ list, route }: { list: ListView; route: Route }) {
  return (
    <>
      <NoHydration id="days">
        <ListDays list={list} route={route} />
      </NoHydration>
      {list.isOutside ? (
        <NoHydration id="empty">
          <EmptyList list={list} route={route} isUnavailable={false} />
        </NoHydration>
      ) : (
        <MatchList list={list} route={route} hasFilter />
      )}
    </>
  );
}

const MyMatchList = lazyComponent(async () => (await stars).MyMatchList);

/** The visitor's followed matches: the server's markup until the code for updates has loaded. */
function MyMatches(list: MyMatchesList) {
  return (
    <MyMatchList {...list}>
      <NoHydration id="own">
        <ServerMyMatchesCard list={list} />
      </NoHydration>
    </MyMatchList>
  );
}

/** The groups whose flags may be in the first paint. */
const EARLY_GROUPS = 4;

interface MatchListProps {
  list: ListView;
  route: Route;
  /** False on the live page, which has only one filter. */
  hasFilter: boolean;
}

/** Separate from the rows, because every poll confirms the list but few polls change it. */
export function ListFreshness({ query }: { query: ListQuery }) {
  const { site } = useApp();
  const { data, dataUpdatedAt, refetch } = useQuery(withoutPolling(snapshotQuery(query, site.pollSeconds)));
  const confirmedAt = useConfirmedAt(data, dataUpdatedAt);
  const rest = data && quietFor(wholeList(data), confirmedAt, QUIET_LIST_MS);
  return <Freshness confirmedAt={confirmedAt} stale={data?.stale === true} rest={rest} retry={refetch} />;
}

export function MatchList({ list, route, hasFilter }: MatchListProps) {
  const { query, filter: initialFilter, pages } = list;
  const { site, locale, t, href } = useApp();
  const [filter, setFilter] = useState(initialFilter);
  const { data: snapshot } = useQuery(snapshotQuery(query, site.pollSeconds));
  const settings = useSettings();
  const hasOffers = settings !== undefined && settings.operators.length > 0;
  const { data: board } = useQuery({ ...oddsQuery(query, site.pollSeconds, snapshot?.matches), enabled: hasOffers });
  const odds = useShownOdds({ matches: snapshot?.matches, board, policy: hasOffers ? settings.policy : null });
  // The order stays as it was, so that late settings move nothing.
  const [topIds] = useState(() => topIdsOf(settings));
  const groups = useMemo(
    () => groupsOf(snapshot?.matches ?? [], { filter, topIds, locale }),
    [snapshot?.matches, filter, topIds, locale],
  );
  // The server's notice is only for a list that was empty at first. One that becomes empty later links to a new page.
  const [wasEmpty] = useState(groups.length === 0);

  const empty = (
    <NoHydration id="empty">
      <EmptyList list={list} route={route} isUnavailable={snapshot?.incomplete !== false} />
    </NoHydration>
  );
  if (snapshot === undefined) return empty;
  const isWhole = !isLong(snapshot.counters);
  const addressOf = (chosen: ListFilter) => `${href(route)}${listAddress(list, route, chosen)}`;
  const choose = (chosen: ListFilter) => {
    setFilter(chosen);
    history.replaceState(history.state, '', addressOf(chosen));
  };
  const minimumAge = hasOffers ? settings.policy.minimumAge : null;
  const listed = groups.map((group, index) => {
    return { group, sport: query.sport, odds, minimumAge, isEarly: index < EARLY_GROUPS };
  });
  const beside = listed.filter(({ group }) => group.isBeside);
  const inExtra = beside.flatMap(({ group }) => group.matches.map(({ state }) => state.kind === 'playing'));
  const place = (part: ListedGroup[]) => part.map((each) => <CompetitionGroup key={groupKey(each.group)} {...each} />);
  return (
    <>
      {hasFilter && (
        <FilterTabs
          filter={filter}
          counters={snapshot.counters}
          addressOf={addressOf}
          onChoose={isWhole ? choose : undefined}
        />
      )}
      <ListFreshness query={query} />
      <p role="status" className={snapshot.incomplete ? 'card mb-3 border-live px-3 py-2 text-sm' : 'sr-only'}>
        {snapshot.incomplete && t('list.incomplete')}
      </p>
      <MatchAnnouncer matches={snapshot.matches} />
      {groups.length === 0 &&
        (wasEmpty && filter === initialFilter ? (
          empty
        ) : (
          <a className="card mb-3 block px-4 py-10 text-center underline" href={addressOf(filter)}>
            {t('list.over')}
          </a>
        ))}
      {route.name !== 'tournament' && (
        <MyMatches matches={snapshot.matches} filter={filter} sport={query.sport} odds={odds} minimumAge={minimumAge} />
      )}
      {place(listed.filter(({ group }) => !group.isBeside))}
      {beside.length > 0 && (
        <>
          {/* Running matches that do not count as live: extra time or interrupted. */}
          <h2 className="mb-2 px-1 text-sm font-bold">
            {[inExtra.includes(true) && t('list.extraTime'), inExtra.includes(false) && t('list.interrupted')]
              .filter(Boolean)
              .join(' · ')}{' '}
            <span className="text-muted">{snapshot.counters.running}</span>
          </h2>
          {place(beside)}
        </>
      )}
      {hasOffers && Object.keys(odds).length > 0 && <OddsLegend policy={settings.policy} />}
      {pages > 1 && (
        <NoHydration id="pager">
          <ListPager list={list} route={route} />
        </NoHydration>
      )}
    </>
  );
}
