import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { clockAt, type FeedMatch, journalWith, NOON, running } from '../../push/push.runtime.ts';
import { visit } from '../../site.runtime.ts';

const MINUTE = 60_000;
let now = NOON;
let site: ReturnType<typeof journalWith>;
/** The feed's last list, shared by all tests. */
let listed: FeedMatch[] = [running('1'), running('2')];

/** Requests with cookies, after the isolates' copy of the journal has expired. */
function ask(path: string, cookies: string, more: Record<string, string> = {}): Promise<Response> {
  now += 3_000;
  clockAt(now);
  return visit(path, { Cookie: cookies, ...more });
}

async function linesFor(cookies: string, { since = NOON, locale = 'en' } = {}): Promise<string[] | null> {
  const answer = await ask(`/api/since-visit?since=${since}&locale=${locale}`, cookies);
  if (answer.status === 204) return null;
  const { lines } = await answer.json<{ lines: { text: string }[] }>();
  return lines.map(({ text }) => text);
}

async function feedSays(minutes: number, ...matches: FeedMatch[]): Promise<void> {
  now = Math.max(now + 1_000, NOON + minutes * MINUTE);
  clockAt(now);
  listed = matches;
  site.feed.matches = matches;
  await site.look();
}

const card = (side: 'home' | 'away') => ({
  incidents: { [side]: [{ type: 'Card', detail: 'Red Card', match_time: '30' }] },
});

const ended = (id: string, home: number, away: number): FeedMatch => ({
  ...running(id, home, away),
  status: 'Finished',
});

beforeAll(() => vi.useFakeTimers({ now: NOON, toFake: ['Date'] }));

beforeEach(async () => {
  clockAt(now);
  site = journalWith(listed, { name: 'site' });
});

describe('GET /api/since-visit', () => {
  it('lists goals and ends of followed matches only', async () => {
    await feedSays(0, running('1'), running('2'));
    const goal = { type: 'Goal', detail: '', match_time: '22', player: { id: 'p1', name: 'Early' } };
    const scored = { incidents: { home: [goal], away: [] } };
    await feedSays(2, running('1', 1, 0, scored), running('2', 0, 1));
    await feedSays(7, ended('1', 1, 0), running('2', 0, 1));
    expect(await linesFor('follow=m1')).toEqual(["Home 1 1–0 Away 1: 22' Early · Full-time"]);
    expect(await linesFor('follow=t21')).toEqual([expect.stringMatching(/^Home 2 0–1 Away 2: \d+' Away 2$/)]);
    expect(await linesFor('follow=c37')).toHaveLength(2);
    expect(await linesFor('follow=m1', { locale: 'nl' })).toEqual([expect.stringContaining('Afgelopen')]);
    for (const cookies of ['follow=m3.t99', 'follow=', '']) expect(await linesFor(cookies)).toBeNull();
  });

  it('lists nothing seen before, and nothing after under five minutes', async () => {
    expect(await linesFor('follow=c37', { since: now - 4 * MINUTE })).toBeNull();
    expect(await linesFor('follow=m2', { since: NOON + 3 * MINUTE })).toBeNull();
  });

  it('lists a disallowed goal only when it was seen before', async () => {
    await feedSays(20, ended('1', 1, 0), running('2', 0, 2));
    await feedSays(21, ended('1', 1, 0), running('2', 0, 1));
    expect(await linesFor('follow=m2', { since: NOON + 10 * MINUTE })).toBeNull();
    await feedSays(29, ended('1', 1, 0), running('2', 0, 0));
    expect(await linesFor('follow=m2', { since: NOON + 10 * MINUTE })).toEqual([
      'Home 2 0–0 Away 2: Away 2 goal disallowed',
    ]);
  });

  it('lists a red card', async () => {
    await feedSays(40, ended('1', 2, 0), running('2', 0, 0, card('away')));
    expect(await linesFor('follow=m2', { since: NOON + 34 * MINUTE })).toEqual(['Home 2 0–0 Away 2: Red card: Away 2']);
  });

  it('lists nothing in spoiler mode', async () => {
    for (const spoilers of ['all', 'followed']) expect(await linesFor(`follow=c37; spoilers=${spoilers}`)).toBeNull();
    const page = await (await ask('/my', `follow=c37; spoilers=all; seen=${NOON}`)).text();
    expect(page).not.toContain('id="since-visit-title"');
  });

  it('lists nothing younger than the visitor’s delay', async () => {
    await feedSays(50, ended('1', 3, 0), running('2'));
    const since = NOON + 44 * MINUTE;
    expect(await linesFor('follow=m1; delay=180', { since })).toBeNull();
    expect(await linesFor('follow=m1', { since })).toHaveLength(1);
    now += 3 * MINUTE;
    expect(await linesFor('follow=m1; delay=180', { since })).toHaveLength(1);
  });

  it.each([
    ['/my', 'While you were away', 'Home 1 3–0 Away 1'],
    ['/nl/mijn', 'Terwijl je weg was', 'Home 1 – Away 1 3–0'],
  ])('is shown on %s without script, once', async (path, title, line) => {
    const response = await ask(path, `follow=c37; seen=${NOON}`);
    const card = /<section[^>]*aria-labelledby="since-visit-title".*?<\/section>/s.exec(await response.text())?.[0];
    expect(card).toContain(title);
    expect(card).toContain(line);
    const cookie = /seen=\d+/.exec(response.headers.get('Set-Cookie') ?? '')?.[0];
    expect(cookie).toBe(`seen=${now}`);
    expect(await (await ask(path, `follow=c37; ${cookie}`)).text()).not.toContain(title);
    expect((await ask(path, '')).headers.get('Set-Cookie')).toBeNull();
  });

  it.each(['', 'since=', 'since=x', 'since=-1', 'since=1e9', `since=${'9'.repeat(16)}`, 'since=1&locale=xx'])(
    'answers 400 to the query "%s"',
    async (query) => {
      expect((await ask(`/api/since-visit?${query}`, 'follow=c37')).status).toBe(400);
    },
  );

  it('answers without caching, and leads there from its address of before', async () => {
    const search = `?since=${NOON}&locale=en`;
    const before = await ask(`/api/away${search}`, 'follow=c37');
    expect(before.headers.get('Location')).toBe(`/api/since-visit${search}`);
    const answer = await ask(`/api/since-visit${search}`, 'follow=c37');
    expect(answer.headers.get('Cache-Control')).toBe('private, no-store');
  });
});
