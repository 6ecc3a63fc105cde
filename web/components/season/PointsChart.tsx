import { useApp } from '../../data/appContext.ts';

/** In view box units, which are pixels on a phone. */
const WIDTH = 330;
const HEIGHT = 190;
const MARGIN = { left: 28, right: 10, top: 10, bottom: 20 };

/** The distance between the numbers along each axis. */
const MATCHES_APART = 5;
const POINTS_APART = 20;

const marks = (most: number, apart: number) =>
  Array.from({ length: Math.floor(most / apart) + 1 }, (_, index) => index * apart);

interface PointsChartProps {
  now: readonly number[];
  before: readonly number[];
  team: string;
}

/** A chart of a team's points after each match, in this season and the last one. The table below has the same data. */
export function PointsChart({ now, before, team }: PointsChartProps) {
  const { t } = useApp();
  const matches = Math.max(now.length, before.length, 2);
  const most = Math.max(POINTS_APART, ...now, ...before);
  const xOf = (match: number) =>
    Math.round(MARGIN.left + ((match - 1) * (WIDTH - MARGIN.left - MARGIN.right)) / (matches - 1));
  const yOf = (points: number) =>
    Math.round(HEIGHT - MARGIN.bottom - (points * (HEIGHT - MARGIN.top - MARGIN.bottom)) / most);
  const line = (points: readonly number[]) => points.map((each, index) => `${xOf(index + 1)},${yOf(each)}`).join(' ');
  return (
    <svg
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      role="img"
      aria-label={t('season.against.drawn', { team })}
      className="mx-auto block w-full max-w-xl"
    >
      <g className="text-muted" fill="currentColor" fontSize="10">
        {marks(most, POINTS_APART).map((points) => (
          <text key={points} x={MARGIN.left - 8} y={yOf(points) + 3} textAnchor="end">
            {points}
          </text>
        ))}
        {marks(matches, MATCHES_APART).map((match) => (
          <text key={match} x={xOf(Math.max(1, match))} y={HEIGHT - 4} textAnchor="middle">
            {Math.max(1, match)}
          </text>
        ))}
      </g>
      <g fill="none" stroke="currentColor" strokeLinejoin="round">
        <polyline className="text-muted" points={line(before)} strokeWidth="2" strokeDasharray="5 3" />
        <polyline className="text-accent" points={line(now)} strokeWidth="3" />
      </g>
      {now.length > 0 && (
        <circle className="text-accent" cx={xOf(now.length)} cy={yOf(now.at(-1) ?? 0)} r="4" fill="currentColor" />
      )}
    </svg>
  );
}
