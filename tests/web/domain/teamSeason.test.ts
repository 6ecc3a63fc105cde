import { describe, expect, it } from 'vitest';
import type { EventDetail } from '../../../web/domain/eventDetail.ts';
import type { Match } from '../../../web/domain/match.ts';
import { recordOf, resultsOf, squadTallies, streaksOf, teamSeason } from '../../../web/domain/teamSeason.ts';
import { createRejections } from '../../../worker/base/rejections.ts';
import { parseEventDetail } from '../../../worker/feeds/contract/parseDetail.ts';
import { repeatedAt, wireMatch } from '../../support/wireMatch.ts';

const AJAX = { id: 'a1', name: 'Ajax' };
const OTHER = { id: 'b1', name: 'PSV' };

/** A match of Ajax in November, at home or away, with Ajax’s goals first. */
function played(
  day: number,
  score: [ajax: number, other: number],
  { away = false, ...more }: Record<string, unknown> = {},
): EventDetail {
  const [ajax, other] = score;
  const goals = away ? { home: other, away: ajax } : { home: ajax, away: other };
  const record = wireMatch({
    id: `m${day}`,
    start_date: `2026-11-${String(day).padStart(2, '0')}T15:00:00Z`,
    status: 'Finished',
    home: away ? OTHER : AJAX,
    away: away ? AJAX : OTHER,
    results: { runningscore: goals, ordinarytime: goals, finalresult: goals },
    ...more,
  });
  const parsed = parseEventDetail(record, {
    ...repeatedAt(0),
    sport: 'football',
    flagUrl: null,
    rejections: createRejections(),
  });
  if (!parsed.ok) throw new Error(parsed.error);
  return parsed.value;
}

const matchesOf = (events: readonly EventDetail[]): Match[] => events.map(({ match }) => match);

describe('results of a team', () => {
  it('results are seen from the team’s side, latest first, each match once', () => {
    const matches = matchesOf([played(1, [2, 1]), played(8, [0, 3], { away: true }), played(15, [1, 1])]);
    const results = resultsOf([...matches, ...matches], 'a1');
    expect(results.map(({ result, side, scored, conceded }) => [result, side, scored, conceded])).toEqual([
      ['drawn', 'home', 1, 1],
      ['lost', 'away', 0, 3],
      ['won', 'home', 2, 1],
    ]);
    expect(recordOf(results)).toEqual({ played: 3, won: 1, drawn: 1, lost: 1, scored: 3, conceded: 5 });
  });

  it('results count a shoot-out as a draw and leave out matches without a result', () => {
    const shootOut = played(1, [1, 1], {
      status: 'Finished AP',
      results: {
        runningscore: { home: 1, away: 1 },
        ordinarytime: { home: 1, away: 1 },
        extratime: { home: 1, away: 1 },
        penaltyshootout: { home: 4, away: 5 },
        finalresult: { home: 5, away: 6 },
      },
    });
    const off = played(2, [0, 0], { status: 'Postponed', results: null });
    expect(resultsOf(matchesOf([shootOut, off]), 'a1').map(({ result }) => result)).toEqual(['drawn']);
    expect(resultsOf(matchesOf([shootOut]), 'stranger')).toEqual([]);
  });
});

describe('streaks of a team', () => {
  const streaks = (...scores: [number, number][]) =>
    streaksOf(resultsOf(matchesOf(scores.map((score, index) => played(index + 1, score)).toReversed()), 'a1')).map(
      ({ streak, matches, hasBeginning }) => `${hasBeginning ? '' : 'at least '}${matches} ${streak}`,
    );

  it('each streak of the latest matches is named once', () => {
    expect(streaks([0, 1], [1, 1], [2, 0], [3, 0])).toEqual(['3 unbeaten', '3 scored', '2 won', '2 clean-sheet']);
    expect(streaks([1, 0], [0, 2], [0, 1])).toEqual(['2 lost', '2 goalless']);
  });

  it('a streak says "at least" when it covers every known match', () => {
    expect(streaks([1, 0], [2, 0])).toEqual(['at least 2 won', 'at least 2 scored', 'at least 2 clean-sheet']);
    expect(streaks([1, 1], [2, 0], [3, 0])).toEqual([
      ...['at least 3 unbeaten', 'at least 3 scored', '2 won', '2 clean-sheet'],
    ]);
  });
});

describe('season of a team', () => {
  const lineups = (starter: boolean) => ({
    home: {
      players: [
        { player: { id: 'p1', name: 'Jan Jansen' }, number: 8, position: 'M', starter },
        { player: { id: 'p2', name: 'Piet Pietersen' }, number: 9, position: 'F', starter: true },
      ],
    },
  });

  it('a season has form with the newest last, and home and away records', () => {
    const events = Array.from({ length: 7 }, (_, index) => played(index + 1, [index, 2], { away: index % 2 === 1 }));
    const season = teamSeason('a1', events, []);
    expect(season?.form.map(({ match }) => match.id)).toEqual(['m3', 'm4', 'm5', 'm6', 'm7']);
    expect([season?.records.home.played, season?.records.away.played, season?.matches]).toEqual([4, 3, 7]);
    expect(season?.since).toBe(Date.parse('2026-11-01T15:00:00Z'));
    expect(season?.linedUp).toBe(0);
  });

  it('a season counts appearances and goals of line-ups without the bench', () => {
    const goal = { match_time: '10', type: 'Goal', player: { id: 'p1', name: 'Jan Jansen' } };
    const events = [
      played(1, [1, 0], { lineups: lineups(true), incidents: { home: [goal], away: [] } }),
      played(2, [1, 0], { lineups: lineups(false) }),
    ];
    expect(squadTallies(events, 'a1')).toMatchObject({ p1: { played: 1, goals: 1 } });
    expect(teamSeason('a1', events, [])?.linedUp).toBe(2);
  });
});
