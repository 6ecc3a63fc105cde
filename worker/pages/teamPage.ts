import { eventQuery } from '../../web/data/eventQueries.ts';
import type { PageState } from '../../web/data/pageState.ts';
import { idOfSlug, slugWithId } from '../../web/domain/slug.ts';
import { isUnderWay, teamMatches } from '../../web/domain/team.ts';
import type { Route } from '../../web/routes.ts';
import { type KnownTeam, readTeam } from '../live/readTeam.ts';
import { readDetails, readPlaces, readSquad, readTeamMatches } from '../live/teamMatches.ts';
import { notFoundPage, unavailablePage } from './messagePages.ts';
import { movedTo, type PageAnswer } from './pageAnswer.ts';
import { type PageContext, pageState, wordsOf } from './pageContext.ts';

type TeamRoute = Route & { name: 'team' };

async function stateOf(known: KnownTeam, route: TeamRoute, context: PageContext): Promise<PageState> {
  const { clock, services } = context;
  const { team, sport, competitions } = known;
  const found = await readTeamMatches(known, context);
  const all = found.ok ? found.value : [];
  const matches = found.ok ? teamMatches(all, clock.now) : null;
  const current = matches?.current ?? null;
  const running = current !== null && isUnderWay(current) ? [current] : [];
  const [places, squad, { snapshots }] = await Promise.all([
    readPlaces(known, context),
    readSquad(team.id, all, context),
    readDetails(running, context),
  ]);
  return pageState(
    context,
    route,
    { kind: 'team', team, sport, competitions, matches, squad, places },
    {
      async prefetch(queries) {
        // The running match goes on in the page, as on its own.
        for (const snapshot of snapshots) {
          const { match } = snapshot.event;
          queries.setQueryData(eventQuery(match, services.config.livePollSeconds).queryKey, snapshot);
        }
      },
    },
  );
}

/**
 * The page of a team: 404 where no match of these days has a team with that id, 301 where the address calls it
 * something else, 503 where nobody knows.
 */
export async function teamPage(route: TeamRoute, context: PageContext): Promise<PageAnswer> {
  const answer = await readTeam(idOfSlug(route.slug), context);
  if (!answer.ok) return unavailablePage(context);
  if (answer.value === null) return notFoundPage(context);
  const { team } = answer.value;
  const slug = slugWithId(team.name, team.id);
  if (slug !== route.slug) return movedTo({ ...route, slug }, context);
  const t = wordsOf(context);
  const words = { team: team.name };
  return {
    status: 200,
    head: {
      title: t('meta.teamTitle', words),
      description: t('meta.teamDescription', words),
      route,
      search: '',
      indexed: true,
      module: 'web/pages/TeamPage.tsx',
    },
    state: stateOf(answer.value, route, context),
  };
}
