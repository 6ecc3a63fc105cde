import { describe, expect, it } from 'vitest';
import { feedSite } from '../fakeSites.runtime.ts';
import { london, opened, textOf, visit, visitorOf } from '../site.runtime.ts';

const page = async (path: string) => {
  const { text: html, ...answer } = await opened(visit(path, london));
  return { ...answer, html };
};

describe('the list of regions', () => {
  it.each([
    ['/football/regions', 'Football: countries and regions', 'Germany'],
    ['/nl/voetbal/regions', 'Voetbal: landen en regio’s', 'Duitsland'],
    ['/handball/regions', 'Handball: countries and regions', 'Denmark'],
  ])('names countries in the language of %s', async (path, heading, country) => {
    const { status, html } = await page(path);
    expect(status).toBe(200);
    expect(html).toContain(heading);
    expect(html).toContain(country);
  });

  it('filters regions by its form without script and ignores accents', async () => {
    const { html } = await page('/nl/voetbal/regions?q=belgie');
    const list = html.slice(html.indexOf('id="browse-list"'), html.indexOf('id="state"'));
    expect(list).toContain('href="/nl/voetbal/belgium"');
    expect(list).not.toContain('href="/nl/voetbal/spain"');
    expect(html).toContain('<meta name="robots" content="noindex">');
  });

  it('shows a message when its filter finds no region', async () => {
    expect((await page('/football/regions?q=atlantis')).html).toContain('No results from search');
  });
});

describe('the list of competitions', () => {
  it('groups competitions by letter from A to Z', async () => {
    const { html } = await page('/football/competitions');
    const letters = [...html.matchAll(/<h2 id="letter-[^"]+-title"[^>]*>([^<]+)</g)].map(([, letter]) => letter);
    expect(letters.length).toBeGreaterThan(5);
    expect(letters).toEqual(letters.toSorted());
  });

  it('finds competitions by the name of their country', async () => {
    expect((await page('/football/competitions?q=netherlands')).html).toContain('Eredivisie');
  });
});

describe('the page of a region', () => {
  it('lists the matches of its day', async () => {
    const { status, html } = await page('/football/england');
    expect(status).toBe(200);
    expect(html).toContain('England: football today');
    expect(html).toContain('href="/football/england?date=2026-11-22"');
  });

  it.each([
    ['/nl/voetbal/duitsland', '/nl/voetbal/germany'],
    ['/football/deutschland', null],
    ['/football/turkiye?date=2026-11-22', '/football/turkey?date=2026-11-22'],
    ['/football/atlantis', null],
  ])('leads from the region address %s to %s', async (path, canonical) => {
    const { status, location } = await page(path);
    expect([status, location]).toEqual(canonical === null ? [404, null] : [301, canonical]);
  });
});

const PHONE = 'Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) AppleWebKit/605.1.15 Mobile/15E148 Safari/604.1';
const DESK = 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 Chrome/150.0 Safari/537.36';

function trail(html: string): string {
  const from = html.indexOf('<nav aria-label="Breadcrumbs"');
  return from < 0 ? '' : html.slice(from, html.indexOf('</nav>', from));
}

describe('breadcrumbs', () => {
  it('collapse into a menu for the user agent of a phone', async () => {
    const ask = async (agent: string) =>
      trail(await textOf('/football/england', visitorOf('GB', { 'User-Agent': agent })));
    expect(await ask(DESK)).not.toContain('<details');
    expect(await ask(PHONE)).toContain('<details');
  });

  it('are in the structured data without the current page', async () => {
    const html = await textOf('/nl/voetbal/england');
    const [, json = ''] = /<script type="application\/ld\+json">(.*?)<\/script>/s.exec(html) ?? [];
    const items: unknown = JSON.parse(json).itemListElement;
    expect(items).toEqual([
      { '@type': 'ListItem', position: 1, name: 'Home', item: 'https://scoreline.test/nl' },
      { '@type': 'ListItem', position: 2, name: 'Voetbal', item: 'https://scoreline.test/nl/voetbal' },
    ]);
  });

  it.each(['/', '/football/live', '/static/about-us', '/football/england/x-1'])('are missing on %s', async (path) => {
    const html = await textOf(path);
    expect(trail(html)).toBe('');
    expect(html).not.toContain('BreadcrumbList');
  });

  it('escape a hostile country name in their JSON-LD script', async () => {
    const country = { id: '7', name: 'Atlantis </script><script>alert(1)' };
    const tournaments = [{ id: '5', name: 'Cup', country }];
    const { open } = feedSite(({ pathname }) =>
      pathname.includes('tournaments') ? { tournaments } : { fixtures: [], results: [] },
    );
    const { location } = await open('/football/x/cup-5');
    const { text: html } = await open(location ?? '');
    expect(html).toContain('BreadcrumbList');
    expect(html).not.toContain('<script>alert(1)');
  });
});
