import {
  leaderOf,
  type Match,
  phaseOf,
  type Score,
  type Side,
  scoreOf,
  shootOutOf,
  sumOf,
  type Team,
} from '../match.ts';
import { slugOf } from '../slug.ts';
import awayGoals from './awayGoals.json' with { type: 'json' };

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

/** Away goals by competition, as `country/name`, and until when. */
const AWAY_GOALS = awayGoals.map(({ competition, until = '9999' }) => ({ name: new RegExp(competition, 'i'), until }));

/** Whether the away goals of two legs count when the aggregate is level. */
function countsAwayGoals({ competition: { country, name }, kickOff }: Match): boolean {
  const found = AWAY_GOALS.find((each) => each.name.test(`${country.slug}/${name}`));
  return found !== undefined && kickOff < Date.parse(found.until);
}

function winnerOf({ one, other, matches, isReplayed }: Omit<Tie, 'winner'>, legs: 1 | 2): Team | null {
  const last = matches.at(-1);
  if (last === undefined || one === null || other === null || !matches.every(isEnded)) return null;
  if (isReplayed || matches.length < 2) {
    const side = leaderOf(last.state);
    return legs === 2 || side === null ? null : last[side];
  }
  const shootOut = shootOutOf(last.state);
  if (shootOut !== null && shootOut.home !== shootOut.away)
    return shootOut.home > shootOut.away ? last.home : last.away;
  const sum = sumOf(matches, one);
  if (sum !== null && sum.home !== sum.away) return sum.home > sum.away ? one : other;
  // The host of the first leg scored its away goals in the second.
  const [scored, conceded] = [scoreOf(last.state)?.away ?? 0, scoreOf(matches[0]?.state ?? last.state)?.away ?? 0];
  if (sum !== null && scored !== conceded && countsAwayGoals(last)) return scored > conceded ? one : other;
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

const isOff = (match: Match) => phaseOf(match) === 'off';

/** A pair without the matches that were off and are played at the same ground under another id. */
const played = (pair: readonly Match[]) =>
  pair.filter((off) => !isOff(off) || !pair.some((match) => !isOff(match) && match.home?.id === off.home?.id));

/** The first leg of the tie whose second leg this match is, or null. `season`: other matches of the competition. */
export function firstLegOf(match: Match, season: readonly Match[]): Match | null {
  const keyOf = ({ round }: Match) => slugOf(cupRoundOf(round ?? ''));
  const round = season.filter((each) => each.id !== match.id && keyOf(each) === keyOf(match));
  const tie = tiesOf([...round, match]).find(({ matches }) => matches.some(({ id }) => id === match.id));
  const [first, second, third] = tie?.matches ?? [];
  return first !== undefined && second?.id === match.id && third === undefined && !tie?.isReplayed ? first : null;
}

/** Who leads a tie of two legs before its second leg, and by how many goals; null if away goals count, or for another sport. */
export function leadAfter(first: Match, second: Match): { side: Side | null; goals: number } | null {
  const score = scoreOf(first.state);
  if (second.sport !== 'football' || second.home === null || score === null || countsAwayGoals(second)) return null;
  const sum = sumOf([first], second.home);
  if (sum === null) return null;
  const goals = sum.home - sum.away;
  return { side: goals === 0 ? null : goals > 0 ? 'home' : 'away', goals: Math.abs(goals) };
}

/** The ties of a cup round, by their first kick-off. */
export function tiesOf(matches: readonly Match[]): Tie[] {
  const inTime = matches.toSorted((first, second) => first.kickOff - second.kickOff);
  const pairs = [...Map.groupBy(inTime, pairOf).values()].map(played);
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
