import * as v from 'valibot';
import type { Competition } from '../../../web/domain/competition.ts';
import { isUnderWay, type Match } from '../../../web/domain/match.ts';
import type { Sport } from '../../../web/domain/sport.ts';
import { readState } from './status.ts';

/** The place of a competition in the order that editors gave the most important ones, from 0; null for any other. */
export type EditorsOrder = (competition: Competition) => number | null;

/** Places after those of the editors' competitions, of which there are some dozens. */
const UNDER_WAY = 1_000;
const OTHER = 2_000;

/** Words and ids of one list that are remembered; a runaway feed can have any number of them. */
const MOST_REMEMBERED = 20_000;

/** What says how important a record is, before it is read. */
const wireGist = v.object({
  id: v.union([v.string(), v.pipe(v.number(), v.transform(String))]),
  status: v.string(),
  tournament: v.object({ id: v.union([v.string(), v.pipe(v.number(), v.transform(String))]) }),
});

function remember<Value>(known: Map<string, Value>, key: string, value: Value): Value {
  if (known.size >= MOST_REMEMBERED) known.clear();
  known.set(key, value);
  return value;
}

/**
 * What of a list stays when there is no room for all of it: the editors' top competitions in their order, then what is being
 * played, then the others.
 */
export class Importance {
  readonly #order: EditorsOrder;
  /** By the feed's ids of competitions, and by its words for what a match does. */
  readonly #ranks = new Map<string, number | null>();
  readonly #underWay = new Map<string, boolean>();

  constructor(order: EditorsOrder) {
    this.#order = order;
  }

  /** Where a match stands among all: the lowest stays longest. */
  placeOf(match: Match): number {
    return this.rankOf(match.competition) ?? (isUnderWay(match) ? UNDER_WAY : OTHER);
  }

  /** The place that editors gave a competition, or null. */
  rankOf(competition: Competition): number | null {
    const { id } = competition;
    return this.#ranks.get(id) ?? remember(this.#ranks, id, this.#order(competition));
  }

  /**
   * The match's id of a record that is certainly of no importance: nothing is played in it, and its competition is one of
   * those that were asked for (`rankOf`) and have no place. Null for any other.
   */
  idOfUnimportant(record: unknown, sport: Sport): string | null {
    const gist = v.safeParse(wireGist, record);
    if (!gist.success) return null;
    const { id, status, tournament } = gist.output;
    return this.#ranks.get(tournament.id) === null && !this.#isUnderWay(status, sport) ? id : null;
  }

  #isUnderWay(status: string, sport: Sport): boolean {
    const state = () => readState(status, { score: null, shootOut: null, properties: null });
    return this.#underWay.get(status) ?? remember(this.#underWay, status, isUnderWay({ state: state(), sport }));
  }
}
