import { barColours } from '../../domain/colours.ts';
import type { Match, Side } from '../../domain/match.ts';

interface PairedBarProps {
  match: Pick<Match, Side>;
  /** In any unit. The middle part belongs to neither side. */
  parts: { home: number; middle: number; away: number };
}

/** One bar with both sides in their colours, readable in both themes. Decorative: the numbers are beside it. */
export function PairedBar({ match, parts: { home, middle, away } }: PairedBarProps) {
  const colours = barColours(match);
  const whole = home + middle + away;
  if (whole === 0) return <div className="paired-bar bg-sunken" />;
  const share = (part: number) => `${Math.round((part / whole) * 1000) / 10}%`;
  return (
    <svg className="paired-bar" aria-hidden="true">
      <rect width="100%" height="100%" className="bar-middle" />
      <svg color={colours.home} aria-hidden="true">
        <rect width={share(home)} height="100%" className="bar-own" />
      </svg>
      <svg color={colours.away} aria-hidden="true">
        <rect
          x={share(home + middle)}
          width={share(away)}
          height="100%"
          className={colours.isAlike ? 'bar-own bar-hollow' : 'bar-own'}
        />
      </svg>
    </svg>
  );
}
