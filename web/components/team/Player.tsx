import { useApp } from '../../data/appContext.ts';
import type { PlayerView } from '../../data/pageState.ts';
import type { Competition } from '../../domain/competition.ts';
import { nameIn } from '../../domain/named.ts';
import { markIn, minutesIn, TALLIES, talliesOf, visibleMatches } from '../../domain/player.ts';
import type { Scorer } from '../../domain/scorers.ts';
import { HIDDEN } from '../../domain/spoilers.ts';
import type { Sport } from '../../domain/sport.ts';
import { competitionRoute, teamRoute } from '../../format/addresses/routes.ts';
import { decimalText } from '../../format/decimals.ts';
import { hasLongWord } from '../../format/shortNames.ts';
import { ClubWash } from '../ClubWash.tsx';
import { HiddenPart } from '../HiddenPart.tsx';
import { Crest } from '../match/Crest.tsx';
import { Shirt } from '../Shirt.tsx';
import { PlayerMatchList, PlayerSeason } from './PlayerMatches.tsx';
import { RatingBars } from './RatingBars.tsx';

const FIGURES = ['matches', 'goals', 'penalties', 'assists', 'yellowCards', 'redCards'] as const;

/** A player's season figures from the scorers' list of a competition. Unknown figures are omitted. */
function ScorerCard({ competition, scorer, sport }: { competition: Competition; scorer: Scorer; sport: Sport }) {
  const { t, href, locale } = useApp();
  return (
    <section className="card mb-3" aria-labelledby="player-competition">
      <h2 id="player-competition" className="px-3 text-sm font-semibold">
        <a
          className="inline-flex min-h-11 items-center hover:underline"
          href={href(competitionRoute(competition, sport, 'scorers'))}
        >
          {nameIn(competition, locale)}
        </a>
      </h2>
      <dl className="grid grid-cols-3 gap-y-2 border-t border-line p-3 text-center sm:grid-cols-6">
        {FIGURES.filter((figure) => scorer[figure] !== null).map((figure) => (
          <div key={figure} className="flex flex-col-reverse justify-end">
            <dt className="text-xs text-muted">{t(`season.scorers.${figure}Long`)}</dt>
            <dd className="text-lg font-bold">{scorer[figure]}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

/** The totals of a player's matches without zeros; null if they are hidden or there are none. */
function Figures({ matches }: { matches: ReturnType<typeof visibleMatches> }) {
  const { t, locale } = useApp();
  if (matches === HIDDEN || matches.length === 0) return null;
  const tallies = talliesOf(matches);
  const mark = markIn(matches);
  const shown = [
    ...TALLIES.map((tally) => [tally, tallies[tally]] as const),
    ['minutes', minutesIn(matches) ?? 0] as const,
    ['rating', mark === null ? 0 : decimalText(mark.toFixed(1), locale)] as const,
  ].filter(([, figure]) => figure !== 0);
  if (shown.length === 0) return null;
  return (
    <dl className="player-figures">
      {shown.map(([figure, value]) => (
        <div key={figure}>
          <dt>{t(`player.${figure}`)}</dt>
          <dd className="figures">{value}</dd>
        </div>
      ))}
    </dl>
  );
}

/** The player's shirt, name, position and team on the colour of the club, and totals of the stored matches. */
function PlayerHead({ view: { player, team, matches: still, season } }: { view: PlayerView }) {
  const { t, href, locale } = useApp();
  const matches = still.value;
  const competition = season.value === null ? '' : `?competition=${season.value.competition.id}`;
  const latest = matches[0] === undefined ? competition : `?match=${matches[0].match.id}`;
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
      <Figures matches={visibleMatches(matches)} />
    </header>
  );
}

/** The latest matches are shown in detail; all matches have a row in the season. */
const LATEST = 5;

/** A player: header, season in a competition, latest matches in detail, and the season match by match. */
export function Player({ view }: { view: PlayerView }) {
  const { team, sport } = view;
  const season = view.season.value;
  const matches = view.matches.value;
  const visible = visibleMatches(matches);
  return (
    <>
      <PlayerHead view={view} />
      {(visible === HIDDEN || season?.scorer === HIDDEN) && <HiddenPart part="deeds" />}
      {season !== null && season.scorer !== HIDDEN && (
        <ScorerCard competition={season.competition} scorer={season.scorer} sport={sport} />
      )}
      {visible !== HIDDEN && <RatingBars matches={visible} team={team} />}
      {matches.length > 0 && <PlayerMatchList matches={matches.slice(0, LATEST)} />}
      {visible !== HIDDEN && visible.length > 0 && <PlayerSeason matches={visible} team={team} />}
    </>
  );
}
