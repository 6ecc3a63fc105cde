import { kickOffDate } from '../kickOff.ts';
import { isUnderWay, type Match, phaseOf } from '../match.ts';
import { byInstant, byKickOff, compareText } from '../matchOrder.ts';
import { slugOf } from '../slug.ts';

interface ListedRound {
  key: string;
  /** In the visitor’s language. */
  name: string;
  /** Its number if it has one, else its name. */
  short: string;
  stage: RoundStage;
}

/** A round as its page shows it, with its neighbours. */
export interface RoundsView extends ListedRound {
  /** Grouped by day in the visitor’s time zone. */
  days: { date: string; matches: Match[] }[];
  /** Keys of the previous and next rounds. */
  before: string | null;
  after: string | null;
  /** All rounds by month; `date` is the day of the month’s first round. */
  months: { date: string; rounds: ListedRound[] }[];
}

interface Visitor {
  zone: string;
  nameOf(round: string): string;
}

/** Some sources put a whole season into one round, so the page shows at most this many matches. */
const MAX_SHOWN = 150;

function listed(round: Round, { nameOf }: Visitor): ListedRound {
  const { key, name } = round;
  return { key, name: nameOf(name), short: /^\D*(\d{1,3})\D*$/.exec(name)?.[1] ?? nameOf(name), stage: stageOf(round) };
}

/** The requested round and the calendar of all rounds; null without rounds. */
export function roundsView(matches: readonly Match[], requested: string | null, visitor: Visitor): RoundsView | null {
  const rounds = roundsOf(matches);
  const round = rounds.find(({ key }) => key === requested) ?? currentRound(rounds);
  if (round === null) return null;
  const dateOf = (match: Match) => kickOffDate(match, visitor.zone);
  const index = rounds.indexOf(round);
  const dated = rounds.map((each) => {
    const middle = each.matches[Math.floor(each.matches.length / 2)];
    return { date: middle === undefined ? '' : dateOf(middle), round: listed(each, visitor) };
  });
  return {
    ...listed(round, visitor),
    days: [...Map.groupBy(round.matches.slice(0, MAX_SHOWN), dateOf)]
      .map(([date, own]) => ({ date, matches: own.sort(byKickOff) }))
      .sort((one, other) => compareText(one.date, other.date)),
    before: rounds[index - 1]?.key ?? null,
    after: rounds[index + 1]?.key ?? null,
    months: [...Map.groupBy(dated, ({ date }) => date.slice(0, 7)).values()].map((own) => ({
      date: own[0]?.date ?? '',
      rounds: own.map((each) => each.round),
    })),
  };
}

export interface Round {
  /** Its key in an address: `?round=round-12`. */
  key: string;
  name: string;
  /** In the order of kick-off. */
  matches: Match[];
}

/** The median kick-off, so that a postponed match does not move its round. */
function middleOf({ matches }: Round): number {
  return matches[Math.floor(matches.length / 2)]?.kickOff ?? 0;
}

const MAX_ROUNDS = 100;

/** Groups a season’s matches by round, in order of time. Matches without a round are dropped. */
export function roundsOf(matches: readonly Match[]): Round[] {
  const rounds = new Map<string, Round>();
  for (const match of matches.toSorted(byInstant)) {
    const key = match.round === null ? '' : slugOf(match.round);
    if (match.round === null || key === '') continue;
    const round = rounds.get(key) ?? { key, name: match.round, matches: [] };
    rounds.set(key, round);
    round.matches.push(match);
  }
  return [...rounds.values()].sort((one, other) => middleOf(one) - middleOf(other)).slice(0, MAX_ROUNDS);
}

type RoundStage = 'played' | 'running' | 'to-come';

/** The stage of a round. Postponed matches do not keep it open; at most half of its matches upcoming means running. */
function stageOf({ matches }: Round): RoundStage {
  if (matches.some(isUnderWay)) return 'running';
  const upcoming = matches.filter((match) => phaseOf(match) === 'upcoming').length;
  if (upcoming === 0) return 'played';
  return upcoming * 2 > matches.length ? 'to-come' : 'running';
}

/** The first round that is not fully played, else the last one. */
export function currentRound(rounds: readonly Round[]): Round | null {
  const open = rounds.findIndex((round) => stageOf(round) !== 'played');
  return (open < 0 ? rounds.at(-1) : rounds[open]) ?? null;
}
