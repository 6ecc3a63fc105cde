import type { Match } from '../../domain/match.ts';
import type { Standings } from '../../domain/standings.ts';
import { StandingsTables } from '../standings/StandingsTables.tsx';

/** The tables of the competition that have a team of the match in them, with both teams marked; else all of them. */
export function StandingsPanel({ match, tables }: { match: Match; tables: Standings }) {
  const marked = [match.home, match.away].flatMap((team) => team?.id ?? []);
  const own = tables.filter(({ rows }) => rows.some(({ team }) => marked.includes(team.id)));
  const shown = own.length > 0 ? own : tables;
  return <StandingsTables tables={shown} sport={match.sport} competition={match.competition.id} marked={marked} />;
}
