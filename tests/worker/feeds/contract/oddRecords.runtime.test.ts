import { expect, it, vi } from 'vitest';
import { wireMatch } from '../../../support/wireMatch.ts';
import { feedSite } from '../../fakeSites.runtime.ts';

const running = (id: string, home: object | null, more: object = {}) =>
  wireMatch({ id, start_date: '2026-11-21T15:00:00Z', status: '1st half', home, ...more });

/** Records that no parser's test can show to be harmless on a page. */
const ODD = [
  running('b1', null),
  running('b2', { id: 'x', name: '</script><script>alert(1)</script>\u2028\u202E' }),
  running('b3', { id: 'y', name: '"><img src=x onerror=alert(1)>&lt;b&gt;' }),
  running('b4', { id: 'z', name: 'W'.repeat(1_000_000) }, { round: 'r'.repeat(1_000_000) }),
];

it.each(['/', '/nl', '/football/live', '/match/football/feyenoord-psv-a1', '/match/football/x-psv-b2'])(
  'odd records break no page and no other match on %s',
  async (path) => {
    const sound = running('a1', { id: 'h', name: 'Feyenoord' });
    const problems = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const { open } = feedSite(({ pathname }) => {
      if (pathname === '/v2/events/live') return { fixtures: [...ODD, sound], results: [] };
      return [...ODD, sound].find(({ id }) => pathname === `/v2/events/${id}`);
    });
    const first = await open(path);
    const { status, text } = first.location === null ? first : await open(first.location);
    expect(status).toBe(200);
    expect(text).toContain(path.endsWith('b2') ? 'PSV' : 'Feyenoord');
    expect(text).toMatch(/<footer[\s\S]*<\/html>/);
    expect(text).not.toMatch(/<script>alert|<img src=x/);
    expect(problems).not.toHaveBeenCalled();
  },
);

it('the page of an unreadable match answers 404 with a link home', async () => {
  const nameless = running('b5', { id: 'h', name: '' });
  const { open } = feedSite(({ pathname }) => (pathname === '/v2/events/b5' ? nameless : undefined));
  const { status, text } = await open('/nl/wedstrijd/voetbal/ajax-psv-b5');
  expect(status).toBe(404);
  expect(text).toContain('Pagina niet gevonden');
  expect(text).toContain('href="/nl"');
});
