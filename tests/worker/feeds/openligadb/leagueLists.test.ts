import { expect, it, vi } from 'vitest';
import { createRejections } from '../../../../worker/base/rejections.ts';
import { loadWithAge } from '../../../../worker/base/upstreamCall.ts';
import { createOpenLigaDb } from '../../../../worker/feeds/openligadb/client.ts';
import { Circuit } from '../../../../worker/upstream/circuit.ts';
import { record } from './openligadb.records.ts';
import { bundesliga, KICK_OFF } from './parsed.ts';

it('a season that can’t be loaded again has the age of its last answer', async () => {
  vi.useFakeTimers({ now: KICK_OFF - 6 * 3_600_000, toFake: ['Date'] });
  let isDown = false;
  const feed = createOpenLigaDb({
    url: 'https://source.test',
    fetch: async () => (isDown ? new Response('down', { status: 502 }) : Response.json([record()])),
    timeoutMs: 5000,
    circuit: new Circuit(5000),
    flagUrl: null,
    rejections: createRejections(),
    now: Date.now,
    clockName: '',
    leagues: [bundesliga],
  });
  const begun = Date.now();
  const today = () => loadWithAge(feed.today);
  expect(await today()).toMatchObject({ result: { ok: true, value: { matches: [{ id: 'ol4711' }] } }, age: null });
  vi.setSystemTime(begun + 3_600_000);
  isDown = true;
  expect(await today()).toMatchObject({
    result: { ok: true, value: { matches: [{ id: 'ol4711' }] } },
    age: { at: begun, staleReason: { kind: 'status' } },
  });
});
