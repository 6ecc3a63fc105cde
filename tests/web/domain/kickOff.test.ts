import { describe, expect, it } from 'vitest';
import { kickOffDate, latestKickOff } from '../../../web/domain/kickOff.ts';
import { roundsView } from '../../../web/domain/season/rounds.ts';
import { teamMatches } from '../../../web/domain/team.ts';
import { matchOf } from '../../support/matchOf.ts';

const MIDNIGHT = Date.parse('2026-12-03T00:00:00Z');
const HOUR = 3_600_000;
const untimed = matchOf({ id: 'untimed', kickOff: MIDNIGHT, untimed: true, round: 'Round 1' });
const timed = matchOf({ id: 'timed', kickOff: MIDNIGHT + HOUR, round: 'Round 1' });
const NEW_YORK = 'America/New_York';

describe('a date without a time', () => {
  it.each(['Pacific/Pago_Pago', NEW_YORK, 'UTC', 'Asia/Tokyo', 'Pacific/Kiritimati'])('is the same in %s', (zone) =>
    expect(kickOffDate(untimed, zone)).toBe('2026-12-03'),
  );

  it('follows the matches of the day before in a round', () => {
    expect(kickOffDate(timed, NEW_YORK)).toBe('2026-12-02');
    const view = roundsView([untimed, timed], null, { zone: NEW_YORK, nameOf: (name) => name });
    expect(view?.days.map(({ date }) => date)).toEqual(['2026-12-02', '2026-12-03']);
  });

  it('is ahead until it is over', () => {
    expect(latestKickOff(untimed)).toBe(MIDNIGHT + 24 * HOUR);
    const overdue = matchOf({ id: 'overdue', kickOff: MIDNIGHT - HOUR });
    const later = matchOf({ id: 'later', kickOff: MIDNIGHT + 48 * HOUR });
    const { fixtures } = teamMatches(
      [matchOf({ id: 'first', kickOff: MIDNIGHT - 2 * HOUR }), overdue, untimed, later],
      MIDNIGHT + 12 * HOUR,
    );
    expect(fixtures.map(({ id }) => id)).toEqual(['untimed', 'later', 'overdue']);
  });
});
