import { useApp } from '../../data/appContext.ts';
import { nameIn } from '../../domain/named.ts';
import type { TeamCourse } from '../../domain/season/course.ts';
import type { CourseView } from '../../domain/season/courseView.ts';

/** In view box units, which are pixels on a phone: width, distance between two places, and room for numbers. */
const WIDTH = 330;
const STEP_Y = 16;
const MARGIN = { left: 24, right: 8, top: 10, bottom: 18 };

/** Every fifth round has its number below the chart. */
const NUMBERED = 5;

const xOf = (round: number, rounds: number) =>
  Math.round(MARGIN.left + (round * (WIDTH - MARGIN.left - MARGIN.right)) / Math.max(1, rounds - 1));
const yOf = (place: number) => MARGIN.top + (place - 1) * STEP_Y;

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

/** A chart of the places of all teams by round. One or two teams are highlighted. The tables below have the same data. */
export function CourseChart({ view: { rounds, teams, team, with: other } }: { view: CourseView }) {
  const { t, locale } = useApp();
  const bottom = yOf(teams.length);
  const names = [team, other].flatMap((each) => (each === null ? [] : nameIn(each.team, locale)));
  return (
    <svg
      viewBox={`0 0 ${WIDTH} ${bottom + MARGIN.bottom}`}
      role="img"
      aria-label={t('season.course.drawn', { teams: names.join(', ') })}
      className="mx-auto block w-full max-w-xl"
    >
      <g className="text-muted" fill="currentColor" fontSize="10">
        {teams.map((each, index) => (
          <text key={each.team.id} x={MARGIN.left - 8} y={yOf(index + 1) + 3} textAnchor="end">
            {index + 1}
          </text>
        ))}
        {rounds.map((name, index) =>
          index === 0 || (index + 1) % NUMBERED === 0 ? (
            <text key={name} x={xOf(index, rounds.length)} y={bottom + MARGIN.bottom - 4} textAnchor="middle">
              {index + 1}
            </text>
          ) : null,
        )}
      </g>
      {teams
        .filter((each) => each !== team && each !== other)
        .map((each) => (
          <Line key={each.team.id} course={each} className="text-line" width={1} />
        ))}
      {other !== null && <Line course={other} className="text-live" width={2} dashes="6 3" />}
      <Line course={team} className="text-accent" width={3} />
    </svg>
  );
}
