import type { Translate } from '../../../locales/translate.ts';
import { useApp } from '../../data/appContext.ts';
import type { PlayerView } from '../../data/pageState.ts';
import { playerFollow } from '../../domain/follow.ts';
import { nameIn } from '../../domain/locale.ts';
import { isUnderWay, type Match } from '../../domain/match.ts';
import { minutesIn, minutesOf, type PlayerMatch, TALLIES, talliesOf, visibleMatches } from '../../domain/player.ts';
import { HIDDEN } from '../../domain/spoilers.ts';
import { resultsOf } from '../../domain/teamSeason.ts';
import { competitionRoute, teamRoute } from '../../format/addresses/routes.ts';
import { ordinal } from '../../format/previewSentences.ts';
import { hasLongWord } from '../../format/shortNames.ts';
import { ClubWash } from '../ClubWash.tsx';
import { HiddenPart } from '../HiddenPart.tsx';
import { Crest } from '../match/Crest.tsx';
import { Flag } from '../navigation/Flag.tsx';
import { FollowActions } from '../PageActions.static.tsx';
import { Shirt } from '../Shirt.tsx';
import { Star } from '../Star.tsx';
import { PlayerForm } from './PlayerForm.static.tsx';
import { PlayerMatches } from './PlayerMatches.static.tsx';
import { DatedMatch } from './TeamMatches.tsx';

const FIGURES = ['matches', 'goals', 'penalties', 'assists', 'yellowCards', 'redCards'] as const;

type Figure = readonly [label: string, value: string | number | null];

/** Football matches that a goalkeeper played to the end without conceding. */
function cleanSheets(matches: readonly PlayerMatch[], { player, team }: PlayerView): number {
  if (player.position !== 'goalkeeper') return 0;
  const results = matches.map((played) => ({
    minutes: minutesOf(played),
    conceded: resultsOf([played.match], team.id)[0]?.conceded,
  }));
  return results.filter(({ minutes, conceded }) => conceded === 0 && (minutes ?? 0) >= 90).length;
}

/** The totals of the player's stored matches. */
function storedFigures(matches: readonly PlayerMatch[], view: PlayerView, t: Translate): Figure[] {
  const tallies = talliesOf(matches);
  return [
    ...TALLIES.map((tally): Figure => [t(`player.${tally}`), tallies[tally]]),
    [t('player.cleanSheets'), cleanSheets(matches, view)],
    [t('player.minutes'), minutesIn(matches)],
  ];
}

/** The player's season, or the totals of the stored matches. Zeros and unknown figures are left out. */
function Figures({ view }: { view: PlayerView }) {
  const { t, href, locale } = useApp();
  const season = view.season.value;
  const matches = visibleMatches(view.matches.value);
  const scorer = season === null || season.scorer === HIDDEN ? null : season.scorer;
  const known = scorer && FIGURES.map((figure): Figure => [t(`season.scorers.${figure}Long`), scorer[figure]]);
  const stored = season === null && matches !== HIDDEN ? storedFigures(matches, view, t) : [];
  const shown = (known ?? stored).filter(([, figure]) => figure !== 0 && figure !== null);
  if (shown.length === 0) return null;
  return (
    <div className="player-figures">
      {season !== null && (
        <a
          id="player-competition"
          className="flex min-h-11 items-center gap-2 px-4 text-sm font-semibold hover:underline"
          href={href(competitionRoute(season.competition, view.sport, 'scorers'))}
        >
          <Flag address={season.competition.country.flag} />
          {nameIn(season.competition, locale)}
          {season.place !== null && (
            <span className="ms-auto font-normal text-muted">
              {`${t('tournament.scorers')}: ${ordinal(season.place, t)}`}
            </span>
          )}
        </a>
      )}
      <dl>
        {shown.map(([label, value]) => (
          <div key={label}>
            <dt className="text-xs text-muted">{label}</dt>
            <dd className="figures">{value}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}

/** The player's shirt, name, position and team on the colour of the club, and totals of the stored matches. */
function PlayerHead({ view }: { view: PlayerView }) {
  const { t, href, locale } = useApp();
  const { player, team, season } = view;
  const [played] = view.matches.value;
  const competition = season.value === null ? '' : `?competition=${season.value.competition.id}`;
  const latest = played === undefined ? competition : `?match=${played.match.id}`;
  const follow = playerFollow({ team: team.id, player: player.id });
  const position = player.position === null ? null : t(`player.${player.position}`);
  const facts = [position, player.captain ? t('player.captain') : null].filter((fact) => fact !== null);
  return (
    <header className="card team-head player-head washed">
      <ClubWash home={team} />
      <div className="player-name">
        <Shirt crest={team.crest} number={player.number} />
        <div className="min-w-0 flex-1">
          {player.number !== null && (
            <span className="sr-only">
              {t('player.number')} {player.number}
            </span>
          )}
          <h1 className={hasLongWord(player.name) ? 'team-name team-name-long' : 'team-name'}>
            <bdi>{player.name}</bdi>
          </h1>
          {facts.length > 0 && <p className="text-sm text-muted">{facts.join(' · ')}</p>}
          <a
            className="inline-flex min-h-11 items-center gap-2 text-sm font-semibold text-accent hover:underline"
            href={`${href(teamRoute(team))}${latest}`}
          >
            <Crest team={team} />
            <bdi>{nameIn(team, locale)}</bdi>
          </a>
        </div>
      </div>
      <div className="head-actions">
        {/* Alerts need line-ups with the player. */}
        {played === undefined ? (
          <Star follow={follow} name={player.name} />
        ) : (
          <FollowActions follow={follow} named={player} />
        )}
      </div>
      <Figures view={view} />
    </header>
  );
}

/** The running or next match of the player's team. */
function CurrentMatch({ match }: { match: Match }) {
  const { t } = useApp();
  return (
    <section className="card group-card mb-3 overflow-clip" aria-labelledby="player-current">
      <h2 id="player-current" className="px-3 py-2 text-sm font-semibold">
        {t(`team.${isUnderWay(match) ? 'running' : 'next'}`)}
      </h2>
      <DatedMatch match={match} />
    </section>
  );
}

/** A player: header with figures, the team's match, ratings and places, and the season match by match. */
export function Player({ view }: { view: PlayerView }) {
  const { t, site } = useApp();
  const matches = view.matches.value;
  const visible = visibleMatches(matches);
  const current = view.current.value;
  return (
    <>
      <PlayerHead view={view} />
      {(visible === HIDDEN || view.season.value?.scorer === HIDDEN) && <HiddenPart part="incidents" />}
      {visible !== HIDDEN && <PlayerForm view={view} matches={visible} />}
      {current !== null && <CurrentMatch match={current} />}
      {visible === HIDDEN ? (
        <div className="card group-card mb-3 overflow-clip">
          {matches.map(({ match }) => (
            <DatedMatch key={match.id} match={match} />
          ))}
        </div>
      ) : (
        visible.length > 0 && <PlayerMatches matches={visible} team={view.team} />
      )}
      {view.feed.value !== null && !site.closed && (
        <a href={view.feed.value} className="mb-3 inline-flex min-h-11 items-center px-1 text-sm underline">
          {t('player.feed')} (RSS)
        </a>
      )}
    </>
  );
}
