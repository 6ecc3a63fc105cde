import { useApp } from '../../data/appContext.ts';
import type { Sport } from '../../domain/sport.ts';
import type { FormMatch } from '../../domain/standings.ts';

/** A team's last results as links to their matches. The newest is last and underlined. */
export function FormLinks({ matches, sport }: { matches: readonly FormMatch[]; sport: Sport }) {
  const { t, href } = useApp();
  return (
    <ol className="form-list">
      {matches.map(({ result, slug, label }) => (
        <li key={slug} className={`form form-${result}`}>
          <a
            href={href({ name: 'event', sport, slug, tab: 'summary' })}
            title={label}
            aria-label={`${t(`tournament.${result}Long`)}: ${label}`}
          >
            {t(`tournament.form-${result}`)}
          </a>
        </li>
      ))}
    </ol>
  );
}
