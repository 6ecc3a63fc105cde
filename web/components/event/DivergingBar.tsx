import { barColours } from '../../domain/colours.ts';
import { type Match, SIDES, type Side } from '../../domain/match.ts';

interface DivergingBarProps {
  match: Pick<Match, Side>;
  /** The share of each side, from 0 to 1. */
  shares: Record<Side, number>;
}

/** Two bars in club colours that grow from the middle outwards. The smaller one is paler. Decorative: the numbers are beside it. */
export function DivergingBar({ match, shares }: DivergingBarProps) {
  const colours = barColours(match);
  const largest = Math.max(shares.home, shares.away);
  return (
    <span className="diverging" aria-hidden="true">
      {SIDES.map((side) => {
        const width = Math.round(shares[side] * 1000) / 10;
        return (
          <svg
            key={side}
            className={shares[side] < largest ? 'half half-smaller' : 'half'}
            color={colours[side]}
            aria-hidden="true"
          >
            <rect
              className="bar-own"
              x={side === 'home' ? `${100 - width}%` : 0}
              width={`${width}%`}
              height="100%"
              rx="4"
            />
          </svg>
        );
      })}
    </span>
  );
}
