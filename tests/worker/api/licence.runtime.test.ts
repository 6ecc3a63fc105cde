import { describe, expect, it } from 'vitest';
import { fakeSource } from '../../support/fakeFetch.runtime.ts';
import { wireMatch } from '../../support/wireMatch.ts';
import { london, visitSite } from '../site.runtime.ts';

const LICENSED = 'https://licensed.test';

function visitWith(path: string, settings: object) {
  const record = wireMatch({ id: 'a1', start_date: '2026-11-21T15:00:00Z', status: '1st half' });
  fakeSource(LICENSED, (asked) => (asked.includes('live') ? { fixtures: [record], results: [] } : { results: [] }));
  const real = { DEMONSTRATION: 'content', POLLER: undefined, LIVE_API_URL: LICENSED, EMBED_HOSTS: '*' };
  return visitSite({ ...real, ...settings }, path, london);
}

const PASSED_ON = [
  '/api/v1/matches',
  '/goals.xml',
  '/player.xml?player=47-2301',
  '/nl/uitslagen.xml?competition=1',
  '/calendar/team/1.ics',
  '/nl/kalender/competitie/1.ics',
  '/calendar/following.ics?follow=t1',
  '/embed/match/a1',
  '/nl/embed?match=a1',
  '/oembed?url=https://scoreline.test/match/football/x-a1',
];

describe('a source whose licence does not allow its data to be shared', () => {
  it.each(PASSED_ON)('is not shared by %s, with the reason', async (path) => {
    const answer = await visitWith(path, {});
    expect([answer.status, await answer.text()]).toEqual([451, expect.stringContaining('has not opened its data')]);
    const open = await visitWith(path, { OPEN_DATA: 'on' });
    expect(open.status).not.toBe(451);
  });

  it('has pages that name no calendar, feed or embed', async () => {
    const pages = ['/goals', '/nl/mijn?follow=t1', '/match/football/x-a1'];
    for (const path of pages) {
      const moved = await visitWith(path, {});
      const page = moved.status === 301 ? await visitWith(moved.headers.get('Location') ?? '', {}) : moved;
      expect(await page.text(), path).not.toMatch(/rss\+xml|oembed|webcal:|\/embed\?|goals\.xml"/);
    }
    const open = await (await visitWith('/goals', { OPEN_DATA: 'on' })).text();
    expect(open).toMatch(/rss\+xml.*goals\.xml/s);
  });
});
