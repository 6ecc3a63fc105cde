import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { Env } from '../../../worker/settings/env.ts';
import { createDemoLive } from '../../demo/live/app.ts';
import { stubFetch } from '../../support/fakeFetch.runtime.ts';
import { london, ORIGIN, opened, siteWith, visit, visitorOf } from '../site.runtime.ts';

const bodyOf = (html: string) => html.slice(html.indexOf('<main'), html.indexOf('</main>'));
const page = async (path: string, headers = london) => {
  const { status, text: html } = await opened(visit(path, headers));
  return { status, html, main: bodyOf(html) };
};

describe('the odds desk', () => {
  it('lists upcoming matches with prices and payout in both languages', async () => {
    const { status, html, main } = await page('/odds');
    expect(status).toBe(200);
    expect(html).toContain(`<link rel="canonical" href="${ORIGIN}/odds">`);
    expect(html).toContain(`hreflang="nl" href="${ORIGIN}/nl/odds"`);
    for (const said of ['Today’s odds', 'Payout', 'Margin-free', '/play/', '18+', 'GAMSTOP'])
      expect(main).toContain(said);
    const dutch = await page('/nl/odds');
    for (const said of ['Odds van de dag', 'Uitbetaling', 'Zonder marge', '/nl/speel/'])
      expect(dutch.main).toContain(said);
    expect(html).not.toMatch(/ style="/);
  });

  it('lists matches in the order of the home page', async () => {
    const matchesIn = (html: string) =>
      [...html.matchAll(/href="\/match\/football\/([\w-]+)/g)].map(([, slug]) => slug);
    const [home, { main }] = await Promise.all([page('/football'), page('/odds')]);
    const desk = matchesIn(main.slice(main.indexOf('<ol'), main.indexOf('desk-movers')));
    const known = [...new Set(matchesIn(home.main))].filter((slug) => desk.includes(slug));
    expect(known.length).toBeGreaterThan(1);
    expect(desk.filter((slug) => known.includes(slug))).toEqual(known);
  });

  it('follows the order in its address and ignores invalid values', async () => {
    const first = (html: string) => /href="(\/match\/[^"]+)"/.exec(html)?.[1];
    const [own, payout, wrong] = await Promise.all(
      ['/odds', '/odds?order=payout', '/odds?order=value&date=1999-01-01&sport=chess&page=9999'].map((path) =>
        page(path),
      ),
    );
    expect(first(payout?.main ?? '')).not.toBe(first(own?.main ?? ''));
    expect(wrong?.status).toBe(200);
    expect(wrong?.main).toContain('aria-current="date"');
    expect(payout?.html).toContain('content="noindex');
  });

  it('shows no odds where a country or the visitor has none', async () => {
    for (const path of ['/odds', '/odds?page=3', '/odds/calculator?p1=2&stake=1']) {
      const closed = await page(path, visitorOf('XX'));
      const hidden = await page(path, visitorOf('GB', { Cookie: 'odds=off' }));
      expect([closed.status, hidden.status]).toEqual([200, 200]);
      expect(closed.main).toContain('Odds are not shown in your country.');
      expect(hidden.main).toContain('You have hidden odds and offers.');
      expect(closed.html + hidden.html).not.toMatch(/\/play\/|"decimal"|<form[^>]*calculator/);
    }
  });
});

describe('the bet calculator', () => {
  it('calculates the bets of its address in every odds format', async () => {
    const { status, main } = await page('/odds/calculator?p1=2.5&p2=6%2F4&p3=%2B150&stake=10');
    expect(status).toBe(200);
    for (const said of [
      ...['value="6/4"', 'value="+150"', '3 singles', '1 accumulator', '156.25', '15.625', '117/8', '+150'],
    ]) {
      expect(main).toContain(said);
    }
    expect((await page('/nl/odds/calculator?p1=2.5&p2=6%2F4&p3=%2B150&stake=10')).main).toContain('156,25');
  });

  it('names the invalid field and escapes its value', async () => {
    const { main } = await page(`/odds/calculator?p1=${encodeURIComponent('"><img src=x>')}&p2=2&stake=abc`);
    expect(main).toContain('Enter odds such as');
    expect(main).toContain('Enter an amount such as');
    expect(main).not.toContain('<img src=x');
    expect(main).not.toContain('If every selection wins');
  });

  it('stays below 120 kB for 400 fields', async () => {
    const fields = Array.from({ length: 400 }, (_, index) => `p${index + 1}=${'9'.repeat(60)}`).join('&');
    const { status, html } = await page(`/odds/calculator?${fields}&stake=${'1'.repeat(2_000)}`);
    expect(status).toBe(200);
    expect(html.length).toBeLessThan(120_000);
  });
});

describe('price movements on the odds desk', () => {
  beforeEach(() => {
    vi.useFakeTimers({ now: Date.parse('2026-11-20T21:00:00Z'), toFake: ['Date'] });
  });

  it('compare with prices that another isolate saw the day before', async () => {
    const url = 'https://odds-desk.test';
    const live = createDemoLive({ now: () => Date.now(), matchesPerDay: 40 });
    const calls: string[] = [];
    stubFetch(async (input) => {
      const request = new Request(input);
      calls.push(request.url.slice(url.length));
      return live.fetch(request);
    });
    const settings: Partial<Env> = {
      LIVE_SOURCE: 'backend',
      LIVE_API_URL: url,
      POLLER: undefined,
    };
    const visitor = { 'x-visitor-country': 'GB', 'x-visitor-time-zone': 'UTC' };
    const ask = async (site: ReturnType<typeof siteWith>, path: string) =>
      bodyOf(await (await site(path, visitor)).text());
    const before = siteWith(settings);
    expect(await ask(before, '/odds?date=2026-11-21')).toContain(
      'We have no odds for these matches from before today.',
    );
    vi.setSystemTime(Date.parse('2026-11-21T09:00:00Z'));
    const today = siteWith(settings);
    await ask(today, '/football');
    const seen = calls.length;
    const desk = await ask(today, '/odds?order=movement');
    expect(calls.slice(seen)).toEqual([]);
    expect(desk).toContain('Compared with the same operators’ last odds before today');
    expect(desk).toMatch(/→.*?[▲▼]/);
  });
});
