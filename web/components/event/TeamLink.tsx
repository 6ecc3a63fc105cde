import { useApp } from '../../data/appContext.ts';
import type { Match, Side } from '../../domain/match.ts';
import { teamRoute } from '../../format/addresses/routes.ts';
import { teamName } from '../../format/teamNames.ts';

/** The address of a team's page. The match in it lets the server find a team that has no match these days. */
export function useTeamAddress(match: Match, side: Side): string | undefined {
  const { href } = useApp();
  const team = match[side];
  if (team === null) return undefined;
  return `${href(teamRoute(team))}?match=${match.id}`;
}

export function TeamLink({ match, side }: { match: Match; side: Side }) {
  const { t } = useApp();
  const address = useTeamAddress(match, side);
  const name = <bdi>{teamName(match[side], t)}</bdi>;
  if (address === undefined) return <span className="block text-xs text-balance text-muted">{name}</span>;
  return (
    <a className="block py-1 text-xs text-balance text-muted hover:underline" href={address}>
      {name}
    </a>
  );
}
