import { useApp } from '../../data/appContext.ts';
import type { CompetitionProps } from '../../data/pageState.ts';
import { nameIn } from '../../domain/locale.ts';
import type { CourseView } from '../../domain/season/course.ts';
import { Card } from '../Card.static.tsx';
import { DataTable } from '../DataTable.tsx';
import { TeamName } from '../match/TeamName.tsx';
import { RankedHead } from '../standings/RankedHead.static.tsx';
import { AgainstLastSeason } from './AgainstLastSeason.static.tsx';
import { CourseChart } from './CourseChart.static.tsx';

export function CoursePanel({ route, view }: CompetitionProps & { view: CourseView }) {
  const { t, href, locale } = useApp();
  const { teams, team, with: other } = view;
  const shown = other === null ? [team] : [team, other];
  const address = (query: string) => `${href(route)}?${query}`;
  return (
    <>
      <Card id="course" title={t('season.course.title')} className="mb-3 px-3 py-2" head="pb-1 text-sm">
        <p className="flex flex-wrap gap-x-4 pb-1 text-sm">
          <span className="text-accent">━ {nameIn(team.team, locale)}</span>
          {other !== null && <span className="text-live">╍ {nameIn(other.team, locale)}</span>}
        </p>
        <CourseChart view={view} address={address} />
      </Card>
      <section className="card mb-3 pb-2">
        <table className="standings" aria-label={t('season.course.title')}>
          <RankedHead ranked={t('tournament.team')}>
            <th scope="col">{t('season.course.best')}</th>
            <th scope="col">{t('season.course.worst')}</th>
            <th scope="col">
              <abbr title={t('tournament.pointsLong')}>{t('tournament.points')}</abbr>
            </th>
            <th scope="col">{t('season.course.compare')}</th>
          </RankedHead>
          <tbody>
            {teams.map((course) => {
              const name = nameIn(course.team, locale);
              const isShown = course === team || course === other;
              return (
                <tr key={course.team.id} className={isShown ? 'standings-marked' : undefined}>
                  <td className="standings-rank">{course.places.at(-1)}</td>
                  <th scope="row" className="standings-team" title={name}>
                    <a href={address(`team=${course.team.id}`)} aria-current={course === team ? 'true' : undefined}>
                      <bdi>
                        <TeamName team={course.team} />
                      </bdi>
                    </a>
                  </th>
                  <td>{Math.min(...course.places)}</td>
                  <td>{Math.max(...course.places)}</td>
                  <td className="column-points">{course.points.at(-1)}</td>
                  <td>
                    {course !== team && (
                      <a
                        className="inline-flex min-h-9 min-w-11 items-center justify-center text-accent"
                        href={address(`team=${team.team.id}&with=${course.team.id}`)}
                        aria-label={t('season.course.compareWith', { team: name })}
                      >
                        ⇄
                      </a>
                    )}
                  </td>
                </tr>
              );
            })}
          </tbody>
        </table>
      </section>
      <details className="card mb-3 px-3 py-2">
        <summary className="min-h-11 cursor-pointer content-center text-sm font-semibold">
          {t('season.course.byRound')}
        </summary>
        <DataTable
          className="standings"
          head={[t('season.course.round'), ...shown.map((each) => nameIn(each.team, locale))]}
          rows={view.rounds.map((_, index) => [
            index + 1,
            ...shown.map(({ places, points }) => `${places[index]} (${t.count('team.points', points[index] ?? 0)})`),
          ])}
        />
      </details>
      <p className="mb-2 px-3 text-xs text-muted">{t('season.course.workedOut')}</p>
      <AgainstLastSeason view={view} />
    </>
  );
}
