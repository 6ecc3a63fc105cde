import { describe, expect, it } from 'vitest';
import type { Goal } from '../../../web/domain/goals.ts';
import type { Moment } from '../../../web/domain/matchChange.ts';
import { loadUpdates } from '../../../worker/pages/loadUpdates.ts';
import type { PageContext } from '../../../worker/pages/pageContext.ts';
import { liveBlogData } from '../../../worker/render/structuredEvent.ts';
import { matchOf } from '../../support/matchOf.ts';

const KICK_OFF = Date.parse('2026-11-21T15:00:00Z');
const at = (minute: number) => KICK_OFF + minute * 60_000;
const playing = matchOf({
  state: { kind: 'playing', period: 'first-half', startedAt: KICK_OFF, score: { home: 1, away: 0 } },
});
const other = matchOf({ id: '8' });

const goal = (id: number, minute: number, more: Partial<Goal> = {}): Goal => ({
  id,
  at: at(minute),
  match: playing,
  side: 'home',
  minute: { minute },
  scorer: 'Saka',
  score: { home: 1, away: 0 },
  takenBackAt: null,
  ...more,
});

const redCard: Moment = { id: 9, at: at(30), takenBackAt: null, kind: 'sent-off', match: playing, side: 'away' };
const ended: Moment = {
  id: 10,
  at: at(110),
  takenBackAt: null,
  kind: 'ended',
  match: playing,
  ending: 'regular',
  score: { home: 1, away: 0 },
  shootOut: null,
};

function contextWith(goals: Goal[], moments: Moment[], hides = false): PageContext {
  const context: unknown = {
    live: { goals: { read: async () => goals }, moments: { read: async () => moments } },
    clock: { now: at(120), frozen: false },
    background: { log: () => undefined },
    visitor: { locale: 'en', country: 'GB' },
    hiding: hides ? { match: () => true } : undefined,
  };
  return context as PageContext;
}

describe('the updates of a live blog', () => {
  it('tell the goals, a correction, red cards and the end of this match, newest first', async () => {
    const goals = [goal(3, 40), goal(2, 20, { takenBackAt: at(22) }), goal(1, 5, { match: other })];
    const updates = await loadUpdates(playing, contextWith(goals, [ended, redCard]));
    expect(updates.map((each) => [Math.round((each.at - KICK_OFF) / 60_000), each.title])).toEqual([
      [110, 'Full-time: Arsenal 1–0 Chelsea'],
      [40, 'Arsenal 1–0 Chelsea'],
      [30, 'Red card: Chelsea'],
      [22, 'Disallowed: Arsenal 1–0 Chelsea'],
      [20, 'Arsenal 1–0 Chelsea'],
    ]);
    expect(updates[1]?.text).toContain('Saka');
  });

  it('are empty before kick-off and for a visitor from whom the result is hidden', async () => {
    expect(await loadUpdates(matchOf(), contextWith([goal(1, 5)], []))).toEqual([]);
    expect(await loadUpdates(playing, contextWith([goal(1, 5)], [], true))).toEqual([]);
  });

  it('become a LiveBlogPosting with the match as its subject', async () => {
    const updates = await loadUpdates(playing, contextWith([goal(1, 5)], []));
    const origin = 'https://scoreline.test';
    const facts = {
      origin,
      locale: 'en',
      description: 'Who plays',
      image: `${origin}/a.png`,
      siteName: 'Scoreline',
    } as const;
    const blog = liveBlogData({ match: playing, venue: null }, updates, facts);
    expect(blog).toMatchObject({
      '@context': 'https://schema.org',
      '@type': 'LiveBlogPosting',
      headline: 'Arsenal v Chelsea',
      coverageStartTime: '2026-11-21T15:00:00.000Z',
      dateModified: '2026-11-21T15:05:00.000Z',
      about: { '@type': 'SportsEvent', name: 'Arsenal v Chelsea' },
      liveBlogUpdate: [
        { '@type': 'BlogPosting', headline: 'Arsenal 1–0 Chelsea', datePublished: '2026-11-21T15:05:00.000Z' },
      ],
    });
    expect(blog).not.toHaveProperty('coverageEndTime');
  });
});
