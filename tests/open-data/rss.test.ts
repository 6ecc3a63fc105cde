import Parser from 'rss-parser';
import { describe, expect, it } from 'vitest';
import { translator } from '../../locales/translator.ts';
import type { Goal } from '../../web/domain/goals.ts';
import type { MatchState, Score, Side } from '../../web/domain/match.ts';
import { articleItems, goalItems, type RssItem, resultItems, rss } from '../../worker/render/rss.ts';
import { matchOf, teamOf } from '../support/matchOf.ts';

const NOON = Date.parse('2026-11-21T12:00:00Z');
const MINUTE = 60_000;
const t = translator('en');

function goalOf(id: number, side: Side, score: Score, more: Partial<Goal> = {}): Goal {
  const { competition, sport, home, away } = matchOf();
  const match = { id: 'm7', competition, sport, home, away };
  return {
    id,
    at: NOON + id * MINUTE,
    match,
    side,
    minute: { minute: id },
    scorer: null,
    score,
    takenBackAt: null,
    ...more,
  };
}

/** Home scores, away's goal is disallowed, away scores again at the same score. Newest first. */
const GOALS = [
  goalOf(9, 'away', { home: 1, away: 1 }, { scorer: 'Ødegaard & <Saka>' }),
  goalOf(5, 'away', { home: 1, away: 1 }, { takenBackAt: NOON + 6 * MINUTE }),
  goalOf(2, 'home', { home: 1, away: 0 }),
];

const guidsOf = (goals: readonly Goal[]) => goalItems(goals, t).map(({ guid }) => guid);

const FACTS = {
  title: 'Goals · Scoreline',
  description: 'Every goal',
  locale: 'en',
  origin: 'https://scoreline.test',
} as const;

const feedOf = (items: readonly RssItem[] = goalItems(GOALS, t)) =>
  rss({ ...FACTS, page: '/goals', self: '/goals.xml?team=1', items });

describe('guids of goals', () => {
  it('are the same after the journal was lost', () => {
    const renumbered = GOALS.map((goal) => ({ ...goal, id: goal.id + 1000, at: goal.at + MINUTE }));
    expect(guidsOf(renumbered)).toEqual(guidsOf(GOALS));
  });

  it('are the same when the feed names the scorer or corrects the minute', () => {
    const named = GOALS.map((goal) => ({ ...goal, scorer: 'Someone', minute: { minute: 44 } }));
    expect(guidsOf(named)).toEqual(guidsOf(GOALS));
  });

  it('differ for a disallowed goal, and for the next goal at that score', () => {
    expect(guidsOf(GOALS)).toEqual(['goal-m7-away-1-1-2', 'goal-m7-away-1-1-back', 'goal-m7-home-1-0']);
    const before = GOALS.slice(1).map((goal) => ({ ...goal, takenBackAt: null }));
    expect(guidsOf(before)[0]).toBe('goal-m7-away-1-1');
  });
});

describe('an RSS feed', () => {
  it('is read in full by a feed reader, with escaped names', async () => {
    const feed = await new Parser().parseString(await feedOf());
    expect(feed).toMatchObject({
      title: 'Goals · Scoreline',
      description: 'Every goal',
      language: 'en',
      link: 'https://scoreline.test/goals',
    });
    expect(feed.items.map(({ title }) => title)).toEqual([
      'Arsenal 1–1 Chelsea',
      'Disallowed: Arsenal 1–1 Chelsea',
      'Arsenal 1–0 Chelsea',
    ]);
    expect(feed.items[0]).toMatchObject({
      content: "9' Ødegaard & <Saka> · Premier League",
      link: 'https://scoreline.test/match/football/arsenal-chelsea-m7',
      isoDate: '2026-11-21T12:09:00.000Z',
    });
  });

  it('has only final results, and a new item for a corrected one', async () => {
    const finished = (score: Score | null, more: Partial<MatchState & { kind: 'finished' }> = {}) =>
      matchOf({
        home: teamOf('1', 'A & B'),
        state: { kind: 'finished', ending: 'regular', score, shootOut: null, ...more },
      });
    const items = [matchOf(), finished({ home: 2, away: 1 }), finished({ home: 2, away: 0 })];
    const level = { home: 1, away: 1 };
    const decided = [
      finished(level),
      finished(level, { ending: 'penalties', shootOut: { home: 4, away: 3 } }),
      finished(null, { ending: 'awarded', winner: 'home' }),
      finished(null),
    ];
    expect(resultItems([...items, ...decided], t).map(({ guid }) => guid)).toEqual([
      ...['result-7-2-1', 'result-7-2-0', 'result-7-1-1', 'result-7-1-1-4-3', 'result-7-awarded'],
    ]);
    const feed = await new Parser().parseString(await feedOf(resultItems(items, t)));
    expect(feed.items[0]).toMatchObject({ title: 'A & B 2–1 Chelsea', isoDate: '2026-11-21T15:00:00.000Z' });
  });

  it('has articles with their leads and pages', async () => {
    const [title, lead] = ['Cup & <b>"glory"</b>', 'A ‘lead’ & more'];
    const facts = { author: 'Robin', updated: null, picture: null, competitions: [], teams: [], published: NOON };
    const feed = await new Parser().parseString(
      await feedOf(articleItems([{ slugs: { en: 'a-cup', nl: 'een-beker' }, title, lead, ...facts }], 'nl')),
    );
    const link = `${FACTS.origin}/nl/nieuws/een-beker`;
    expect(feed.items).toMatchObject([{ title, link, content: lead, isoDate: '2026-11-21T12:00:00.000Z' }]);
  });
});
