import { afterEach, describe, expect, it, vi } from 'vitest';
import { visit, visitorOf, visitSite } from '../site.runtime.ts';

const PHONE = 'Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) AppleWebKit/605.1.15 Mobile/15E148 Safari/604.1';
const DESK = 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 Chrome/150.0 Safari/537.36';

function trail(html: string): string {
  const from = html.indexOf('<nav aria-label="Breadcrumbs"');
  return from < 0 ? '' : html.slice(from, html.indexOf('</nav>', from));
}

afterEach(() => vi.restoreAllMocks());

describe('the breadcrumbs of a page', () => {
  it('collapse sooner on a phone, by its user agent', async () => {
    const ask = async (agent: string) =>
      trail(await (await visit('/football/england', visitorOf('GB', { 'User-Agent': agent }))).text());
    expect(await ask(DESK)).not.toContain('<details');
    expect(await ask(PHONE)).toContain('<details');
  });

  it('end with the page as plain text', async () => {
    const nav = trail(await (await visit('/football/england', visitorOf('GB'))).text());
    expect(nav).toMatch(/<span aria-current="page"[^>]*>England</);
    expect(nav).not.toContain('href="/football/england"');
  });

  it('are told to search engines, without the page itself', async () => {
    const html = await (await visit('/nl/voetbal/england', visitorOf('NL'))).text();
    const [, json = ''] = /<script type="application\/ld\+json">(.*?)<\/script>/s.exec(html) ?? [];
    const items: unknown = JSON.parse(json).itemListElement;
    expect(items).toEqual([
      { '@type': 'ListItem', position: 1, name: 'Home', item: 'https://scoreline.test/nl' },
      { '@type': 'ListItem', position: 2, name: 'Voetbal', item: 'https://scoreline.test/nl/voetbal' },
    ]);
  });

  it.each(['/', '/football/live', '/static/about-us', '/football/england/x-1'])('are not on %s', async (path) => {
    const html = await (await visit(path, visitorOf('GB'))).text();
    expect(trail(html)).toBe('');
    expect(html).not.toContain('BreadcrumbList');
  });

  it('cannot break out of their script', async () => {
    vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    const country = { id: '7', name: 'Atlantis </script><script>alert(1)' };
    vi.spyOn(globalThis, 'fetch').mockImplementation(async (input) => {
      const { pathname } = new URL(input instanceof Request ? input.url : input);
      const tournaments = [{ id: '5', name: 'Cup', country }];
      return Response.json(pathname.includes('tournaments') ? { tournaments } : { fixtures: [], results: [] });
    });
    const settings = { LIVE_API_URL: 'https://feed-hostile.test' };
    const moved = await visitSite(settings, '/football/x/cup-5', visitorOf('GB'));
    const html = await (await visitSite(settings, moved.headers.get('Location') ?? '', visitorOf('GB'))).text();
    expect(html).toContain('BreadcrumbList');
    expect(html).not.toContain('<script>alert(1)');
  });
});
