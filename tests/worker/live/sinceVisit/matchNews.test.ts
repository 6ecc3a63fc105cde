import { expect, it } from 'vitest';
import { translator } from '../../../../locales/translator.ts';
import type { Goal } from '../../../../web/domain/goals.ts';
import type { Match } from '../../../../web/domain/match.ts';
import type { Moment } from '../../../../web/domain/matchChange.ts';
import { matchNews, newsWords } from '../../../../worker/live/sinceVisit/loadSinceVisit.ts';
import { matchOf, teamOf } from '../../../support/matchOf.ts';

const LONG = '漢'.repeat(160);
const TEAM = teamOf('1', LONG);

const goalOf = (id: number, match: Match, more: Partial<Goal> = {}): Goal => ({
  id,
  at: id,
  match,
  side: 'home',
  minute: { minute: 12 },
  scorer: LONG,
  score: { home: 1, away: 0 },
  takenBackAt: null,
  ...more,
});

const follows = ['c47'] as const;

it('the news has at most five lines and 5 kB in any script', () => {
  const goals = Array.from({ length: 500 }, (_, index) =>
    goalOf(1_000 - index, matchOf({ id: String(index % 60), home: TEAM, away: TEAM })),
  );
  const moments = goals.map<Moment>(({ id, at, match }) => ({
    id,
    at,
    match,
    takenBackAt: null,
    kind: 'ended',
    ending: 'regular',
    score: { home: 1, away: 0 },
    shootOut: null,
  }));
  const news = newsWords(matchNews({ goals, moments }, { follows, since: 0 }), translator('nl'));
  expect(news?.lines).toHaveLength(5);
  expect(news?.lines.at(-1)?.text).toContain('56');
  expect(new TextEncoder().encode(JSON.stringify(news)).length).toBeLessThanOrEqual(5_000);
});

it('the score is right after a goal of the other side was disallowed', () => {
  const match = matchOf();
  const goals = [goalOf(3, match, { side: 'away', score: { home: 1, away: 1 } }), goalOf(2, match, { takenBackAt: 9 })];
  expect(matchNews({ goals, moments: [] }, { follows, since: 2 })).toMatchObject([
    { at: 9, score: { home: 0, away: 1 }, disallowed: ['home'], goals: [{ id: 3 }] },
  ]);
});
