import { evictDurableObject } from 'cloudflare:test';
import { beforeEach, describe, expect, it } from 'vitest';
import { soon } from '../../support/soon.runtime.ts';
import { visit } from '../site.runtime.ts';
import { clockAt, journalWith, messagesOf, NOON, openSocket, running } from './push.runtime.ts';

const SECOND = 1000;

let site: ReturnType<typeof journalWith>;
let time = NOON;

/** Changes the feed after the isolates' copy of the journal has expired. */
async function feedSays(...matches: Parameters<typeof journalWith>[0]): Promise<void> {
  time += 5 * SECOND;
  clockAt(time);
  site.feed.matches = matches;
  await site.look();
  time += 3 * SECOND;
  clockAt(time);
}

beforeEach(async () => {
  clockAt(time);
  site = journalWith([running('1'), running('2')], { name: 'site' });
  await feedSays(running('1'), running('2'));
  await feedSays(running('1', 1, 0), running('2'));
});

describe.each([
  ['/goals', 'Latest goals', 'Disallowed', '/match/football/home-1-away-1-1'],
  ['/nl/doelpunten', 'Laatste doelpunten', 'Afgekeurd', '/nl/wedstrijd/voetbal/home-1-away-1-1'],
])('the goals page %s', (path, title, disallowed, link) => {
  it('lists goals with links, and strikes disallowed ones', async () => {
    const page = await (await visit(path)).text();
    expect(page).toContain(title);
    const [line = ''] = /<ol.*?<\/li>/s.exec(page) ?? [];
    expect(line).toContain(`href="${link}"`);
    expect(line).not.toContain('<del');
    await feedSays(running('1', 0, 0), running('2'));
    // The query bypasses the page cache.
    const struck = await (await visit(`${path}?competition=37`)).text();
    expect(struck).toContain('<del');
    expect(struck).toContain(disallowed);
    await feedSays(running('1', 1, 0), running('2'));
  });
});

describe.each([
  ['/goals?followed=1', 'from what you follow'],
  ['/nl/doelpunten?followed=1', 'bij wat je volgt'],
])('the goals of followed matches (%s)', (path, none) => {
  it('are personal and never cached', async () => {
    const asked = await Promise.all(
      ['follow=t11', 'follow=c37', 'follow=m1', 'follow=t999', ''].map((Cookie) => visit(path, { Cookie })),
    );
    expect(asked.map(({ headers }) => headers.get('Cache-Control'))).toEqual(asked.map(() => 'private, no-store'));
    const pages = await Promise.all(asked.map((answer) => answer.text()));
    expect(pages.map((page) => page.includes(none))).toEqual([false, false, false, true, true]);
    expect(pages.every((page) => page.includes('content="noindex"'))).toBe(true);
    expect(await (await visit(path, { Cookie: 'follow=t999' })).text()).toContain(none);
    // The language switch and the competition filter keep the query.
    expect(pages[0]).toMatch(/href="\/(nl\/doelpunten|goals)\?followed=1" [^>]*hrefLang/i);
    expect(pages[0]).toMatch(/href="[^"]*\?followed=1&amp;competition=37"/);
  });
});

describe('/api/goals', () => {
  it('answers followed goals without caching, for this visitor only', async () => {
    const answer = await visit('/api/goals?followed=1', { Cookie: 'follow=t11' });
    expect(answer.headers.get('Cache-Control')).toBe('private, no-store');
    expect((await answer.json<{ goals: object[] }>()).goals.length).toBeGreaterThan(0);
    const other = await visit('/api/goals?followed=1', { Cookie: 'follow=t999' });
    expect((await other.json<{ goals: object[] }>()).goals).toEqual([]);
  });

  it('answers a page of goals, and 400 for a malformed query', async () => {
    const answer = await visit('/api/goals?competition=37');
    const { goals, known } = await answer.json<{ goals: object[]; known: boolean }>();
    expect(known).toBe(true);
    expect(goals[0]).toMatchObject({ side: 'home', match: { id: '1', competition: { id: '37' } } });
    expect(answer.headers.get('Cache-Control')).toContain('max-age=');
    expect((await visit('/api/goals?competition=nobody')).status).toBe(200);
    for (const wrong of [
      ...['competition=%3Cscript%3E', 'page=0', 'page=1e3', 'followed=yes'],
      `competition=${'x'.repeat(65)}`,
    ]) {
      expect((await visit(`/api/goals?${wrong}`)).status).toBe(400);
    }
  });

  it('asks the journal once for twenty requests at once', async () => {
    const before = site.asked.length;
    time += 10 * SECOND;
    clockAt(time);
    await Promise.all(Array.from({ length: 20 }, (_, page) => visit(`/api/goals?page=${page + 1}`)));
    expect(site.asked.length - before).toBeLessThanOrEqual(1);
  });

  it('keeps the known goals while the journal is unavailable', async () => {
    await visit('/api/goals');
    site.feed.isDown = true;
    await evictDurableObject(site.stub);
    time += 10 * SECOND;
    clockAt(time);
    const { goals } = await (await visit('/api/goals')).json<{ goals: object[] }>();
    expect(goals.length).toBeGreaterThan(0);
  });
});

it('the socket of an open goals page gets a message for a goal, and for nothing else', async () => {
  await site.relayed();
  const page = await openSocket('goals=1');
  await feedSays(running('1', 1, 0, { properties: { GameStarted: '2040-11-17T11:41:00Z' } }), running('2'));
  await feedSays(running('1', 1, 0), running('2', 0, 1));
  const hints = () => messagesOf(page).filter(({ details }) => details === 1);
  await soon(() => expect(hints()).toHaveLength(1));
  expect(hints()[0].since).toBe(messagesOf(page)[0].version);
});
