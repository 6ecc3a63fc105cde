import { describe, expect, it } from 'vitest';
import { wireMatch } from '../../support/wireMatch.ts';
import { feedSite } from '../fakeSites.runtime.ts';

const named = (name: string) => ({ id: '500', name, country: { id: '2', name: 'England' } });

/** Two competitions with the id 500. The backend's season, table and scorers of that id are football's. */
const CUPS: Readonly<Record<string, object>> = { '1': named('Oak Cup'), '23': named('Hoop Cup') };

const TIES = [
  wireMatch({ id: 'T1', tournament: named('Oak Cup'), round: 'Semi-final', start_date: '2026-11-10T15:00:00Z' }),
  wireMatch({ id: 'T2', tournament: named('Oak Cup'), round: 'Final', start_date: '2026-11-28T15:00:00Z' }),
];

const site = () =>
  feedSite(({ pathname, searchParams }) => {
    switch (pathname) {
      case '/v1/tournaments':
        return { tournaments: [CUPS[searchParams.get('sport') ?? '']].filter(Boolean) };
      case '/v1/tournaments/500/events':
        return { fixtures: TIES, results: [] };
      case '/v1/tournaments/500/standings':
        return { groups: [{ name: 'A', rows: [{ rank: 1, team: { id: 't1', name: 'Only Football' }, points: 3 }] }] };
      case '/v1/tournaments/500/scorers':
        return { scorers: [{ player: { name: 'Ada Kicker' }, goals: 3 }] };
      default:
        return { fixtures: [], results: [] };
    }
  });

describe('an id that two competitions share', () => {
  it.each([
    ['bracket', 'ajax-psv-T'],
    ['rounds', 'ajax-psv-T'],
    ['standings', 'Only Football'],
    ['scorers', 'Ada Kicker'],
  ])('has %s of its own sport only', async (tab, sign) => {
    const { open } = site();
    expect((await open(`/football/england/oak-cup-500/${tab}`)).text.includes(sign)).toBe(true);
    const { status, text } = await open(`/basketball/england/hoop-cup-500/${tab}`);
    expect(status).toBe(200);
    expect(text.includes(sign)).toBe(false);
  });

  it('has lists of its own sport in the API', async () => {
    const { open } = site();
    const teams = async (sport: string) =>
      (await open(`/api/v1/competitions/500/standings?sport=${sport}`)).text.includes('Only Football');
    expect([await teams('football'), await teams('basketball')]).toEqual([true, false]);
  });
});
