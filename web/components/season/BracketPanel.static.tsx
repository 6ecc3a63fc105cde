import type { Translate } from '../../../locales/translate.ts';
import { useApp } from '../../data/appContext.ts';
import type { CompetitionProps } from '../../data/pageState.ts';
import { nameIn } from '../../domain/locale.ts';
import { type Match, scoreOf, shootOutOf, type Team } from '../../domain/match.ts';
import type { CupRound, Place } from '../../domain/season/bracket.ts';
import type { Tie } from '../../domain/season/ties.ts';
import type { ChartedBracket } from '../../domain/season/wallChart.ts';
import { matchRoute } from '../../format/addresses/routes.ts';
import { kickOffDay } from '../../format/kickOff.ts';
import { Crest } from '../match/Crest.tsx';
import { TeamName } from '../match/TeamName.tsx';
import { Choice } from '../navigation/Tabs.tsx';
import { StandingsTables } from '../standings/StandingsTables.static.tsx';
import { WallChartPanel } from './WallChartPanel.static.tsx';

/** A team's goals in a match, with its shoot-out goals in brackets. */
function scoreText(match: Match, team: Team): string {
  const score = scoreOf(match.state);
  if (score === null) return '–';
  const side = match.home?.id === team.id ? 'home' : 'away';
  const shootOut = shootOutOf(match.state);
  return shootOut === null ? String(score[side]) : `${score[side]} (${shootOut[side]})`;
}

function Side({ tie, team, awaited }: { tie: Tie; team: Team | null; awaited: readonly Tie[] }) {
  const { t, locale } = useApp();
  if (team === null) return <p className="py-1 text-xs text-muted">{awaitedText(awaited, t)}</p>;
  const isThrough = tie.winner?.id === team.id;
  const total = tie.aggregate?.[tie.one?.id === team.id ? 'home' : 'away'];
  return (
    <p className={`flex min-h-7 items-center gap-2 ${isThrough ? 'font-semibold' : ''}`}>
      <Crest team={team} />
      <bdi className="min-w-0 flex-1 text-balance" title={nameIn(team, locale)}>
        <TeamName team={team} />
      </bdi>
      {isThrough && <span className="sr-only">{t('season.bracket.through')}</span>}
      {tie.matches.map((match) => (
        <span key={match.id} className="figures">
          {scoreText(match, team)}
        </span>
      ))}
      {total !== undefined && <strong className="figures">{total}</strong>}
    </p>
  );
}

function awaitedText(awaited: readonly Tie[], t: Translate): string {
  const [first, ...others] = awaited;
  if (first === undefined || others.length > 1) return t('season.bracket.undecided');
  const nameOf = (team: Team | null) => (team === null ? '?' : nameIn(team, t.locale));
  const fixtures = awaited.map(({ one, other }) => t('match.fixture', { home: nameOf(one), away: nameOf(other) }));
  return fixtures.map((tie) => t('season.bracket.winnerOf', { tie })).join(` ${t('season.bracket.or')} `);
}

function TieCard({ place }: { place: Place }) {
  const { t, href, locale, visitor } = useApp();
  if (place.kind === 'empty') return null;
  if (place.kind === 'bye') {
    return (
      <p className="flex min-h-7 items-center gap-2 px-2 text-sm text-muted">
        <Crest team={place.team} />
        <span className="min-w-0 truncate">{t('season.bracket.bye', { team: nameIn(place.team, locale) })}</span>
      </p>
    );
  }
  const { tie, awaited } = place;
  const [forOne, forOther] =
    tie.one === null && awaited.length === 2 ? [awaited.slice(0, 1), awaited.slice(1)] : [awaited, awaited];
  const partOf = (index: number) => {
    if (tie.isReplayed) return index > 0 && t('season.bracket.replay');
    return tie.matches.length > 1 && t(index === 0 ? 'season.bracket.first' : 'season.bracket.second');
  };
  return (
    <div className="card w-full px-2 py-1 text-sm">
      <Side tie={tie} team={tie.one} awaited={forOne} />
      <Side tie={tie} team={tie.other} awaited={forOther} />
      <p className="flex flex-wrap gap-x-3 text-xs text-muted">
        {tie.matches.map((match, index) => (
          <a key={match.id} className="inline-flex min-h-6 items-center hover:underline" href={href(matchRoute(match))}>
            {[partOf(index), kickOffDay(match, visitor, t)].filter(Boolean).join(' · ')}
          </a>
        ))}
      </p>
    </div>
  );
}

/** `isJoined`: each place follows from two places of the previous round, so lines connect them. */
function RoundColumn({ round: { key, name, places }, isJoined }: { round: CupRound; isJoined: boolean }) {
  const { t } = useApp();
  const first = places.findIndex(({ kind }) => kind !== 'empty');
  // An open place gets no connecting line: a tie without known teams may be drawn by lot.
  const isOpen = (place: Place) => place.kind === 'tie' && place.tie.one === null && place.tie.other === null;
  return (
    <section className={`bracket-round ${isJoined ? 'bracket-joined' : ''}`} aria-labelledby={`round-${key}`}>
      <h2 id={`round-${key}`} className="mb-2 px-1 text-sm font-semibold">
        {name}
      </h2>
      <ol className="bracket-places">
        {places.map((place, index) => (
          <li
            key={index}
            id={index === first ? `first-${key}` : undefined}
            data-kind={isOpen(place) ? 'open' : place.kind}
            aria-hidden={place.kind === 'empty' ? true : undefined}
          >
            <TieCard place={place} />
          </li>
        ))}
      </ol>
      {places.some(({ kind }) => kind === 'empty') && <p className="sr-only">{t('season.bracket.undecided')}</p>}
    </section>
  );
}

export function BracketPanel({ route, competition, view }: CompetitionProps & { view: ChartedBracket }) {
  const { t, href } = useApp();
  const { earlier, tables, chart } = view;
  // A round with only empty places is left out. Single empty places are kept, so that the others line up.
  const drawn = view.drawn.filter(({ places }) => places.some(({ kind }) => kind !== 'empty'));
  if (chart !== undefined) return <WallChartPanel chart={chart} />;
  return (
    <>
      <p className="px-1 text-sm">
        <a className="inline-flex min-h-11 items-center underline" href={`${href(route)}?chart=1`}>
          {t('season.chart.link')}
        </a>
      </p>
      {/* Links to the first tie of each round, for screens that show one round at a time. */}
      {drawn.length > 1 && (
        <Choice
          label={t('season.rounds')}
          className="bracket-jumps"
          options={drawn.map(({ key, name }) => ({ text: name, address: `#first-${key}` }))}
        />
      )}
      {drawn.length > 0 && (
        <section className="bracket no-scrollbar mb-3" aria-label={t('season.bracket.label')}>
          {drawn.map((round, index) => (
            <RoundColumn
              key={round.key}
              round={round}
              isJoined={drawn[index - 1]?.places.length === round.places.length * 2}
            />
          ))}
        </section>
      )}
      {earlier.toReversed().map(({ key, name, places }) => (
        <details key={key} className="card mb-3 px-3 py-2">
          <summary className="min-h-11 cursor-pointer content-center text-sm font-semibold">{name}</summary>
          <ul className="grid gap-2 pb-2 sm:grid-cols-2">
            {places.map((place, index) =>
              place.kind === 'empty' ? null : (
                <li key={index}>
                  <TieCard place={place} />
                </li>
              ),
            )}
          </ul>
        </details>
      ))}
      {tables.length > 0 && (
        <StandingsTables tables={tables} sport={route.sport} competition={competition.id} isBrief />
      )}
    </>
  );
}
