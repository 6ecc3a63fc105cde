import { describe, expect, it } from 'vitest';
import { parseEventOdds } from '../../../web/domain/eventOdds.ts';
import { LOCALES } from '../../../web/domain/locale.ts';
import { parseSettings } from '../../../web/domain/settings.ts';
import { onePerRoute, pagesOf, samplesOfMatch } from '../../crawl/pages.ts';
import { isUpcoming, listedMatch, matchPath } from '../demoMatches.runtime.ts';
import { london, visit, visitorOf } from '../site.runtime.ts';

const scoresOnly = visitorOf('GB', { Cookie: 'odds=off' });
const onTheSite = { ...scoresOnly, 'Sec-Fetch-Site': 'same-origin' };

const settingsOf = async (headers: Record<string, string>) =>
  parseSettings(await (await visit('/api/settings?locale=en', headers)).json());

/** Matches everything that a page without odds must not contain. */
async function marks(): Promise<RegExp> {
  const operators = (await settingsOf(london))?.operators ?? [];
  expect(operators.length).toBeGreaterThan(2);
  const names = operators.map(({ name }) => name.replace(/[^\w ]/g, '.'));
  return new RegExp(
    `${names.join('|')}|/play/|/speel/|"decimal"|class="price|Top Sportsbook|No operators available`,
    'i',
  );
}

describe('a visitor who hides odds', () => {
  it('gets no operator, price or play link on any page', async () => {
    const match = await listedMatch(isUpcoming);
    const pages = LOCALES.flatMap((locale, turn) =>
      onePerRoute(pagesOf(locale, samplesOfMatch(match))).filter((_, index) => index % LOCALES.length === turn),
    );
    const forbidden = await marks();
    expect(await (await visit(matchPath(match), london)).text()).toMatch(forbidden);
    for (const { address: path } of pages) {
      const html = await (await visit(path, scoresOnly)).text();
      expect(html.length).toBeGreaterThan(1000);
      expect(forbidden.exec(html)?.[0], path).toBeUndefined();
    }
  });

  it('gets no price from the API, in answers that vary by cookie', async () => {
    const { id, sport } = await listedMatch(isUpcoming);
    const event = `id=${id}&sport=${sport}`;
    for (const path of ['/api/odds', `/api/event/prices?${event}`]) {
      expect(await (await visit(path, london)).json()).not.toEqual({});
      const response = await visit(path, scoresOnly);
      expect(response.headers.get('Vary')).toBe('Cookie');
      expect(await response.json()).toEqual({});
    }
    const odds = await visit(`/api/event-odds?${event}`, scoresOnly);
    expect(odds.headers.get('Vary')).toBe('Cookie');
    expect(parseEventOdds(await odds.json())).toMatchObject({
      policy: { allowed: false },
      markets: [],
      capturedAt: null,
    });
    const settings = await settingsOf(scoresOnly);
    expect(settings).toMatchObject({ operators: [], policy: { allowed: false } });
    expect(settings?.topCompetitions.length).toBeGreaterThan(0);
    expect((await settingsOf(london))?.policy.allowed).toBe(true);
  });

  it('is redirected from the odds tab to the match', async () => {
    const match = await listedMatch(isUpcoming);
    expect(await (await visit(matchPath(match), london)).text()).toContain(`href="${matchPath(match, 'odds')}"`);
    expect(await (await visit(matchPath(match), scoresOnly)).text()).not.toContain(matchPath(match, 'odds'));
    const response = await visit(`${matchPath(match, 'odds')}?odds=off`, london);
    expect(response.status).toBe(302);
    expect(response.headers.get('Location')).toBe(`${matchPath(match)}?odds=off`);
    expect(response.headers.get('Cache-Control')).toBe('no-store');
    expect(response.headers.get('Set-Cookie')).toMatch(/^odds=off;/);
  });

  it.each([
    ['/', 'Show odds and offers', 'Hide odds and offers'],
    ['/nl', 'Odds en aanbiedingen tonen', 'Odds en aanbiedingen verbergen'],
  ])('finds the switch for odds on %s', async (path, show, hide) => {
    const without = await (await visit(path, scoresOnly)).text();
    expect(without).toMatch(new RegExp(`href="\\?odds=on"[^>]*>${show}<`));
    const withOdds = await (await visit(path, london)).text();
    expect(withOdds).toMatch(new RegExp(`href="\\?odds=off"[^>]*>${hide}<`));
  });

  it('can still open a play link', async () => {
    expect((await visit('/play/bet365', scoresOnly)).status).toBe(302);
  });
});

describe('?odds=', () => {
  it('wins over the cookie and sets it for a year', async () => {
    // The second page comes from the cache.
    for (let time = 0; time < 2; time += 1) {
      const off = await visit('/?odds=off', london);
      expect(off.headers.get('Set-Cookie')).toBe('odds=off; Max-Age=31536000; Path=/; Secure; SameSite=Lax');
      expect(await off.text()).not.toContain('Top Sportsbook Bonuses');
    }
    const on = await visit('/?odds=on', onTheSite);
    expect(on.headers.get('Set-Cookie')).toMatch(/^odds=on;/);
    expect(await on.text()).toContain('Top Sportsbook Bonuses');
  });

  it('is in no canonical address and no language link', async () => {
    const html = await (await visit('/?odds=off', london)).text();
    const head = html.slice(0, html.indexOf('<body'));
    expect(head).toContain('rel="canonical"');
    expect(head).not.toContain('odds=');
    expect(html).not.toMatch(/href="\/nl\?[^"]*odds=/);
  });

  it.each(['?odds=none', '?odds=', '?odds=OFF', '?market=1x2'])(
    'changes nothing with the invalid search %s',
    async (search) => {
      const response = await visit(`/${search}`, london);
      expect(response.headers.get('Set-Cookie')).toBeNull();
      expect(await response.text()).toContain('Top Sportsbook Bonuses');
    },
  );
});

describe('a foreign link with ?odds=on', () => {
  const told = {
    en: 'This link would show odds and offers, which you have hidden.',
    nl: 'Deze link toont odds en aanbiedingen, maar die heb je verborgen.',
  };

  it.each([
    ['a page of another site', { 'Sec-Fetch-Site': 'cross-site' }],
    ['a sister site', { 'Sec-Fetch-Site': 'same-site' }],
    ['a message or a bookmark', { 'Sec-Fetch-Site': 'none' }],
    ['an unknown place', {}],
    ['another site, in an old browser', { Referer: 'https://scoreline.test.evil.example/' }],
  ])('does not show hidden odds to a visitor from %s', async (_from, headers) => {
    const response = await visit('/?odds=on&filter=live', { ...scoresOnly, ...headers });
    expect(response.headers.get('Set-Cookie')).toBeNull();
    const html = await response.text();
    expect(html).toContain(told.en);
    expect(html).toContain('href="?filter=live&amp;odds=on"');
    expect(html).toMatch(/href="\?filter=live"[^>]*>Keep them hidden</);
    expect((await marks()).exec(html)?.[0]).toBeUndefined();
  });

  it.each([
    ['/nl/static/about-us', 200],
    ['/nl/bestaat-niet', 404],
  ])('explains itself in Dutch on %s', async (path, status) => {
    const response = await visit(`${path}?odds=on`, { ...scoresOnly, 'Sec-Fetch-Site': 'cross-site' });
    expect(response.status).toBe(status);
    expect(response.headers.get('Set-Cookie')).toBeNull();
    const html = await response.text();
    expect(html).toContain(told.nl);
    expect(html).toContain('Verborgen houden');
    expect((await marks()).exec(html)?.[0]).toBeUndefined();
  });

  it('works after a click on the site itself', async () => {
    for (const headers of [onTheSite, { ...scoresOnly, Referer: 'https://scoreline.test/' }]) {
      const response = await visit('/no-such-page?odds=on', headers);
      expect(response.headers.get('Set-Cookie')).toMatch(/^odds=on;/);
      expect(await response.text()).not.toContain(told.en);
    }
  });
});
