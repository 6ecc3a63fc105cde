import { isUnderWay, type Match, phaseOf } from '../match.ts';
import { slugOf } from '../slug.ts';

/** A round of a competition’s season. */
export interface Round {
  /** What names it in an address: `?round=round-12`. */
  key: string;
  /** The feed’s words for it. */
  name: string;
  /** In the order of kick-off. */
  matches: Match[];
}

const inOrder = (one: Match, other: Match) =>
  one.kickOff - other.kickOff || ((one.home?.name ?? '\uffff') < (other.home?.name ?? '\uffff') ? -1 : 1);

/** The middle one of the kick-offs: a match that was put off moves no round. */
function middleOf({ matches }: Round): number {
  return matches[Math.floor(matches.length / 2)]?.kickOff ?? 0;
}

/** No season has more rounds than this. */
const MOST_ROUNDS = 100;

/** The rounds of a season, the first one first. Matches of which the feed names no round are in none. */
export function roundsOf(matches: readonly Match[]): Round[] {
  const rounds = new Map<string, Round>();
  for (const match of matches.toSorted(inOrder)) {
    const key = match.round === null ? '' : slugOf(match.round);
    if (match.round === null || key === '') continue;
    const round = rounds.get(key) ?? { key, name: match.round, matches: [] };
    rounds.set(key, round);
    round.matches.push(match);
  }
  return [...rounds.values()].sort((one, other) => middleOf(one) - middleOf(other)).slice(0, MOST_ROUNDS);
}

/** How far a round is. */
export type RoundStage = 'played' | 'running' | 'to-come';

/** Where a round stands: what was put off does not keep it open once the next one begins. */
export function stageOf({ matches }: Round): RoundStage {
  if (matches.some(isUnderWay)) return 'running';
  const upcoming = matches.filter((match) => phaseOf(match) === 'upcoming').length;
  if (upcoming === 0) return 'played';
  return upcoming * 2 > matches.length ? 'to-come' : 'running';
}

/** The round that a season is in: the first that is not played to its end; the last one where all are. */
export function currentRound(rounds: readonly Round[]): Round | null {
  const open = rounds.findIndex((round) => stageOf(round) !== 'played');
  return (open < 0 ? rounds.at(-1) : rounds[open]) ?? null;
}

/** The round that an address asks for, else the one that the season is in; null where there are no rounds. */
export function roundAsked(rounds: readonly Round[], asked: string | null): Round | null {
  return rounds.find(({ key }) => key === asked) ?? currentRound(rounds);
}
