import { eventQuery } from '../../web/data/eventQueries.ts';
import { Late, type LateValues } from '../../web/data/late.ts';
import type { PageState, TeamDetails } from '../../web/data/pageState.ts';
import { knownAnswer } from '../../web/data/queryClient.ts';
import { ServerOnly } from '../../web/data/serverOnly.ts';
import { nameIn } from '../../web/domain/locale.ts';
import { isUnderWay, type Match, phaseOf } from '../../web/domain/match.ts';
import { matchTimeOf } from '../../web/domain/matchClock.ts';
import { needsOfTeams } from '../../web/domain/season/seasonNeeds.ts';
import { idOfSlug, slugWithId } from '../../web/domain/slug.ts';
import { HIDDEN } from '../../web/domain/spoilers.ts';
import { MAX_FOLLOWED, type TeamMatches, teamMatches } from '../../web/domain/team.ts';
import { teamSeason } from '../../web/domain/teamSeason.ts';
import type { Route } from '../../web/format/addresses/routes.ts';
import { type Answer, mapped, ok } from '../base/result.ts';
import { loadArchivedSeason } from '../live/archive/archive.ts';
import { loadNeeds } from '../live/competition/competitionNeeds.ts';
import { tableIn } from '../live/competition/competitionText.ts';
import { loadTeamDays, type TeamDays } from '../live/day/teamsOfDay.ts';
import { snapshotsIn } from '../live/match/eventSnapshot.ts';
import { loadEvent, loadMeetingsBeside } from '../live/match/loadEvent.ts';
import type { KnownTeam } from '../live/state/knownNames.ts';
import { unhidden } from '../live/state/readContext.ts';
import { loadTeamOfMatch, loadTeamOfTable, requestedId } from '../live/team/loadNamed.ts';
import { loadTeam } from '../live/team/loadTeam.ts';
import { loadSeenTeam } from '../live/team/seenNames.ts';
import { loadPositions, loadSquad, loadTeamMatches, type TeamPosition } from '../live/team/teamMatches.ts';
import type { PageHead } from '../render/documentParts.ts';
import { messagePage } from './messagePages.ts';
import { movedTo, type PageAnswer, type PageContext, pageState, warmSettings, wordsOf } from './pageContext.ts';
import { loadNewsAbout } from './resolveNewsPage.ts';

type TeamRoute = Route & { name: 'team' };

/** A team's next match with the earlier meetings of both teams, as on the match's own page. */
async function nextOf(matches: TeamMatches, context: PageContext): Promise<Answer<LateValues['meetings']>> {
  const next = [...matches.current, ...matches.fixtures].find((match) => phaseOf(match) === 'upcoming');
  if (next === undefined) return ok(null);
  const answer = await loadMeetingsBeside(next, context);
  return mapped(answer, (meetings) => meetings && { match: next, meetings });
}

/** The parts that the browser never reloads: the squad and the archived season. */
async function loadStill(
  { team }: KnownTeam,
  all: readonly Match[],
  matches: TeamMatches | null,
  context: PageContext,
): Promise<TeamDetails> {
  const [known, events, news] = await Promise.all([
    loadSquad(team.id, all, context),
    loadArchivedSeason(team.id, [], unhidden(context)),
    loadNewsAbout({ competition: null, teams: [team] }, context),
  ]);
  const results = matches?.results ?? [];
  const isHidden = [...events.map(({ match }) => match), ...results].some((match) => context.hiding?.match(match));
  return { squad: known?.squad ?? null, season: isHidden ? HIDDEN : teamSeason(team.id, events, results), news };
}

/** The positions of both teams of the next match, in the table of its competition. */
function ranksOf(matches: TeamMatches | null, positions: readonly TeamPosition[], context: PageContext) {
  const t = wordsOf(context);
  const next = matches?.current[0];
  const ranks = positions.find(({ competition }) => competition.id === next?.competition.id)?.ranks;
  const teams = [next?.home, next?.away].flatMap((team) => team?.id ?? []);
  return Object.fromEntries(
    teams.flatMap((id) => {
      const rank = ranks?.get(id);
      return rank === undefined ? [] : [[id, t.ordinal('matchPreview.place', rank)]];
    }),
  );
}

async function stateOf(
  known: KnownTeam,
  route: TeamRoute,
  days: Promise<TeamDays>,
  context: PageContext,
): Promise<PageState> {
  const { clock, config, visitor } = context;
  const { team, sport, competitions } = known;
  warmSettings(sport, context);
  const loadingPlaces = loadPositions(known, context);
  const found = await loadTeamMatches(known, context, days);
  const { matches: all, isWhole } = found.ok ? found.value : { matches: [], isWhole: false };
  const matches = found.ok ? teamMatches(all, clock.now) : null;
  const late = matches === null ? {} : { meetings: new Late(nextOf(matches, context)) };
  const followed = (matches?.current ?? []).filter(isUnderWay).slice(0, MAX_FOLLOWED);
  const [details, running, positions] = await Promise.all([
    loadStill(known, all, matches, context),
    Promise.all(followed.map((match) => loadEvent(match, context))),
    loadingPlaces,
  ]);
  const inLanguage = async (place: TeamPosition) => ({
    ...place,
    needs: needsOfTeams(await loadNeeds({ ...place, sport }, visitor.locale, context), [team.id]),
    table: place.table === null || place.table === HIDDEN ? place.table : tableIn(place.table, visitor.locale),
  });
  const snapshots = snapshotsIn(running);
  // A match in play updates on this page, as on its own.
  const answers = snapshots.map((snapshot) =>
    knownAnswer(eventQuery(snapshot.event.match, config.livePollSeconds).queryKey, snapshot),
  );
  const state = await pageState(
    context,
    route,
    {
      kind: 'team',
      team,
      sport,
      competitions,
      matches,
      ranks: ranksOf(matches, positions, context),
      isWhole,
      details: new ServerOnly(details),
      positions: new ServerOnly(await Promise.all(positions.map(inLanguage))),
    },
    {
      answers,
      isPartial: !isWhole,
      late,
    },
  );
  const matchTime = Math.min(visitor.now, ...snapshots.map((each) => matchTimeOf(visitor.now, each)));
  return { ...state, matchTime };
}

interface FoundTeam {
  known: KnownTeam;
  /** The query that this page needs to be found. */
  search: string;
}

/** A team as the table (`?competition=`) or the match (`?match=`) that linked here names it, or null. */
async function findNamedTeam(id: string, context: PageContext): Promise<Answer<FoundTeam | null>> {
  const competition = requestedId('competition', context.search);
  if (competition !== null) {
    const listed = await loadTeamOfTable(id, competition, context);
    if (!listed.ok) return listed;
    const search = `?competition=${competition}`;
    return ok(listed.value === null ? null : { known: listed.value, search });
  }
  const match = requestedId('match', context.search);
  if (match === null) return ok(null);
  const named = await loadTeamOfMatch(id, match, context);
  if (!named.ok) return named;
  return ok(named.value === null ? null : { known: named.value.known, search: `?match=${match}` });
}

// A team without matches these days is found through the link. When days are unavailable, names that the site has seen
// before are the last resort.
async function findTeam(id: string, days: Promise<TeamDays>, context: PageContext): Promise<Answer<FoundTeam | null>> {
  const loadingNamed = findNamedTeam(id, context);
  const playing = await loadTeam(id, context, days);
  if (playing.ok && playing.value !== null) return ok({ known: playing.value, search: '' });
  const named = await loadingNamed;
  if (playing.ok || (named.ok && named.value !== null)) return named;
  const seen = await loadSeenTeam(id, context);
  return seen === null ? playing : ok({ known: seen, search: '' });
}

// Clubs in several countries and sports share a name, so the head names the place. A team found through a link is not
// indexed: it would have an address for each competition.
function headOf(
  { team, sport, competitions: [competition] }: KnownTeam,
  { route, search }: { route: TeamRoute; search: string },
  context: PageContext,
): PageHead {
  const { locale } = context.visitor;
  const t = wordsOf(context);
  const place = competition === undefined ? [] : [nameIn(competition, locale), competition.country.names[locale]];
  const words = {
    team: nameIn(team, locale),
    place: [...place, sport === 'football' ? '' : t(`sport.${sport}`)].filter(Boolean).join(', '),
  };
  return {
    title: t('meta.teamTitle', words),
    description: t('meta.teamDescription', words),
    route,
    search,
    indexed: search === '',
  };
}

/** The page of a team. Answers 404 for an unknown team, 301 for a wrong slug, and 503 when data is unavailable. */
export async function resolveTeamPage(route: TeamRoute, context: PageContext): Promise<PageAnswer> {
  const id = idOfSlug(route.slug);
  const days = loadTeamDays(id, 'football', context);
  const answer = await findTeam(id, days, context);
  if (!answer.ok) return messagePage(context, 'unavailable');
  if (answer.value === null) return messagePage(context, 'not-found');
  const { known, search } = answer.value;
  const { team } = known;
  const slug = slugWithId(team.name, team.id);
  if (slug !== route.slug) return movedTo({ ...route, slug }, context);
  const state = stateOf(known, route, days, context);
  return { status: 200, head: headOf(known, { route, search }, context), state };
}
