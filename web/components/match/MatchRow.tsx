import { memo, useEffect, useState } from 'react';
import { type ListedRow, useApp } from '../../appContext.ts';
import { isLive, type Score, scoreOf, type Team } from '../../domain/match.ts';
import { teamName } from '../../format/teamNames.ts';
import { eventSlug } from '../../routes.ts';
import { RowPrices } from '../odds/RowPrices.tsx';
import { Crest } from './Crest.tsx';
import { StatusCell } from './StatusCell.tsx';

type Side = 'home' | 'away';

/** The side that leads or has won; a shoot-out decides over the score. */
export function leaderOf(score: Score | null, shootOut: Score | null): Side | null {
  const decisive = shootOut ?? score;
  if (decisive === null || decisive.home === decisive.away) return null;
  return decisive.home > decisive.away ? 'home' : 'away';
}

function RedCards({ count }: { count: number }) {
  const { t } = useApp();
  if (count === 0) return null;
  return (
    <span className="row-card">
      <span aria-hidden="true">{count > 1 ? count : ' '}</span>
      <span className="sr-only"> {t.count('match.redCards', count)} </span>
    </span>
  );
}

function TeamCell({ team, side, lead, cards }: { team: Team | null; side: Side; lead: boolean; cards: number }) {
  const { t } = useApp();
  return (
    <span className={`row-team row-${side}${lead ? ' row-lead' : ''}`}>
      <Crest team={team} />
      <bdi className={`row-name${team === null ? ' text-muted' : ''}`}>{teamName(team, t)}</bdi>
      <RedCards count={cards} />
    </span>
  );
}

interface ScoreCellProps {
  side: Side;
  score: Score | null;
  shootOut: Score | null;
  lead: boolean;
  changed: boolean;
}

function ScoreCell({ side, score, shootOut, lead, changed }: ScoreCellProps) {
  const value = score === null ? '-' : score[side];
  // A new key starts the glow again for a second goal within two seconds.
  return (
    <span
      key={changed ? `new-${value}` : 'known'}
      className={`row-score row-score-${side}${lead ? ' row-lead' : ''}${changed ? ' row-score-changed' : ''}`}
    >
      {value}
      {shootOut !== null && <span className="row-shoot-out">({shootOut[side]})</span>}
    </span>
  );
}

const NEITHER: Record<Side, boolean> = { home: false, away: false };

/** A changed score shows as changed for this long. */
const GLOW_MS = 2000;

/** Which sides' scores have just changed: what glows. */
export function useChangedSides(score: Score | null): Record<Side, boolean> {
  const [known, setKnown] = useState(score);
  const [changed, setChanged] = useState(NEITHER);
  if (known?.home !== score?.home || known?.away !== score?.away) {
    setKnown(score);
    setChanged(known === null ? NEITHER : { home: known.home !== score?.home, away: known.away !== score?.away });
  }
  useEffect(() => {
    if (changed === NEITHER) return;
    const timer = setTimeout(setChanged, GLOW_MS, NEITHER);
    return () => clearTimeout(timer);
  }, [changed]);
  return changed;
}

/** A match in a list. The row is one link to the match; each price is a link of its own. */
export const MatchRow = memo(function MatchRow({ match, prices, minimumAge }: ListedRow) {
  const { href } = useApp();
  const { state, home, away, redCards, sport } = match;
  const score = scoreOf(state);
  const shootOut = state.kind === 'finished' ? state.shootOut : null;
  const lead = leaderOf(score, shootOut);
  const changed = useChangedSides(score);
  const isChanged = changed.home || changed.away;
  return (
    <li className={`row${isLive(match) ? ' row-live' : ''}${isChanged ? ' row-changed' : ''}`}>
      <a className="row-link" href={href({ name: 'event', sport, slug: eventSlug(match), tab: 'summary' })}>
        <StatusCell match={match} />
        <TeamCell team={home} side="home" lead={lead === 'home'} cards={redCards.home} />
        <ScoreCell side="home" score={score} shootOut={shootOut} lead={lead === 'home'} changed={changed.home} />
        <span className="row-dash" aria-hidden="true">
          {score === null ? '' : '–'}
        </span>
        <TeamCell team={away} side="away" lead={lead === 'away'} cards={redCards.away} />
        <ScoreCell side="away" score={score} shootOut={shootOut} lead={lead === 'away'} changed={changed.away} />
      </a>
      {minimumAge !== null && <RowPrices match={match} prices={prices} minimumAge={minimumAge} />}
    </li>
  );
});
