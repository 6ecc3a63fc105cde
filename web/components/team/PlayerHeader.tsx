import { useApp } from '../../data/appContext.ts';
import type { PlayerView } from '../../data/pageState.ts';
import { nameIn } from '../../domain/named.ts';
import { minutesIn, TALLIES, talliesOf, toldMatches } from '../../domain/player.ts';
import { slugWithId } from '../../domain/slug.ts';
import { HIDDEN } from '../../domain/spoilers.ts';
import { hasLongWord } from '../../format/longWord.ts';
import { Crest } from '../match/Crest.tsx';

/** The totals of a player's matches; null if they are hidden or there are none. */
function Figures({ matches }: { matches: ReturnType<typeof toldMatches> }) {
  const { t } = useApp();
  if (matches === HIDDEN || matches.length === 0) return null;
  const tallies = talliesOf(matches);
  const shown = [
    ...TALLIES.map((tally) => [tally, tallies[tally]] as const),
    ['minutes', minutesIn(matches) ?? '–'] as const,
  ];
  return (
    <dl className="grid grid-cols-3 gap-y-3 border-t border-line p-3 text-center sm:grid-cols-6">
      {shown.map(([tally, count]) => (
        <div key={tally} className="flex flex-col-reverse">
          <dt className="text-xs text-muted">{t(`player.${tally}`)}</dt>
          <dd className="text-lg font-bold">{count}</dd>
        </div>
      ))}
    </dl>
  );
}

/** The player's name, number, position and team, and totals of the stored matches. */
export function PlayerHeader({ view: { player, team, matches: still, told } }: { view: PlayerView }) {
  const { t, href, locale } = useApp();
  const matches = still.value;
  const competition = told.value === null ? '' : `?competition=${told.value.competition.id}`;
  const latest = matches[0] === undefined ? competition : `?match=${matches[0].match.id}`;
  const position = player.position === null ? null : t(`player.${player.position}`);
  const facts = [position, player.captain ? t('player.captain') : null].filter((fact) => fact !== null);
  return (
    <header className="card mb-3 overflow-clip">
      <div className="flex items-center gap-4 p-4">
        <div className="flex size-16 flex-none items-center justify-center rounded-full bg-sunken text-xl font-bold">
          {player.number === null ? (
            <span aria-hidden="true">–</span>
          ) : (
            <>
              <span className="sr-only">{t('player.number')} </span>
              {player.number}
            </>
          )}
        </div>
        <div className="min-w-0 flex-1">
          <h1
            className={`${hasLongWord(player.name) ? 'text-base min-[420px]:text-xl' : 'text-xl'} font-bold wrap-anywhere`}
          >
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
      <Figures matches={toldMatches(matches)} />
    </header>
  );
}
