import { describe, expect, it } from 'vitest';
import type { Env } from '../../../worker/settings/env.ts';
import { newVapidKeys } from '../../../worker/settings/vapid.ts';
import { fakeFetch, newUrl } from '../../support/fakeFetch.runtime.ts';
import { isNight } from '../../support/tier.runtime.ts';
import { siteWith, visitorOf } from '../site.runtime.ts';

const keys = { ...newVapidKeys(), VAPID_SUBJECT: 'mailto:ops@scores.example.com' };
const ALERTS = { sendBatch: async () => undefined } as unknown as NonNullable<Env['ALERTS']>;
const on = siteWith({ ...keys, ALERTS });
const off = siteWith({});
const GB = visitorOf('GB');

const textOf = async (site: typeof on, path: string, headers = GB) => (await site(path, headers)).text();

/** Pages with a bell, and the settings. */
async function pages(site: typeof on, isEach = true): Promise<string[]> {
  const live = await (await site('/api/live', GB)).json<{
    matches: { id: string; competition: { id: string }; home: { id: string } }[];
  }>();
  const [match] = live.matches;
  const paths = [
    `/match/football/x-${match?.id}`,
    `/football/x/y-${match?.competition.id}`,
    `/team/x-${match?.home.id}`,
  ];
  const follow = async (path: string) => {
    const answer = await site(path, GB);
    return answer.status === 301 ? textOf(site, answer.headers.get('Location') ?? '') : answer.text();
  };
  return Promise.all([...paths.slice(isEach ? 0 : 2), '/settings'].map(follow));
}

describe('the service worker', () => {
  it('is checked by the browser at each load and may call only the site', async () => {
    const answer = await on('/service-worker.js', GB);
    expect(answer.headers.get('Content-Type')).toMatch(/^text\/javascript/);
    expect(answer.headers.get('Cache-Control')).toBe('no-cache');
    expect(answer.headers.get('Content-Security-Policy')).toBe("default-src 'none'; connect-src 'self'");
    expect(await answer.text()).toContain('Je bent offline');
  });

  it('without keys removes itself and its caches', async () => {
    const text = await textOf(off, '/service-worker.js');
    expect(text).toContain('registration.unregister()');
    expect(text).toContain("['alerts', 'pages'].map((name) => caches.delete(name))");
    expect(text).not.toMatch(/push|fetch/);
  });

  it('stays within 3,000 bytes after compression', async () => {
    const script = new Blob([await textOf(on, '/service-worker.js')]);
    const sent = await new Response(script.stream().pipeThrough(new CompressionStream('gzip'))).arrayBuffer();
    expect(sent.byteLength).toBeLessThan(3_000);
  });

  it('gets followed and running matches in the visitor’s language, without prices', async () => {
    const { matches } = await (await on('/api/live', GB)).json<{ matches: { id: string }[] }>();
    const headers = { ...GB, Cookie: `follow=m${matches.at(-1)?.id}` };
    const text = await textOf(on, '/api/alerts/scores?locale=nl', headers);
    const scores = JSON.parse(text);
    expect(scores).toEqual({
      at: Date.parse('2026-11-21T15:40:00Z'),
      running: expect.any(Number),
      followed: [scores.matches[0].url],
      matches: expect.any(Array),
    });
    expect(scores.matches[0].url).toMatch(new RegExp(`^/nl/wedstrijd/voetbal/.*-${matches.at(-1)?.id}$`));
    expect(scores.matches.length).toBeGreaterThan(1);
    expect(text).not.toMatch(/odds|price|operator/i);
    expect((await on('/api/alerts/scores', GB)).status).toBe(400);
    expect((await off('/api/alerts/scores?locale=nl', GB)).status).toBe(404);
  });

  it('keeps its older scores while the source fails', async () => {
    const url = newUrl('silent-scores');
    fakeFetch({ [url]: () => new Response('down', { status: 500 }) });
    const answer = await siteWith({ ...keys, ALERTS, LIVE_API_URL: url })('/api/alerts/scores?locale=en', {});
    expect([answer.status, answer.headers.get('Cache-Control')]).toEqual([503, 'no-store']);
  });

  it('gets no score in spoiler-free mode', async () => {
    const text = await textOf(on, '/api/alerts/scores?locale=en', { ...GB, Cookie: 'spoilers=all' });
    expect(text).not.toMatch(/\d–\d/);
  });
});

describe('pages', () => {
  it('of a site without keys have no bell and nothing of alerts', async () => {
    for (const page of await pages(off, isNight))
      expect(page).not.toMatch(/class="bell |alert-dialog|id="alerts"|name="alerts"|"alerts":/);
  });

  it('of a site with keys have a bell, and the settings a list', async () => {
    const [settings, ...others] = (await pages(on)).reverse();
    for (const page of others) expect(page.match(/class="bell /g)).toHaveLength(1);
    expect(settings).toContain('id="alerts"');
    expect(await textOf(on, '/')).not.toMatch(/class="bell |alert-dialog/);
  });
});

it.each([
  ['', '/football/live', '/my'],
  ['/nl', '/nl/voetbal/live', '/nl/mijn'],
])('the web manifest of "%s/" has shortcuts, maskable icons and screenshots', async (prefix, ...shortcuts) => {
  const manifest = JSON.parse(await textOf(off, `${prefix}/manifest.webmanifest`));
  expect(manifest).toMatchObject({ id: '/', scope: '/', display: 'standalone', start_url: prefix || '/' });
  expect(manifest.name).toBe('Scoreline');
  expect(manifest.icons).toContainEqual(expect.objectContaining({ sizes: '512x512', purpose: 'maskable' }));
  expect(manifest.shortcuts.map(({ url }: { url: string }) => url)).toEqual(shortcuts);
  expect(manifest.screenshots.map((each: { form_factor: string }) => each.form_factor)).toEqual(['narrow', 'wide']);
  expect(await textOf(off, prefix || '/')).toContain(`<link rel="manifest" href="${prefix}/manifest.webmanifest">`);
});
