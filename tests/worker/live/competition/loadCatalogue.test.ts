import { expect, it, vi } from 'vitest';
import { failure, ok } from '../../../../worker/base/result.ts';
import { loadCompetitions } from '../../../../worker/live/competition/loadCatalogue.ts';
import { loadToday } from '../../../../worker/live/day/daySnapshot.ts';
import { liveContext } from '../../../support/liveContext.ts';
import { matchFrom } from '../../../support/wireMatch.ts';

const NOW = Date.parse('2026-11-21T15:40:00Z');

it('competitions from today’s matches are as old as their list', async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  vi.useFakeTimers({ now: NOW, toFake: ['Date'] });
  let isDown = false;
  const away = failure('status', 'answered 500');
  const match = matchFrom({ id: '1', start_date: '2026-11-21T15:00:00Z' });
  const context = liveContext({
    today: async () => (isDown ? away : ok({ matches: [match], rejected: 0 })),
    competitions: async () => away,
  });
  await loadToday(context);
  isDown = true;
  vi.setSystemTime(NOW + 3_600_000);
  expect(await loadCompetitions('football', context)).toMatchObject({ ok: true, at: NOW, stale: true });
});
