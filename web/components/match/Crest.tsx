import type { CrestPattern, Team } from '../../domain/match.ts';
import { Picture } from '../Picture.tsx';

const SHIELD = 'M1 1h18v11c0 5-4 8-9 9.5C5 20 1 17 1 12z';

const PATTERNS: Record<CrestPattern, string> = {
  plain: '',
  halves: 'M10 1h9v11c0 5-4 8-9 9.5z',
  stripes: 'M5 1h3v19.6l-3-1.6zM12 1h3v18l-3 1.6z',
  hoops: 'M1 5h18v3.5H1zM1 12h18l-1 3.5H2z',
  sash: 'M1 1h5l13 13-2 3.5L1 5z',
  quarters: 'M10 1h9v9.5h-9zM1 10.5h9v11C5 20 1 17 1 12z',
  chevron: 'M1 5l9 7 9-7v5l-9 7-9-7z',
  band: 'M7 1h6v20l-3 .5-3-.5z',
};

/** The shields that crests refer to, once a page: a crest in a row is then two colours and a name. */
export function CrestShapes() {
  return (
    <svg className="absolute size-0" aria-hidden="true">
      {Object.entries(PATTERNS).map(([pattern, path]) => (
        <symbol key={pattern} id={`c-${pattern}`} viewBox="0 0 20 22">
          <path d={SHIELD} fill="currentColor" />
          {path !== '' && <path d={path} />}
          <path d={SHIELD} fill="none" stroke="#8a948d" strokeWidth="1" />
        </symbol>
      ))}
    </svg>
  );
}

/** Initials of a team's name: at most three, of its words' first letters. */
export function initialsOf(name: string): string {
  const words = name.split(/[\s-]+/).filter((word) => /^\p{L}/u.test(word));
  const initials = words.length > 1 ? words.map((word) => word[0]).join('') : (words[0] ?? name).slice(0, 3);
  return initials.slice(0, 3).toUpperCase();
}

/** The crest of a team: the feed's logo, else a shield in its colours. Decoration: the name stands beside it. */
export function Crest({ team, className = 'crest' }: { team: Team; className?: string }) {
  const { main, second, pattern } = team.crest;
  const shield = (
    <svg className={className} color={main} fill={second} aria-hidden="true">
      <use href={`#c-${pattern}`} />
    </svg>
  );
  if (team.logo === null) return shield;
  return <Picture address={team.logo} size={20} className={className} fallback={shield} />;
}
