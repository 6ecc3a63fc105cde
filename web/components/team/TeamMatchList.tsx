import type { ReactNode } from 'react';
import { useApp } from '../../data/appContext.ts';
import type { Match } from '../../domain/match.ts';
import { DatedMatch } from './DatedMatch.tsx';

interface TeamMatchListProps {
  of: 'fixtures' | 'results';
  matches: readonly Match[];
  /** Whether every day of the week was available. */
  isWhole: boolean;
  /** Beside the heading. */
  link?: ReactNode;
}

/** A team's fixtures or results with their days, or a notice if there are none. */
export function TeamMatchList({ of, matches, isWhole, link }: TeamMatchListProps) {
  const { t } = useApp();
  const none = {
    fixtures: t(isWhole ? 'team.noFixtures' : 'team.noFixturesKnown'),
    results: t(isWhole ? 'team.noResults' : 'team.noResultsKnown'),
  }[of];
  return (
    <section className="card mb-3 overflow-clip" aria-labelledby={`team-${of}`}>
      <div className="flex items-center justify-between gap-2 px-3">
        <h2 id={`team-${of}`} className="py-2 text-sm font-semibold">
          {t(`team.${of}`)}
        </h2>
        {link}
      </div>
      {matches.length === 0 && <p className="px-3 pb-3 text-sm text-muted">{none}</p>}
      {matches.map((match) => (
        <DatedMatch key={match.id} match={match} />
      ))}
    </section>
  );
}
