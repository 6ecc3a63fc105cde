import { describe, expect, it } from 'vitest';
import { wireMatch } from '../../support/wireMatch.ts';
import { feedSite } from '../fakeSites.runtime.ts';

const country = { id: 'c1', name: 'Netherlands' };
const MATCH = {
  id: 'L2A',
  tournament: { id: 'tX', name: 'Oak Cup', country },
  home: { id: 'HOME', name: 'Beta' },
  away: { id: 'aWaY', name: 'Alfa' },
};
const players = [{ player: { id: 'pQ', name: 'Ada Ray' }, number: 9, starter: true }];
const OLD = wireMatch({ ...MATCH, id: 'L1A', status: 'Postponed', start_date: '2026-09-21T12:00:00Z' });
const played = wireMatch({ ...MATCH, status: 'Finished', start_date: '2026-11-21T12:00:00Z' });

/** A backend that tells ids by case, or finds them in any case. */
const siteWith = ({ anyCase = false }) =>
  feedSite(({ pathname }) => {
    if (pathname === '/v2/events/live' || pathname === '/v2/events') return { fixtures: [played], results: [] };
    if (pathname === '/v1/tournaments') return { tournaments: [MATCH.tournament] };
    if (pathname === '/v2/events/L1A') return OLD;
    const isAsked = anyCase ? pathname.toLowerCase() === '/v2/events/l2a' : pathname === '/v2/events/L2A';
    return isAsked ? { ...played, lineups: { home: { players }, away: null } } : undefined;
  });

describe('an address with an id in another case', () => {
  it.each([
    ['/match/football/beta-alfa-l2a', '/match/football/beta-alfa-L2A'],
    ['/match/football/beta-alfa-l1a', '/match/football/beta-alfa-L1A'],
    ['/nl/wedstrijd/voetbal/beta-alfa-l2A/odds', '/nl/wedstrijd/voetbal/beta-alfa-L2A/odds'],
    ['/football/netherlands/oak-cup-TX/fixtures', '/football/netherlands/oak-cup-tX/fixtures'],
    ['/team/beta-home', '/team/beta-HOME'],
    ['/team/alfa-AWAY', '/team/alfa-aWaY'],
    ['/player/ada-ray-home-PQ', '/player/ada-ray-HOME-pQ'],
    ['/football/NETHERLANDS', '/football/netherlands'],
  ])('%s redirects to %s', async (path, target) => {
    const site = siteWith({});
    // The player is known once a page has shown the line-up.
    if (path.startsWith('/player')) await site.open('/match/football/beta-alfa-L2A/line-ups');
    const { status, headers } = await site.open(path);
    expect([status, headers.get('Location')]).toEqual([301, target]);
    expect((await site.open(target)).status).toBe(200);
  });

  it('redirects when the backend finds ids in any case', async () => {
    const { status, headers } = await siteWith({ anyCase: true }).open('/match/football/beta-alfa-l2a');
    expect([status, headers.get('Location')]).toEqual([301, '/match/football/beta-alfa-L2A']);
  });

  it.each(['/match/football/beta-alfa-l2b', '/team/beta-homes', '/player/ada-ray-home-pr'])(
    'stays unknown at %s',
    async (path) => expect((await siteWith({}).open(path)).status).toBe(404),
  );
});
