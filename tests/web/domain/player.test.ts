import { describe, expect, it } from 'vitest';
import { parseStoredEvent } from '../../../web/domain/eventDetail.ts';
import { minutesIn, minutesOf, playerMatch, talliesOf } from '../../../web/domain/player.ts';
import { createRejections } from '../../../worker/base/rejections.ts';
import { parseEventDetail } from '../../../worker/feeds/contract/parseDetail.ts';
import { repeatedAt, wireMatch } from '../../support/wireMatch.ts';

const jan = { id: 'p1', name: 'Jan Jansen' };
const namesake = { id: 'p2', name: 'Jan Jansen' };
const piet = { id: 'p3', name: 'Piet Pietersen' };
const guest = { id: 'q1', name: 'Kees Keizer' };

const entry = (player: unknown, starter: boolean) => ({ player, number: 8, position: 'M', starter });
const incident = (match_time: string, type: string, player: unknown, more = {}) => ({
  match_time,
  type,
  player,
  ...more,
});

/** Ajax v PSV; `a1` is Ajax. The event passes through JSON, as in the site’s cache. */
function eventOf(home: unknown[], away: unknown[] = []) {
  const record = wireMatch({
    status: 'Finished',
    incidents: { home, away },
    lineups: {
      home: { players: [entry(jan, true), entry(piet, true), entry(namesake, false)] },
      away: { players: [entry(guest, true)] },
    },
  });
  const parsed = parseEventDetail(record, {
    ...repeatedAt(0),
    sport: 'football',
    flagUrl: null,
    rejections: createRejections(),
  });
  const event = parsed.ok ? parseStoredEvent(JSON.parse(JSON.stringify(parsed.value))) : null;
  if (event === null) throw new Error('no event');
  return event;
}

const deedsOf = (event: ReturnType<typeof eventOf>, team: string, player: string) =>
  playerMatch(event, team, player)?.incidents.map(({ kind, minute }) => `${minute?.minute} ${kind}`);

describe('incidents of a player in a match', () => {
  const event = eventOf(
    [
      incident('10', 'Goal', jan, { assists: [{ name: piet.name }] }),
      incident('20', 'Yellow card', namesake),
      incident('30', 'Own goal', guest),
      incident('60', 'Substitution in', namesake, { player_out: jan }),
      incident('70', 'Penalty', piet),
      incident('80', 'Cooling break', piet),
    ],
    [incident('85', 'Yellow card 2', guest)],
  );

  it('a player’s incidents are found by id when two players share a name', () => {
    expect(deedsOf(event, 'a1', 'p1')).toEqual(['10 goal', '60 went-off']);
    expect(deedsOf(event, 'a1', 'p2')).toEqual(['20 yellow-card', '60 came-on']);
  });

  it('a player’s incidents include assists that the feed names without an id', () => {
    expect(deedsOf(event, 'a1', 'p3')).toEqual(['10 assist', '70 penalty']);
  });

  it('a player’s incidents include an own goal that is listed with the other side', () => {
    expect(deedsOf(event, 'b1', 'q1')).toEqual(['30 own-goal', '85 second-yellow-card']);
  });

  it('a player’s incidents are empty in a match of another team or without the player', () => {
    expect(playerMatch(event, 'x1', 'p1')).toBeNull();
    expect(playerMatch(event, 'b1', 'p1')).toBeNull();
  });
});

describe('season totals of a player', () => {
  it('season totals count a second yellow as yellow and red, and no own goal as a goal', () => {
    const event = eventOf(
      [incident('10', 'Own goal', guest)],
      [incident('20', 'Goal', guest), incident('30', 'Yellow card', guest), incident('50', 'Yellow card 2', guest)],
    );
    const played = playerMatch(event, 'b1', 'q1');
    expect(played === null ? null : talliesOf([played])).toEqual({
      played: 1,
      goals: 1,
      assists: 0,
      yellowCards: 2,
      redCards: 1,
    });
  });

  it('season totals count no appearance for a match on the bench', () => {
    const benched = playerMatch(eventOf([]), 'a1', 'p2');
    expect(benched === null ? null : talliesOf([benched]).played).toBe(0);
  });
});

describe('minutes of a player', () => {
  const minutes = (player: string, home: unknown[]) => {
    const played = playerMatch(eventOf(home), 'a1', player);
    return played === null ? null : minutesOf(played);
  };
  const changeAt = (minute: string) => incident(minute, 'Substitution in', namesake, { player_out: jan });

  it.each([
    ['a starter plays to the end', 'p1', [], 90],
    ['a substituted player plays until then', 'p1', [changeAt('60')], 60],
    ['a substitute plays from then', 'p2', [changeAt('60')], 30],
    ['a substitute in added time plays no minute', 'p2', [changeAt('90+3')], 0],
    ['a player who is sent off plays until then', 'p3', [incident('20', 'Red card', piet)], 20],
    ['a player on the bench plays none', 'p2', [], 0],
  ] as const)('minutes of a player: %s', (_, player, home, expected) => {
    expect(minutes(player, [...home])).toBe(expected);
  });

  it('minutes add up over matches and are unknown when no match has any', () => {
    const whole = playerMatch(eventOf([]), 'a1', 'p1');
    expect(whole === null ? null : minutesIn([whole, whole])).toBe(180);
    expect(minutesIn([])).toBeNull();
  });
});
