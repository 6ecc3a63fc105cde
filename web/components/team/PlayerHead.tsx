import { useApp } from '../../data/appContext.ts';
import type { PlayerView } from '../../data/pageState.ts';
import { nameIn } from '../../domain/named.ts';
import { markIn, minutesIn, TALLIES, talliesOf, visibleMatches } from '../../domain/player.ts';
import { slugWithId } from '../../domain/slug.ts';
import { HIDDEN } from '../../domain/spoilers.ts';
import { decimalText } from '../../format/decimals.ts';
import { hasLongWord } from '../../format/shortNames.ts';
import { ClubWash } from '../ClubWash.tsx';
import { Crest } from '../match/Crest.tsx';
import { Shirt } from '../Shirt.tsx';

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
export function PlayerHead({ view: { player, team, matches: still, season } }: { view: PlayerView }) {
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
            href={`${href({ name: 'team', slug: slugWithId(team.name, team.id) })}${latest}`}
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
