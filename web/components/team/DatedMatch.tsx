import { useApp } from '../../data/appContext.ts';
import type { Match } from '../../domain/match.ts';
import { nameIn } from '../../domain/named.ts';
import { kickOffDay } from '../../format/kickOff.ts';
import { MatchRow } from '../match/MatchRow.tsx';

/** A match row below its day and competition. */
export function DatedMatch({ match }: { match: Match }) {
  const { t, visitor, locale } = useApp();
  return (
    <div className="border-t border-line">
      <p className="flex flex-wrap justify-between gap-x-3 px-3 pt-2 text-xs text-muted">
        <span className="first-letter:uppercase">{kickOffDay(match.kickOff, visitor, t)}</span>
        <span>{nameIn(match.competition, locale)}</span>
      </p>
      <ul className="[&>.row]:border-t-0">
        <MatchRow match={match} prices={undefined} minimumAge={null} />
      </ul>
    </div>
  );
}
