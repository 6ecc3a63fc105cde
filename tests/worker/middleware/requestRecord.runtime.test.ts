import { afterEach, describe, expect, it, vi } from 'vitest';
import { visit, visitorOf, visitSite } from '../site.runtime.ts';

afterEach(() => vi.restoreAllMocks());

/** The lines that are logged while something is asked. */
async function linesOf(event: string, ask: () => Promise<unknown>): Promise<Record<string, unknown>[]> {
  const info = vi.spyOn(console, 'info').mockImplementation(() => undefined);
  await ask();
  return info.mock.calls.map(([line]) => JSON.parse(String(line))).filter((line) => line.event === event);
}

describe('the record of a request', () => {
  it('is one line with what was asked and what came of it, without the query', async () => {
    const headers = visitorOf('NL', { 'cf-ray': '8f3a2b1c4d5e6f70-AMS' });
    const lines = await linesOf('request', () => visit('/nl/voetbal?q=geheim', headers));
    expect(lines).toHaveLength(1);
    expect(lines[0]).toMatchObject({
      requestId: '8f3a2b1c4d5e6f70-AMS',
      method: 'GET',
      path: '/nl/voetbal',
      status: 200,
      country: 'NL',
    });
    expect(JSON.stringify(lines)).not.toContain('geheim');
  });

  it('is kept of refusals and of unknown addresses too, of which it has the site’s own words alone', async () => {
    const asked = [
      '/nowhere',
      '/jan.jansen@example.com/odd%20path',
      '/nl/voetbal/verzonnen-land/verzonnen-competitie',
      '/match/football/made-up-words-99999999',
      '/team/0612345678',
      '/api/made-up',
      '/api/live?sport=chess',
    ];
    const lines = await linesOf('request', async () => {
      for (const path of asked) await visit(path, visitorOf('GB', { 'User-Agent': 'made up' }));
    });
    expect(lines.map(({ path, status }) => [path, status])).toEqual([
      ['/…', 404],
      ['/…/…', 404],
      ['/nl/voetbal/…/…', 404],
      ['/match/football/…-99999999', 404],
      ['/team/…', 404],
      ['/api/…', 404],
      ['/api/live', 400],
    ]);
    expect(JSON.stringify(lines)).not.toMatch(/made|verzonnen|jansen|0612/);
  });

  it('has a number that the answer carries; one that nobody could have given is not believed', async () => {
    const numberOf = async () => {
      const asked = await visit('/robots.txt', visitorOf('GB', { 'cf-ray': '<script>alert(1)</script>' }));
      return asked.headers.get('X-Request-Id');
    };
    const [one, other] = [await numberOf(), await numberOf()];
    expect(one).toMatch(/^[0-9a-f-]{36}-[0-9a-z]+$/);
    expect(other).not.toBe(one);
  });

  it('keeps a long path short', async () => {
    const [line] = await linesOf('request', () => visit(`/${'a/'.repeat(5000)}`, visitorOf('GB')));
    expect(String(line?.path).length).toBeLessThanOrEqual(200);
  });
});

describe('the timing of a page', () => {
  it('says how long the head waited and how old the data was', async () => {
    const timing = (await visit('/', visitorOf('GB'))).headers.get('Server-Timing');
    expect(timing).toMatch(/^age;dur=\d+, head;dur=\d+, live;desc="[^"]+", content;desc="[^"]+"$/);
    await (await visit('/', visitorOf('GB'))).text();
    const other = await visit('/', visitorOf('GB', { Cookie: 'theme=dark' }));
    expect(other.headers.get('Server-Timing')).toMatch(/live;desc="\d+ s old"/);
  });

  it('says when a source is down', async () => {
    vi.spyOn(globalThis, 'fetch').mockRejectedValue(new Error('connection refused'));
    vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    const site = { LIVE_API_URL: 'https://feed-timing.test' };
    const page = () => visitSite(site, '/', visitorOf('GB'));
    await page();
    expect((await page()).headers.get('Server-Timing')).toContain('live;desc="down"');
  });
});
