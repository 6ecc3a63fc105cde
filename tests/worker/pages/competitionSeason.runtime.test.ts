import { describe, expect, it, vi } from 'vitest';
import { wireMatch } from '../../support/wireMatch.ts';
import { feedSite } from '../fakeSites.runtime.ts';

const tournament = { id: '47', name: 'Premier League', country: { id: '2', name: 'England' } };
const TEAMS = ['Ayr', 'Bury', 'Cork', 'Derby'];

const team = (name: string) => ({ id: `t${TEAMS.indexOf(name)}`, name });

const event = (id: string, date: string, [home, away]: [home: string, away: string], changes: object) =>
  wireMatch({ id, start_date: `${date}T15:00:00Z`, tournament, home: team(home), away: team(away), ...changes });

/** The status and score of a match in which only the home team scored. */
const scored = (goals: number, status = 'Finished') => ({
  status,
  results: { runningscore: { home: goals, away: 0 } },
});

const SEASON = [
  event('11', '2026-11-07', ['Ayr', 'Bury'], { round: 'Round 1', ...scored(2) }),
  event('12', '2026-11-07', ['Cork', 'Derby'], { round: 'Round 1', ...scored(1) }),
  event('21', '2026-11-21', ['Bury', 'Ayr'], { round: 'Round 2', ...scored(3, '1st half') }),
  event('31', '2026-11-28', ['Ayr', 'Cork'], { round: 'Round 3' }),
];

const rows = TEAMS.map((name, index) => ({
  rank: index + 1,
  team: team(name),
  played: 1,
  won: index % 2 === 0 ? 1 : 0,
  drawn: 0,
  lost: index % 2,
  for: [2, 0, 1, 0][index],
  against: [0, 2, 0, 1][index],
  points: index % 2 === 0 ? 3 : 0,
}));

/** A site whose backend has these lists of the season. */
function siteOn(lists: { season?: object[]; before?: object[]; scorers?: object[] }) {
  const listed = (results?: object[]) => results && { fixtures: results, results: [] };
  const { asked, open } = feedSite(({ pathname, searchParams }) => {
    switch (pathname) {
      case '/v1/tournaments':
        return { tournaments: [tournament] };
      case '/v1/tournaments/47/standings':
        return { groups: [{ name: 'Premier League', rows, zones: [] }] };
      case '/v1/tournaments/47/events':
        return listed(lists.season);
      case '/v1/tournaments/47/events/previous':
        return listed(lists.before);
      case '/v1/tournaments/47/scorers':
        return lists.scorers && { scorers: lists.scorers };
      default:
        return listed(
          SEASON.filter((each) => String(each.start_date).startsWith(searchParams.get('date') ?? '2026-11-21')),
        );
    }
  });
  return {
    /** The lists of the season that the backend was asked for. */
    asked: () => asked.filter((path) => /47\/(events|scorers)/.test(path)),
    async open(path: string) {
      const { status, text: html } = await open(path);
      return { status, html, main: /<main [^>]*>([\s\S]*)<\/main>/.exec(html)?.[1] ?? '' };
    },
  };
}

const PATH = '/football/england/premier-league-47';
const NL = '/nl/voetbal/england/premier-league-47';
const orderIn = (html: string) => [...html.matchAll(/scope="row"[^>]*title="([A-Z][a-z]+)"/g)].map(([, name]) => name);

describe('the season of a competition', () => {
  it('shows each table by its address and counts running scores in one', async () => {
    const { open, asked } = siteOn({ season: SEASON, scorers: [{ player: { name: 'Ada' }, goals: 3 }] });
    const overall = await open(`${PATH}/standings`);
    expect(orderIn(overall.main)).toEqual(['Ayr', 'Bury', 'Cork', 'Derby']);
    expect(overall.main).toContain('>As it stands</a>');
    const stands = await open(`${PATH}/standings?table=as-it-stands`);
    expect(orderIn(stands.main)).toEqual(['Bury', 'Cork', 'Ayr', 'Derby']);
    expect(stands.main).toContain('if all current scores were final');
    expect(stands.html).toMatch(new RegExp(`<link rel="canonical" href="[^"?]*${PATH}/standings">`));
    expect(stands.main).toContain('href="/match/football/bury-ayr-21"');
    const home = await open(`${NL}/stand?table=home`);
    expect(home.main).toContain('aria-current="true"');
    expect(home.main).toContain('Bron: Premier League Handbook, Section C.');
    expect(home.main).toContain('>Thuis</a>');
    expect(home.html).toContain(`${PATH}/standings?table=home`);
    for (const path of ['/rounds', '/scorers', '/course', '/standings?table=away'])
      expect((await open(PATH + path)).status).toBe(200);
    expect((await open('/match/football/bury-ayr-21/standings')).html).toContain('"running":"21 3-0"');
    // Every page and language shares one call for each list.
    expect(asked().toSorted()).toEqual(
      ['events', 'events/previous', 'scorers'].map((list) => `/v1/tournaments/47/${list}`),
    );
  });

  it('opens the current round and any other by its address', async () => {
    const { open } = siteOn({ season: SEASON });
    expect((await open(`${PATH}/rounds`)).main).toContain('href="/match/football/bury-ayr-21"');
    const third = await open(`${NL}/speelrondes?round=round-3`);
    expect(third.main).toContain('Speelronde 3');
    expect(third.main).toContain('/nl/wedstrijd/voetbal/ayr-cork-31');
    expect((await open(`${PATH}/rounds?round=round-99`)).main).toContain('href="/match/football/bury-ayr-21"');
  });

  it('has a fixture that the source added after the season’s list', async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: Date.parse('2026-11-21T15:40:00Z') });
    const { open } = siteOn({ season: SEASON.filter(({ id }) => id !== '31') });
    expect((await open(`${PATH}/rounds?round=round-3`)).main).not.toContain('ayr-cork-31');
    vi.setSystemTime(Date.now() + 1_000);
    await open(`/football?date=2026-11-28`);
    expect((await open(`${NL}/speelrondes?round=round-3`)).main).toContain('ayr-cork-31');
    vi.useRealTimers();
  });

  it('compares the points of a team with those of last season', async () => {
    const before = [
      event('91', '2025-11-07', ['Bury', 'Ayr'], { round: 'Round 1', ...scored(0) }),
      event('92', '2025-11-07', ['Cork', 'Elgin'], { round: 'Round 1', ...scored(1) }),
    ];
    const { open, asked } = siteOn({ season: SEASON, before });
    await open(`${PATH}/standings`);
    await open(`${PATH}/rounds`);
    // Only the course tab needs last season.
    expect(asked().some((path) => path.endsWith('/previous'))).toBe(false);
    const ayr = (await open(`${PATH}/course?team=t0`)).main;
    expect(ayr).toContain('Points compared with last season: Ayr');
    expect(ayr).toContain('2 points better off than at this stage last season.');
    expect(ayr).toMatch(/<th scope="row">1<\/th><td>3<\/td><td>1<\/td><td>\+2<\/td>/);
    const dutch = (await open(`${NL}/verloop?team=t0`)).main;
    expect(dutch).toContain('2 punten meer dan vorig seizoen na evenveel wedstrijden.');
    const both = (await open(`${PATH}/course?team=t0&with=t1`)).main;
    expect(both.match(/standings-marked/g)).toHaveLength(2);
    expect((await open(`${PATH}/course?team=t3`)).main).toContain(
      'Derby did not play in this competition last season.',
    );
    expect(asked().filter((path) => path.endsWith('/previous'))).toHaveLength(1);
    const without = siteOn({ season: SEASON });
    expect((await without.open(`${PATH}/course`)).main).toContain('have no results from last season to compare with');
    expect((await without.open(`${NL}/verloop`)).main).toContain('We hebben geen uitslagen van vorig seizoen');
  });

  it.each([
    ['/rounds', '/speelrondes', 'No fixture list is available', 'Het speelschema van dit seizoen is niet beschikbaar'],
    ['/bracket', '/schema', 'There is no knockout bracket', 'is geen knock-outschema beschikbaar'],
    ['/scorers', '/topscorers', 'No scorers are available', 'zijn geen topscorers beschikbaar'],
    ['/course', '/verloop', 'We don’t have enough data', 'We hebben te weinig gegevens'],
  ])('explains at %s that the source lacks the data and links back', async (path, dutchPath, said, dutch) => {
    const { open } = siteOn({});
    const english = await open(PATH + path);
    expect([english.status, english.html.includes('noindex')]).toEqual([200, true]);
    expect(english.main.replaceAll('&#x27;', "'")).toContain(said);
    expect(english.main).toContain(`href="${PATH}"`);
    expect((await open(NL + dutchPath)).main).toContain(dutch);
  });

  it('explains why there is only one table without a list of matches', async () => {
    const { main } = await siteOn({}).open(`${PATH}/standings?table=home`);
    expect(main).toContain('Home, away and form tables are not available');
    expect(orderIn(main)).toEqual(TEAMS);
  });
});
