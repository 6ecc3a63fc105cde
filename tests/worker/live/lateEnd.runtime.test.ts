import { beforeEach, expect, it, vi } from 'vitest';
import { parseSnapshot } from '../../../web/domain/listSchemas.ts';
import { fakeSource } from '../../support/fakeFetch.runtime.ts';
import { wireMatch } from '../../support/wireMatch.ts';
import { siteWith } from '../site.runtime.ts';

const SECOND = 1000;
const KICK_OFF = '2026-11-23T22:45:00Z';
/** Half past seven in the evening of the 23rd in New York. */
const LATE = Date.parse('2026-11-24T00:30:00Z');
const NEW_YORK = { 'x-visitor-country': 'XX', 'x-visitor-time-zone': 'America/New_York' };

let status: string;
let goals: string;

/** A feed that lists an ended match only under the day on which it began. */
function feed(path: string): unknown {
  const record = wireMatch({
    id: 'late',
    start_date: KICK_OFF,
    status,
    home: { id: 'h', name: 'Inter Miami' },
    results: { runningscore: { home: goals, away: '0' } },
  });
  const [, date] = /date=([\d-]+)/.exec(path) ?? [];
  if (path === 'v2/events/live') return { fixtures: status === 'Finished' ? [] : [record], results: [] };
  return date === '2026-11-23' ? { fixtures: [record], results: [] } : { fixtures: [], results: [] };
}

const site = () => siteWith({ LIVE_API_URL: 'https://late-end.test', LIVE_SOURCE: 'backend', POLLER: undefined });

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: LATE });
  fakeSource('https://late-end.test', feed);
  status = '2nd half';
  goals = '1';
});

it('a match past midnight UTC shows its end within a minute west of Greenwich', async () => {
  const visit = site();
  const stateOf = async () => {
    const answer = await visit('/api/live?sport=football&date=2026-11-23&zone=America/New_York', NEW_YORK);
    return parseSnapshot(await answer.json())?.matches.map(({ state }) => state);
  };
  // An open page polls every ten seconds.
  const pollUntil = async (until: number) => {
    while (Date.now() < until) {
      vi.setSystemTime(Date.now() + 10 * SECOND);
      await stateOf();
    }
    return stateOf();
  };
  expect(await pollUntil(LATE + 130 * SECOND)).toMatchObject([{ kind: 'playing', score: { home: 1, away: 0 } }]);
  goals = '2';
  expect(await pollUntil(LATE + 150 * SECOND)).toMatchObject([{ kind: 'playing', score: { home: 2, away: 0 } }]);
  goals = '3';
  status = 'Finished';
  expect(await pollUntil(LATE + 210 * SECOND)).toMatchObject([{ kind: 'finished', score: { home: 3, away: 0 } }]);
});
