import * as v from 'valibot';
import type { Competition } from '../../web/domain/competition.ts';
import { parserOf } from '../../web/domain/parserOf.ts';
import type { Sport } from '../../web/domain/sport.ts';
import { type Answer, ok } from '../base/result.ts';
import { LIFETIMES } from '../cache/lifetimes.ts';
import {
  type ListedRegion,
  type ListedTournament,
  listedRegion,
  listedTournament,
  tournamentAnswer,
} from '../feeds/feed.ts';
import { type ReadContext, readFeed } from './readContext.ts';
import { playedToday, unlistedCompetition } from './unlistedPlaces.ts';

/** The regions of a sport in the feed's order, or those playing today when the feed fails. */
export async function readRegions(sport: Sport, context: ReadContext): Promise<Answer<ListedRegion[]>> {
  const regions = await readFeed(context.live.regions, context, {
    key: `regions:${sport}`,
    load: (inquiry) => context.feed.regions(inquiry, sport),
    lifetime: LIFETIMES.catalogue,
    parse: parserOf(v.array(listedRegion)),
  });
  if (regions.ok) return regions;
  const listed = new Map<string, ListedRegion>();
  for (const { competition, events } of await playedToday(sport, context)) {
    const { country } = competition;
    const known = listed.get(country.id)?.events ?? 0;
    listed.set(country.id, { country, events: known + (events ?? 0) });
  }
  return listed.size === 0 ? regions : ok([...listed.values()]);
}

/** The competitions of a sport, in the feed's order. Falls back to those playing today when the feed fails. */
export async function readTournaments(sport: Sport, context: ReadContext): Promise<Answer<ListedTournament[]>> {
  const tournaments = await readFeed(context.live.tournaments, context, {
    key: `tournaments:${sport}`,
    load: (inquiry) => context.feed.tournaments(inquiry, sport),
    lifetime: LIFETIMES.catalogue,
    parse: parserOf(v.array(listedTournament)),
  });
  if (tournaments.ok) return tournaments;
  const listed = await playedToday(sport, context);
  return listed.length === 0 ? tournaments : ok(listed);
}

export interface KnownTournament {
  competition: Competition;
  sport: Sport;
  /** Whether the feed lists it, or only today's matches and editors name it. */
  isListed: boolean;
}

/**
 * Finds a competition by id: in the list of the given sport, by its own request, then in today's matches and the
 * content. Null when none has it. Its sport may differ from the given one.
 */
export async function readTournament(
  id: string,
  sport: Sport,
  context: ReadContext,
): Promise<Answer<KnownTournament | null>> {
  const listed = await readTournaments(sport, context);
  const known = listed.ok ? listed.value.find(({ competition }) => competition.id === id) : undefined;
  if (known !== undefined) return ok({ competition: known.competition, sport, isListed: true });
  const answer = await readFeed(context.live.tournamentById, context, {
    key: `tournament:${id}`,
    load: (inquiry) => context.feed.tournament(inquiry, id),
    lifetime: LIFETIMES.catalogue,
    parse: parserOf(tournamentAnswer),
  });
  if (!answer.ok) return answer;
  const { found } = answer.value;
  if (found !== null) return ok({ competition: found.competition, sport: found.sport ?? sport, isListed: true });
  const competition = await unlistedCompetition(id, sport, context);
  return ok(competition === null ? null : { competition, sport, isListed: false });
}
