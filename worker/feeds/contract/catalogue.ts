import * as v from 'valibot';
import type { Competition } from '../../../web/domain/competition.ts';
import type { Sport } from '../../../web/domain/sport.ts';
import type { Rejections } from '../../base/rejections.ts';
import type { Result } from '../../base/result.ts';
import { type Failure, failure } from '../../upstream/failure.ts';
import type { ListedRegion, ListedTournament, TournamentAnswer } from '../feed.ts';
import { countryOf } from '../normalize/country.ts';
import type { Limited } from '../normalize/limits.ts';
import { withOwnName } from '../normalize/ownNames.ts';
import type { PathReader } from './pathReader.ts';
import { SPORT_IDS, sportNamed } from './sportIds.ts';
import { tolerated, wireId, wireTally, wireText } from './wire.ts';
import { readRecords } from './wireDetail.ts';

export interface CatalogueContext {
  client: PathReader;
  flagUrl: string | null;
  rejections: Rejections;
}

const wireCountry = v.object({ id: wireId, name: wireText, events: tolerated(wireTally) });

const wireTournament = v.object({
  id: wireId,
  name: wireText,
  country: tolerated(v.object({ id: wireId, name: wireText })),
  sport: tolerated(wireText),
  events: tolerated(wireTally),
});

// Some feeds send the bare array.
const wireCountries = v.union([
  v.pipe(
    v.array(v.unknown()),
    v.transform((countries) => ({ countries })),
  ),
  v.object({ countries: v.array(v.unknown()) }),
]);
const wireTournaments = v.union([
  v.pipe(
    v.array(v.unknown()),
    v.transform((tournaments) => ({ tournaments })),
  ),
  v.object({ tournaments: v.array(v.unknown()) }),
]);

function readEach<Schema extends v.GenericSchema>(
  schema: Schema,
  records: readonly unknown[],
  { rejections }: CatalogueContext,
  what: Limited,
): v.InferOutput<Schema>[] {
  return readRecords(schema, records, (problem, count) => rejections.note(`catalogue: ${problem}`, count), what);
}

function competitionOf(
  { id, name, country }: v.InferOutput<typeof wireTournament>,
  { flagUrl }: CatalogueContext,
): Competition {
  const place = country ?? { id: '0', name: 'International' };
  return withOwnName({ id, name, country: countryOf(place.id, place.name, flagUrl) });
}

/** Loads the regions with competitions of a sport. */
export async function loadRegions(sport: Sport, context: CatalogueContext): Promise<Result<ListedRegion[], Failure>> {
  const answer = await context.client.read(`v1/countries?sport=${SPORT_IDS[sport]}`);
  if (!answer.ok) return answer;
  if (answer.value === null) return { ok: true, value: [] };
  const read = v.safeParse(wireCountries, answer.value);
  if (!read.success) return failure('shape', `no countries: ${read.issues[0].message}`);
  const regions = readEach(wireCountry, read.output.countries, context, 'countries').map(({ id, name, events }) => ({
    country: countryOf(id, name, context.flagUrl),
    events,
  }));
  return { ok: true, value: regions };
}

/** Loads the competitions of a sport. */
export async function loadTournaments(
  sport: Sport,
  context: CatalogueContext,
): Promise<Result<ListedTournament[], Failure>> {
  const answer = await context.client.read(`v1/tournaments?sport=${SPORT_IDS[sport]}`);
  if (!answer.ok) return answer;
  if (answer.value === null) return { ok: true, value: [] };
  const read = v.safeParse(wireTournaments, answer.value);
  if (!read.success) return failure('shape', `no tournaments: ${read.issues[0].message}`);
  const tournaments = readEach(wireTournament, read.output.tournaments, context, 'competitions').map((wire) => ({
    competition: competitionOf(wire, context),
    events: wire.events,
  }));
  return { ok: true, value: tournaments };
}

/** Loads one competition. The list of its sport may lack it out of season. */
export async function loadTournament(
  id: string,
  context: CatalogueContext,
): Promise<Result<TournamentAnswer, Failure>> {
  const answer = await context.client.read(`v1/tournaments/${id}`);
  if (!answer.ok) return answer;
  if (answer.value === null) return { ok: true, value: { found: null } };
  const read = v.safeParse(wireTournament, answer.value);
  if (!read.success) return failure('shape', `no tournament: ${read.issues[0].message}`);
  const sport = read.output.sport === null ? null : (sportNamed(read.output.sport) ?? null);
  return { ok: true, value: { found: { competition: competitionOf(read.output, context), sport } } };
}
