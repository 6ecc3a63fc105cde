import { useApp } from '../../data/appContext.ts';
import { nameIn } from '../../domain/locale.ts';
import { type Score, scoreOf, type Team } from '../../domain/match.ts';
import type { Place } from '../../domain/season/bracket.ts';
import type { WallChart } from '../../domain/season/wallChart.ts';
import { kickOffDay, kickOffTime } from '../../format/kickOff.ts';
import { teamName } from '../../format/teamNames.ts';

/** A place for a number: the known one, or an empty box. */
function Box({ goals }: { goals: number | undefined }) {
  return <span className="wall-box figures">{goals}</span>;
}

function TieLines({ place }: { place: Place }) {
  const { locale } = useApp();
  const tie = place.kind === 'tie' ? place.tie : null;
  const teams: (Team | null)[] = place.kind === 'bye' ? [place.team] : [tie?.one ?? null, tie?.other ?? null];
  const [first] = tie?.matches ?? [];
  const score: Score | null = tie?.aggregate ?? (first === undefined ? null : scoreOf(first.state));
  return teams.map((team, index) => (
    <p key={index} className="wall-line">
      <bdi>{team && nameIn(team, locale)}</bdi>
      {place.kind !== 'bye' && <Box goals={score?.[index === 0 ? 'home' : 'away']} />}
    </p>
  ));
}

/** A tournament to print on one page: its groups, and its rounds down to the final. */
export function WallChartPanel({ chart: { groups, rounds } }: { chart: WallChart }) {
  const { t, visitor } = useApp();
  return (
    <div className="wall">
      <p className="mb-3 px-1 text-sm print:hidden">{t('season.chart.how')}</p>
      <div className="wall-groups">
        {groups.map(({ name, matches }) => (
          <section key={name} aria-label={name}>
            <h2>{name}</h2>
            <ul>
              {matches.map((match) => {
                const score = scoreOf(match.state);
                return (
                  <li key={match.id} className="wall-line">
                    <span className="text-muted">
                      {kickOffDay(match, visitor, t)} {kickOffTime(match, visitor.zone, t)}
                    </span>
                    <bdi className="text-end">{teamName(match.home, t)}</bdi>
                    <Box goals={score?.home} />
                    <Box goals={score?.away} />
                    <bdi>{teamName(match.away, t)}</bdi>
                  </li>
                );
              })}
            </ul>
          </section>
        ))}
      </div>
      <div className="wall-rounds">
        {rounds.map(({ key, name, places }) => (
          <section key={key} className="bracket-round" aria-label={name === '' ? undefined : name}>
            <h2>{name}</h2>
            <ol className="bracket-places">
              {places.map((place, index) => (
                <li key={index}>
                  <TieLines place={place} />
                </li>
              ))}
            </ol>
          </section>
        ))}
      </div>
    </div>
  );
}
