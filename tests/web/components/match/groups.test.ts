import { describe, expect, it } from 'vitest';
import type { ListFilter } from '../../../../web/domain/listQuery.ts';
import type { Locale } from '../../../../web/domain/locale.ts';
import type { Match } from '../../../../web/domain/match.ts';
import { groupKey, groupsOf } from '../../../../web/domain/matchGroups.ts';
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
      ...['en1: b', 'it1: a e', 'nl1: c', 'en2: d'],
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
});
