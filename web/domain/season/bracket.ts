import type { Match, Team } from '../match.ts';
import { slugOf } from '../slug.ts';
import { cupRoundOf, type Tie, tiesOf } from './ties.ts';

/** What a place of a tie that nobody has yet waits for: the winner of one of these ties. */
export type Awaited = Tie[];

/** A place in a round: a tie, a team that needs no match to be through, or nothing that is known. */
export type Place = { kind: 'tie'; tie: Tie; awaited: Awaited } | { kind: 'bye'; team: Team } | { kind: 'empty' };

export interface CupRound {
  key: string;
  /** The feed’s words. */
  name: string;
  /** In the order in which two of a round lead to one of the next. */
  places: Place[];
}

/** Rounds in which everybody plays everybody, or that are no part of the way to the final. */
const NO_CUP =
  /^(regular season|round|matchday|speelronde)?\W*\d+$|spieltag|group|gruppe|league (phase|stage)|ligaphase|relegation/i;
const CUP = /final|finale|round of|last \d+|knock-?out|play-?offs?|1\/\d+|\bround\b|runde/i;
const BESIDE = /3rd|third|platz 3|3\. platz|5th|preliminary|qualif/i;

/** Whether a round is one of a cup. `hasTables`: what the competition calls a round may be one of a league. */
function isCupRound(name: string, hasTables: boolean): boolean {
  if (BESIDE.test(name)) return false;
  return hasTables ? !NO_CUP.test(name) && CUP.test(name) : !/group|gruppe/i.test(name);
}

const teamsOf = ({ one, other }: Tie) => [one, other].flatMap((team) => team ?? []);
const has = (tie: Tie, team: Team) => teamsOf(tie).some(({ id }) => id === team.id);

const idsOf = (ties: readonly Tie[]) => new Set(ties.flatMap(teamsOf).map(({ id }) => id));

/** Who was in an earlier round and plays on is through, however that came about. */
function withWinners(ties: readonly Tie[], later: ReadonlySet<string>): Tie[] {
  return ties.map((tie) => {
    const through = teamsOf(tie).filter(({ id }) => later.has(id));
    const [winner] = through;
    return tie.winner === null && through.length === 1 && winner !== undefined ? { ...tie, winner } : tie;
  });
}

interface RoundOfTies {
  key: string;
  name: string;
  ties: Tie[];
}

/** The places before the sides of a place: the tie that a team came from, or that it came from none. */
function placesBefore(place: Place, left: Tie[]): Place[] {
  if (place.kind !== 'tie') return [{ kind: 'empty' }, { kind: 'empty' }];
  return [place.tie.one, place.tie.other].map((team): Place => {
    if (team === null) return { kind: 'empty' };
    const index = left.findIndex((tie) => has(tie, team));
    const [tie] = index < 0 ? [] : left.splice(index, 1);
    return tie === undefined ? { kind: 'bye', team } : { kind: 'tie', tie, awaited: [] };
  });
}

/** Rounds before one of more places are listed as they were played: nobody draws them, and places double from round to round. */
const MOST_PAIRED = 8;

/** Puts the rounds in order from the last one back, so that what leads to a tie stands beside it. */
function placed(rounds: readonly RoundOfTies[]): CupRound[] {
  let next: Place[] = [];
  const drawn: CupRound[] = [];
  for (const { key, name, ties } of rounds.toReversed()) {
    const left = [...ties];
    const places = next.length > MOST_PAIRED ? [] : next.flatMap((place) => placesBefore(place, left));
    for (const [index, place] of places.entries()) {
      const tie = place.kind === 'empty' ? left.shift() : undefined;
      if (tie !== undefined) places[index] = { kind: 'tie', tie, awaited: [] };
    }
    const rest = left.map((tie): Place => ({ kind: 'tie', tie, awaited: [] }));
    const own = [...places, ...rest];
    drawn.unshift({ key, name, places: own });
    next = own;
  }
  return drawn;
}

/** Names the ties that a place without a team waits for: those of the round before that nobody has come from yet. */
function withAwaited(rounds: readonly CupRound[]): CupRound[] {
  return rounds.map((round, index) => {
    const before = (rounds[index - 1]?.places ?? []).flatMap((place) => (place.kind === 'tie' ? [place.tie] : []));
    const own = idsOf(round.places.flatMap((place) => (place.kind === 'tie' ? [place.tie] : [])));
    const open = before.filter((tie) => !teamsOf(tie).some(({ id }) => own.has(id)));
    const places = round.places.map(
      (place): Place =>
        place.kind === 'tie' && (place.tie.one === null || place.tie.other === null)
          ? { ...place, awaited: open }
          : place,
    );
    return { ...round, places };
  });
}

/**
 * The knock-out rounds of a season, the first one first; none where it has none. `hasTables` says that the competition has
 * a league or groups beside them.
 */
export function bracketOf(matches: readonly Match[], hasTables: boolean): CupRound[] {
  const groups = Map.groupBy(
    matches.filter(({ round }) => round !== null && isCupRound(round, hasTables)),
    ({ round }) => slugOf(cupRoundOf(round ?? '')),
  );
  const rounds = [...groups].map(([key, own]): RoundOfTies & { at: number } => ({
    key,
    name: cupRoundOf(own[0]?.round ?? ''),
    ties: tiesOf(own),
    at: Math.min(...own.map(({ kickOff }) => kickOff)),
  }));
  const inOrder = rounds.sort((one, other) => one.at - other.at);
  const decided = inOrder.map((round, index) => ({
    ...round,
    ties: withWinners(round.ties, idsOf(inOrder[index + 1]?.ties ?? [])),
  }));
  return withAwaited(placed(decided));
}
