import { describe, expect, it } from 'vitest';
import { parseEventSnapshot, parseStoredEvent } from '../../../../web/domain/eventDetail.ts';
import { createRejections } from '../../../../worker/base/rejections.ts';
import { parseEventDetail, parseMomentum } from '../../../../worker/feeds/contract/parseDetail.ts';
import { lifetimeOf } from '../../../../worker/live/match/eventSnapshot.ts';
import { repeatedAt, wireMatch } from '../../../support/wireMatch.ts';
import { parsedValue } from '../parsed.ts';

function contextOf() {
  return { ...repeatedAt(0), sport: 'football', flagUrl: null, rejections: createRejections() } as const;
}

const eventFrom = (changes: Record<string, unknown>, context = contextOf()) =>
  parsedValue(parseEventDetail(wireMatch({ status: 'Finished', ...changes }), context));

const incidents = (home: unknown[], away: unknown[] = []) => ({ incidents: { home, away } });

const goal = (match_time: unknown, detail: string, player: unknown = { name: 'Robin van Persie' }) => ({
  match_time,
  type: 'Goal',
  detail,
  player,
  assists: [],
});

describe('contract event', () => {
  it('goals, cards and substitutions are in order of time', () => {
    const { incidents: read } = eventFrom(
      incidents(
        [
          { match_time: '90+3', type: 'Red card', player: { name: 'A' } },
          goal('45+2', '2-0'),
          goal(7, '1-0'),
          { match_time: '46', type: 'Substitution in', player: { name: 'In' }, player_out: { name: 'Out' } },
        ],
        [{ match_time: '46', type: 'Yellow card 2', player: { name: 'B' } }],
      ),
    );
    expect(read.map(({ kind, minute }) => `${minute?.minute}+${minute?.added ?? 0} ${kind}`)).toEqual([
      ...['7+0 goal', '45+2 goal', '46+0 substitution', '46+0 second-yellow-card', '90+3 red-card'],
    ]);
    expect(read[2]).toMatchObject({ playerIn: 'In', playerOut: 'Out', side: 'home' });
  });

  it('a goal without a known scorer is kept', () => {
    const { incidents: read } = eventFrom(incidents([goal('12', '1-0', null), goal('13', '2-0', { name: null })]));
    expect(read.map((each) => ('player' in each ? each.player : undefined))).toEqual([null, null]);
    expect(read[0]).toMatchObject({ scoreAfter: { home: 1, away: 0 } });
  });

  it.each([
    ['objects', [{ name: 'A' }, { name: 'B' }], ['A', 'B']],
    ['texts', ['A', 'B'], ['A', 'B']],
    ['one text', 'İlker', ['İlker']],
    ['one object', { name: 'A' }, ['A']],
    ['nothing', null, []],
  ])('the assists of a goal are read from %s', (_, assists, names) => {
    expect(eventFrom(incidents([{ ...goal('17', ''), assists }])).incidents[0]).toMatchObject({ assists: names });
  });

  it('a period that the sport does not have keeps the words of the feed', () => {
    const periods = ['1st half', '4th quarter', 'OT 2'].map((name) => ({ name, home: 1, away: 0 }));
    const named = (sport: string) => eventFrom({ sport, periods }).periods.map(({ name }) => name);
    expect(named('basketball')).toEqual(['1st half', 'fourth-quarter', 'OT 2']);
    expect(named('handball')).toEqual(['first-half', '4th quarter', 'OT 2']);
  });

  it('an unknown incident type shows its own text', () => {
    const { incidents: read } = eventFrom(incidents([{ match_time: '3', type: 'Cooling break' }]));
    expect(read).toEqual([
      { kind: 'other', text: 'Cooling break', player: null, side: 'home', minute: { minute: 3, added: null } },
    ]);
  });

  it('a broken incident is counted and costs no other incident', () => {
    const context = contextOf();
    const event = eventFrom(
      {
        ...incidents([null, 7, { match_time: '5' }, goal('2026-11-21', 'y')], [goal('8', '0-1')]),
        statistics: [{ type: 'shots', home: '7', away: null }, 'corners', { type: 'fouls' }],
        lineups: {
          home: { formation: 4, players: [{}, { player: 'A. Keeper', starter: 'true', number: '1' }] },
          away: 3,
        },
        periods: [
          { name: '1st quarter', home: '20' },
          { name: '2nd half', home: '20', away: 18 },
        ],
        venue: 'somewhere',
        referee: { name: 'B. Whistle' },
      },
      context,
    );
    expect(event.incidents.map(({ side, minute }) => [side, minute?.minute])).toEqual([
      ['away', 8],
      ['home', undefined],
    ]);
    expect(event.statistics).toEqual([{ type: 'shots', home: 7, away: null }]);
    expect(event.lineUps.home?.starters).toEqual([{ name: 'A. Keeper', number: 1, position: null, captain: false }]);
    expect(event.lineUps.away).toBeNull();
    expect(event.periods).toEqual([{ name: 'second-half', score: { home: 20, away: 18 } }]);
    expect(event.venue).toBeNull();
    expect(event.referee).toBe('B. Whistle');
    expect(context.rejections.count).toBe(6);
  });

  it('numbers as text are read, and missing ones are not zero', () => {
    const { statistics } = eventFrom({
      statistics: [
        { type: 'Possession', home: '54%', away: '46 %' },
        { type: 'Expected goals', home: '1.32', away: 'n/a' },
        { type: 'Saves', home: '', away: null },
        // One row for each side.
        { type: 'Corners', home: 5 },
        { type: 'Corners', away: 3 },
      ],
    });
    expect(statistics).toEqual([
      { type: 'possession', home: 54, away: 46 },
      { type: 'expected_goals', home: 1.32, away: null },
      { type: 'corners', home: 5, away: 3 },
    ]);
  });

  it('a side has a line-up only when its players are named', () => {
    const players = [
      { player: { id: '1', name: 'K' }, number: 1, position: 'G', starter: true, captain: true },
      { player: { id: '2', name: 'B' }, number: 12, position: 'Forward', starter: false },
    ];
    const { lineUps } = eventFrom({
      lineups: { home: { formation: '4-3-3', coach: { name: 'C' }, players }, away: { players: [] } },
    });
    expect(lineUps.home).toMatchObject({ formation: '4-3-3', coach: 'C' });
    expect(lineUps.home?.starters[0]).toMatchObject({ position: 'goalkeeper', captain: true });
    expect(lineUps.home?.bench[0]).toMatchObject({ position: 'forward', captain: false });
    expect(lineUps.away).toBeNull();
  });

  it('an event is unchanged after a round trip through store and API', () => {
    const event = eventFrom({
      ...incidents(
        [goal('7', '1-0'), { match_time: '60', type: 'Substitution in' }],
        [{ match_time: '3', type: 'VAR' }],
      ),
      results: { runningscore: { home: '1', away: '0' }, halftime: { home: '1', away: '0' } },
      venue: { name: 'Arena', attendance: '54321' },
    });
    const stored: unknown = JSON.parse(JSON.stringify(event));
    expect(parseStoredEvent(stored)).toEqual(event);
    expect(parseEventSnapshot({ asOf: 1, stale: false, event: stored })?.event).toEqual(event);
    expect(parseStoredEvent({ ...event, incidents: [{ kind: 'goal' }] })).toBeNull();
  });
});

describe('lifetime of an event', () => {
  const kickOff = Date.parse('2026-11-21T20:00:00Z');
  const maxAgeOf = (status: string, now: number) => lifetimeOf(eventFrom({ status }), now, 10).maxAge / 1000;

  it('an event is fresh for five seconds while it may be running', () => {
    expect(maxAgeOf('1st half', kickOff)).toBe(5);
    expect(maxAgeOf('Extra Time - 1st half', kickOff)).toBe(5);
    expect(maxAgeOf('Not started', kickOff + 1)).toBe(5);
    expect(lifetimeOf(undefined, kickOff, 10).maxAge).toBe(5000);
  });

  it('an event is fresh longer before and after the match', () => {
    expect(maxAgeOf('Not started', kickOff - 24 * 3_600_000)).toBe(120);
    expect(maxAgeOf('Not started', kickOff - 1_800_000)).toBe(20);
    expect(maxAgeOf('Finished', kickOff + 7_200_000)).toBe(20);
    expect(maxAgeOf('Finished', kickOff + 24 * 3_600_000)).toBe(120);
  });
});

describe('contract statistics by minute', () => {
  const at = (minute: unknown, shots: string) => ({ minute, statistics: [{ type: 'Shots', home: shots, away: '2' }] });

  it('the readable minutes that count shots become samples', () => {
    const record = { statistics_by_minute: [at(3, '1'), at('soon', '2'), { minute: 6, statistics: [] }, at('9', '4')] };
    expect(parseMomentum(record, createRejections())).toEqual([
      { minute: 3, home: [1, 0, 0], away: [2, 0, 0] },
      { minute: 9, home: [4, 0, 0], away: [2, 0, 0] },
    ]);
  });

  it('a record without statistics by minute has no samples', () =>
    expect(parseMomentum({}, createRejections())).toEqual([]));
});
