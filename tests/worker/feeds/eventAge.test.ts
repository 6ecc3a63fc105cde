import { expect, it } from 'vitest';
import { loadWithAge } from '../../../worker/base/upstreamCall.ts';
import type { FeedOptions } from '../../../worker/feeds/definition.ts';
import { createFootballData } from '../../../worker/feeds/footballData/client.ts';
import { feedOptions } from './feedOptions.ts';
import { match } from './footballData/footballData.records.ts';
import { NOW } from './parsed.ts';

it('a match has the age of its own record, not of the list that is loaded before it', async () => {
  const late = { kind: 'paced', detail: 'the quota is spread', retryAfterMs: null } as const;
  const answered: FeedOptions['fetch'] = async ({ url }, call) => {
    const isList = url.includes('dateFrom');
    const at = isList ? NOW - 600_000 : NOW;
    call.addAge({ at, first: at, freshUntil: NOW + 30_000, staleReason: isList ? late : null });
    return Response.json(isList ? { matches: [] } : match('IN_PLAY'));
  };
  const feed = createFootballData(feedOptions(() => new Response(), { fetch: answered, now: () => NOW }));
  const id = `fd${match('IN_PLAY').id}`;
  expect(await loadWithAge((call) => feed.event(call, 'football', id))).toMatchObject({
    result: { ok: true, value: { kind: 'found' } },
    age: { at: NOW, staleReason: null },
  });
});
