import { useApp } from '../../data/appContext.ts';
import type { TeamView } from '../../data/pageState.ts';
import { nameIn } from '../../domain/named.ts';
import { slugWithId } from '../../domain/slug.ts';
import { HIDDEN } from '../../domain/spoilers.ts';
import { lowerFirst } from '../../format/lowerFirst.ts';
import { HiddenPart } from '../HiddenPart.tsx';
import { StandingsTables } from '../standings/StandingsTables.tsx';

/** The team's rank in each competition: the rows around its own, and a link to the full table. */
export function TeamPlaces({ view: { places, team, sport } }: { view: TeamView }) {
  const { t, href, locale } = useApp();
  return places.value.map(({ competition, table }) => (
    <section
      key={competition.id}
      aria-label={t('tournament.titleTab', {
        competition: nameIn(competition, locale),
        tab: lowerFirst(t('tournament.standings')),
      })}
    >
      {table === HIDDEN ? (
        <HiddenPart part="table" />
      ) : (
        <StandingsTables tables={[table]} sport={sport} competition={competition.id} marked={[team.id]} isBrief />
      )}
      <p className="-mt-2 mb-3 px-3 text-sm">
        <a
          className="inline-flex min-h-11 items-center text-accent hover:underline"
          href={href({
            name: 'tournament',
            sport,
            category: competition.country.slug,
            slug: slugWithId(competition.name, competition.id),
            tab: 'standings',
          })}
        >
          {t('team.fullTable')}: {nameIn(competition, locale)}
        </a>
      </p>
    </section>
  ));
}
