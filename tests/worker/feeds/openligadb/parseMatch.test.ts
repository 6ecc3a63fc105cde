import { describe, expect, it } from 'vitest';
import { germanInstant, parseDetail, parseMatch } from '../../../../worker/feeds/openligadb/parseMatch.ts';
import { parsedValue } from '../parsed.ts';
import { goal, record, result, team } from './openligadb.records.ts';
import { contextAt, ended, KICK_OFF, matchAt } from './parsed.ts';

describe('OpenLigaDB match', () => {
  it('ids have the source’s prefix, beside German teams and numbered rounds', () => {
    expect(matchAt(-60)).toMatchObject({
      id: 'ol4711',
      sport: 'football',
      competition: { id: 'olbl1', name: 'Bundesliga', country: { slug: 'germany', flag: '/assets/flags/germany.png' } },
      round: '12. Spieltag',
      kickOff: KICK_OFF,
      home: { id: 'ol16', name: 'VfB Stuttgart' },
      away: { id: 'ol134', name: 'Werder Bremen' },
      state: { kind: 'not-started' },
    });
  });

  it.each([
    ['2026-11-21T15:30', '2026-11-21T14:30:00.000Z'],
    ['2026-07-04T21:00', '2026-07-04T19:00:00.000Z'],
    ['2026-03-29T01:30', '2026-03-29T00:30:00.000Z'],
    ['2026-03-29T03:30', '2026-03-29T01:30:00.000Z'],
    ['2026-10-25T02:30', '2026-10-25T00:30:00.000Z'],
    ['2026-03-29T02:30', '2026-03-29T01:30:00.000Z'],
  ])('a kick-off at %s of German time is read when no other time is given', (local, utc) => {
    expect(new Date(germanInstant(local)).toISOString()).toBe(utc);
    const match = matchAt(0, { matchDateTimeUTC: null, matchDateTime: `${local}:00` });
    expect(new Date(match.kickOff).toISOString()).toBe(utc);
  });

  it.each(['0001-01-01T00:00:00', '2026-11-21T25:61:00'])('%s is refused as a kick-off', (matchDateTime) => {
    const times = { matchDateTimeUTC: null, matchDateTime, lastUpdateDateTime: matchDateTime };
    expect(parseMatch(record(times), contextAt(0))).toEqual({ ok: false, error: 'matchDateTimeUTC: no kick-off' });
  });

  it('a logo is kept only from the hosts of logos', () => {
    const icon = (teamIconUrl: string) => matchAt(0, { team1: { ...team(1, 'A'), teamIconUrl } }).home?.logo;
    expect(icon('https://upload.wikimedia.org/wikipedia/commons/a.svg')).toContain('upload.wikimedia.org');
    expect(icon('http://upload.wikimedia.org/a.svg')).toBeNull();
    expect(icon('https://evil.test/upload.wikimedia.org/a.svg')).toBeNull();
    expect(icon('not an address')).toBeNull();
  });

  it.each([
    ['34. Spieltag', '34. Spieltag'],
    ['Relegation', 'Relegation play-offs'],
    ['', null],
    [null, null],
  ])('the group %s gives the round %s', (groupName, round) => {
    expect(matchAt(-60, { group: { groupName, groupOrderID: 1, groupID: 1 } }).round).toBe(round);
  });
});

describe('OpenLigaDB event', () => {
  const goals = [
    goal([2, 1], 88, { isPenalty: true }),
    goal([1, 0], 5, { goalGetterName: '' }),
    goal([1, 1], 40, { isOwnGoal: true, goalGetterID: 0 }),
  ];
  const detail = (changes: Record<string, unknown>) => parsedValue(parseDetail(record(changes), contextAt(150)));

  it('goals are in order and count for the side whose score went up', () => {
    const { incidents, halfTime } = detail(ended([result(1, [1, 1]), result(2, [2, 1])], goals));
    expect(incidents.map(({ side, kind, minute }) => [side, kind, minute?.minute])).toEqual([
      ['home', 'goal', 5],
      ['away', 'own-goal', 40],
      ['home', 'penalty', 88],
    ]);
    expect(incidents[0]).toMatchObject({ player: null, scoreAfter: { home: 1, away: 0 } });
    expect(incidents[1]).not.toHaveProperty('playerId');
    expect(incidents[2]).toMatchObject({ player: 'Mia Beck', playerId: 'ol77' });
    expect(halfTime).toEqual({ home: 1, away: 1 });
  });

  it.each([
    ['Maina, L.', 'L. Maina'],
    ['Wirtz,Florian', 'Florian Wirtz'],
    ['Kane', 'Kane'],
  ])('the scorer %s is named %s', (goalGetterName, player) => {
    const { incidents } = detail(ended([result(2, [1, 0])], [goal([1, 0], 5, { goalGetterName })]));
    expect(incidents[0]).toMatchObject({ player });
  });

  it('a goal without a clear side is left out', () => {
    const { incidents } = detail(ended([result(2, [3, 1])], [goal([1, 0], 5), goal([3, 1], 87, { isOwnGoal: true })]));
    expect(incidents.map(({ minute }) => minute?.minute)).toEqual([5]);
  });

  it('a venue exists only when its stadium is known', () => {
    const at = (location: unknown) => detail({ location, numberOfViewers: 60_000 }).venue;
    expect(at({ locationID: 1, locationCity: 'Stuttgart', locationStadium: 'MHPArena' })).toEqual({
      name: 'MHPArena',
      city: 'Stuttgart',
      attendance: 60_000,
    });
    expect(at({ locationID: 1, locationCity: '', locationStadium: null })).toBeNull();
    expect(at(null)).toBeNull();
  });

  it.each([null, team(3000, 'N.N.'), team(3001, 'Sieger Halbfinale 1')])(
    'the unknown team %j empties its side, or refuses a match that began',
    (team2) => {
      const value = { match: { home: { id: 'ol16' }, away: null } };
      expect(parseMatch(record({ team2 }), contextAt(-60))).toMatchObject({ ok: true, value });
      for (const minutes of [0, 60, 600]) {
        expect(parseMatch(record({ team2 }), contextAt(minutes))).toEqual({ ok: true, value: null });
      }
      expect(parseMatch(record({ team2, matchIsFinished: true }), contextAt(200)).ok).toBe(false);
    },
  );

  it.each([
    ['no id', { matchID: null }],
    ['no kick-off', { matchDateTimeUTC: null, matchDateTime: null }],
  ])('a record with %s is not a match', (_, changes) => {
    expect(parseMatch(record(changes), contextAt(0)).ok).toBe(false);
  });
});
