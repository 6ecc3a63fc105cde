import * as v from 'valibot';
import type { Competition } from '../../../web/domain/match.ts';
import { type Answer, failure, mapped, ok } from '../../base/result.ts';
import type { ParseOptions } from '../definition.ts';
import type { CompetitionAnswer, FeedCompetition, ListedRegion } from '../feed.ts';
import { countryOf } from '../normalize/country.ts';
import { type Limited, type Note, parseRecords } from '../normalize/limits.ts';
import { withLocalisedName } from '../normalize/localisedNames.ts';
import { tolerated, wireId, wireTally, wireText } from '../normalize/wire.ts';
import { sportNamed } from './sportIds.ts';

const wireCountry = v.object({ id: wireId, name: wireText, events: tolerated(wireTally) });

const wireTournament = v.object({
  id: wireId,
  name: wireText,
  country: tolerated(v.object({ id: wireId, name: wireText })),
  sport: tolerated(wireText),
  events: tolerated(wireTally),
});

// Some feeds send the bare array.
const listNamed = <const Name extends string>(name: Name) =>
  v.union([
    v.array(v.unknown()),
    v.pipe(
      v.looseObject({ [name]: v.array(v.unknown()) }),
      v.transform((answer): unknown[] => answer[name] ?? []),
    ),
  ]);

/** The records of a list. Of several with one id the last one counts. */
function parseList<Schema extends v.GenericSchema<unknown, { id: string }>>(
  value: unknown,
  { name, of, what }: { name: string; of: Schema; what: Limited },
  { rejections }: ParseOptions,
): Answer<v.InferOutput<Schema>[]> {
  const read = v.safeParse(listNamed(name), value);
  if (!read.success) return failure('shape', `no ${name}: ${read.issues[0].message}`);
  const note: Note = (problem, count) => rejections.note(`catalogue: ${problem}`, count);
  const records = parseRecords(of, read.output, note, what);
  return ok([...new Map(records.map((each) => [each.id, each])).values()]);
}

type GivenTournament = Pick<v.InferOutput<typeof wireTournament>, 'id' | 'name' | 'country'>;

/** A competition of the feed; an international one if it has no country. */
export function competitionOf({ id, name, country }: GivenTournament, flagUrl: string | null): Competition {
  const place = country ?? { id: '0', name: 'International' };
  return withLocalisedName({ id, name, country: countryOf(place.id, place.name, flagUrl) });
}

/** Parses the regions with competitions of a sport. */
export function parseRegions(value: unknown, context: ParseOptions): Answer<ListedRegion[]> {
  const regions = parseList(value, { name: 'countries', of: wireCountry, what: 'countries' }, context);
  return mapped(regions, (listed) =>
    listed.map(({ id, name, events }) => ({ country: countryOf(id, name, context.flagUrl), events })),
  );
}

/** Parses the competitions of a sport. */
export function parseCompetitions(value: unknown, context: ParseOptions): Answer<FeedCompetition[]> {
  const tournaments = parseList(value, { name: 'tournaments', of: wireTournament, what: 'competitions' }, context);
  return mapped(tournaments, (listed) =>
    listed.map((wire) => ({ competition: competitionOf(wire, context.flagUrl), events: wire.events })),
  );
}

/** Parses one competition. Out of season it may be missing from the list of its sport. */
export function parseCompetition(value: unknown, context: ParseOptions): Answer<CompetitionAnswer> {
  const read = v.safeParse(wireTournament, value);
  if (!read.success) return failure('shape', `no tournament: ${read.issues[0].message}`);
  const sport = read.output.sport === null ? null : (sportNamed(read.output.sport) ?? null);
  return ok({ found: { competition: competitionOf(read.output, context.flagUrl), sport } });
}
