import { describe, expect, it } from 'vitest';
import { EVENT_TABS, type EventTab } from '../../../web/domain/tabs.ts';
import { pathOf } from '../../../web/format/addresses/routes.ts';
import { isNight } from '../../support/tier.runtime.ts';
import { wireMatch } from '../../support/wireMatch.ts';
import { feedSite } from '../fakeSites.runtime.ts';
import { ORIGIN, visitorOf } from '../site.runtime.ts';

/** An isolate of a site whose feed knows only the match `E1`. */
function siteOfMatch(event: object) {
  const { open } = feedSite(({ pathname }) => {
    if (pathname === '/v2/events/E1') return event;
    return pathname === '/v2/events/live' ? { fixtures: [event], results: [] } : undefined;
  });
  return (path: string, country = 'GB', headers: Record<string, string> = {}) =>
    open(path, visitorOf(country, headers));
}

const home = { id: 'H1', name: 'Home Team' };
const away = { id: 'A1', name: 'Away Team' };

const RESULTS = { runningscore: { home: 0, away: 0 }, penaltyshootout: { home: 4, away: 3 } };

/** A match with only teams, status and score. */
const eventThat = (status: string, more: object = {}) =>
  wireMatch({ id: 'E1', start_date: '2026-11-21T15:00:00Z', status, results: RESULTS, home, away, ...more });

/** Opens tabs of a match on a site whose feed knows only this match. */
function siteOf(event: object) {
  const visit = siteOfMatch(event);
  const slug = 'home' in event && event.home === null ? 'away-team-E1' : 'home-team-away-team-E1';
  return async (tab: EventTab, locale: 'en' | 'nl', country = 'GB') => {
    const path = pathOf({ name: 'event', sport: 'football', slug, tab }, locale);
    const { status, text } = await visit(path, country);
    return { status, html: text, path };
  };
}

const STATUSES = [
  ...['1st half', 'Krrk'],
  ...(isNight ? ['Not started', 'Halftime', 'Finished AP', 'Postponed', 'Cancelled', 'To Finish'] : []),
];

// Language and status do not influence each other: one status in Dutch is enough.
it.each([...STATUSES.map((status) => [status, 'en'] as const), ['Not started', 'nl'] as const])(
  'the tabs of a match without data all answer 200 for a match with status %s (%s)',
  async (status, locale) => {
    const ask = siteOf(eventThat(status));
    const summary = await ask('summary', locale);
    for (const tab of EVENT_TABS) {
      const { status: answered, html, path } = await ask(tab, locale);
      expect(answered, path).toBe(200);
      expect(html).toContain(`<link rel="canonical" href="${ORIGIN}${path}">`);
      expect(html.includes('content="noindex"'), path).toBe(tab !== 'summary');
      if (tab === 'summary') continue;
      expect(html).toContain(`href="${path}" aria-current="page"`);
      expect(html).toMatch(new RegExp(`<a class="pill[^>]* href="(${summary.path}|[^"]*-t1)"`));
    }
  },
);

const SAID: [EventTab, string, string, string, string?][] = [
  ['line-ups', 'Not started', 'No line-ups yet.', 'Er zijn nog geen opstellingen.'],
  ['line-ups', 'Finished', 'No line-ups are available', 'Er zijn geen opstellingen van deze wedstrijd.'],
  ['statistics', 'Not started', 'No statistics yet.', 'Er zijn nog geen statistieken.'],
  ['statistics', '2nd half', 'No statistics are available', 'Er zijn geen statistieken van deze wedstrijd.'],
  ['head-to-head', 'Finished', 'no previous meetings', 'geen eerdere ontmoetingen'],
  ['standings', 'Finished', 'This competition has no table', 'heeft geen stand'],
  ['odds', 'Not started', 'There are no odds for this match yet.', 'Er zijn nog geen odds'],
  ['odds', '1st half', 'There are no odds for this match right now.', 'Er zijn nu geen odds'],
  ['odds', 'Finished', 'There are no more odds', 'Er zijn geen odds meer'],
  ['odds', 'Cancelled', 'There are no more odds', 'Er zijn geen odds meer'],
  ['odds', '1st half', 'Odds are not shown during matches', 'tonen we tijdens een wedstrijd geen odds', 'NL'],
  ['odds', 'Not started', 'Odds are not shown in your country.', 'In jouw land worden geen odds getoond.', 'IT'],
  ['odds', 'Finished', 'Odds are not shown in your country.', 'In jouw land worden geen odds getoond.', 'XX'],
];

describe('a tab without data', () => {
  it.each(SAID)('explains why %s is empty: %s, %s', async (tab, status, en, nl, country) => {
    const ask = siteOf(eventThat(status));
    expect((await ask(tab, 'en', country)).html).toContain(en);
    expect((await ask(tab, 'nl', country)).html).toContain(nl);
  });

  it('explains that earlier meetings need both teams', async () => {
    const { status, html } = await siteOf(eventThat('Not started', { home: null }))('head-to-head', 'en');
    expect(status).toBe(200);
    expect(html).toContain('Previous meetings will appear once both teams are known.');
  });

  it('promises no odds in its title or description in Italy', async () => {
    const { html } = await siteOf(eventThat('Not started'))('odds', 'en', 'IT');
    const promised = [
      ...html.matchAll(/<title>[^<]*|<meta (?:name|property)="[\w:]*(?:title|description)"[^>]*/g),
    ].join();
    expect(promised).toContain('Home Team');
    expect(promised).not.toMatch(/\bodds\b/i);
  });
});

const player = (name: string, more: object) => ({ player: { id: name, name }, number: 7, starter: true, ...more });
const eventWith = (status: string, players: object[]) =>
  eventThat(status, { lineups: { home: { formation: '4-4-2', players }, away: null } });
const MARKED = [
  player('Ada', { rating: '8.73' }),
  player('Bob', { rating: 6 }),
  player('Cas', { rating: 11 }),
  player('Dirk', { rating: '5.6', starter: false }),
];

function lineUpsOf(event: object) {
  const visit = siteOfMatch(event);
  return async (path: string, cookie = '') => (await visit(path, 'GB', { Cookie: cookie })).text;
}

const PATH = '/match/football/home-team-away-team-E1/line-ups';
const NL = '/nl/wedstrijd/voetbal/home-team-away-team-E1/opstellingen';
const marksIn = (html: string) =>
  [...html.matchAll(/<span class="rating [^"]*">(.*?)<\/span>([^<]*)</g)].map(([, said = '', rating]) => [
    said.replace(/<[^>]*>/g, '').trim(),
    rating,
  ]);

describe('ratings of players in the line-ups', () => {
  it.each(['Finished', '2nd half'])(
    'appear with words for screen readers in a match with status %s',
    async (status) => {
      const ask = lineUpsOf(eventWith(status, MARKED));
      const english = await ask(PATH);
      expect(marksIn(english)).toEqual([
        ['rating', '8.7'],
        ['rating', '6.0'],
        ['rating', '5.6'],
      ]);
      expect(english).toContain('Boxed numbers are player ratings');
      expect(english).toContain('<span class="pitch-rating figures rating-great">8.7</span>');
      const dutch = await ask(NL);
      expect(marksIn(dutch)[0]).toEqual(['cijfer', '8,7']);
      expect(dutch).toContain('<span class="pitch-rating figures rating-great">8,7</span>');
    },
  );

  it('leave no trace when the feed gives no ratings', async () => {
    const html = await lineUpsOf(eventWith('Finished', [player('Ada', {}), player('Bob', { rating: null })]))(PATH);
    expect(html).toContain('Ada');
    expect(html).not.toMatch(/pitch-rating|class="rating |players’ ratings/);
  });

  it('are hidden from a visitor who wants no spoilers, also in the API', async () => {
    const ask = lineUpsOf(eventWith('Finished', MARKED));
    for (const path of [PATH, NL, '/api/event?sport=football&id=E1']) {
      const told = await ask(path, 'spoilers=all');
      expect(told).toContain('Ada');
      expect(told).not.toMatch(/pitch-rating|class="rating |"rating":|8[.,]7/);
    }
    expect(await ask('/api/event?sport=football&id=E1')).toContain('"rating":8.7');
  });
});
