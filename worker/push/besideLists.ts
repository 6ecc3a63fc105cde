import { isAwaited } from '../../web/domain/awaited.ts';
import type { EventDetail } from '../../web/domain/eventDetail.ts';
import type { Match } from '../../web/domain/match.ts';
import type { Sport } from '../../web/domain/sport.ts';
import { textDigest } from '../base/textDigest.ts';
import type { Happened } from '../journal/entry.ts';
import type { LiveReading } from '../live/readContext.ts';
import { readBook } from '../live/readList.ts';
import { Inquiry } from '../upstream/inquiry.ts';

/** The most matches whose details one read covers, among listed matches with viewers. */
const MOST_DETAILS = 40;

/** The most price changes reported in one read. Pages of other matches see theirs at their next poll. */
const MOST_MOVED = 200;

/** Reads prices and match details while pages are open. Only a digest of the prices is kept. */
export class BesideLists {
  readonly #prices = new Map<string, string>();

  /** The matches whose prices have moved since the last read. */
  async moved(matches: readonly Match[], context: LiveReading): Promise<Happened[]> {
    const { now } = context.clock;
    const sports = new Set(matches.filter((match) => isAwaited(match, now)).map(({ sport }) => sport));
    const moved = await Promise.all([...sports].map((sport) => this.#movedOf(sport, matches, context)));
    return moved.flat().slice(0, MOST_MOVED);
  }

  async #movedOf(sport: Sport, matches: readonly Match[], context: LiveReading): Promise<Happened[]> {
    const at = context.clock.now;
    const ofSport = matches.filter((match) => match.sport === sport);
    const book = await readBook(`journal:${sport}`, { sport, matches: ofSport, hasMoved: true }, context);
    return Object.entries(book).flatMap(([match, { prices }]) => {
      const now = textDigest(
        prices.map(({ provider, outcome, decimal }) => `${provider} ${outcome} ${decimal}`).join(),
      );
      const before = this.#prices.get(match);
      this.#prices.set(match, now);
      return before === undefined || before === now ? [] : [{ at, sport, match, change: { kind: 'price' as const } }];
    });
  }

  /** The details of matches. Leaves out those that fail. */
  async details(matches: readonly Match[], { feed }: LiveReading): Promise<EventDetail[]> {
    const found = await Promise.all(
      matches.slice(0, MOST_DETAILS).map(async ({ sport, id }): Promise<EventDetail[]> => {
        const answer = await feed.event(new Inquiry(), sport, id);
        return answer.ok && answer.value.kind === 'found' ? [answer.value.event] : [];
      }),
    );
    return found.flat();
  }
}
