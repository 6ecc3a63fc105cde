import type { Match } from '../../domain/match.ts';
import type { Standings } from '../../domain/standings.ts';
import { StandingsTables } from '../standings/StandingsTables.tsx';

/** The tables that contain a team of the match, or all tables if none does. Both teams are marked. */
export function StandingsPanel({ match, tables }: { match: Match; tables: Standings }) {
  const marked = [match.home, match.away].flatMap((team) => team?.id ?? []);
  const own = tables.filter(({ rows }) => rows.some(({ team }) => marked.includes(team.id)));
  const shown = own.length > 0 ? own : tables;
  return <StandingsTables tables={shown} sport={match.sport} competition={match.competition.id} marked={marked} />;
}
