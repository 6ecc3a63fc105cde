import { beforeEach, describe, expect, it, vi } from 'vitest';
import { MAX_FOLLOWS } from '../../../web/domain/follows.ts';
import { soon } from '../../support/soon.runtime.ts';
import { ORIGIN, opened, visit, visitorOf } from '../site.runtime.ts';

const lines: string[] = [];

beforeEach(() => {
  lines.length = 0;
  vi.spyOn(console, 'info').mockImplementation((line) => lines.push(String(line)));
});

const OWN = { Origin: ORIGIN, 'Sec-Fetch-Site': 'same-origin', Referer: `${ORIGIN}/?date=2026-11-21` };

function press(star: string, headers: Record<string, string> = OWN): Promise<Response> {
  const body = new URLSearchParams({ star }).toString();
  const form = { 'Content-Type': 'application/x-www-form-urlencoded' };
  return visit('/follow', { ...visitorOf('GB'), ...form, ...headers }, { method: 'POST', body });
}

const cookieOf = (response: Response) => /follow=([^;]*)/.exec(response.headers.get('Set-Cookie') ?? '')?.[1];

describe('POST /follow', () => {
  it('sets the cookie and returns to the page of the star', async () => {
    const response = await press('t47', { ...OWN, Cookie: 'follow=c63' });
    expect(response.status).toBe(303);
    expect(response.headers.get('Location')).toBe('/?date=2026-11-21');
    expect(response.headers.get('Cache-Control')).toBe('no-store');
    expect(response.headers.get('Set-Cookie')).toMatch(
      /^follow=c63\.t47; Max-Age=31536000; Path=\/; Secure; SameSite=Lax$/,
    );
  });

  it('removes a follow that is already in the cookie', async () => {
    expect(cookieOf(await press('c63', { ...OWN, Cookie: 'theme=dark; follow=c63.t47' }))).toBe('t47');
  });

  it('adds no 61st follow', async () => {
    const full = Array.from({ length: MAX_FOLLOWS }, (_, index) => `m${index}`).join('.');
    expect(cookieOf(await press('t47', { ...OWN, Cookie: `follow=${full}` }))).toBe(full);
  });

  it.each(['https://evil.test/', 'https://evil.test//x', '', 'nonsense', 'javascript:alert(1)'])(
    'returns to the home page for the referer %j',
    async (referer) => {
      const { status, headers } = await press('t47', { ...OWN, Referer: referer });
      expect(status).toBe(303);
      expect(headers.get('Location')).toBe('/');
    },
  );

  it('never redirects to another host for a path with two slashes', async () => {
    const { headers } = await press('t47', { ...OWN, Referer: `${ORIGIN}//evil.test/x` });
    expect(headers.get('Location')).toBe('/evil.test/x');
  });

  it.each(['', 'x1', 't', 't1.c2', `t${'1'.repeat(100)}`, 'a'.repeat(5_000)])(
    'answers 400 to the follow "%s"',
    async (star) => {
      expect((await press(star)).status).toBe(400);
    },
  );
});

/** A page of a visitor with follows, and its personal parts. */
async function pageOf(path: string, follow: string, more: Record<string, string> = {}) {
  const { headers, text } = await opened(visit(path, visitorOf('GB', { Cookie: `follow=${follow}`, ...more })));
  return {
    text,
    pressed: [...text.matchAll(/ value="(\w+)"[^>]*? aria-pressed="true"/g)].map(([, value = '']) => value),
    count: / data-own="(\d+)"/.exec(text)?.[1] ?? null,
    own: /<div id="own">(.*?)<\/ul><\/section><\/div>/s.exec(text)?.[1] ?? '',
    policy: headers.get('Content-Security-Policy') ?? '',
    age: Number(/age;dur=(\d+)/.exec(headers.get('Server-Timing') ?? '')?.[1] ?? Number.NaN),
  };
}

/** The matches in the rows of a list, as follows. */
async function listedMatches(path: string): Promise<string[]> {
  const { text } = await pageOf(path, '');
  return [...text.matchAll(/class="star"[^>]*? value="(m\w+)"/g)].map(([, value = '']) => value);
}

describe('a page of a visitor with follows', () => {
  it('shows followed matches first, with their stars pressed', async () => {
    const [, second = '', third = ''] = await listedMatches('/');
    const { own, pressed, count, text } = await pageOf('/', `${second}.${third}`);
    expect(new Set(pressed)).toEqual(new Set([second, third]));
    expect(count).toBe('2');
    expect(own).toContain('Following');
    expect(own.match(/<li class="row/g)).toHaveLength(2);
    expect(own).toContain(`value="${second}"`);
    expect(text.indexOf('<div id="own">')).toBeLessThan(text.indexOf('id="rows-'));
  });

  it('equals the page without follows except for its own parts', async () => {
    for (const path of ['/', '/nl', '/football/live', '/basketball']) {
      const [first = ''] = await listedMatches(path);
      // On a busy machine one of the two pages may get its prices later.
      await soon(async () => {
        const { text, own } = await pageOf(path, first);
        const bare = (await pageOf(path, '')).text;
        expect(own.length).toBeGreaterThan(100);
        const rest = text
          .replace(`${own}</ul></section>`, '')
          .replaceAll(' aria-pressed="true"', '')
          .replaceAll(' data-own="1"', '')
          .replace(/"(now|at)":\d+/g, '');
        expect(rest).toBe(bare.replace(/"(now|at)":\d+/g, ''));
      });
    }
  });

  it('shows a followed match only under its filter', async () => {
    const all = await listedMatches('/');
    const live = new Set(await listedMatches('/?filter=live'));
    const other = all.find((each) => !live.has(each)) ?? '';
    expect((await pageOf('/?filter=live', other)).own).toBe('');
    expect((await pageOf('/?filter=live', [...live][0] ?? '')).own).toContain('<li class="row');
  });

  it.each(['t1.<b>', '"><script>alert(1)</script>', `t${'1'.repeat(2_000)}`, '%74%31', 'x'])(
    'contains nothing of the hostile cookie %s',
    async (follow) => {
      const { text } = await pageOf('/', follow);
      expect(text).not.toContain('alert(1)');
      expect(text).toContain('</html>');
    },
  );

  it('leaves no follow in the log', async () => {
    await pageOf('/', 't4711.c6311.m12311');
    await pageOf('/', 't4711.c6311.m12311');
    await press('t4711', { ...OWN, Cookie: 'follow=c6311' });
    expect(lines.length).toBeGreaterThan(0);
    expect(lines.join()).not.toMatch(/4711|6311|12311/);
  });

  it('is not served to a visitor without follows, nor the other way round', async () => {
    vi.useFakeTimers({ toFake: ['Date'] });
    const visitor = { 'x-visitor-now': '2026-11-21T15:41:00Z' };
    const [first = '', second = ''] = await listedMatches('/');
    for (let time = 0; time < 3; time += 1) await pageOf('/', '', visitor);
    vi.advanceTimersByTime(10);
    expect((await pageOf('/', '', visitor)).age).toBe(10);
    for (const follow of [first, first, second]) {
      const page = await pageOf('/', follow, visitor);
      expect(page.age).toBe(0);
      expect(new Set(page.pressed)).toEqual(new Set([follow]));
    }
    expect((await pageOf('/', '', visitor)).pressed).toEqual([]);
  });
});
