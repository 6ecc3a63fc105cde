import type { Crest as Colours, Team } from '../../domain/match.ts';
import { Picture } from '../Picture.tsx';

/** At most three capitals: the first letters of the words of a name, or the start of a single word. */
export function initialsOf(name: string): string {
  const words = name.split(/[\s-]+/).filter((word) => /^\p{L}/u.test(word));
  const initials = words.length > 1 ? words.map((word) => word[0]).join('') : (words[0] ?? name).slice(0, 3);
  return initials.slice(0, 3).toUpperCase();
}

export const UNDECIDED: Colours = { main: '#8a94a6', second: '#8a94a6', pattern: 'plain' };

/** The crest of a team: the feed's logo, else a shield in its colours. Decorative: the name is beside it. */
export function Crest({ team, isLarge = false }: { team: Pick<Team, 'logo' | 'crest'> | null; isLarge?: boolean }) {
  const className = isLarge ? 'event-crest' : 'crest';
  const { main, second, pattern } = team?.crest ?? UNDECIDED;
  const shield = (
    <svg className={className} color={main} fill={second} aria-hidden="true">
      <use href={`#c-${pattern}`} />
    </svg>
  );
  if (team === null || team.logo === null) return shield;
  return (
    <Picture address={team.logo} size={isLarge ? 64 : 20} className={className} fallback={shield} isEarly={isLarge} />
  );
}
