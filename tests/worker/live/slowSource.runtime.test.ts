import { expect, it } from 'vitest';
import { soon } from '../../support/soon.runtime.ts';
import { heldSite } from '../heldSite.runtime.ts';
import { london } from '../site.runtime.ts';

const TIMEOUT = { UPSTREAM_TIMEOUT_MS: '500' };
const LIST = '/v2/events/live';

it('an open page shows an answer that came after the timeout, without another call', async () => {
  const site = heldSite(undefined, TIMEOUT);
  const release = site.hold(LIST);
  const page = await site.open('/');
  expect(page.status).toBe(503);
  const pending = page.whole();
  release();
  await pending;
  await soon(async () => {
    const poll = await site.open('/api/live?sport=football&date=2026-11-21&zone=Europe/London');
    expect([poll.status, await poll.whole()]).toEqual([200, expect.stringContaining('"matches":[{')]);
  });
  expect(site.asked.filter((path) => path === LIST)).toHaveLength(1);
});

it('a page that is only a message reloads in a browser, but not for a crawler', async () => {
  const site = heldSite(undefined, TIMEOUT);
  const release = site.hold('/v2/events');
  const page = await site.open('/team/ajax-1', { ...london, 'Sec-Fetch-Dest': 'document' });
  expect([page.status, page.headers.get('Refresh')]).toEqual([503, '10']);
  const crawled = await site.open('/team/ajax-1');
  expect([crawled.status, crawled.headers.get('Refresh'), crawled.headers.get('Retry-After')]).toEqual([
    503,
    null,
    '10',
  ]);
  release();
  await Promise.all([page.whole(), crawled.whole()]);
  // The source then says that it has no such team.
  await soon(async () => expect((await site.open('/team/ajax-1')).status).toBe(404));
});
