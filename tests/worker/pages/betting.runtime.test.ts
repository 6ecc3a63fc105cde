import { beforeAll, describe, expect, it } from 'vitest';
import type { View } from '../../../web/data/pageState.ts';
import { readPageState } from '../../../web/data/readPageState.ts';
import { HAS_BETTING } from '../../../worker/pages/pageContext.ts';
import { onePerRoute, pagesOf, samplesOf } from '../../crawl/pages.ts';
import { isNight } from '../../support/tier.runtime.ts';
import { textOf, visitorOf } from '../site.runtime.ts';

/** The editorial, help and personal kinds. Every other kind may have odds and offers. */
const WITHOUT = ['player', 'my', 'watch', 'settings', 'search', 'news', 'text', 'message', 'refused-play'];

const PICTURED = /<img [^>]*src="\/image\?[^"]*uploads/;

const kindOf = (html: string): View['kind'] =>
  readPageState(/id="state">(.*?)<\/script>/s.exec(html)?.[1] ?? '').view.kind;

/** The document without the data of its scripts, and without the links of header, menu and footer. */
const shownIn = (html: string) => html.replace(/<script.*?<\/script>/gs, '').replace(/<footer.*<\/footer>/s, '');

/** The addresses of all pages in one country. */
async function addressesOf(country: string): Promise<string[]> {
  const pages = onePerRoute(pagesOf('en', await samplesOf((path) => textOf(path, visitorOf(country)))));
  const texts = ['about-us', 'terms-and-conditions', 'cookie-policy', 'how-we-earn', 'accessibility'];
  return [
    // Pages with a state: the others have neither odds nor editorial. A play link may lead nowhere.
    ...pages
      .filter(({ name, route }) => name === 'missing' || (route !== null && name !== 'play'))
      .map(({ address }) => address),
    ...texts.map((name) => `/static/${name}`),
    '/search?q=qqqqqq',
  ];
}

it('names for each page kind whether odds and offers may stand on it', () => {
  const kinds = Object.entries(HAS_BETTING).filter(([, may]) => !may);
  expect(kinds.map(([kind]) => kind)).toEqual(WITHOUT);
});

describe.each(['GB', 'NL', 'IT', ...(isNight ? ['FR', 'PL'] : [])])('pages in %s', (country) => {
  let pages: { kind: View['kind']; path: string; html: string }[];
  beforeAll(async () => {
    pages = [];
    for (const path of await addressesOf(country)) {
      const html = await textOf(path, visitorOf(country));
      pages.push({ kind: kindOf(html), path, html });
    }
  });

  it('are of every kind', () => {
    const kinds = new Set<string>(['refused-play', ...pages.map(({ kind }) => kind)]);
    expect(kinds).toEqual(new Set(Object.keys(HAS_BETTING)));
  });

  it('have no operator, bonus or price beside editorial', () => {
    for (const { kind, path, html } of pages.filter((page) => !HAS_BETTING[page.kind])) {
      expect({ kind, path, found: shownIn(html).match(/\/play\/[^"]*|id="bonuses-title"|class="price/g) }).toEqual({
        kind,
        path,
        found: null,
      });
      expect(html).not.toMatch(/Bet365|Unibet/);
    }
  });

  it('have no picture of people beside odds and offers, nor as their share picture', () => {
    const isOpen = country !== 'IT' && country !== 'PL' && country !== 'FR';
    for (const { path, html } of pages.filter(({ kind }) => HAS_BETTING[kind])) {
      if (isOpen) expect({ path, isPictured: PICTURED.test(html) }).toEqual({ path, isPictured: false });
      expect(html).toMatch(/<meta property="og:image" content="[^"]*\/preview\//);
    }
    const home = pages.find(({ path }) => path === '/')?.html ?? '';
    expect(PICTURED.test(home)).toBe(!isOpen);
    const article = pages.find(({ path }) => path.startsWith('/news/'))?.html ?? '';
    expect(PICTURED.test(article)).toBe(true);
  });
});
