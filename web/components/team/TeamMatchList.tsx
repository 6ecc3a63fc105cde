import { useApp } from '../../appContext.ts';
import type { Match } from '../../domain/match.ts';
import { DatedMatch } from './DatedMatch.tsx';

/** A team's fixtures or results, each match under its day; without any, a sentence that says so. */
export function TeamMatchList({ of, matches }: { of: 'fixtures' | 'results'; matches: readonly Match[] }) {
  const { t } = useApp();
  return (
    <section className="card mb-3 overflow-clip" aria-labelledby={`team-${of}`}>
      <h2 id={`team-${of}`} className="px-3 py-2 text-sm font-semibold">
        {t(`team.${of}`)}
      </h2>
      {matches.length === 0 && (
        <p className="px-3 pb-3 text-sm text-muted">{t(of === 'fixtures' ? 'team.noFixtures' : 'team.noResults')}</p>
      )}
      {matches.map((match) => (
        <DatedMatch key={match.id} match={match} />
      ))}
    </section>
  );
}
