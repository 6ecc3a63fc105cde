import { describe, expect, it } from 'vitest';
import { groupsOf, sharedGroups } from '../../../web/components/match/groups.ts';
import type { ListFilter } from '../../../web/domain/listQuery.ts';
import type { Locale } from '../../../web/domain/locale.ts';
import type { Match } from '../../../web/domain/match.ts';
import { matchFrom } from '../../worker/live/wireRecord.ts';

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

describe('the groups of a list', () => {
  const day = [
    match('a', serieA),
    match('b', premier),
    match('c', eredivisie),
    match('d', championship),
    match('e', serieA),
  ];

  it('are one a competition, by country and name', () => {
    expect(listed(day)).toEqual(['en2: d', 'en1: b', 'it1: a e', 'nl1: c']);
  });

  it('follow the visitor’s language: Engeland, Italië, Nederland', () => {
    expect(listed(day, { locale: 'nl' })).toEqual(['en2: d', 'en1: b', 'it1: a e', 'nl1: c']);
    const german = match('g', tournament('de1', 'Bundesliga', 'Germany'));
    expect(listed([...day, german], { locale: 'nl' })[0]).toBe('de1: g');
  });

  it('begin with the top competitions, in the editors’ order', () => {
    expect(listed(day, { topIds: ['nl1', 'zz9', 'en1'] })).toEqual(['nl1: c', 'en1: b', 'en2: d', 'it1: a e']);
  });

  it('have matches by kick-off, then by the home team’s name', () => {
    const at = (id: string, start_date: string, name: string) =>
      match(id, premier, { start_date, home: { id: 'h', name } });
    const matches = [
      at('late', '2026-11-21T17:30:00Z', 'Arsenal'),
      at('b', '2026-11-21T15:00:00Z', 'Brentford'),
      at('a', '2026-11-21T15:00:00Z', 'Aston Villa'),
    ];
    expect(listed(matches)).toEqual(['en1: a b late']);
  });

  it('are in the same order whatever order the feed is in', () => {
    expect(listed(day.toReversed()).map((text) => text.slice(0, 3))).toEqual(['en2', 'en1', 'it1', 'nl1']);
  });

  it('are of the filter, and none is empty', () => {
    const matches = [
      match('live', premier, { status: '1st half' }),
      match('done', premier, { status: 'Finished' }),
      match('soon', serieA),
      match('extra', serieA, { status: 'Extra Time - 1st half' }),
      match('off', serieA, { status: 'Postponed' }),
    ];
    expect(listed(matches, { filter: 'live' })).toEqual(['en1: live']);
    expect(listed(matches, { filter: 'finished' })).toEqual(['en1: done']);
    expect(listed(matches, { filter: 'upcoming' })).toEqual(['it1: soon']);
    expect(
      listed(matches)
        .join(' ')
        .match(/live|done|soon|extra|off/g),
    ).toHaveLength(5);
    expect(listed([], { filter: 'live' })).toEqual([]);
  });

  it('leave the snapshot as it is', () => {
    const before = day.map(({ id }) => id);
    listed(day, { topIds: ['nl1'] });
    expect(day.map(({ id }) => id)).toEqual(before);
  });
});

describe('groups that are shown again', () => {
  const options = { filter: 'all', topIds: [], locale: 'en' } as const;
  const a = match('a', serieA);
  const b = match('b', premier);
  const known = groupsOf([a, b], options);
  const [ofPremier, ofSerieA] = known;

  it('stay the same objects while their matches do', () => {
    expect(sharedGroups(known, groupsOf([a, b], options))).toEqual(known);
    for (const [index, group] of sharedGroups(known, groupsOf([a, b], options)).entries())
      expect(group).toBe(known[index]);
  });

  it('are new where a match changed, came or went, and nowhere else', () => {
    const changed = match('a', serieA, { status: '1st half' });
    const [premierNow, serieANow] = sharedGroups(known, groupsOf([changed, b], options));
    expect(premierNow).toBe(ofPremier);
    expect(serieANow).not.toBe(ofSerieA);
    expect(serieANow?.matches).toEqual([changed]);
    expect(sharedGroups(known, groupsOf([a, b, match('c', premier)], options))[0]).not.toBe(ofPremier);
    expect(sharedGroups(known, groupsOf([a], options)).map(({ competition }) => competition.id)).toEqual(['it1']);
  });

  it('are new where the order of their matches is', () => {
    const early = match('e', premier, { startTime: 1 });
    const group = { competition: b.competition, matches: [b, early] };
    expect(sharedGroups([group], [{ ...group, matches: [early, b] }])[0]?.matches).toEqual([early, b]);
  });
});
