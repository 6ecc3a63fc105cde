import { useApp } from '../../data/appContext.ts';
import { nameIn } from '../../domain/locale.ts';
import type { CourseView } from '../../domain/season/course.ts';
import { signed } from '../../format/standingsColumns.ts';
import { Card } from '../Card.static.tsx';
import { DataTable } from '../DataTable.tsx';

/** In view box units, which are pixels on a phone. */
const WIDTH = 330;
const HEIGHT = 190;
const MARGIN = { left: 28, right: 10, top: 10, bottom: 20 };

/** The distance between the numbers along each axis. */
const MATCHES_APART = 5;
const POINTS_APART = 20;

const marks = (most: number, apart: number) =>
  Array.from({ length: Math.floor(most / apart) + 1 }, (_, index) => index * apart);

/** A chart of a team's points after each match, in this season and the last one. The table below has the same data. */
function PointsChart({ now, before, team }: { now: readonly number[]; before: readonly number[]; team: string }) {
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

/** The points of the selected team compared with last season, or the reason why there is no comparison. */
export function AgainstLastSeason({ view: { team, lastSeason } }: { view: CourseView }) {
  const { t, locale } = useApp();
  const name = nameIn(team.team, locale);
  if (lastSeason.kind !== 'played')
    return <p className="mb-3 px-3 text-xs text-muted">{t(`season.against.${lastSeason.kind}`, { team: name })}</p>;
  const { now, before } = lastSeason;
  const columns = ['match', 'now', 'before', 'difference'] as const;
  const rows = now.map((points, index) => {
    const then = before[index];
    return [index + 1, points, then ?? '–', then === undefined ? '–' : signed(points - then)];
  });
  const [points, then] = [now.at(-1), before[now.length - 1]];
  const ahead = points === undefined || then === undefined ? undefined : points - then;
  return (
    <Card id="against" title={t('season.against.title', { team: name })} className="mb-3 px-3 py-2" head="pb-1 text-sm">
      {ahead !== undefined && (
        <p className="pb-1 text-sm">
          {ahead === 0
            ? t('season.against.level')
            : t.count(`season.against.${ahead > 0 ? 'more' : 'fewer'}`, Math.abs(ahead))}
        </p>
      )}
      <p className="flex flex-wrap gap-x-4 pb-1 text-sm">
        <span className="text-accent">━ {t('season.against.now')}</span>
        <span className="text-muted">╍ {t('season.against.before')}</span>
      </p>
      <PointsChart now={now} before={before} team={name} />
      <details>
        <summary className="min-h-11 cursor-pointer content-center text-sm font-semibold">
          {t('season.against.byMatch')}
        </summary>
        <DataTable className="standings" head={columns.map((column) => t(`season.against.${column}`))} rows={rows} />
      </details>
      <p className="pt-1 text-xs text-muted">{t('season.against.note')}</p>
    </Card>
  );
}
