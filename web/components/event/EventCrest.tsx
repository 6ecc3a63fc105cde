import { useApp } from '../../data/appContext.ts';
import type { Team } from '../../domain/match.ts';
import { nameIn } from '../../domain/named.ts';
import { initialsOf, UNDECIDED } from '../match/Crest.tsx';
import { Picture } from '../Picture.tsx';

/** A team's large crest: the feed's logo, else a shield in its colours with initials. Decorative: the name is beside it. */
export function EventCrest({ team }: { team: Team | null }) {
  const { locale } = useApp();
  const { main, second, pattern } = team?.crest ?? UNDECIDED;
  const shield = (
    <svg viewBox="0 0 20 22" className="event-crest" aria-hidden="true">
      <use href={`#c-${pattern}`} width="20" height="22" color={main} fill={second} />
      <text x="10" y="12.6" textAnchor="middle" className="event-crest-initials">
        {team === null ? '?' : initialsOf(nameIn(team, locale))}
      </text>
    </svg>
  );
  if (team === null || team.logo === null) return shield;
  return <Picture address={team.logo} size={64} className="event-crest" fallback={shield} />;
}
