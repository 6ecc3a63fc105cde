import { describe, expect, it } from 'vitest';
import { isNight } from '../../support/tier.runtime.ts';
import { wireMatch } from '../../support/wireMatch.ts';
import { feedSite } from '../fakeSites.runtime.ts';
import { london } from '../site.runtime.ts';

const UNTIMED = wireMatch({ id: 'D1', start_date: '2026-11-23', round: 'Round 1' });
const SEASON = [UNTIMED, wireMatch({ id: 'D2', start_date: '2026-11-29T15:00:00Z', round: 'Round 2' })];

/** A site in a zone whose feed knows the date of a match, but not its time. */
function siteIn(zone: string) {
  const { open } = feedSite(
    ({ pathname, searchParams }) => {
      if (pathname === '/v1/tournaments') return { tournaments: [UNTIMED.tournament] };
      if (pathname === '/v1/tournaments/t1/events') return { fixtures: SEASON, results: [] };
      if (pathname === '/v2/events/D1') return UNTIMED;
      if (!pathname.startsWith('/v2/events') || pathname.includes('/D')) return undefined;
      return { fixtures: searchParams.get('date') === '2026-11-23' ? [UNTIMED] : [], results: [] };
    },
    { OPEN_DATA: 'on', EMBED_HOSTS: '*' },
  );
  return async (path: string) => (await open(path, { ...london, 'x-visitor-time-zone': zone })).text;
}

const PAGE = '/match/football/ajax-psv-D1';

/** By day the zones at both ends of the world. */
const ZONES = ['Pacific/Pago_Pago', 'Pacific/Kiritimati', ...(isNight ? ['America/New_York', 'Europe/Amsterdam'] : [])];

describe.each(ZONES)('a date without a time in %s', (zone) => {
  it('has its match in the list of that date', async () => {
    const open = siteIn(zone);
    const lists = await Promise.all(['22', '23', '24'].map((day) => open(`/?date=2026-11-${day}`)));
    expect(lists.map((list) => /<main[\s\S]*<\/main>/.exec(list)?.[0].includes(`${PAGE}"`))).toEqual([
      false,
      true,
      false,
    ]);
    expect(lists[0]?.replaceAll('<!-- -->', '')).toContain('Next: Ajax v PSV, Mon 23 Nov<');
    expect(lists[1]).toContain('title="Start time to be confirmed">TBC<');
  });

  it.each([
    [PAGE, ['>Monday 23 November</time>', '"startDate":"2026-11-23"', 'Monday 23 November 2026', '23 November']],
    ['/nl/wedstrijd/voetbal/ajax-psv-D1', ['>maandag 23 november</time>', '23 november 2026']],
    ['/football/netherlands/eredivisie-t1/fixtures', ['Monday 23 November']],
    ['/football/netherlands/eredivisie-t1/rounds', ['Monday 23 November']],
    ['/team/ajax-a1', ['Monday 23 November']],
    [
      `/api/v1/matches/D1?tz=${zone}`,
      ['"kickOffLocal":null', '"kickOffDate":"2026-11-23"', '"isKickOffConfirmed":false'],
    ],
    [`/api/v1/matches?date=2026-11-23&tz=${zone}`, ['"id":"D1"']],
    ['/calendar/team/a1.ics', ['DTSTART;VALUE=DATE:20261123', 'DTEND;VALUE=DATE:20261124']],
    [`/embed/match/D1?tz=${zone}`, ['Mon 23 Nov']],
  ])('is that date on %s', async (path, signs) => {
    const text = await siteIn(zone)(path);
    const parts = text.replaceAll('<!-- -->', '');
    expect(signs.filter((sign) => !parts.includes(sign))).toEqual([]);
    for (const wrong of [/Sunday 22 Nov/, /Tuesday 24 Nov/, /zondag 22 nov/]) expect(wrong.test(parts)).toBe(false);
  });
});
