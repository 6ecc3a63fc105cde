import type { MyPlayer } from '../../../web/data/ownViews.ts';
import { type PlayerIds, playerFollow } from '../../../web/domain/follow.ts';
import { type Follows, followedPlayers } from '../../../web/domain/follows.ts';
import { isUnderWay, phaseOf } from '../../../web/domain/match.ts';
import { playerIn, playerMatchView } from '../../../web/domain/player.ts';
import { teamMatches } from '../../../web/domain/team.ts';
import { loadArchivedSeason } from '../archive/archive.ts';
import type { ReadContext } from '../state/readContext.ts';
import { loadScorerOfTeam } from '../team/loadNamed.ts';
import { loadTeam } from '../team/loadTeam.ts';
import { loadDetails, loadTeamMatches } from '../team/teamMatches.ts';

/** The most players whose matches a page requests, the latest followed first. */
const MAX_PLAYERS = 8;

/** A followed player, with one record of the source: the team's running or last match. */
export async function loadFollowedPlayer(ids: PlayerIds, context: ReadContext): Promise<MyPlayer> {
  const { team: id, player } = ids;
  const nothing = { follow: playerFollow(ids), name: null, team: null, next: null, last: null };
  const known = await loadTeam(id, context);
  if (!known.ok || known.value === null) return { ...nothing, isWhole: known.ok };
  const { team } = known.value;
  const played = await loadTeamMatches(known.value, context);
  if (!played.ok) return { ...nothing, team, isWhole: false };
  const { current, fixtures, results } = teamMatches(played.value.matches, context.clock.now);
  const latest = [...current.filter(isUnderWay), ...results].slice(0, 1);
  const hasLineUps = context.feed.coverage.parts.includes('line-ups');
  const { snapshots, failed } = await loadDetails(hasLineUps ? latest : [], context);
  const events = snapshots.map(({ event }) => event);
  const season = await loadArchivedSeason(id, events, context);
  const [entry] = season.flatMap((event) => playerIn(event, id, player) ?? []);
  const scorer = entry === undefined ? await loadScorerOfTeam(ids, known.value, context) : null;
  return {
    ...nothing,
    team,
    name: entry?.player.name ?? (scorer?.ok ? (scorer.value?.scorer.name ?? null) : null),
    next: [...current, ...fixtures].find((match) => phaseOf(match) === 'upcoming') ?? null,
    last: season.flatMap((event) => playerMatchView(event, id, player) ?? [])[0] ?? null,
    isWhole: played.value.isWhole && failed === null && scorer?.ok !== false,
  };
}

/** The latest followed players. */
export function loadFollowedPlayers(follows: Follows, context: ReadContext): Promise<MyPlayer[]> {
  const latest = followedPlayers(follows).slice(-MAX_PLAYERS);
  return Promise.all(latest.map((ids) => loadFollowedPlayer(ids, context)));
}
