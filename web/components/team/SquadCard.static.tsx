import { useApp } from '../../data/appContext.ts';
import type { TeamDetails } from '../../data/pageState.ts';
import type { Team } from '../../domain/match.ts';
import { HIDDEN } from '../../domain/spoilers.ts';
import { byPosition } from '../../domain/team.ts';
import type { SquadTallies } from '../../domain/teamSeason.ts';
import { matchRoute, playerSlug } from '../../format/addresses/routes.ts';
import { kickOffDay } from '../../format/kickOff.ts';
import { namesOf } from '../../format/teamNames.ts';
import { Rating } from '../event/Rating.tsx';
import { Shirt } from '../Shirt.tsx';

const SQUAD_TALLIES = ['played', 'goals'] as const;

/** Appearances, goals and the average rating, with labels for screen readers. Zeros are not drawn. */
function Tallies({ tallies }: { tallies: SquadTallies }) {
  const { t } = useApp();
  return (
    <span className="ml-auto flex flex-none items-center gap-2 text-sm text-muted">
      {SQUAD_TALLIES.map((tally) => (
        <span key={tally} className="min-w-5 text-end">
          <span className="sr-only">
            {t(`player.${tally}`)} {tallies[tally]}
          </span>
          <span aria-hidden="true">{tallies[tally] || ''}</span>
        </span>
      ))}
      <span className="w-9 text-center">
        {tallies.rating !== null && <Rating rating={tallies.rating} label="player.averageRating" />}
      </span>
    </span>
  );
}

/** The players of a team by position, from the line-up of its latest match, with totals from the stored matches. */
export function SquadCard({ details, team }: { details: TeamDetails; team: Team }) {
  const { t, href, visitor } = useApp();
  const { squad } = details;
  if (squad === null) return null;
  const season = details.season === HIDDEN ? null : details.season;
  const { match, players, coach } = squad;
  const versus = t('match.fixture', namesOf(match, t));
  return (
    <section className="card squad mb-3 px-3 py-2 text-sm" aria-labelledby="squad-title">
      <h2 id="squad-title" className="font-semibold">
        {t('team.squad')}
      </h2>
      <a
        className="inline-flex min-h-11 items-center text-xs wrap-anywhere text-muted underline hover:text-text"
        href={href(matchRoute(match, 'line-ups'))}
      >
        {t('team.squadOf', { match: versus, date: kickOffDay(match, visitor, t) })}
      </a>
      <div className="grid gap-x-6 sm:grid-cols-2">
        {byPosition(players).map((group) => (
          <section key={group.position ?? 'unknown'}>
            <h3 className="flex items-end gap-2 pt-3 pb-1 text-xs font-semibold text-muted">
              <span className="flex-1 wrap-anywhere">{t(`positions.${group.position ?? 'unknown'}`)}</span>
              {/* Screen readers get a label with each figure instead. */}
              {season !== null && season.linedUp > 0 && (
                <span aria-hidden="true" className="flex gap-2 font-normal">
                  {SQUAD_TALLIES.map((tally) => (
                    <abbr key={tally} title={t(`player.${tally}`)} className="min-w-5 text-end">
                      {t(`player.short.${tally}`)}
                    </abbr>
                  ))}
                  <span className="w-9 text-center">{t('player.rating')}</span>
                </span>
              )}
            </h3>
            <ul>
              {group.players.map(({ id, name, number, captain }) => {
                const tallies = season?.players[id ?? ''];
                const slug = id === undefined ? undefined : playerSlug({ id, name }, team.id);
                const Name = slug === undefined ? 'span' : 'a';
                return (
                  <li key={`${number} ${name}`} className="border-t border-line">
                    <Name
                      className={`flex min-h-11 items-center gap-3${slug === undefined ? '' : ' hover:underline'}`}
                      href={slug && `${href({ name: 'player', slug })}?match=${match.id}`}
                    >
                      <Shirt crest={team.crest} number={number} />
                      {number !== null && <span className="sr-only">{number} </span>}
                      <span className="min-w-0 wrap-anywhere">
                        <bdi>{name}</bdi>
                        {captain && <abbr title={t('event.captain')}> {t('event.captainSign')}</abbr>}
                      </span>
                      {tallies !== undefined && <Tallies tallies={tallies} />}
                    </Name>
                  </li>
                );
              })}
            </ul>
          </section>
        ))}
      </div>
      {season !== null && season.linedUp > 0 && (
        <p className="pt-2 text-xs text-muted">{t.count('team.squadKept', season.linedUp)}</p>
      )}
      {coach !== null && (
        <p className="pt-3 pb-1 text-muted">
          {t('event.coach')}: <bdi className="font-semibold text-text">{coach}</bdi>
        </p>
      )}
    </section>
  );
}
