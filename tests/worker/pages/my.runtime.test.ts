import { describe, expect, it } from 'vitest';
import { opened, visit, visitorOf } from '../site.runtime.ts';

async function page(path: string, follow = '', country = 'GB') {
  const response = await visit(path, visitorOf(country, { Cookie: `follow=${follow}` }));
  const text = await response.text();
  // On a cold site its details follow the page.
  return { response, text, main: /<main [^>]*>([\s\S]*)<\/body>/.exec(text)?.[1] ?? '' };
}

/** One follow of each kind, with names on the pages. */
async function known() {
  const { text } = await page('/');
  const [match = ''] = Array.from(text.matchAll(/class="star"[^>]*? value="(m\w+)"/g), ([, value = '']) => value);
  const competition = /href="(\/football\/[\w-]+\/[\w-]+-(\w+))"/.exec(text);
  const table = await page(`${competition?.[1]}/standings`);
  const team = /href="\/team\/[\w-]+-(\w+)\?competition/.exec(table.text)?.[1] ?? '';
  return { match, competition: `c${competition?.[2]}`, team: `t${team}` };
}

describe.each([
  ['/my', 'Following', 'You’re not following anything yet'],
  ['/nl/mijn', 'Gevolgd', 'Je volgt nog niets'],
])('the page of followed matches at %s', (path, title, nothing) => {
  it('explains itself when nothing is followed', async () => {
    const { response, main } = await page(path);
    expect(response.status).toBe(200);
    expect(main).toContain(title);
    expect(main).toContain(nothing);
  });

  it('offers eight popular clubs with stars when nothing is followed', async () => {
    const { main } = await page(path);
    const clubs = /id="popular"[\s\S]*?<\/section>/.exec(main)?.[0] ?? '';
    expect(new Set(Array.from(clubs.matchAll(/value="(t\w+)"/g), ([, value]) => value)).size).toBe(8);
  });

  it('shows today, next and last matches and a table of each follow', async () => {
    const { match, competition, team } = await known();
    const { main } = await page(path, `${match}.${competition}.${team}`);
    expect(main).not.toContain(nothing);
    expect(main).toContain(`value="${match}"`);
    expect(main).toContain('id="my-next"');
    expect(main).toContain('id="my-last"');
    expect(main).toContain('<table');
    expect(main).toMatch(/<h2 id="my-follows"[^>]*>[^<]+ \(3\)<\/h2>/);
    for (const follow of [match, competition, team]) {
      expect(/<li class="flex items-center[\s\S]*/.exec(main)?.[0]).toContain(`value="${follow}"`);
    }
  });

  it('is private, not indexed and without odds', async () => {
    const { match } = await known();
    const { response, text, main } = await page(path, match);
    expect(response.headers.get('Cache-Control')).toBe('private, no-store');
    expect(text).toContain('<meta name="robots" content="noindex">');
    expect(main).not.toContain('class="price"');
    expect((await page(path)).main).not.toContain(`value="${match}"`);
  });

  it('names an unknown follow by its id, for 60 follows too', async () => {
    const { main, response } = await page(path, Array.from({ length: 60 }, (_, index) => `t9990${index}`).join('.'));
    expect(response.status).toBe(200);
    expect(main.match(/\(9990\d+\)/g)).toHaveLength(60 * 2);
  });
});

describe('the settings page', () => {
  it('shows the chosen values and is private', async () => {
    const { headers, text } = await opened(
      visit(
        '/settings',
        visitorOf('GB', {
          Cookie: 'theme=dark; contrast=more; oddsFormat=US; zone=Asia%2FTokyo; delay=37; spoilers=followed; odds=off',
        }),
      ),
    );
    expect(headers.get('Cache-Control')).toBe('private, no-store');
    for (const chosen of ['dark', 'more', 'US', 'Asia/Tokyo', '37', 'followed', 'off']) {
      expect(text).toMatch(
        new RegExp(`<option [^>]*value="${chosen}" selected=""|<option selected="" value="${chosen}"`),
      );
    }
  });

  it.each([
    ['contrast=more', ['contrast']],
    ['contrast=more; theme=dark', ['dark', 'contrast']],
    ['theme=light', ['light']],
    ['contrast=less', []],
  ])('applies the cookie %s before the first paint', async (Cookie, classes) => {
    for (const [path, own] of [
      ['/', []],
      ['/nl', []],
      ['/status', ['plain']],
    ] as const) {
      const rootOf = (names: readonly string[]) =>
        `<html lang="${path === '/nl' ? 'nl' : 'en'}"${names.length === 0 ? '' : ` class="${names.join(' ')}"`}>`;
      expect(await (await visit(path, visitorOf('GB', { Cookie }))).text()).toContain(rootOf([...own, ...classes]));
      expect(await (await visit(path, visitorOf('GB'))).text()).toContain(rootOf(own));
    }
  });

  const send = (path: string, body: string, headers: Record<string, string>) =>
    visit(
      path,
      { ...visitorOf('GB'), 'Content-Type': 'application/x-www-form-urlencoded', ...headers },
      { method: 'POST', body },
    );
  const OWN = { 'Sec-Fetch-Site': 'same-origin' };
  const cookies = (response: Response) => response.headers.getSetCookie().join('\n');

  it('stores valid choices as cookies and drops invalid ones', async () => {
    const body = 'theme=dark&contrast=more&oddsFormat=US&odds=off&zone=Europe%2FParis&delay=30&spoilers=all';
    const response = await send('/nl/instellingen', body, OWN);
    expect(response.status).toBe(303);
    expect(response.headers.get('Location')).toBe('/nl/instellingen?saved');
    const all = [
      ...['theme=dark', 'contrast=more', 'oddsFormat=US', 'odds=off', 'zone=Europe%2FParis', 'delay=30'],
      ...['spoilers=all'],
    ];
    for (const one of all) {
      expect(cookies(response)).toContain(`${one}; Max-Age=31536000`);
    }
    const odd = 'theme=x&contrast=dark&oddsFormat=7&zone=Nowhere%2FAt&delay=4&spoilers=%3Cb%3E&evil=1';
    const none = cookies(await send('/settings', odd, OWN));
    for (const name of ['theme', 'contrast', 'oddsFormat', 'zone', 'delay', 'spoilers'])
      expect(none).toContain(`${name}=; Max-Age=0`);
    expect(none).not.toMatch(/evil|<b>|Nowhere/);
  });

  it('deletes every cookie and the browser storage with one button', async () => {
    const response = await send('/follow/forget', '', { ...OWN, Referer: 'https://scoreline.test/nl/instellingen' });
    expect(response.headers.get('Location')).toBe('/nl/instellingen?forgotten');
    expect(response.headers.get('Clear-Site-Data')).toBe('"storage"');
    for (const name of ['theme', 'contrast', 'oddsFormat', 'odds', 'zone', 'delay', 'spoilers', 'follow']) {
      expect(cookies(response)).toContain(`${name}=; Max-Age=0`);
    }
  });
});
