import { isAwaited } from '../../web/domain/awaited.ts';
import type { Match } from '../../web/domain/match.ts';
import type { Sport } from '../../web/domain/sport.ts';
import { digestOf } from '../base/digests.ts';
import { Lru } from '../base/lru.ts';
import { UpstreamCall } from '../base/upstreamCall.ts';
import type { Momentum } from '../live/momentum.ts';
import { readDayOdds } from '../live/odds/dayOdds.ts';
import type { LiveContext } from '../live/readContext.ts';
import { detailChanges, type Entry, type HintEntry, type KnownDetail } from './changes.ts';

/** The most matches whose details one read covers, among listed matches with viewers. */
const MOST_DETAILS = 40;
/** The most price changes reported in one read. Pages of other matches see theirs at their next poll. */
const MOST_MOVED = 200;
/** Matches whose last prices, and whose last details are known. */
const MOST_PRICES = 20_000;
const MOST_KNOWN_DETAILS = 200;

/** Reads prices and match details while pages are open. Only digests of the prices are kept. */
export class OpenPages {
  readonly #prices = new Lru<string, string>(MOST_PRICES);
  readonly #momentum: Pick<Momentum, 'note'>;
  readonly #details = new Lru<string, KnownDetail>(MOST_KNOWN_DETAILS);

  constructor(momentum: Pick<Momentum, 'note'>) {
    this.#momentum = momentum;
  }

  /** The changes since the last read: of prices, and of the details of matches with open pages (by their ids). */
  async read(matches: readonly Match[], open: ReadonlySet<string>, context: LiveContext): Promise<Entry[]> {
    const { now } = context.clock;
    const sports = new Set(matches.filter((match) => isAwaited(match, now)).map(({ sport }) => sport));
    const opened = matches.filter(({ id }) => open.has(id)).slice(0, MOST_DETAILS);
    const [prices, details] = await Promise.all([
      Promise.all([...sports].map((sport) => this.#movedPrices(sport, matches, context))),
      Promise.all(opened.map((match) => this.#changedDetails(match, context))),
    ]);
    return [...details.flat(), ...prices.flat().slice(0, MOST_MOVED)];
  }

  async #movedPrices(sport: Sport, matches: readonly Match[], context: LiveContext): Promise<HintEntry[]> {
    const at = context.clock.now;
    const ofSport = matches.filter((match) => match.sport === sport);
    const book = await readDayOdds({ sport, matches: ofSport, hasMoved: true }, context);
    return Object.entries(book).flatMap(([match, { prices }]) => {
      const text = prices.map(({ provider, outcome, decimal }) => `${provider} ${outcome} ${decimal}`).join();
      const [before, after] = [this.#prices.get(match), digestOf(text)];
      this.#prices.set(match, after);
      return before === undefined || before === after ? [] : [{ at, sport, match, change: { kind: 'prices' } }];
    });
  }

  // Empty when the details can't be read.
  async #changedDetails(row: Match, { feed, clock }: LiveContext): Promise<Entry[]> {
    const { id, sport } = row;
    const answer = await feed.event(new UpstreamCall(), sport, id);
    if (!answer.ok || answer.value.kind !== 'found') return [];
    const { event } = answer.value;
    this.#momentum.note(event, clock.now);
    const before = this.#details.get(id);
    this.#details.set(id, event);
    const entry = { at: clock.now, sport, match: id };
    const changes = before === undefined ? [] : detailChanges(before, event);
    return changes.map((change) => (change.kind === 'details' ? { ...entry, change } : { ...entry, change, row }));
  }
}
