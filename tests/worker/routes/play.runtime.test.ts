import { describe, expect, it, vi } from 'vitest';
import { pathOf } from '../../../web/format/addresses/routes.ts';
import { ORIGIN, siteWith, visit, visitorOf } from '../site.runtime.ts';

const play = (provider: string, country: string, more: Record<string, string> = {}, init: RequestInit = {}) =>
  visit(pathOf({ name: 'play', provider }, 'en'), visitorOf(country, more), init);

function expectUnlisted(response: Response): void {
  expect(response.headers.get('Cache-Control')).toBe('no-store');
  expect(response.headers.get('Referrer-Policy')).toBe('no-referrer');
  expect(response.headers.get('X-Robots-Tag')).toBe('noindex, nofollow');
}

describe('GET /play', () => {
  it('redirects to the operator of the country', async () => {
    const response = await play('bet365', 'GB');
    expect(response.status).toBe(302);
    expect(response.headers.get('Location')).toBe('https://www.example.com/offers/bet365?ref=scoreline');
    expectUnlisted(response);
  });

  it.each([
    ...['/play', '/play/', '/play/<script>alert(1)</script>', '/play/%3Cscript%3E', '/play/bet365/more'],
    ...[
      '/play/no-such-house',
      '/play/bet365%2F..%2F',
      '/PLAY/caf%C3%A9',
      '/nl/speel',
      '/nl/speel/caf%C3%A9',
      '/nl/play/<b>',
    ],
  ])('answers 404 without header and footer to %s', async (path) => {
    const response = await visit(path, visitorOf('GB'));
    expect(response.status).toBe(404);
    expectUnlisted(response);
    const html = await response.text();
    expect(html).toContain(path.startsWith('/nl') ? 'Onbekende aanbieder' : 'Unknown operator');
    expect(html).toContain(path.startsWith('/nl') ? 'Terug naar de homepage' : 'Back to the homepage');
    // The browser delays painting until it reads the element that the head names.
    expect(html).toContain(`id="${/rel="expect" href="#(\w+)"/.exec(html)?.[1]}"`);
    expect(html).not.toMatch(/<header|<footer|<script>alert|<b>/);
  });

  it('answers 451 for an operator of another country without its target', async () => {
    const response = await play('toto', 'GB');
    expect(response.status).toBe(451);
    expectUnlisted(response);
    const html = await response.text();
    expect(html).toContain('Not available in your country');
    expect(html).not.toContain('example.com');
  });

  it.each(['IT', 'XX', 'T1'])('answers 451 to a visitor from %s', async (country) => {
    expect((await play('bet365', country)).status).toBe(451);
  });

  it.each([
    ['Sec-Purpose', 'prefetch'],
    ['Sec-Purpose', 'prefetch;prerender'],
    ['Sec-Purpose', 'prefetch;anonymous-client-ip'],
    ['Purpose', 'prefetch'],
    ['X-Purpose', 'preview'],
    ['X-Moz', 'prefetch'],
  ])('answers 204 without a target to a prefetch (%s: %s)', async (name, value) => {
    const log = vi.spyOn(console, 'info');
    const response = await play('bet365', 'GB', { [name]: value });
    expect(response.status).toBe(204);
    expect(response.headers.get('Location')).toBeNull();
    expectUnlisted(response);
    expect(log.mock.calls.filter(([line]) => String(line).includes('"play"'))).toEqual([]);
  });

  it('answers a HEAD with the status but without the target', async () => {
    const response = await play('bet365', 'GB', {}, { method: 'HEAD' });
    expect(response.status).toBe(200);
    expect(response.headers.get('Location')).toBeNull();
    expect((await play('no-such-house', 'GB', {}, { method: 'HEAD' })).status).toBe(404);
    expect((await play('toto', 'GB', {}, { method: 'HEAD' })).status).toBe(451);
  });

  it('redirects neither a HEAD nor a prefetch to the canonical address', async () => {
    const log = vi.spyOn(console, 'info').mockImplementation(() => undefined);
    const head = await visit('/PLAY/Bet365', visitorOf('GB'), { method: 'HEAD' });
    const prefetch = await visit('/PLAY/Bet365', visitorOf('GB', { 'Sec-Purpose': 'prefetch' }));
    expect([head.status, prefetch.status]).toEqual([200, 204]);
    for (const response of [head, prefetch]) {
      expect(response.headers.get('Location')).toBeNull();
      expectUnlisted(response);
    }
    expect(log.mock.calls.filter(([line]) => String(line).includes('"play"'))).toEqual([]);
  });

  it('logs a click with provider, country and language only', async () => {
    const log = vi.spyOn(console, 'info').mockImplementation(() => undefined);
    await play('bet365', 'GB', { 'User-Agent': 'a browser', 'CF-Connecting-IP': '192.0.2.7', Cookie: 'oddsFormat=UK' });
    const lines = log.mock.calls.map(([line]) => String(line)).filter((line) => line.includes('"play"'));
    expect(lines.map((line) => JSON.parse(line))).toEqual([
      {
        level: 'info',
        event: 'play',
        by: 'isolate',
        version: expect.any(String),
        provider: 'bet365',
        country: 'GB',
        locale: 'en',
        click: '',
      },
    ]);
  });

  it('counts a click in Workers Analytics Engine in production', async () => {
    const log = vi.spyOn(console, 'info').mockImplementation(() => undefined);
    const points: unknown[] = [];
    const CLICKS = { writeDataPoint: (point: unknown) => points.push(point) };
    const cf = { country: 'GB', timezone: 'Europe/London' };
    const headers = { 'User-Agent': 'a browser', 'CF-Connecting-IP': '192.0.2.7', Referer: `${ORIGIN}/football` };
    const site = siteWith({ ENVIRONMENT: 'production', CLICKS });
    for (const init of [{ cf }, { cf, method: 'HEAD' }]) await site('/play/bet365', headers, init);
    await site('/play/bet365', { ...headers, 'Sec-Purpose': 'prefetch' }, { cf });
    await site('/play/toto', headers, { cf });
    expect(points).toEqual([{ indexes: ['bet365'], blobs: ['bet365', 'GB', 'en', ''], doubles: [1] }]);
    expect(log.mock.calls.filter(([line]) => String(line).includes('"play"'))).toEqual([]);
  });

  it('redirects when the click cannot be counted', async () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    const CLICKS = {
      writeDataPoint() {
        throw new Error('quota');
      },
    };
    const site = siteWith({ ENVIRONMENT: 'production', CLICKS });
    const response = await site('/play/bet365', {}, { cf: { country: 'GB' } });
    expect(response.status).toBe(302);
    expect(warn.mock.calls.some(([line]) => String(line).includes('click not counted'))).toBe(true);
  });

  it.each([
    ['/PLAY/Bet365', 'GB', 'bet365'],
    ['/play/bet365/', 'GB', 'bet365'],
    ['/speel/bet365', 'GB', 'bet365'],
    ['/nl/play/toto', 'NL', 'toto'],
    ['/nl/Speel/TOTO', 'NL', 'toto'],
  ])('redirects %s straight to the operator', async (path, country, operator) => {
    const response = await visit(`${path}?to=https://evil.test/`, visitorOf(country));
    expect(response.status).toBe(302);
    expect(response.headers.get('Location')).toMatch(`https://www.example.com/offers/${operator}`);
    expectUnlisted(response);
  });

  it('answers 405 to a POST', async () => {
    expect((await play('bet365', 'GB', {}, { method: 'POST' })).status).toBe(405);
  });
});
