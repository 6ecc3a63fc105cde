import { describe, expect, it } from 'vitest';
import { parseSettings } from '../../../web/domain/settings.ts';
import { london, textOf, visit } from '../site.runtime.ts';

const TERMS = '/static/terms-and-conditions';
/** The HTML of a page without its state. */
const htmlOf = async (path: string) => (await textOf(path)).split('id="state"')[0] ?? '';

/** The part of the HTML from one text to the next other. */
function between(html: string, start: string, end: string): string {
  const from = html.indexOf(start);
  expect(from, start).toBeGreaterThan(-1);
  return html.slice(from, html.indexOf(end, from));
}

/** The links of a piece of HTML: name, address, target and relation, with the words of a new tab. */
function linksIn(html: string) {
  return Array.from(html.matchAll(/<a ([^>]*)>(.*?)<\/a>/g), ([, attributes = '', content = '']) => {
    const of = (name: string) => new RegExp(`\\b${name}="([^"]*)"`).exec(attributes)?.[1];
    const text = content.replaceAll(/<!-- -->|<[^>]+>/g, '').trim();
    return { text, href: of('href'), target: of('target'), rel: of('rel') };
  });
}

const FOOTERS = [
  {
    path: TERMS,
    title: 'Follow us',
    newTab: 'opens in a new tab',
    links: {
      Instagram: 'https://www.example.com/social/instagram',
      YouTube: 'https://www.example.com/social/youtube',
      X: 'https://www.example.com/social/x',
    },
  },
  {
    path: `/nl${TERMS}`,
    title: 'Verantwoordelijkheid en vertrouwen',
    newTab: 'opent in een nieuw tabblad',
    links: {
      Kansspelautoriteit: 'https://kansspelautoriteit.nl/',
      'Loket Kansspel': 'https://loketkansspel.nl/',
      Cruks: 'https://cruksregister.nl/',
    },
  },
];

describe('the frame of every page', () => {
  it.each(FOOTERS)('lists the links under “$title” in the footer', async ({ path, title, newTab, links }) => {
    const part = between(await htmlOf(path), `>${title}</h2>`, '</ul>');
    expect(linksIn(part)).toEqual(
      Object.entries(links).map(([name, href]) => {
        return { text: `${name} (${newTab})`, href, target: '_blank', rel: 'noopener noreferrer' };
      }),
    );
  });

  it('links the pages of the site and shows the year in the footer', async () => {
    const footer = between(await htmlOf(TERMS), '<footer', '</footer>');
    const links = new Map(linksIn(footer).map(({ text, href }) => [text, href]));
    const pages = ['About Us', 'Terms and Conditions', 'Cookie Policy', 'Responsible Gambling', 'Accessibility'];
    for (const name of pages) {
      expect(links.get(name)).toMatch(/^\/static\//);
    }
    expect(footer.replaceAll('<!-- -->', '')).toContain('© 2026');
  });

  it('lists the top countries in the editors’ order beside the page', async () => {
    const settings = parseSettings(await (await visit('/api/settings?locale=en', london)).json());
    const names = settings?.topCountries.map(({ names }) => names.en) ?? [];
    expect(names.length).toBeGreaterThan(3);
    const region = between(await htmlOf(TERMS), 'aria-labelledby="side-countries"', '</ul>');
    expect(linksIn(region).map(({ text }) => text)).toEqual(names);
  });

  it('shows banner, bonuses and news in this order in the right column', async () => {
    const html = await htmlOf('/football/regions');
    const places = ['A dispute with a bookmaker?', 'id="bonuses-title"', 'id="news-title"', 'All news'].map((part) =>
      html.indexOf(part),
    );
    expect(Math.min(...places)).toBeGreaterThan(0);
    expect(places).toEqual(places.toSorted((one, other) => one - other));
    expect(linksIn(between(html, 'id="news-title"', '</ul>')).length).toBeLessThanOrEqual(4);
  });

  it('opens bet links in a new tab, as sponsored and not followed', async () => {
    const links = linksIn(await htmlOf('/')).filter(({ href }) => href?.startsWith('/play/'));
    expect(links.length).toBeGreaterThan(2);
    for (const { target, rel } of links) {
      expect(target).toBe('_blank');
      expect(rel?.split(' ').toSorted()).toEqual(['nofollow', 'noopener', 'noreferrer', 'sponsored']);
    }
  });
});
