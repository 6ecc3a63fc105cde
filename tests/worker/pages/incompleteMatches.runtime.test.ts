import { beforeEach, describe, expect, it, vi } from 'vitest';
import { parseSnapshot } from '../../../web/domain/listSchemas.ts';
import type { Answers } from '../../support/fakeFetch.runtime.ts';
import { wireMatch } from '../../support/wireMatch.ts';
import { feedSite } from '../fakeSites.runtime.ts';
import { answer, fixture, kickOff } from '../feeds/apiFootball/apiFootball.records.ts';
import { AWAY, HOME, match } from '../feeds/footballData/footballData.records.ts';
import { sourceSite } from '../feeds/sourceSite.runtime.ts';
import { SATURDAY } from '../site.runtime.ts';

const visitor = { 'x-visitor-country': 'GB', 'x-visitor-time-zone': 'UTC' };
const unknown = { id: null, name: null, shortName: null, crest: null };

const cup = {
  competition: { id: 2001, name: 'UEFA Champions League' },
  area: { id: 2077, name: 'Europe' },
  utcDate: '2026-11-21T20:00:00Z',
  matchday: null,
};
const final = { ...match('TIMED', { ...cup, id: 600_001, stage: 'FINAL' }), homeTeam: unknown, awayTeam: unknown };
const semi = { ...match('TIMED', { ...cup, id: 600_002, stage: 'SEMI_FINALS' }), awayTeam: unknown };
const drawn = { ...final, homeTeam: HOME, awayTeam: AWAY };

type Records = ({ id: unknown } & Record<string, unknown>)[];

/** A site whose matches the test changes. */
function footballData(matches: Records) {
  const answers: Answers = (path) => {
    const id = /^matches\/(\d+)$/.exec(path)?.[1];
    if (id !== undefined) return matches.find((each) => each.id === Number(id)) ?? undefined;
    if (path.startsWith('matches?')) return { matches };
    if (path !== 'competitions') return Response.json({ message: 'none' }, { status: 404 });
    return { competitions: [{ id: 2001, name: 'UEFA Champions League', area: cup.area }] };
  };
  const { open } = sourceSite('football-data', answers, { POLLER: undefined });
  return { open: (path: string) => open(path, visitor) };
}

const titleOf = (html: string) => /<title>([^<]*)/.exec(html)?.[1] ?? '';

beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'], now: Date.parse(SATURDAY) }));

describe('a match without known teams', () => {
  it('is listed last, with a placeholder in the language of the visitor', async () => {
    const known = { ...match('TIMED', { ...cup, id: 600_003 }), homeTeam: AWAY, awayTeam: HOME };
    const { open } = footballData([final, semi, known]);
    const [english, dutch] = [(await open('/')).text, (await open('/nl')).text];
    expect(english.match(/<bdi class="row-name text-muted">To be decided<\/bdi>/g)).toHaveLength(3);
    expect(dutch.match(/<bdi class="row-name text-muted">Nog niet bekend<\/bdi>/g)).toHaveLength(3);
    const rows = Array.from(english.matchAll(/href="(\/match\/football\/[^"]+)"/g), ([, path]) => path);
    expect(rows).toEqual([
      '/match/football/arsenal-fc-liverpool-fc-fd600003',
      '/match/football/liverpool-fc-fd600002',
      '/match/football/fd600001',
    ]);
  });

  it('has a page that names the round and links to no unknown team', async () => {
    const { open } = footballData([final, semi]);
    const english = await open('/match/football/fd600001');
    expect(english.status).toBe(200);
    expect(titleOf(english.text)).toContain('UEFA Champions League, Final, 21 November 2026: live score ·');
    expect(english.text).toContain('<h1 class="sr-only">To be decided versus To be decided</h1>');
    expect(english.text).not.toContain('href="/team/');
    const dutch = await open('/nl/wedstrijd/voetbal/fd600001');
    expect(titleOf(dutch.text)).toContain('UEFA Champions League, Finale, 21 november 2026: livescore ·');
    expect(dutch.text).toContain('Nog niet bekend');
    const half = await open('/match/football/liverpool-fc-fd600002');
    expect(titleOf(half.text)).toContain('Liverpool FC v To be decided');
    expect(half.text.match(/href="\/team\//g)).toHaveLength(1);
  });

  it('names only the known team in its structured data', async () => {
    const { open } = footballData([final, semi]);
    const dataOf = (html: string) =>
      Array.from(html.matchAll(/<script type="application\/ld\+json"[^>]*>(.*?)<\/script>/gs), ([, json = '']) =>
        JSON.parse(json),
      ).find((each) => each['@type'] === 'SportsEvent');
    const both = dataOf((await open('/match/football/fd600001')).text);
    expect(both).toMatchObject({
      name: 'UEFA Champions League',
      competitor: [],
      startDate: '2026-11-21T20:00:00.000Z',
    });
    expect(both).not.toHaveProperty('homeTeam');
    const one = dataOf((await open('/match/football/liverpool-fc-fd600002')).text);
    expect(one).toMatchObject({ name: 'UEFA Champions League: Liverpool FC', homeTeam: { name: 'Liverpool FC' } });
    expect(one).not.toHaveProperty('awayTeam');
  });

  it('redirects its old address once the teams are known', async () => {
    const matches: Records = [final];
    const { open } = footballData(matches);
    expect((await open('/match/football/fd600001')).status).toBe(200);
    matches[0] = drawn;
    vi.setSystemTime(Date.parse(SATURDAY) + 3_600_000);
    const moved = '/match/football/liverpool-fc-arsenal-fc-fd600001';
    expect(await open('/match/football/fd600001')).toMatchObject({ status: 301, location: moved });
    expect(await open('/nl/wedstrijd/voetbal/fd600001')).toMatchObject({ status: 301 });
    expect((await open(moved)).text).toContain('Arsenal FC');
  });

  it('is rejected and counted when it has already begun', async () => {
    const { open } = footballData([
      { ...final, status: 'IN_PLAY' },
      { ...final, id: 600_004, status: 'FINISHED' },
      { ...drawn, id: 600_005, awayTeam: HOME },
      semi,
    ]);
    const snapshot = parseSnapshot(JSON.parse((await open('/api/live')).text));
    expect(snapshot?.matches.map(({ id }) => id)).toEqual(['fd600002']);
    expect(JSON.parse((await open('/api/health')).text).sources.live.recordsRejected).toBe(3);
  });

  it('is read from a backend of the contract too', async () => {
    const fixtures = [
      wireMatch({ id: 'e1', home: null, away: null, round: 'Final' }),
      wireMatch({ id: 'e2', home: { id: '0', name: 'TBD' }, away: { id: null, name: '' } }),
      wireMatch({ id: 'e3', away: { id: 'w2', name: 'Winner Semi-final 2' } }),
      wireMatch({ id: 'e4', status: '1st half', home: null }),
      wireMatch({ id: 'e5', away: { id: 'a1', name: 'Ajax' } }),
    ];
    const { open } = feedSite(({ pathname }) => {
      const own = fixtures.find(({ id }) => pathname === `/v2/events/${id}`);
      return pathname === '/v2/events/live' ? { fixtures, results: [] } : own;
    });
    const snapshot = parseSnapshot(JSON.parse((await open('/api/live')).text));
    expect(snapshot?.matches.map(({ id, home, away }) => [id, home?.name, away?.name])).toEqual([
      ['e1', undefined, undefined],
      ['e2', undefined, undefined],
      ['e3', 'Ajax', undefined],
    ]);
    expect((await open('/match/football/ajax-e3')).text).toContain('To be decided');
    expect((await open('/match/football/e1')).text).toContain('Eredivisie, Final');
  });
});

const untimed = fixture(['TBD'], [null, null], kickOff(1004, '2026-11-21T15:30:00Z'));
const toCome = fixture(['NS'], [null, null], kickOff(1002, '2026-11-21T20:00:00Z'));

/** A site on API-Football with a match whose time is not set. */
const apiFootball = () =>
  sourceSite('api-football', (path) => {
    if (path === 'fixtures?date=2026-11-21') return answer([untimed, toCome]);
    return answer(path === 'fixtures?id=1004' ? [untimed] : []);
  });

describe('a match with a day but no time', () => {
  it('shows TBC in a list, after the matches with a time', async () => {
    const { open, asked } = apiFootball();
    const list = (await open('/')).text;
    expect(list).toMatch(/title="Start time to be confirmed">TBC</);
    expect(list).not.toContain('15:30');
    expect(list.indexOf('liverpool-af1002')).toBeLessThan(list.indexOf('liverpool-af1004'));
    // A match without a time cannot be running: the site makes no call for live scores.
    expect(asked).not.toContain('fixtures?live=all');
  });
});
