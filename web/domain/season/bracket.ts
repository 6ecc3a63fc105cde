import type { Match, Team } from '../match.ts';
import { slugOf } from '../slug.ts';
import type { Standings } from '../standings.ts';
import { cupRoundOf, type Tie, tiesOf } from './ties.ts';

/** A competition’s knock-out rounds, as its page shows them. */
export interface BracketView {
  /** Rounds with too many ties to draw, shown as lists. */
  earlier: CupRound[];
  /** The last rounds, each with at most half as many places as the one before. */
  drawn: CupRound[];
  /** The league or group tables of the phase before. */
  tables: Standings;
}

/** Rounds with more ties are listed instead of drawn. */
const MAX_DRAWN = 16;

/** Splits rounds into drawn and listed ones; null without rounds. `nameOf` translates a round’s name. */
export function bracketView(
  rounds: readonly CupRound[],
  { tables, nameOf }: { tables: Standings; nameOf(round: string): string },
): BracketView | null {
  if (rounds.length === 0) return null;
  const named = rounds.map((round) => ({ ...round, name: nameOf(round.name) }));
  const first = named.findIndex(({ places }, index) => {
    const rest = named.slice(index);
    return (
      places.length <= MAX_DRAWN &&
      rest.every((round, at) => at === 0 || round.places.length * 2 <= (rest[at - 1]?.places.length ?? 0))
    );
  });
  const cut = first < 0 ? named.length : first;
  return { earlier: named.slice(0, cut), drawn: named.slice(cut), tables };
}

/** A place in a round: a tie, a bye, or not known yet. `awaited`: the ties whose winners may take an open place. */
export type Place = { kind: 'tie'; tie: Tie; awaited: Tie[] } | { kind: 'bye'; team: Team } | { kind: 'empty' };

export interface CupRound {
  key: string;
  name: string;
  /** In bracket order: two adjacent places lead to one in the next round. */
  places: Place[];
}

/** League rounds, and rounds that do not lead to the final. */
const NO_CUP =
  /^(regular season|round|runde|matchday|speelronde)?\W*\d+$|spieltag|group|gruppe|league (phase|stage)|ligaphase|relegation|(championship|promotion) round/i;
const CUP = /final|finale|round of|last \d+|knock-?out|play-?offs?|1\/\d+|\bround\b|runde/i;
const BESIDE = /3rd|third|platz 3|3\. platz|5th|preliminary|qualif/i;

/** Whether a round belongs to a knock-out phase. With tables, a round may belong to a league instead. */
export function isCupRound(name: string, hasTables: boolean): boolean {
  if (BESIDE.test(name)) return false;
  return hasTables ? !NO_CUP.test(name) && CUP.test(name) : !/group|gruppe/i.test(name);
}

/** Whether a table counts the matches of a round: not those of a knock-out, of play-offs or for a place. */
export function countsForTable(round: string | null): boolean {
  return round === null || !(isCupRound(round, true) || BESIDE.test(round) || /play[- ]?(off|out)/i.test(round));
}

const teamsOf = ({ one, other }: Tie) => [one, other].flatMap((team) => team ?? []);
const has = (tie: Tie, team: Team) => teamsOf(tie).some(({ id }) => id === team.id);

const idsOf = (ties: readonly Tie[]) => new Set(ties.flatMap(teamsOf).map(({ id }) => id));

/** A team that also plays a later round won its tie, whatever the score says. */
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

/** The two places before a place: the tie each team came from, or a bye. */
function placesBefore(place: Place, left: Tie[]): Place[] {
  if (place.kind !== 'tie') return [{ kind: 'empty' }, { kind: 'empty' }];
  return [place.tie.one, place.tie.other].map((team): Place => {
    if (team === null) return { kind: 'empty' };
    const index = left.findIndex((tie) => has(tie, team));
    const [tie] = index < 0 ? [] : left.splice(index, 1);
    return tie === undefined ? { kind: 'bye', team } : { kind: 'tie', tie, awaited: [] };
  });
}

/** Bracket order applies up to this many places; it doubles with every earlier round. */
const MAX_PAIRED = 8;

/** Orders places from the last round back, so that each tie is next to the ties that feed it. */
function placed(rounds: readonly RoundOfTies[]): CupRound[] {
  let next: Place[] = [];
  const drawn: CupRound[] = [];
  for (const { key, name, ties } of rounds.toReversed()) {
    const left = [...ties];
    const places = next.length > MAX_PAIRED ? [] : next.flatMap((place) => placesBefore(place, left));
    for (const [index, place] of places.entries()) {
      const tie = place.kind === 'empty' ? left.shift() : undefined;
      if (tie !== undefined) places[index] = { kind: 'tie', tie, awaited: [] };
    }
    const rest = left.map((tie): Place => ({ kind: 'tie', tie, awaited: [] }));
    next = [...places, ...rest];
    drawn.unshift({ key, name, places: next });
  }
  return drawn;
}

const tiesIn = (round: CupRound | undefined) =>
  (round?.places ?? []).flatMap((place) => (place.kind === 'tie' ? [place.tie] : []));

/** Lists the undecided ties of the previous round for each open place. */
function withAwaited(rounds: readonly CupRound[]): CupRound[] {
  return rounds.map((round, index) => {
    const own = idsOf(tiesIn(round));
    const open = tiesIn(rounds[index - 1]).filter((tie) => !teamsOf(tie).some(({ id }) => own.has(id)));
    const places = round.places.map(
      (place): Place =>
        place.kind === 'tie' && (place.tie.one === null || place.tie.other === null)
          ? { ...place, awaited: open }
          : place,
    );
    return { ...round, places };
  });
}

/** The knock-out rounds, first round first. `hasTables`: the competition also has a league or groups. */
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
