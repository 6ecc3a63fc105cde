import { useApp } from '../../data/appContext.ts';
import { barColours } from '../../domain/colours.ts';
import type { Match } from '../../domain/match.ts';
import { type MomentumSample, momentumBars, pressureOf } from '../../domain/momentum.ts';
import { namesOf } from '../../format/teamNames.ts';

/** Half of the view box's height. Its width is in minutes. */
const HALF = 20;

/** Attacking pressure of each side over the match clock, as bars and as a table; null without any change in the counts. */
export function MomentumCard({ match, samples }: { match: Match; samples: readonly MomentumSample[] }) {
  const { t } = useApp();
  const bars = momentumBars(samples);
  const [first, last] = [bars[0], bars.at(-1)];
  if (first === undefined || last === undefined) return null;
  const colours = barColours(match);
  const names = namesOf(match, t);
  const perMinute = (counts: MomentumSample['home'], minutes: number) => pressureOf(counts) / minutes;
  const highest = Math.max(
    ...bars.flatMap(({ home, away, from, to }) => [perMinute(home, to - from), perMinute(away, to - from)]),
  );
  const length = Math.max(90, last.to);
  return (
    <section className="card mb-3 px-3 py-2 text-xs" aria-labelledby="momentum">
      <h2 id="momentum" className="text-sm font-semibold">
        {t('event.momentum')}
      </h2>
      <p className="text-muted">{t('event.momentumMeans', { ...names, minute: first.from })}</p>
      <svg viewBox={`0 0 ${length} ${2 * HALF}`} preserveAspectRatio="none" className="h-20 w-full" aria-hidden="true">
        <rect y={HALF - 0.25} width={length} height={0.5} fill="currentColor" />
        {(['home', 'away'] as const).map((side) => (
          <g key={side} color={colours[side]}>
            {bars.map((bar) => {
              const height = (perMinute(bar[side], bar.to - bar.from) / highest) * HALF;
              return height === 0 ? null : (
                <rect
                  key={bar.from}
                  x={bar.from}
                  y={side === 'home' ? HALF - height : HALF}
                  width={bar.to - bar.from}
                  height={height}
                  className="bar-own"
                  vectorEffect="non-scaling-stroke"
                />
              );
            })}
          </g>
        ))}
      </svg>
      <p className="flex justify-between text-muted" aria-hidden="true">
        {[0, 45, length].map((minute) => (
          <span key={minute}>{minute}'</span>
        ))}
      </p>
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
                  // biome-ignore lint/suspicious/noArrayIndexKey: the columns are always home and away
                  <td key={index}>{t('event.momentumCounts', { shots, onTarget, corners })}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </details>
    </section>
  );
}
