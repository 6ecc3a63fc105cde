import type { Match } from '../../../web/domain/match.ts';
import { SIDES } from '../../../web/domain/matchKinds.ts';
import { nationCodeOf } from '../../../web/domain/nations.ts';
import { parserOf } from '../../../web/domain/parserOf.ts';
import type { FoundPlayer, FoundTeam } from '../../../web/domain/search.ts';
import { ok } from '../../base/result.ts';
import { LIFETIMES } from '../../cache/lifetimes.ts';
import type { EventAnswer } from '../../feeds/feed.ts';
import { loadToday } from '../day/daySnapshot.ts';
import { type KnownTeam, type SeenNames, seenNamesSchema } from '../state/knownNames.ts';
import { loadFeed, type ReadContext } from '../state/readContext.ts';

/** The most teams and players kept, about 3 MB in all. The latest seen come first. */
const MAX = { teams: 6_000, players: 6_000 };

// Europe has a code and a flag, but no clubs.
const isOwnCountry = ({ competition: { country } }: FoundTeam) =>
  ![undefined, 'eu'].includes(nationCodeOf(country.slug));

/** The teams of a list. */
function teamsOf(matches: readonly Match[]): FoundTeam[] {
  return matches.flatMap(({ home, away, sport, competition }) =>
    [home, away].flatMap((team) => (team === null ? [] : [{ team, sport, competition }])),
  );
}

/** The players in the line-ups of a match that have an id. */
function playersOf(answer: EventAnswer): FoundPlayer[] {
  if (answer.kind === 'unknown') return [];
  const { match, lineUps } = answer.event;
  return SIDES.flatMap((side) => {
    const [team, lineUp] = [match[side], lineUps[side]];
    if (team === null || lineUp === null) return [];
    return [...lineUp.starters, ...lineUp.bench].flatMap(({ id, name }) =>
      id === undefined ? [] : [{ id, name, team, sport: match.sport }],
    );
  });
}

/** What names are made of: lists of matches, answers about matches, and remembered names. */
interface Sources {
  lists: readonly (readonly Match[])[];
  answers: readonly EventAnswer[];
  remembered: SeenNames | null;
}

/** The names of these sources without duplicates. Those of the first lists come first, and the remembered ones last. */
function namesOf({ lists, answers, remembered }: Sources): SeenNames {
  const teams = new Map<string, FoundTeam>();
  // A national competition replaces an international one.
  const addTeam = (each: FoundTeam) => {
    const key = `${each.sport}:${each.team.id}`;
    const known = teams.get(key);
    if (known !== undefined && (isOwnCountry(known) || !isOwnCountry(each))) return;
    if (known !== undefined) teams.set(key, { ...known, competition: each.competition });
    else if (teams.size < MAX.teams) teams.set(key, each);
  };
  for (const list of lists) for (const each of teamsOf(list)) addTeam(each);
  const players = new Map<string, FoundPlayer>();
  const addPlayer = (each: FoundPlayer) => {
    const key = `${each.sport}:${each.team.id}:${each.id}`;
    if (players.size < MAX.players && !players.has(key)) players.set(key, each);
  };
  for (const answer of answers) for (const each of playersOf(answer)) addPlayer(each);
  for (const each of remembered?.teams ?? []) addTeam(each);
  for (const each of remembered?.players ?? []) addPlayer(each);
  return { teams: [...teams.values()], players: [...players.values()] };
}

const lastNames = new WeakMap<ReadContext['live'], { from: ReadonlySet<unknown>; names: SeenNames }>();

/** The names in this isolate’s caches and the remembered ones. Searches between two changes of any of them share them. */
function together(today: readonly Match[], remembered: SeenNames | null, { feed, live }: ReadContext): SeenNames {
  const source = `${feed.upstream.id}:`;
  const others = [live.lists, live.competitionLists].flatMap((cache) => cache.valuesUnder(source));
  const lists = [today, ...others.map(({ matches }) => matches)];
  const answers = live.details.valuesUnder(source);
  const from = new Set<unknown>([...lists, ...answers, remembered]);
  const last = lastNames.get(live);
  if (last?.from.size === from.size && [...from].every((each) => last.from.has(each))) return last.names;
  const names = namesOf({ lists, answers, remembered });
  lastNames.set(live, { from, names });
  return names;
}

/** Teams and players seen by all isolates, and today's matches. Its only call is today's list. */
export async function loadSeenNames(context: ReadContext): Promise<SeenNames & { matches: Match[]; failed: boolean }> {
  const today = await loadToday(context);
  const playing = today.ok ? today.value.matches : [];
  const answer = await loadFeed(context.live.seenNames, context, {
    key: 'seen-names',
    lifetime: LIFETIMES.seenNames,
    load: async (_, known) => ok(together(playing, known, context)),
    parse: parserOf(seenNamesSchema),
  });
  const seen = together(playing, answer.ok ? answer.value : null, context);
  return { ...seen, matches: playing, failed: !today.ok };
}

/** A team that the site has seen in lists before, or null. */
export async function loadSeenTeam(id: string, context: ReadContext): Promise<KnownTeam | null> {
  const seen = (await loadSeenNames(context)).teams.find(({ team }) => team.id === id);
  return seen === undefined ? null : { team: seen.team, sport: seen.sport, competitions: [seen.competition] };
}
