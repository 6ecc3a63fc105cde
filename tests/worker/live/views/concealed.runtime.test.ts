import { exports } from 'cloudflare:workers';
import { beforeEach, describe, expect, it } from 'vitest';
import { askSocket, clockAt, journalWith, NOON } from '../../push/push.runtime.ts';
import { ORIGIN, visit } from '../../site.runtime.ts';
import { incidents, MATCHES, SPOILER } from './spoilerCrawl.runtime.ts';

const SECOND = 1000;

let time = NOON;

const ask = (path: string, cookie: string) => visit(path, { Cookie: cookie });
const read = async (path: string, cookie: string) => (await ask(path, cookie)).text();

beforeEach(async () => {
  time += 3_600 * SECOND;
  clockAt(time);
  const site = journalWith(MATCHES, { name: 'site' });
  for (const { id } of MATCHES) site.feed.details.set(id, { incidents });
  await site.look();
  time += 10 * SECOND;
  clockAt(time);
});

describe('spoiler mode', () => {
  it('shows a notice, and reveals the results of a page on request', async () => {
    const match = '/match/football/home-1-away-1-1';
    const page = await read(match, 'spoilers=all');
    expect(page).toContain('Spoiler-free mode is on');
    expect(page).toContain('href="?show=1"');
    expect(page).toContain('href="/settings"');
    const shown = await read(`${match}?show=1`, 'spoilers=all');
    expect(shown).toContain('7117');
    const later = (headers: Record<string, string>) =>
      exports.default.fetch(
        new Request(`${ORIGIN}/api/event?sport=football&id=1`, { headers: { Cookie: 'spoilers=all', ...headers } }),
      );
    const own = { Referer: `${ORIGIN}${match}?show=1`, 'Sec-Fetch-Site': 'same-origin' };
    expect(await (await later(own)).text()).toContain('7117');
    expect(await (await later({ ...own, 'Sec-Fetch-Site': 'cross-site' })).text()).not.toContain('7117');
    expect(await read(match, 'spoilers=all')).not.toContain('7117');
    expect(await read('/nl', 'spoilers=all')).toContain('spoilervrije modus');
  });

  it('gets no socket, and its answers are in no shared cache', async () => {
    expect((await askSocket('sport=football', { Cookie: 'spoilers=all' })).status).toBe(404);
    expect((await ask('/api/live', 'spoilers=all')).headers.get('Cache-Control')).toBe('private, no-store');
    expect((await ask('/api/live?show=1', 'spoilers=all')).headers.get('Cache-Control')).toBe('private, no-store');
  });

  it.each(['t11', 'm1', 't12.t999'])('hides only followed matches with spoilers=followed (%s)', async (follow) => {
    const cookie = `spoilers=followed; follow=${follow}`;
    for (const path of ['/', '/api/live', '/goals', '/api/event?sport=football&id=1']) {
      expect(await read(path, cookie), path).not.toContain('7117');
    }
    expect(await read('/api/live', cookie)).toContain('7119');
    expect(await read('/', 'spoilers=followed; follow=t999')).toContain('7117');
  });

  it('hides results together with a delay', async () => {
    expect(await read('/', 'spoilers=all; delay=30')).not.toMatch(SPOILER);
  });

  it('stays off with a cookie of another form', async () => {
    for (const cookie of ['spoilers=', 'spoilers=yes', 'spoilers=ALL'])
      expect(await read('/api/live', cookie), cookie).toMatch(SPOILER);
  });
});
