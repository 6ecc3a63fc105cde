import type { Match } from '../match.ts';
import { zonedTime } from '../zonedTime.ts';
import { type Round, type RoundStage, requestedRound, roundsOf, stageOf } from './rounds.ts';

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
  /** Translates the name of a round. */
  nameOf(round: string): string;
}

/** Some sources put a whole season into one round, so the page shows at most this many matches. */
const MOST_SHOWN = 150;

function listed(round: Round, { nameOf }: Visitor): ListedRound {
  const { key, name } = round;
  return { key, name: nameOf(name), short: /^\D*(\d{1,3})\D*$/.exec(name)?.[1] ?? nameOf(name), stage: stageOf(round) };
}

/** The requested round and the calendar of all rounds; null without rounds. */
export function roundsView(matches: readonly Match[], requested: string | null, visitor: Visitor): RoundsView | null {
  const rounds = roundsOf(matches);
  const round = requestedRound(rounds, requested);
  if (round === null) return null;
  const dateOf = ({ kickOff }: Match) => zonedTime(kickOff, visitor.zone).date;
  const index = rounds.indexOf(round);
  const dated = rounds.map((each) => {
    const middle = each.matches[Math.floor(each.matches.length / 2)];
    return { date: middle === undefined ? '' : dateOf(middle), round: listed(each, visitor) };
  });
  return {
    ...listed(round, visitor),
    days: [...Map.groupBy(round.matches.slice(0, MOST_SHOWN), dateOf)].map(([date, own]) => ({ date, matches: own })),
    before: rounds[index - 1]?.key ?? null,
    after: rounds[index + 1]?.key ?? null,
    months: [...Map.groupBy(dated, ({ date }) => date.slice(0, 7)).values()].map((own) => ({
      date: own[0]?.date ?? '',
      rounds: own.map((each) => each.round),
    })),
  };
}
