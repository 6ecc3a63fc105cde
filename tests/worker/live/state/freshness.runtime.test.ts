import { beforeEach, describe, expect, it, vi } from 'vitest';
import { wireMatch } from '../../../support/wireMatch.ts';
import { feedSite } from '../../fakeSites.runtime.ts';
import { SATURDAY, visitorOf } from '../../site.runtime.ts';

const MINUTE = 60_000;
const NOW = Date.parse(SATURDAY);

const { 'x-visitor-now': _, ...london } = visitorOf('GB');

const event = wireMatch({
  id: 'a1',
  start_date: '2026-11-21T15:00:00Z',
  status: '1st half',
  tournament: { id: '57', name: 'Eredivisie', country: { id: '9', name: 'Netherlands' } },
  properties: { GameStarted: '2026-11-21T15:20:30Z' },
  results: { runningscore: { home: '2', away: '1' } },
});

let answer: (path: string) => Response;
let calls: string[];
let visit: ReturnType<typeof feedSite>['visit'];

const works = (path: string) => {
  if (path === '/v2/events/live') return Response.json({ fixtures: [event], results: [] });
  if (path === '/v2/events/a1') return Response.json(event);
  return Response.json({ detail: 'Not found.' }, { status: 404 });
};
const fails = () => new Response('down', { status: 500 });

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: NOW });
  answer = works;
  ({ asked: calls, visit } = feedSite(({ pathname }) => answer(pathname)));
});

/** A site that knows the score, and whose feed has then failed for some minutes. */
async function failingFor(minutes: number, visitor: Record<string, string> = london) {
  await visit('/', visitor);
  await visit('/match/football/ajax-psv-a1', visitor);
  answer = fails;
  vi.setSystemTime(NOW + minutes * MINUTE);
  await visit('/', visitor);
  await visit('/match/football/ajax-psv-a1', visitor);
}

const textOf = async (response: Response) => (await response.text()).replaceAll('<!-- -->', '');

const STALE = 'Scores as of 15:40. No newer scores yet.';
const STALE_NL = 'Scores van 15:40 uur. Nieuwere zijn er nog niet.';

describe('a page whose source is down', () => {
  it('keeps the score on every page, and says how old it is', async () => {
    await failingFor(10);
    for (const [path, words] of [
      ['/', STALE],
      ['/nl', STALE_NL],
      ['/football/live', STALE],
      ['/football/netherlands/eredivisie-57', STALE],
      ['/match/football/ajax-psv-a1', STALE],
      ['/nl/wedstrijd/voetbal/ajax-psv-a1', STALE_NL],
    ] as const) {
      const response = await visit(path, london);
      expect(response.status, path).toBe(200);
      const html = await textOf(response);
      expect(html, path).toContain(`>${words}</span>`);
      expect(html, path).toMatch(
        /<p role="status"[^>]*>(Scores are updating slowly|Scores worden traag bijgewerkt)\.<\/p>/,
      );
      expect(html, path).toMatch(/Ajax[\s\S]*PSV/);
    }
  });

  it.each(['/', '/match/football/ajax-psv-a1'])('says its age to a visitor who hides results (%s)', async (path) => {
    const hiding = { ...london, Cookie: 'spoilers=all' };
    await failingFor(10, hiding);
    expect(await textOf(await visit(path, hiding))).toContain(`>${STALE}</span>`);
  });

  it('says its age in an embed, where the clock stops too', async () => {
    await failingFor(10);
    const text = await textOf(await visit('/nl/embed/match/a1?tz=Europe/Paris', london));
    expect(text).toMatch(/<b>21&#39;.*Scores van 16:40 \(Parijs\)\./);
  });

  it('stops the match clock a minute after the last answer', async () => {
    await failingFor(10);
    for (const path of ['/', '/match/football/ajax-psv-a1']) {
      const html = await textOf(await visit(path, london));
      // The last answer came in the 20th minute. By now it would be the 30th.
      expect(html, path).toContain('21&#x27;');
      expect(html, path).not.toMatch(/(2[2-9]|3\d)&#x27;/);
    }
  });

  it('shows the new score without a notice when the source is back', async () => {
    await failingFor(10);
    answer = (path) => {
      const scored = { ...event, results: { runningscore: { home: '3', away: '1' } } };
      return path === '/v2/events/live' ? Response.json({ fixtures: [scored], results: [] }) : works(path);
    };
    vi.setSystemTime(NOW + 12 * MINUTE);
    await visit('/', london);
    const html = await textOf(await visit('/', london));
    expect(html).not.toContain('newer ones');
    expect(html).toMatch(/row-score-home[^>]*>3</);
  });

  it('keeps the last scores for half a day, and then answers 503', async () => {
    await failingFor(11 * 60);
    expect(await textOf(await visit('/api/live?sport=football', london))).toContain('"stale":true');
    vi.setSystemTime(NOW + 13 * 60 * MINUTE);
    expect((await visit('/api/live?sport=football', london)).status).toBe(503);
  });
});

describe('a day with one missing half', () => {
  const amsterdam = { ...london, 'x-visitor-time-zone': 'Europe/Amsterdam' };
  const halves = (path: string) => (path === '/v2/events' ? fails() : works(path));

  it.each([
    ['/', 'Part of this day could not be loaded. Some matches may be missing.'],
    ['/nl', 'Een deel van deze dag kan niet worden geladen. Er kunnen wedstrijden ontbreken.'],
  ])('says that matches may be missing (%s)', async (path, words) => {
    answer = halves;
    const response = await visit(path, amsterdam);
    expect(response.status).toBe(200);
    const html = await textOf(response);
    expect(html).toMatch(new RegExp(`<p role="status"[^>]*>${words}</p>`));
    expect(html).toMatch(/Ajax[\s\S]*PSV/);
  });

  it('loses the notice for good when the missing half arrives', async () => {
    answer = halves;
    await visit('/', amsterdam);
    answer = works;
    for (const seconds of [9, 18]) {
      vi.setSystemTime(NOW + seconds * 1000);
      await visit('/', amsterdam);
    }
    for (const minutes of [1, 4, 5]) {
      vi.setSystemTime(NOW + minutes * MINUTE);
      expect(await textOf(await visit('/', amsterdam))).not.toContain('Some matches may be missing.');
      answer = halves;
    }
  });
});

describe('a match whose own call fails', () => {
  it('takes the score from today’s list, and keeps the known goals', async () => {
    const goal = { match_time: '12', type: 'Goal', player: { name: 'Brian Brobbey' } };
    answer = (path) =>
      path === '/v2/events/a1' ? Response.json({ ...event, incidents: { home: [goal], away: [] } }) : works(path);
    await visit('/match/football/ajax-psv-a1', london);
    const scored = { ...event, results: { runningscore: { home: '3', away: '1' } } };
    answer = (path) => (path === '/v2/events/live' ? Response.json({ fixtures: [scored], results: [] }) : fails());
    for (const seconds of [60, 62]) {
      vi.setSystemTime(NOW + seconds * 1000);
      await visit('/match/football/ajax-psv-a1', london);
    }
    const known = await (await visit('/api/event?sport=football&id=a1', london)).json();
    expect(known).toMatchObject({
      stale: false,
      event: { match: { state: { score: { home: 3, away: 1 } } }, incidents: [{ player: 'Brian Brobbey' }] },
    });
  });

  it('does not show another match that the feed answers instead', async () => {
    answer = (path) => (path === '/v2/events/b2' ? Response.json(event) : works(path));
    expect((await visit('/match/football/x-y-b2', london)).status).toBe(503);
  });
});

describe('a lone visitor', () => {
  const scoreOf = (text: string) => /"home":(\d+),"away":(\d+)\}/.exec(text)?.slice(1).join('–');
  const second = { ...event, results: { runningscore: { home: '3', away: '1' } } };

  it.each([['/api/live?sport=football&date=2026-11-21&zone=Europe%2FLondon'], ['/api/event?sport=football&id=a1']])(
    'sees a goal with the next answer of %s when polling every ten seconds',
    async (path) => {
      expect(scoreOf(await (await visit(path, london)).text())).toBe('2–1');
      answer = (asked) =>
        asked === '/v2/events/live' ? Response.json({ fixtures: [second], results: [] }) : Response.json(second);
      vi.setSystemTime(NOW + 10_000);
      expect(scoreOf(await (await visit(path, london)).text())).toBe('3–1');
    },
  );

  it('causes no call within four seconds of another', async () => {
    await visit('/api/live', london);
    const asked = calls.length;
    vi.setSystemTime(NOW + 4_000);
    await visit('/api/live', london);
    expect(calls.length).toBe(asked);
  });
});
