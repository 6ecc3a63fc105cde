import { useApp } from '../../appContext.ts';
import { type NamedTeam, shortNameIn } from '../../domain/named.ts';
import { teamName } from '../../format/teamNames.ts';

/** A team's name, and where there is no room for it the shorter one that its source has; only one of them is shown. */
export function TeamName({ team }: { team: NamedTeam | null }) {
  const { t } = useApp();
  const name = teamName(team, t);
  const short = team && shortNameIn(team, t.locale);
  if (!short) return name;
  return (
    <>
      <span className="name-long">{name}</span>
      <span className="name-short">{short}</span>
    </>
  );
}
