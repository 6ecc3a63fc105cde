import type { Team } from '../../domain/match.ts';
import { UNDECIDED } from '../match/Crest.tsx';
import { Picture } from '../Picture.tsx';

/** A team's large crest: the feed's logo, else a shield in its colours. Decorative: the name is beside it. */
export function EventCrest({ team }: { team: Team | null }) {
  const { main, second, pattern } = team?.crest ?? UNDECIDED;
  const shield = (
    <svg className="event-crest" color={main} fill={second} aria-hidden="true">
      <use href={`#c-${pattern}`} />
    </svg>
  );
  if (team === null || team.logo === null) return shield;
  return <Picture address={team.logo} size={64} className="event-crest" fallback={shield} isEarly />;
}
