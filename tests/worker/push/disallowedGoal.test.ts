import { expect, it, vi } from 'vitest';
import type { EventDetail, Incident } from '../../../web/domain/eventDetail.ts';
import { ok } from '../../../worker/base/result.ts';
import { withReason } from '../../../worker/push/disallowedGoal.ts';
import type { Alert } from '../../../worker/settings/alertBinding.ts';
import { matchOf } from '../../support/matchOf.ts';

const { id, sport, kickOff } = matchOf();

const alertFor = (scorer: string | null): Alert => ({
  ...{ id: 1, at: kickOff, kind: 'goal', follows: ['m1'] },
  match: { id, sport, kickOff, home: null, away: null, score: null },
  news: { type: 'goal-disallowed', side: 'home', score: { home: 0, away: 0 }, scorer, reason: null },
});

const cancelled = (player: string | null, side: 'home' | 'away' = 'home'): Incident => ({
  ...{ kind: 'cancelled-goal', side, minute: null, player, reason: 'offside' },
});

async function told(scorer: string | null, incidents: readonly Incident[]) {
  const { news } = await withReason(alertFor(scorer), {
    event: () => Promise.resolve(ok({ kind: 'found', event: { incidents } as EventDetail })),
  });
  return news.type === 'goal-disallowed' ? [news.scorer, news.reason] : [];
}

it('names the scorer and the reason of the goal that the details have', async () => {
  expect(await told(null, [cancelled('Brobbey')])).toEqual(['Brobbey', 'offside']);
  expect(await told('Brobbey', [cancelled('Taylor'), cancelled('Brobbey')])).toEqual(['Brobbey', 'offside']);
});

it('names no reason of what may be another goal', async () => {
  expect(await told(null, [cancelled('Taylor'), cancelled('Brobbey')])).toEqual([null, null]);
  expect(await told('Brobbey', [cancelled('Taylor'), cancelled('Brobbey', 'away')])).toEqual(['Brobbey', null]);
});

it('sends the alert as it is when the details cannot be read', async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  const alert = alertFor('Brobbey');
  expect(await withReason(alert, { event: () => Promise.reject(new Error('broken')) })).toBe(alert);
});
