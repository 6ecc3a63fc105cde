import { leaderOf, type Match, phaseOf, type Score, scoreOf, shootOutOf, type Team } from '../match.ts';

/** Two teams that meet until one of them is through: in one match, in two legs, or again where it was level. */
export interface Tie {
  /** The side at home in the first match; null while nobody knows who it is. */
  one: Team | null;
  other: Team | null;
  /** In the order of kick-off. */
  matches: Match[];
  /** The sum of two legs, `home` being `one`; null in ties of one match, or while it is not known. */
  aggregate: Score | null;
  /** Who is through; null while it is open. */
  winner: Team | null;
  isReplayed: boolean;
}

/** The words of a round that tell which of its matches it is: the round is the same. */
const PART = /[\s,–-]*\(?\b((1st|2nd|first|second) legs?|(hin|rück)spiele?|replays?|return)\)?$/i;

/** A round of a cup without the words for legs and replays. */
export function cupRoundOf(round: string): string {
  return round.replace(PART, '').trim();
}

const isReplayName = (round: string | null) => /\breplays?\b/i.test(round ?? '');

const isEnded = (match: Match) => phaseOf(match) === 'finished';

/** The score of a match from a team's side. */
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

/** Whether the ties of a round have two legs: its matches say so, or most of its pairs meet twice. */
function legsOf(pairs: readonly Match[][]): 1 | 2 {
  const matches = pairs.flat();
  if (matches.some(({ round }) => /\bleg\b|(hin|rück)spiel/i.test(round ?? ''))) return 2;
  const met = pairs.filter((pair) => pair.length > 0 && pair[0]?.home != null);
  return met.filter(({ length }) => length === 2).length * 3 > met.length * 2 ? 2 : 1;
}

/** The ties of a cup's round, from its matches, in the order of their first kick-off. */
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
