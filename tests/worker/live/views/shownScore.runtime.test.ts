import { beforeEach, describe, expect, it } from 'vitest';
import { clockAt, journalWith, NOON, running } from '../../push/push.runtime.ts';
import { ORIGIN, opened, visit } from '../../site.runtime.ts';

const SECOND = 1000;

let time = NOON;

const read = async (path: string, headers: Record<string, string> = { Cookie: 'spoilers=all' }) =>
  (await visit(path, headers)).text();

beforeEach(async () => {
  time += 3_600 * SECOND;
  clockAt(time);
  const notBegun = { id: '4', status: 'Not started', home: 0, away: 0 };
  const matches = [running('1', 7117, 7123), running('2', 7119, 7121), running('3', 7124, 7125), notBegun];
  const site = journalWith(matches, { name: 'site' });
  await site.look();
  time += 10 * SECOND;
  clockAt(time);
});

describe.each([
  ['/', 'Show score'],
  ['/nl', 'Score tonen'],
  ['/football/netherlands/eredivisie-37', 'Show score'],
  ['/my', 'Show score'],
])('spoiler mode on %s', (path, words) => {
  const headers = { Cookie: 'follow=c37; spoilers=all' };

  it('offers one button for each score, and shows only the scores asked for', async () => {
    const page = await read(path, headers);
    const buttons = (text: string) =>
      new Set(
        Array.from(text.matchAll(/form="show" value="(m\d)" name="show">([^<]*)</g), ([, id, said]) => `${id} ${said}`),
      );
    expect(buttons(page)).toEqual(new Set(['m1', 'm2', 'm3'].map((id) => `${id} ${words}`)));
    expect(page).toContain('<form id="show" hidden=""');
    const one = await read(`${path}?show=m1`, headers);
    expect(buttons(one)).toEqual(new Set(['m2', 'm3'].map((id) => `${id} ${words}`)));
    expect(one).toContain('7117');
    expect(one).not.toMatch(/\b71(19|2[145])\b/);
    expect(one).toContain('<input type="hidden" name="show" value="m1"/>');
    const two = await read(`${path}?show=m1&show=m3`, headers);
    expect(two).toMatch(/7117[\s\S]*7124/);
    expect(two).not.toMatch(/\b71(19|21)\b/);
  });

  it('shows a score only to the visitor who asked for it', async () => {
    await Promise.all([1, 2, 3].map(() => read(`${path}?show=m1`, headers)));
    expect(await read(path, headers)).not.toMatch(/\b7117\b/);
    expect(await read(`${path}?show=m2`, headers)).not.toMatch(/\b7117\b/);
    const { headers: sent } = await visit(`${path}?show=m1`, headers);
    expect(sent.get('Cache-Control')).toMatch(/private|no-store/);
  });
});

describe('the API behind a page with one shown score', () => {
  const of = (page: string, more: Record<string, string> = {}) => ({
    Cookie: 'spoilers=all',
    Referer: `${ORIGIN}${page}`,
    'Sec-Fetch-Site': 'same-origin',
    ...more,
  });

  it('shows that score to the site’s own page only, without caching', async () => {
    const { headers, text } = await opened(visit('/api/live', of('/?show=m2')));
    expect(headers.get('Cache-Control')).toBe('private, no-store');
    expect(text).toContain('7119');
    expect(text).not.toMatch(/\b71(17|2[345])\b/);
    expect(await read('/api/live', of('/?show=m2', { 'Sec-Fetch-Site': 'cross-site' }))).not.toMatch(/\b7119\b/);
    expect(await read('/api/live', of('/'))).not.toMatch(/\b7119\b/);
    expect(await read('/api/event?sport=football&id=2', of('/match/football/home-2-away-2-2?show=m2'))).toContain(
      '7119',
    );
  });

  it('gives a list with the score another version than one without it', async () => {
    const { version } = JSON.parse(await read('/api/live', of('/')));
    expect(await read(`/api/live?since=${version}`, of('/?show=m2'))).toContain('7119');
  });

  it('shows one followed match when only followed matches are hidden', async () => {
    const own = { Cookie: 'spoilers=followed; follow=m1.m2' };
    const page = await read('/?show=m2', own);
    expect(page).toContain('7119');
    expect(page).not.toMatch(/\b7117\b/);
    expect(page).toContain('7124');
    expect(page.match(/class="row-show"/g)?.length).toBeGreaterThan(0);
    expect(page).not.toContain('form="show" value="m3"');
  });
});

describe('the show parameter', () => {
  it('shows no score when it names no match', async () => {
    const none = ['', 'm', 't1', 'm1.m2', '2', '%3Cb%3E', `m${'1'.repeat(200)}`].map((value) => `?show=${value}`);
    for (const search of [...none, '?xshow=m1']) {
      const page = await read(`/${search}`);
      expect(page, search).not.toMatch(/\b71(17|19|2[1-5])\b/);
      expect(page).not.toContain('name="show" value="<');
    }
  });

  it('takes at most 60 matches', async () => {
    const many = Array.from({ length: 300 }, (_, index) => `show=m${index + 10}`).join('&');
    expect((await read(`/?${many}`)).match(/<input type="hidden" name="show"/g)?.length).toBeLessThanOrEqual(60);
  });
});
