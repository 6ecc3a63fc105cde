import { expect, it } from 'vitest';
import type { Match } from '../../../web/domain/match.ts';
import { slugWithId } from '../../../web/domain/slug.ts';
import { pathOf } from '../../../web/format/addresses/routes.ts';
import { known } from '../../support/wireMatch.ts';
import { isFinished, listedMatch, matchPath } from '../demoMatches.runtime.ts';
import { visit, visitorOf } from '../site.runtime.ts';

const evening = visitorOf('GB', { 'x-visitor-now': '2026-11-21T20:30:00Z' });

/** Place, matches played and points of a team in the first table of a page. */
async function placeOf(team: string, path: string, headers = evening) {
  const html = await (await visit(path, headers)).text();
  const row = [...html.matchAll(/<tr\b.*?<\/tr>/gs)]
    .map(([text]) => text)
    .find((text) => text.includes(`/team/${team}?`));
  const numberIn = (column: string) => new RegExp(`class="${column}[^>]*>(\\d+)`).exec(row ?? '')?.[1];
  return { rank: numberIn('standings-rank'), played: numberIn('column-played'), points: numberIn('column-points') };
}

it('the table of a competition after a match of today is the same on every page', async () => {
  const isWanted = (each: Match) => isFinished(each) && each.competition.name === 'Premier League';
  const match = known(await listedMatch(isWanted, { headers: evening }));
  const { sport, competition, home } = match;
  const team = slugWithId(home.name, home.id);
  const slug = slugWithId(competition.name, competition.id);
  const standings = await placeOf(
    team,
    pathOf({ name: 'tournament', sport, category: competition.country.slug, slug, tab: 'standings' }, 'en'),
  );
  expect(standings).toEqual({ rank: expect.any(String), played: expect.any(String), points: expect.any(String) });
  const places = [
    await placeOf(team, matchPath(match, 'standings')),
    await placeOf(team, `/team/${team}`),
    // This page waits only briefly for the team's matches, so another page loads them first.
    await placeOf(team, '/my', { ...evening, Cookie: `follow=t${home.id}` }),
  ];
  expect(places).toEqual([standings, standings, standings]);
});
