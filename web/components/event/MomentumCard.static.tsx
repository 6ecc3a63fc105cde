import { useApp } from '../../data/appContext.ts';
import { barColours } from '../../domain/colours.ts';
import type { Match, Side } from '../../domain/match.ts';
import { SIDES } from '../../domain/matchKinds.ts';
import { type MomentumBar, type MomentumSample, momentumBars, pressureOf } from '../../domain/momentum.ts';
import type { LineGoal } from '../../domain/scoreLine.ts';
import { namesOf } from '../../format/teamNames.ts';
import { Card } from '../Card.static.tsx';
import { Crest } from '../match/Crest.tsx';

/** In view box units, whose width is in minutes: the middle line, the longest bar, and the lanes of the goals. */
const MIDDLE = 30;
const MAX = 20;
const LANES = { home: 5, away: 55 } as const;

interface MomentumCardProps {
  match: Match;
  samples: readonly MomentumSample[];
  goals: readonly LineGoal[];
}

/** Attacking pressure of each side over the match clock, as bars and as a table; null without changes in the counts. */
export function MomentumCard({ match, samples, goals }: MomentumCardProps) {
  const { t } = useApp();
  const bars = momentumBars(samples);
  const [first, last] = [bars[0], bars.at(-1)];
  if (first === undefined || last === undefined) return null;
  const colours = barColours(match);
  const isHatched = (side: Side) => colours.isAlike && side === 'away';
  const names = namesOf(match, t);
  const pressure = (bar: MomentumBar, side: Side) => pressureOf(bar[side]) / (bar.to - bar.from);
  const highest = Math.max(...bars.flatMap((bar) => SIDES.map((side) => pressure(bar, side))));
  const length = Math.max(90, last.to);
  const barPath = (side: Side) =>
    bars
      .map((bar) => {
        const height = Math.round((pressure(bar, side) / highest) * MAX * 10) / 10;
        return height === 0 ? '' : `M${(bar.from + bar.to) / 2} ${MIDDLE}v${side === 'home' ? -height : height}`;
      })
      .join('');
  const dotPath = (side: Side) =>
    goals
      .filter((goal) => goal.side === side)
      .map(({ minute }) => `M${Math.min(minute, length)} ${LANES[side]}h0`)
      .join('');
  return (
    <Card id="momentum" title={t('event.momentum')} className="mb-3 px-3 py-2 text-xs" head="text-sm">
      <p className="sr-only">{t('event.momentumMeans', { ...names, minute: first.from + 1 })}</p>
      <div className="momentum-frame">
        <Crest team={match.home} />
        <Crest team={match.away} />
        <svg viewBox={`0 0 ${length} 60`} preserveAspectRatio="none" className="momentum" aria-hidden="true">
          <rect width={last.to} height="60" className="momentum-played" />
          <path d="M45 0V60" className="momentum-break" />
          {SIDES.map((side) => (
            <g key={side} color={colours[side]}>
              <path
                d={barPath(side)}
                className={isHatched(side) ? 'momentum-bars momentum-hatched' : 'momentum-bars'}
              />
              <path d={dotPath(side)} className="momentum-goals" />
            </g>
          ))}
          <path d={`M0 ${MIDDLE}H${length}`} className="momentum-middle" />
        </svg>
        <svg className="momentum-scale figures" aria-hidden="true">
          <text y="12">0'</text>
          <text x={`${4500 / length}%`} y="12" textAnchor="middle">
            {t('event.halfTimeSign')}
          </text>
          <text x="100%" y="12" textAnchor="end">
            {length}'
          </text>
        </svg>
      </div>
      <details>
        <summary className="flex min-h-11 items-center underline">{t('event.momentumTable')}</summary>
        <table className="w-full text-center">
          <thead>
            <tr>
              <th scope="col">{t('event.minutes')}</th>
              <th scope="col">{names.home}</th>
              <th scope="col">{names.away}</th>
            </tr>
          </thead>
          <tbody>
            {bars.map(({ from, to, home, away }) => (
              <tr key={from} className="border-t border-line">
                <th scope="row" className="py-1 font-normal">{`${from}–${to}`}</th>
                {[home, away].map(([shots, onTarget, corners], index) => (
                  <td key={index}>{t('event.momentumCounts', { shots, onTarget, corners })}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </details>
    </Card>
  );
}
