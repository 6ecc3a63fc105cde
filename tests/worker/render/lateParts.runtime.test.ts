import { env } from 'cloudflare:workers';
import { describe, expect, it } from 'vitest';
import { hashOf } from '../../../worker/render/contentSecurityPolicy.ts';
import { LATE_SCRIPT } from '../../../worker/render/inlineScripts.ts';
import { isNight } from '../../support/tier.runtime.ts';
import { LEAGUE_PATH } from '../demoPaths.runtime.ts';
import { heldSite } from '../heldSite.runtime.ts';

const LOST = '/no/such/page';

describe('a page whose surroundings are late', () => {
  it('is sent with its subject, and its prices follow', async () => {
    const site = heldSite();
    const release = site.hold('/odds');
    const page = await site.open('/');
    const early = await page.early();
    expect(early).toContain('class="row-link');
    expect(early).toContain('href="#late-odds"');
    expect(early).toMatch(/"late":\{"odds":\{\}\}/);
    release();
    const late = (await page.whole()).slice(early.length);
    expect(late).toMatch(/<noscript><div id="late-odds".*<p><a href="\/match\/[^"]+">[^<]+<\/a>.*1 \d+\/\d+ Bet365/s);
    expect(late).toMatch(/<script type="application\/json" data-late="odds">\{"\d+":\{"home":/);
    expect(late).toMatch(/<\/body><\/html>$/);
  });

  it('has a place for each part, and the part at its end', async () => {
    const site = heldSite();
    const release = site.hold('/v2/events/live');
    const page = await site.open(LOST);
    const early = await page.early();
    expect(early).toMatch(
      /<div id="live-matches"><div class="late [^>]*><noscript><a class="[^"]*" href="#late-live-matches">/,
    );
    // If the document breaks off, `late.css` shows it.
    expect(early).toMatch(/<b [^>]*>Live now<\/b>Not available right now/);
    release();
    const late = (await page.whole()).slice(early.length);
    expect(late).toMatch(
      /<section id="late-live-matches" data-late-for="live-matches" aria-label="Live now"[^>]*><section.*row-link/s,
    );
    expect(late).toContain(`</section><script>${LATE_SCRIPT}</script>`);
  });

  it('allows the script that moves parts by its hash', async () => {
    const page = await heldSite().open(LOST);
    await page.whole();
    expect(page.headers.get('Content-Security-Policy')).toContain(hashOf(LATE_SCRIPT));
  });

  it('says in the place of a failed part that it is missing', async () => {
    const site = heldSite();
    site.broken.add('/v2/events/live');
    const text = await (await site.open(LOST)).whole();
    expect(text).toMatch(
      /(<section id="late-live-matches"[^>]*>|<div id="live-matches">)<p [^>]*><b [^>]*>Live now<\/b>Not available right now\.<a [^>]*href="\?">Try again/,
    );
  });

  it('says at its end that its prices are missing', async () => {
    const site = heldSite();
    site.broken.add('/odds');
    const text = await (await site.open('/')).whole();
    expect(text).toMatch(/<noscript><div id="late-odds".*Not available right now/s);
    expect(text).not.toContain('data-late="odds"');
  });

  it('is complete without late parts when everything is known', async () => {
    const site = heldSite();
    await (await site.open('/')).whole();
    const text = await (await site.open('/', { 'x-visitor-country': 'NL' })).whole();
    expect(text).not.toContain('data-late');
    expect(text).toContain('"late":{}');
  });
});

describe('the page cache', () => {
  const ageOf = ({ headers }: { headers: Headers }) => headers.get('Server-Timing');

  it('keeps a page with its late parts', async () => {
    const site = heldSite();
    const release = site.hold('/odds');
    const page = await site.open('/');
    await page.early();
    release();
    const whole = await page.whole();
    const again = await site.open('/');
    expect(ageOf(again)).not.toContain('head');
    expect(await again.whole()).toBe(whole);
  });

  it.each(['/odds', '/api/operators', ...(isNight ? ['/api/top-competitions', '/api/articles'] : [])])(
    'keeps no page without the answer of %s',
    async (path) => {
      const site = heldSite();
      site.broken.add(path);
      await (await site.open('/')).whole();
      expect(ageOf(await site.open('/'))).toContain('head');
    },
  );

  it('keeps no page whose late part misses an answer', async () => {
    const [known, site] = [heldSite(), heldSite()];
    await (await known.open(LEAGUE_PATH)).whole();
    // A page does not wait for the data of tabs that the store remembers.
    for (const { name } of (await env.CACHE.list()).keys.filter((key) => key.name.includes(`${known.url}@`)))
      if (name.includes(':tabs:'))
        await env.CACHE.put(name.replace(known.url, site.url), (await env.CACHE.get(name)) ?? '');
    site.broken.add('/scorers');
    const release = site.hold('/scorers');
    const page = await site.open(LEAGUE_PATH);
    await page.early();
    release();
    expect(await page.whole()).toMatch(/<b [^>]*>Top scorers<\/b>Not available right now/);
    expect(ageOf(await site.open(LEAGUE_PATH))).toContain('head');
  });
});
