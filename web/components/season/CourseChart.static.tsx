import { useApp } from '../../data/appContext.ts';
import { nameIn } from '../../domain/locale.ts';
import type { CourseView, TeamCourse } from '../../domain/season/course.ts';
import { teamCodes } from '../../domain/season/teamCodes.ts';

/** Pixels between two places. A code is a link at least 24 pixels high. */
const STEP_Y = 29;

/** Every fifth round has its number below the chart. */
const NUMBERED = 5;

/** In hundredths of the width, with room for the dots at both ends. */
const xOf = (round: number, rounds: number) => 2 + Math.round((round * 960) / Math.max(1, rounds - 1)) / 10;
const yOf = (place: number) => (place - 0.5) * STEP_Y;

interface LineProps {
  course: TeamCourse;
  className: string;
  width: number;
  /** Lengths of dashes and gaps, so that two lines differ not only in colour; undefined for a solid line. */
  dashes?: string;
}

/** A line as wide as the chart. Its width and its dot are in pixels. */
function Line({ course: { places }, className, width, dashes }: LineProps) {
  const points = places.map((place, round) => `${xOf(round, places.length)},${yOf(place)}`).join(' ');
  const shared = { fill: 'none', stroke: 'currentColor', vectorEffect: 'non-scaling-stroke' };
  const last = `M${xOf(places.length - 1, places.length)} ${yOf(places.at(-1) ?? 1)}h0`;
  return (
    <g className={className}>
      <polyline {...shared} points={points} strokeWidth={width} strokeDasharray={dashes} strokeLinejoin="round" />
      <path {...shared} d={last} strokeWidth={2 * width + 2} strokeLinecap="round" />
    </g>
  );
}

interface CourseChartProps {
  view: CourseView;
  address(query: string): string;
}

/** A desktop has room for the team's name. */
function CodeOrName({ code, name }: { code: string; name: string }) {
  return (
    <>
      <span className="figures lg:hidden">{code}</span>
      <span className="hidden lg:block">{name}</span>
    </>
  );
}

/** Codes at the ends of the lines, in rows as high as the chart’s steps. A code starts or ends a comparison. */
function Codes({ view: { teams, team, with: other }, address }: CourseChartProps) {
  const { t, locale } = useApp();
  const names = teams.map((each) => nameIn(each.team, locale));
  const selected = `team=${team.team.id}`;
  return (
    <ol className="course-codes" aria-label={t('season.course.compare')}>
      {teamCodes(names).map((code, index) => {
        const course = teams[index];
        if (course === undefined || course === team) {
          return (
            <li key={course?.team.id} className="font-semibold text-accent">
              <CodeOrName code={code} name={names[index] ?? ''} />
            </li>
          );
        }
        const isCompared = course === other;
        return (
          <li key={course.team.id} className={isCompared ? 'text-live' : 'text-muted'}>
            <a
              href={address(isCompared ? selected : `${selected}&with=${course.team.id}`)}
              title={t(isCompared ? 'season.course.endCompare' : 'season.course.compareWith', {
                team: names[index] ?? '',
              })}
            >
              <CodeOrName code={code} name={names[index] ?? ''} />
            </a>
          </li>
        );
      })}
      <li aria-hidden="true" />
    </ol>
  );
}

/** A chart of the places of all teams by round. One or two teams are highlighted. The tables below have the same data. */
export function CourseChart({ view, address }: CourseChartProps) {
  const { t, locale } = useApp();
  const { rounds, teams, team, with: other } = view;
  const height = (teams.length + 1) * STEP_Y;
  const names = [team, other].flatMap((each) => (each === null ? [] : nameIn(each.team, locale)));
  return (
    <div className="flex">
      <ol className="course-codes text-muted" aria-hidden="true">
        {teams.map((each, index) => (
          <li key={each.team.id}>{index + 1}</li>
        ))}
        <li />
      </ol>
      <svg
        height={height}
        role="img"
        aria-label={t('season.course.drawn', { teams: names.join(', ') })}
        className="block min-w-0 flex-1"
      >
        <svg viewBox={`0 0 100 ${height}`} preserveAspectRatio="none" aria-hidden="true">
          {/* A colour of no theme: with more contrast, a theme's lines are as dark as its text. */}
          {teams
            .filter((each) => each !== team && each !== other)
            .map((each) => (
              <Line key={each.team.id} course={each} className="text-[#8885]" width={1.5} />
            ))}
          {other !== null && <Line course={other} className="text-live" width={2} dashes="6 3" />}
          <Line course={team} className="text-accent" width={3} />
        </svg>
        <g className="text-muted" fill="currentColor" fontSize="14">
          {rounds.map((name, index) =>
            index === 0 || (index + 1) % NUMBERED === 0 ? (
              <text key={name} x={`${xOf(index, rounds.length)}%`} y={height - 8} textAnchor="middle">
                {index + 1}
              </text>
            ) : null,
          )}
        </g>
      </svg>
      <Codes view={view} address={address} />
    </div>
  );
}
