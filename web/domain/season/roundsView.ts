import { zonedTime } from '../../format/zonedTime.ts';
import type { Match } from '../match.ts';
import { type Round, type RoundStage, roundAsked, roundsOf, stageOf } from './rounds.ts';

interface ListedRound {
  key: string;
  /** In the visitor's language. */
  name: string;
  /** Its number where it has one, else its name. */
  short: string;
  stage: RoundStage;
}

/** A round of a season as a page shows it, and where it lies among the others. */
export interface RoundsView extends ListedRound {
  /** By the day of the visitor's calendar. */
  days: { date: string; matches: Match[] }[];
  /** Keys of the rounds beside it. */
  before: string | null;
  after: string | null;
  /** The rounds by the month that they are in; `date` is the first of its days that a round is on. */
  months: { date: string; rounds: ListedRound[] }[];
}

interface Visitor {
  zone: string;
  /** What a round is called in the visitor's language. */
  nameOf(round: string): string;
}

/** Sources that name no rounds call a whole season one: a page shows so many of its matches. */
const MOST_SHOWN = 150;

function listed(round: Round, { nameOf }: Visitor): ListedRound {
  const { key, name } = round;
  return { key, name: nameOf(name), short: /^\D*(\d{1,3})\D*$/.exec(name)?.[1] ?? nameOf(name), stage: stageOf(round) };
}

/** The round that an address asks for, with the calendar of all; null where the matches name no rounds. */
export function roundsView(matches: readonly Match[], asked: string | null, visitor: Visitor): RoundsView | null {
  const rounds = roundsOf(matches);
  const round = roundAsked(rounds, asked);
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
