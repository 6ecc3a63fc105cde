import { leaderOf, type Match, phaseOf, type Score, scoreOf, shootOutOf, type Team } from '../match.ts';

/** A knock-out tie: one match, two legs, or a match with a replay. */
export interface Tie {
  /** The home side of the first match; null while unknown. */
  one: Team | null;
  other: Team | null;
  matches: Match[];
  /** The aggregate of two legs, with `home` for `one`; null for other ties, or while unknown. */
  aggregate: Score | null;
  /** The team that goes through; null while undecided. */
  winner: Team | null;
  isReplayed: boolean;
}

/** Suffixes of a round’s name for a leg or a replay. */
const PART = /[\s,–-]*\(?\b((1st|2nd|first|second) legs?|(hin|rück)spiele?|replays?|return)\)?$/i;

/** A cup round’s name without its leg or replay suffix. */
export function cupRoundOf(round: string): string {
  return round.replace(PART, '').trim();
}

const isReplayName = (round: string | null) => /\breplays?\b/i.test(round ?? '');

const isEnded = (match: Match) => phaseOf(match) === 'finished';

/** A match’s score with this team as `home`. */
function scoreFor(match: Match, team: Team): Score | null {
  const score = scoreOf(match.state);
  if (score === null || match.home?.id === team.id) return score;
  return { home: score.away, away: score.home };
}

function sumOf(matches: readonly Match[], one: Team): Score | null {
  let sum = { home: 0, away: 0 };
  for (const match of matches) {
    const score = scoreFor(match, one);
    if (score === null) return null;
    sum = { home: sum.home + score.home, away: sum.away + score.away };
  }
  return sum;
}

function winnerOf({ one, other, matches, isReplayed }: Omit<Tie, 'winner'>, legs: 1 | 2): Team | null {
  const last = matches.at(-1);
  if (last === undefined || one === null || other === null || !matches.every(isEnded)) return null;
  if (legs === 1 || isReplayed || matches.length < 2) {
    const side = leaderOf(last.state);
    return legs === 2 || side === null ? null : last[side];
  }
  const shootOut = shootOutOf(last.state);
  if (shootOut !== null && shootOut.home !== shootOut.away)
    return shootOut.home > shootOut.away ? last.home : last.away;
  const sum = sumOf(matches, one);
  if (sum !== null && sum.home !== sum.away) return sum.home > sum.away ? one : other;
  const decided = last.state.kind === 'finished' ? last.state.winner : undefined;
  return decided === undefined ? null : last[decided];
}

function pairOf({ home, away, id }: Match): string {
  return home === null || away === null ? id : [home.id, away.id].sort().join('|');
}

/** Whether a round has two legs: a name says so, or over two thirds of its pairs meet twice. */
function legsOf(pairs: readonly Match[][]): 1 | 2 {
  const matches = pairs.flat();
  if (matches.some(({ round }) => /\bleg\b|(hin|rück)spiel/i.test(round ?? ''))) return 2;
  const met = pairs.filter((pair) => pair.length > 0 && pair[0]?.home != null);
  return met.filter(({ length }) => length === 2).length * 3 > met.length * 2 ? 2 : 1;
}

/** The ties of a cup round, by their first kick-off. */
export function tiesOf(matches: readonly Match[]): Tie[] {
  const inTime = matches.toSorted((first, second) => first.kickOff - second.kickOff);
  const pairs = [...Map.groupBy(inTime, pairOf).values()];
  const legs = legsOf(pairs.map((pair) => pair.filter(({ round }) => !isReplayName(round))));
  return pairs.map((own) => {
    const [first] = own;
    const [one, other] = [first?.home ?? null, first?.away ?? null];
    const isReplayed = own.length > legs;
    const sum = legs === 2 && own.length === 2 && one !== null ? sumOf(own, one) : null;
    const tie = { one, other, matches: own, aggregate: sum, isReplayed };
    return { ...tie, winner: winnerOf(tie, legs) };
  });
}
