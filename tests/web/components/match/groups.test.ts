import { describe, expect, it } from 'vitest';
import type { ListFilter } from '../../../../web/domain/listQuery.ts';
import type { Locale } from '../../../../web/domain/locale.ts';
import type { Match } from '../../../../web/domain/match.ts';
import { changedGroups, groupKey, groupsOf, sharedGroups } from '../../../../web/domain/matchGroups.ts';
import { matchFrom } from '../../../support/wireMatch.ts';

const tournament = (id: string, name: string, country: string) => ({
  id,
  name,
  country: { id: `c${country}`, name: country },
});

const eredivisie = tournament('nl1', 'Eredivisie', 'Netherlands');
const serieA = tournament('it1', 'Serie A', 'Italy');
const premier = tournament('en1', 'Premier League', 'England');
const championship = tournament('en2', 'Championship', 'England');

const match = (id: string, competition: object, changes: Record<string, unknown> = {}) =>
  matchFrom({ id, tournament: competition, ...changes });

function listed(
  matches: readonly Match[],
  { filter = 'all', topIds = [], locale = 'en' }: { filter?: ListFilter; topIds?: string[]; locale?: Locale } = {},
) {
  return groupsOf(matches, { filter, topIds, locale }).map(
    (group) => `${group.competition.id}: ${group.matches.map(({ id }) => id).join(' ')}`,
  );
}

describe('groups of a match list', () => {
  const day = [
    match('a', serieA),
    match('b', premier),
    match('c', eredivisie),
    match('d', championship),
    match('e', serieA),
  ];

  it('a list has one group for each competition, by country and name', () => {
    expect(listed(day)).toEqual(['en2: d', 'en1: b', 'it1: a e', 'nl1: c']);
  });

  it('groups are sorted by country name in the visitor’s language', () => {
    expect(listed(day, { locale: 'nl' })).toEqual(['en2: d', 'en1: b', 'it1: a e', 'nl1: c']);
    const german = match('g', tournament('de1', 'Bundesliga', 'Germany'));
    expect(listed([...day, german], { locale: 'nl' })[0]).toBe('de1: g');
  });

  it('top competitions come first, in the editors’ order', () => {
    expect(listed(day, { topIds: ['nl1', 'zz9', 'en1'] })).toEqual(['nl1: c', 'en1: b', 'en2: d', 'it1: a e']);
  });

  it('the visitor’s country comes next unless editors placed it', () => {
    expect(listed(day, { topIds: ['it1', 'netherlands'] })).toEqual(['it1: a e', 'nl1: c', 'en2: d', 'en1: b']);
    expect(listed(day, { topIds: ['en1', 'it1', 'netherlands', 'england'] })).toEqual([
      'en1: b',
      'it1: a e',
      'nl1: c',
      'en2: d',
    ]);
  });

  it('matches of a group are sorted by kick-off, then home team', () => {
    const at = (id: string, start_date: string, name: string) =>
      match(id, premier, { start_date, home: { id: 'h', name } });
    const matches = [
      at('late', '2026-11-21T17:30:00Z', 'Arsenal'),
      at('b', '2026-11-21T15:00:00Z', 'Brentford'),
      at('a', '2026-11-21T15:00:00Z', 'Aston Villa'),
    ];
    expect(listed(matches)).toEqual(['en1: a b late']);
  });

  it('the order of groups does not depend on the order of the feed', () => {
    expect(listed(day.toReversed()).map((text) => text.slice(0, 3))).toEqual(['en2', 'en1', 'it1', 'nl1']);
  });

  it('a filter leaves no empty group', () => {
    const matches = [
      match('live', premier, { status: '1st half' }),
      match('done', premier, { status: 'Finished' }),
      match('soon', serieA),
      match('extra', serieA, { status: 'Extra Time - 1st half' }),
      match('off', serieA, { status: 'Postponed' }),
    ];
    expect(listed(matches, { filter: 'live' })).toEqual(['en1: live', 'it1: extra']);
    expect(listed(matches, { filter: 'finished' })).toEqual(['en1: done']);
    expect(listed(matches, { filter: 'upcoming' })).toEqual(['it1: soon off']);
    expect(
      listed(matches)
        .join(' ')
        .match(/live|done|soon|extra|off/g),
    ).toHaveLength(5);
    expect(listed([], { filter: 'live' })).toEqual([]);
  });

  it('running matches that do not count as live come last under Live', () => {
    const matches = [
      match('extra', premier, { status: 'Extra Time - 1st half' }),
      match('live', premier, { status: '1st half' }),
      match('stopped', eredivisie, { status: 'Interrupted', results: { runningscore: { home: 1, away: 0 } } }),
      match('other', serieA, { status: '2nd half' }),
    ];
    const groups = groupsOf(matches, { filter: 'live', topIds: ['en1'], locale: 'en' });
    expect(groups.map(({ matches: [first], isBeside }) => [first?.id, isBeside])).toEqual([
      ['live', false],
      ['other', false],
      ['extra', true],
      ['stopped', true],
    ]);
    expect(new Set(groups.map(groupKey)).size).toBe(4);
    expect(listed(matches, { topIds: ['en1'] })[0]).toBe('en1: extra live');
  });

  it('grouping does not change the snapshot', () => {
    const before = day.map(({ id }) => id);
    listed(day, { topIds: ['nl1'] });
    expect(day.map(({ id }) => id)).toEqual(before);
  });
});

describe('groups after a new snapshot', () => {
  const options = { filter: 'all', topIds: [], locale: 'en' } as const;
  const a = match('a', serieA);
  const b = match('b', premier);
  const known = groupsOf([a, b], options);
  const [premierBefore, serieABefore] = known;

  it('a group stays the same object when its matches are unchanged', () => {
    expect(sharedGroups(known, groupsOf([a, b], options))).toEqual(known);
    for (const [index, group] of sharedGroups(known, groupsOf([a, b], options)).entries())
      expect(group).toBe(known[index]);
  });

  it('only groups whose matches changed become new objects', () => {
    const changed = match('a', serieA, { status: '1st half' });
    const [premierNow, serieANow] = sharedGroups(known, groupsOf([changed, b], options));
    expect(premierNow).toBe(premierBefore);
    expect(serieANow).not.toBe(serieABefore);
    expect(serieANow?.matches).toEqual([changed]);
    expect(sharedGroups(known, groupsOf([a, b, match('c', premier)], options))[0]).not.toBe(premierBefore);
    expect(sharedGroups(known, groupsOf([a], options)).map(({ competition }) => competition.id)).toEqual(['it1']);
  });

  it('a group becomes a new object when the order of its matches changes', () => {
    const early = match('e', premier, { startTime: 1 });
    const group = { competition: b.competition, matches: [b, early], isBeside: false };
    expect(sharedGroups([group], [{ ...group, matches: [early, b] }])[0]?.matches).toEqual([early, b]);
  });
});

describe('groups after single matches changed', () => {
  const early = match('e', premier, { start_date: '2026-11-21T12:00:00Z' });
  const late = match('l', premier, { start_date: '2026-11-21T17:30:00Z' });
  const other = match('o', serieA);
  const before = [late, other, early];
  const groupsAt = (filter: ListFilter) => groupsOf(before, { filter, topIds: [], locale: 'en' });
  const changed = (now: readonly Match[], filter: ListFilter = 'all') =>
    changedGroups(groupsAt(filter), { before, now, filter });

  it('a changed match keeps its place and other groups stay unchanged', () => {
    const scored = match('e', premier, { start_date: '2026-11-21T12:00:00Z', status: '1st half' });
    const known = groupsAt('all');
    const groups = changedGroups(known, { before, now: [late, other, scored], filter: 'all' });
    expect(groups?.map(({ matches }) => matches)).toEqual([[scored, late], [other]]);
    expect(groups?.[0]).not.toBe(known[0]);
    expect(groups?.[1]).toBe(known[1]);
  });

  it('the same groups come back when no match changed', () => {
    const known = groupsAt('all');
    expect(changedGroups(known, { before, now: [...before], filter: 'all' })).toBe(known);
  });

  it('groups are sorted again when a match came, went, moved or was renamed', () => {
    expect(changed([late, other])).toBeNull();
    expect(changed([late, other, early, match('n', premier)])).toBeNull();
    expect(changed([other, late, early])).toBeNull();
    expect(changed([late, other, match('e', premier, { start_date: '2026-11-21T20:00:00Z' })])).toBeNull();
    expect(changed([late, match('o', premier), early])).toBeNull();
    const renamed = match('l', premier, { start_date: '2026-11-21T17:30:00Z', home: { id: 'h', name: 'Aardvark' } });
    expect(changed([renamed, other, early])).toBeNull();
  });

  it('groups are filtered again when a match enters or leaves the filter', () => {
    const kickedOff = match('o', serieA, { status: '1st half' });
    expect(changed([late, kickedOff, early], 'upcoming')).toBeNull();
    expect(changed([late, kickedOff, early], 'live')).toBeNull();
    expect(changed([late, kickedOff, early], 'all')).not.toBeNull();
  });

  it('groups are filtered again when a live match goes into extra time', () => {
    const [running, extra] = ['2nd half', 'Extra Time - 1st half'].map((status) => match('o', serieA, { status }));
    if (running === undefined || extra === undefined) throw new Error('no matches');
    const groups = groupsOf([running], { filter: 'live', topIds: [], locale: 'en' });
    expect(changedGroups(groups, { before: [running], now: [extra], filter: 'live' })).toBeNull();
  });
});
