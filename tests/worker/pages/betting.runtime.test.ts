import { beforeAll, describe, expect, it } from 'vitest';
import type { View } from '../../../web/data/pageState.ts';
import { readPageState } from '../../../web/data/readPageState.ts';
import { HAS_BETTING } from '../../../worker/pages/pageContext.ts';
import { textOf, visitorOf } from '../site.runtime.ts';

/** The editorial, help and personal kinds. Every other kind may have odds and offers. */
const WITHOUT = ['player', 'my', 'watch', 'settings', 'search', 'news', 'text', 'message', 'refused-play'];

const PICTURED = /<img [^>]*src="\/image\?[^"]*uploads/;

const firstLink = (html: string, pattern: RegExp) => pattern.exec(html)?.[1] ?? '';

const kindOf = (html: string): View['kind'] =>
  readPageState(/id="state">(.*?)<\/script>/s.exec(html)?.[1] ?? '').view.kind;

/** The document without the data of its scripts, and without the links of header, menu and footer. */
const shownIn = (html: string) => html.replace(/<script.*?<\/script>/gs, '').replace(/<footer.*<\/footer>/s, '');

/** A path of each page kind, in one country. */
async function pathsOf(country: string) {
  const headers = visitorOf(country);
  const home = await textOf('/', headers);
  const match = firstLink(home, /href="(\/match\/[^"?]+)"/);
  const lineUps = await textOf(`${match}/line-ups`, headers);
  const article = firstLink(await textOf('/news', headers), /href="(\/news\/[^"?]+)"/);
  return [
    ['list', '/'],
    ['list', '/football/live'],
    ['browse', '/football/regions'],
    ['tournament', firstLink(home, /href="(\/football\/[a-z-]+\/[a-z0-9-]+-[A-Za-z0-9]+)"/)],
    ['event', match],
    ['team', firstLink(lineUps, /href="(\/team\/[^"?]+)/)],
    ['odds', '/odds'],
    ['goals', '/goals'],
    ['my', '/my'],
    ['watch', '/watch'],
    ['settings', '/settings'],
    ['search', '/search?q=ajax'],
    ['search', '/search?q=qqqqqq'],
    ['news', '/news'],
    ['news', article],
    ['text', '/developers'],
    ...[
      'about-us',
      'terms-and-conditions',
      'cookie-policy',
      'responsible-gambling',
      'how-we-earn',
      'accessibility',
    ].map((name) => ['text', `/static/${name}`] as const),
    ['message', '/no/such/page/at/all'],
  ] as const;
}

it('names for each page kind whether odds and offers may stand on it', () => {
  const kinds = Object.entries(HAS_BETTING).filter(([, may]) => !may);
  expect(kinds.map(([kind]) => kind)).toEqual(WITHOUT);
});

describe.each(['GB', 'NL', 'FR', 'IT', 'PL'])('pages in %s', (country) => {
  let pages: { kind: View['kind']; path: string; html: string }[];
  beforeAll(async () => {
    pages = [];
    for (const [kind, path] of await pathsOf(country)) {
      const html = await textOf(path, visitorOf(country));
      expect({ path, kind: kindOf(html) }).toEqual({ path, kind });
      pages.push({ kind, path, html });
    }
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
