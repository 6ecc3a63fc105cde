import type { CompetitionKey } from '../../../web/domain/competitionKey.ts';
import type { EventDetail } from '../../../web/domain/eventDetail.ts';
import type { Competition } from '../../../web/domain/match.ts';
import type { Scorer } from '../../../web/domain/scorers.ts';
import { sideOf } from '../../../web/domain/team.ts';
import { type Answer, mapped, ok } from '../../base/result.ts';
import { crestOf } from '../../feeds/directory/crests.ts';
import { loadScorers } from '../competition/competitionSeason.ts';
import { loadCompetitionStandings } from '../competition/competitionStandings.ts';
import { type KnownCompetition, loadCompetition, loadCompetitionById } from '../competition/loadCatalogue.ts';
import { loadDetailedEvent } from '../match/eventSnapshot.ts';
import type { KnownTeam } from '../state/knownNames.ts';
import { type ReadContext, unhidden } from '../state/readContext.ts';

/** A team with the name that one of its matches has, and that match. */
interface NamedInMatch {
  known: KnownTeam;
  event: EventDetail;
}

/** The id of the match or competition that linked to this page (`?match=`), or null. */
export function requestedId(kind: 'match' | 'competition', search: URLSearchParams): string | null {
  return /^[A-Za-z0-9]{1,64}$/.exec(search.get(kind) ?? '')?.[0] ?? null;
}

/** Finds a team in a match; null without the match, or if the team does not play in it. */
export async function loadTeamOfMatch(
  id: string,
  matchId: string,
  context: ReadContext,
): Promise<Answer<NamedInMatch | null>> {
  // Ids are unique across sports; the match has its own sport.
  const answer = await loadDetailedEvent({ sport: 'football', id: matchId }, context);
  return mapped(answer, (found) => {
    if (found === null) return null;
    const { event } = found.snapshot;
    const side = sideOf(event.match, id);
    const team = side === undefined ? null : event.match[side];
    const { sport, competition } = event.match;
    return team && { known: { team, sport, competitions: [competition] }, event };
  });
}

/** A player in a competition's list of scorers. They may be missing from recent line-ups. */
export interface NamedScorer {
  known: KnownTeam;
  competition: Competition;
  scorer: Scorer;
  /** The player's position by goals; null without goals. */
  place: number | null;
}

/** Finds a player among a competition's scorers; null when the team has no such scorer. */
async function scorerIn(
  of: CompetitionKey,
  ids: { team: string; player: string },
  context: ReadContext,
): Promise<Answer<Pick<NamedScorer, 'scorer' | 'place'> | null>> {
  // A scorer's name gives away no result.
  const scorers = await loadScorers(of, unhidden(context));
  return mapped(scorers, (all) => {
    const scorer = all.find(({ id, team }) => id === ids.player && team?.id === ids.team);
    if (scorer === undefined) return null;
    const goals = scorer.goals ?? 0;
    return { scorer, place: goals === 0 ? null : all.filter((other) => (other.goals ?? 0) > goals).length + 1 };
  });
}

/** Finds a player among the scorers of the team's competitions; null when no list has them. */
export async function loadScorerOfTeam(
  ids: { team: string; player: string },
  known: KnownTeam,
  context: ReadContext,
): Promise<Answer<NamedScorer | null>> {
  const { sport, competitions } = known;
  const answers = await Promise.all(
    competitions.map(async (competition) =>
      mapped(
        await scorerIn({ sport, tournament: competition.id }, ids, context),
        (found) => found && { known, competition, ...found },
      ),
    ),
  );
  const named = answers.find((answer) => answer.ok && answer.value !== null);
  return named ?? answers.find((answer) => !answer.ok) ?? ok(null);
}

/** Looks into a competition, if it is known: visitors can write any id into an address. */
async function inCompetition<Value>(
  tournament: string,
  context: ReadContext,
  look: (known: KnownCompetition) => Promise<Answer<Value | null>>,
): Promise<Answer<Value | null>> {
  // It may be missing from the list of football. Counted calls wait until then.
  if (!context.config.source.quota.isCounted) context.background(loadCompetitionById(tournament, context));
  const found = await loadCompetition(tournament, 'football', context);
  if (!found.ok) return found;
  return found.value === null ? ok(null) : look(found.value);
}

const teamNamed = (
  { id, name }: { id: string; name: string },
  { competition, sport }: KnownCompetition,
): KnownTeam => ({
  team: { id, name, logo: null, crest: crestOf(name) },
  sport,
  competitions: [competition],
});

/** Finds a player and the team among the scorers of a given competition. */
export function loadScorerOfCompetition(
  ids: { team: string; player: string },
  tournament: string,
  context: ReadContext,
): Promise<Answer<NamedScorer | null>> {
  return inCompetition(tournament, context, async (found) => {
    const { competition, sport } = found;
    return mapped(await scorerIn({ sport, tournament: competition.id }, ids, context), (named) =>
      named === null || named.scorer.team === null
        ? null
        : { known: teamNamed(named.scorer.team, found), competition, ...named },
    );
  });
}

// A cup has scorers, but may have no table.
async function teamsOfScorers(of: CompetitionKey, context: ReadContext) {
  const scorers = await loadScorers(of, context);
  return scorers.ok ? scorers.value.flatMap(({ team }) => team ?? []) : [];
}

/** Finds a team in a competition's table or list of scorers; null when the competition or the team is unknown. */
export function loadTeamOfTable(
  id: string,
  tournament: string,
  context: ReadContext,
): Promise<Answer<KnownTeam | null>> {
  return inCompetition(tournament, context, async (found) => {
    // Taking part gives away no result.
    const whole = unhidden(context);
    const of = { sport: found.sport, tournament: found.competition.id };
    const tables = await loadCompetitionStandings(of, whole);
    if (!tables.ok) return tables;
    const isWanted = (team: { id: string }) => team.id === id;
    const listed = tables.value.flatMap(({ rows }) => rows.map(({ team }) => team)).find(isWanted);
    const named = listed ?? (await teamsOfScorers(of, whole)).find(isWanted);
    return ok(named === undefined ? null : teamNamed(named, found));
  });
}
