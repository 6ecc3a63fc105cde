import { beforeAll, describe, expect, it } from 'vitest';
import { LOCALES, type Locale } from '../../../web/domain/locale.ts';
import type { Match } from '../../../web/domain/match.ts';
import { eventSlug, slugWithId } from '../../../web/domain/slug.ts';
import { EVENT_TABS, TOURNAMENT_TABS } from '../../../web/domain/tabs.ts';
import { pathOf, type Route } from '../../../web/format/addresses/routes.ts';
import { isNight } from '../../support/tier.runtime.ts';
import { type KnownMatch, known } from '../../support/wireMatch.ts';
import { isFinished, isLive, listedMatches } from '../demoMatches.runtime.ts';
import { visit, visitorOf } from '../site.runtime.ts';

/** The demonstration's Premier League has running and ended matches at this time. */
const NOW = '2026-11-21T20:30:00Z';
const HIDES = { Cookie: 'spoilers=all' };

let running: KnownMatch;
let ended: KnownMatch;

const read = async (path: string, headers: Record<string, string> = {}) =>
  (await visit(path, visitorOf('GB', { 'x-visitor-now': NOW, ...headers }))).text();
const page = (route: Route, headers?: Record<string, string>, locale: Locale = 'en') =>
  read(pathOf(route, locale), headers);

/** The links of a row of tabs. */
const tabsIn = (html: string, name: string) =>
  Array.from(
    new RegExp(`<nav aria-label="${name}".*?</nav>`, 's').exec(html)?.[0].matchAll(/>([^<]+)<\/a>/g) ?? [],
  ).map(([, tab]) => tab);

const ofMatch = (match: Match, tab: (typeof EVENT_TABS)[number]): Route => {
  return { name: 'event', sport: match.sport, slug: eventSlug(match), tab };
};
const ofCompetition = ({ sport, competition }: Match, tab: (typeof TOURNAMENT_TABS)[number]): Route => {
  const { name, id, country } = competition;
  return { name: 'tournament', sport, category: country.slug, slug: slugWithId(name, id), tab };
};

beforeAll(async () => {
  const headers = visitorOf('GB', { 'x-visitor-now': NOW });
  const matches = await listedMatches({ headers });
  const ofLeague = matches.filter(({ competition }) => competition.name === 'Premier League');
  running = known(ofLeague.find(isLive));
  ended = known(ofLeague.find(isFinished));
});

describe('tabs in spoiler-free mode', () => {
  it('are those of the competition without it', async () => {
    const tabs = isNight ? TOURNAMENT_TABS : (['overview', 'bracket'] as const);
    for (const [index, tab] of tabs.entries()) {
      const locale = LOCALES[index % LOCALES.length] ?? 'en';
      const name = { en: 'About this competition', nl: 'Over deze competitie' }[locale];
      const route = ofCompetition(ended, tab);
      const [plain, hiding] = await Promise.all([page(route, {}, locale), page(route, HIDES, locale)]);
      expect(tabsIn(hiding, name), tab).toEqual(tabsIn(plain, name));
      expect(tabsIn(hiding, name).length, tab).toBeGreaterThan(5);
    }
  });

  it('are those of the match without it', async () => {
    const tabs = isNight ? EVENT_TABS : (['standings'] as const);
    for (const [index, tab] of tabs.entries()) {
      const match = index % 2 === 0 ? running : ended;
      const [plain, hiding] = await Promise.all([page(ofMatch(match, tab)), page(ofMatch(match, tab), HIDES)]);
      expect(tabsIn(hiding, 'About this match'), tab).toEqual(tabsIn(plain, 'About this match'));
      expect(tabsIn(hiding, 'About this match').length, tab).toBeGreaterThan(5);
    }
  });
});

describe('a hidden part', () => {
  it.each([
    ['standings', 'hides this table', 'There is no table'],
    ['scorers', 'hides the top scorers', 'No scorers are available'],
    ['course', 'hides the season so far', 'no rounds or no table'],
  ] as const)('of a competition says that it is hidden and can be shown: %s', async (tab, words, untruth) => {
    const html = await page(ofCompetition(ended, tab), HIDES);
    expect(html).toContain(words);
    expect(html).not.toContain(untruth);
    expect(html).toContain('href="?show=1">Show all results on this page</a>');
    const shown = await read(`${pathOf(ofCompetition(ended, tab), 'en')}?show=1`, HIDES);
    expect(shown).not.toContain(words);
    expect(shown).toContain('<table');
  });

  it.each([
    ['summary', 'hides what happened', 'No timeline available'],
    ['statistics', 'hides the statistics', 'There are no statistics'],
    ['standings', 'hides this table', 'There is no table'],
    ['odds', 'hides odds once', 'There are no more odds'],
    ['line-ups', 'hides ratings', 'There are no line-ups'],
  ] as const)('of a match says that it is hidden: %s', async (tab, words, untruth) => {
    const html = await page(ofMatch(ended, tab), HIDES);
    expect(html).toContain(words);
    expect(html).not.toContain(untruth);
    expect(await page(ofMatch(ended, tab))).not.toContain(words);
  });

  it.each(['results', 'rounds'] as const)('of a competition is each score of its %s', async (tab) => {
    const buttons = async (headers = {}) => (await page(ofCompetition(ended, tab), headers)).match(/name="show"/g);
    expect(await buttons(HIDES)).not.toBeNull();
    expect(await buttons()).toBeNull();
  });

  it('is named in Dutch', async () => {
    const html = await page(ofMatch(ended, 'statistics'), HIDES, 'nl');
    expect(html).toContain('De spoilervrije modus verbergt de statistieken.');
    expect(html).toContain('>Alle uitslagen op deze pagina tonen</a>');
  });

  it('of a team is its table and its form', async () => {
    const { home } = ended;
    const html = await page({ name: 'team', slug: slugWithId(home.name, home.id) }, HIDES);
    expect(html).toContain('hides this table');
    expect(html).toContain('hides form and results');
  });

  it('of a followed competition is its table', async () => {
    const html = await page({ name: 'my' }, { Cookie: `spoilers=all; follow=c${ended.competition.id}` });
    expect(html).toContain('hides this table');
  });

  it('of a player includes every number computed from hidden matches', async () => {
    const lineUps = await page(ofMatch(ended, 'line-ups'));
    const path = /href="(\/player\/[^"?]+\?match=[^"]+)"/.exec(lineUps)?.[1] ?? '';
    const plain = await read(path);
    expect(plain).toMatch(/<dt[^>]*>Goals<\/dt>/);
    const hiding = await read(path, HIDES);
    expect(hiding).toContain('hides goals, cards and minutes');
    expect(hiding).not.toMatch(/<dt[^>]*>Goals<\/dt>|Match by match|Came on as a substitute/);
  });
});

it('past meetings in spoiler-free mode are shown as they ended', async () => {
  const meetingsIn = (html: string) => Array.from(html.matchAll(/class="meeting".*?<\/a>/gs), ([text]) => text);
  for (const match of [running, ended]) {
    const plain = meetingsIn(await page(ofMatch(match, 'head-to-head')));
    expect(plain.length).toBeGreaterThan(1);
    expect(meetingsIn(await page(ofMatch(match, 'head-to-head'), HIDES))).toEqual(plain);
  }
});
