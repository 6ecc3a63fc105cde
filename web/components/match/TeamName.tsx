import { useApp } from '../../data/appContext.ts';
import { type NamedTeam, shortNameIn } from '../../domain/locale.ts';
import { teamName } from '../../format/teamNames.ts';

/** A team's name, with the feed's shorter name if it has one. The style sheet shows the one that fits. */
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
