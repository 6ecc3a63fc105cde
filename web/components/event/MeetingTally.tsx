import { useApp } from '../../data/appContext.ts';
import type { Match } from '../../domain/match.ts';
import type { MeetingCounts } from '../../domain/meetings.ts';
import { PairedBar } from './PairedBar.tsx';
import { TeamLink } from './TeamLink.tsx';

/** Wins and draws of earlier meetings, as numbers above a bar. */
export function MeetingTally({ match, counts: { home, draws, away } }: { match: Match; counts: MeetingCounts }) {
  const { t } = useApp();
  const winsOf = (side: 'home' | 'away', wins: number) => (
    <li className={`tally-${side}`}>
      <b className="figures" aria-hidden="true">
        {wins}
      </b>
      <TeamLink match={match} side={side} />
      <span className="sr-only">{t.count('event.wins', wins)}</span>
    </li>
  );
  return (
    <>
      <ul className="tally">
        {winsOf('home', home)}
        <li className="tally-draw">
          <b className="figures">{draws}</b>
          <span className="py-1">{t('matchPreview.drawn')}</span>
        </li>
        {winsOf('away', away)}
      </ul>
      <PairedBar match={match} parts={{ home, middle: draws, away }} />
    </>
  );
}
