import { useApp } from '../../data/appContext.ts';
import { nameIn } from '../../domain/named.ts';
import type { TeamCourse } from '../../domain/season/course.ts';
import type { CourseView } from '../../domain/season/courseView.ts';
import { teamCodes } from '../../domain/season/teamCodes.ts';

/** In view box units, which are pixels on a phone: width, distance between two places, and room at the sides. */
const WIDTH = 284;
/** A code is a link at least 24 pixels high on a phone. */
const STEP_Y = 29;
const LEFT = 28;
const RIGHT = 8;

/** Every fifth round has its number below the chart. */
const NUMBERED = 5;

const xOf = (round: number, rounds: number) =>
  Math.round(LEFT + (round * (WIDTH - LEFT - RIGHT)) / Math.max(1, rounds - 1));
const yOf = (place: number) => (place - 0.5) * STEP_Y;

interface LineProps {
  course: TeamCourse;
  className: string;
  width: number;
  /** Lengths of dashes and gaps, so that two lines differ not only in colour; undefined for a solid line. */
  dashes?: string;
}

function Line({ course, className, width, dashes }: LineProps) {
  const points = course.places.map((place, round) => `${xOf(round, course.places.length)},${yOf(place)}`).join(' ');
  const [last = 1] = course.places.slice(-1);
  return (
    <g className={className}>
      <polyline
        points={points}
        fill="none"
        stroke="currentColor"
        strokeWidth={width}
        strokeDasharray={dashes}
        strokeLinejoin="round"
      />
      <circle
        cx={xOf(course.places.length - 1, course.places.length)}
        cy={yOf(last)}
        r={width + 1}
        fill="currentColor"
      />
    </g>
  );
}

interface CourseChartProps {
  view: CourseView;
  /** The address of this page with another query. */
  address(query: string): string;
}

/** Codes at the ends of the lines, in rows as high as the chart’s steps. A code starts or ends a comparison. */
function Codes({ view: { teams, team, with: other }, address }: CourseChartProps) {
  const { t, locale } = useApp();
  const names = teams.map((each) => nameIn(each.team, locale));
  const selected = `team=${team.team.id}`;
  return (
    <ol className="course-codes figures" aria-label={t('season.course.compare')}>
      {teamCodes(names).map((code, index) => {
        const course = teams[index];
        if (course === undefined || course === team) {
          return (
            <li key={course?.team.id} className="text-accent">
              {code}
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
              {code}
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
    <div className="mx-auto flex max-w-105">
      <svg
        viewBox={`0 0 ${WIDTH} ${height}`}
        role="img"
        aria-label={t('season.course.drawn', { teams: names.join(', ') })}
        className="block min-w-0 flex-1"
      >
        <g className="text-muted" fill="currentColor" fontSize="13.5">
          {teams.map((each, index) => (
            <text key={each.team.id} x={LEFT - 10} y={yOf(index + 1) + 4} textAnchor="end">
              {index + 1}
            </text>
          ))}
          {rounds.map((name, index) =>
            index === 0 || (index + 1) % NUMBERED === 0 ? (
              <text key={name} x={xOf(index, rounds.length)} y={height - 6} textAnchor="middle">
                {index + 1}
              </text>
            ) : null,
          )}
        </g>
        {teams
          .filter((each) => each !== team && each !== other)
          .map((each) => (
            <Line key={each.team.id} course={each} className="text-line" width={1.5} />
          ))}
        {other !== null && <Line course={other} className="text-live" width={2} dashes="6 3" />}
        <Line course={team} className="text-accent" width={3} />
      </svg>
      <Codes view={view} address={address} />
    </div>
  );
}
