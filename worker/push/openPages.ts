import { isAwaited } from '../../web/domain/awaited.ts';
import type { EventDetail } from '../../web/domain/eventDetail.ts';
import type { Match } from '../../web/domain/match.ts';
import type { Sport } from '../../web/domain/sport.ts';
import { digestOf } from '../base/digests.ts';
import { perKey } from '../base/memo.ts';
import { UpstreamCall } from '../base/upstreamCall.ts';
import type { Momentum } from '../live/match/momentum.ts';
import { loadDayOdds } from '../live/odds/dayOdds.ts';
import type { LiveContext } from '../live/state/readContext.ts';
import { detailChanges, type Entry, type HintEntry, type KnownDetail, knownDetail } from './changes.ts';
import { newDeeds, type PlayerChange, playerDeeds } from './playerDeeds.ts';
import { Turns } from './turns.ts';

/** The most matches whose details one read covers, among listed matches with viewers, and whose prices it reports. */
const MAX_DETAILS = 40;
const MAX_MOVED = 200;
/** Matches whose last prices and details are known: more than any day lists. */
const MAX_KNOWN = 20_000;
/** Matches with followed players at the same time. */
const MAX_DEEDS = 1_000;

/** A match whose prices have another digest than its pages. */
interface Moved {
  sport: Sport;
  match: string;
  digest: string;
}

/** Reads prices and match details while pages are open. Only their digests are kept. */
export class OpenPages {
  readonly #momentum: Pick<Momentum, 'note'>;
  readonly #known = perKey(MAX_KNOWN, (_match: string): { prices?: string; detail?: KnownDetail } => ({}));
  readonly #deedsOf = perKey(MAX_DEEDS, (_match: string): { last?: readonly PlayerChange[] } => ({}));
  readonly #detailTurns = new Turns('details of open matches in a read', MAX_DETAILS);
  readonly #priceTurns = new Turns('moved prices in a read', MAX_MOVED);

  constructor(momentum: Pick<Momentum, 'note'>) {
    this.#momentum = momentum;
  }

  /**
   * The changes since the last read: of prices, and of the details of matches with open pages (by their ids). `withPlayers`:
   * those of them whose players somebody follows.
   */
  async read(
    matches: readonly Match[],
    open: ReadonlySet<string>,
    context: LiveContext,
    withPlayers: ReadonlySet<string> = new Set(),
  ): Promise<Entry[]> {
    const { now } = context.clock;
    const sports = new Set(matches.filter((match) => isAwaited(match, now)).map(({ sport }) => sport));
    const listed = new Set(matches.flatMap(({ id }) => (open.has(id) ? [id] : [])));
    const turn = this.#detailTurns.next(listed, now);
    const opened = matches.filter(({ id }) => turn.has(id));
    const [moved, details] = await Promise.all([
      Promise.all([...sports].map((sport) => this.#movedPrices(sport, matches, context))),
      Promise.all(opened.map((match) => this.#changedDetails(match, context, withPlayers.has(match.id)))),
    ]);
    return [...details.flat(), ...this.#hints(moved.flat(), now)];
  }

  // A price that has to wait for its turn stays moved.
  #hints(moved: readonly Moved[], at: number): HintEntry[] {
    const turn = this.#priceTurns.next(new Set(moved.map(({ match }) => match)), at);
    return moved.flatMap(({ sport, match, digest }) => {
      if (!turn.has(match)) return [];
      this.#known(match).prices = digest;
      return [{ at, sport, match, change: { kind: 'prices' } }];
    });
  }

  async #movedPrices(sport: Sport, matches: readonly Match[], context: LiveContext): Promise<Moved[]> {
    const ofSport = matches.filter((match) => match.sport === sport);
    const book = await loadDayOdds({ sport, matches: ofSport, hasMoved: true }, context);
    return Object.entries(book.ok ? book.value : {}).flatMap(([match, { prices }]) => {
      const text = prices.map(({ provider, outcome, decimal }) => `${provider} ${outcome} ${decimal}`).join();
      const [known, digest] = [this.#known(match), digestOf(text)];
      known.prices ??= digest;
      return known.prices === digest ? [] : [{ sport, match, digest }];
    });
  }

  // Empty when the details can't be read.
  async #changedDetails(row: Match, { feed, clock }: LiveContext, hasPlayers: boolean): Promise<Entry[]> {
    const { id, sport } = row;
    const answer = await feed.event(new UpstreamCall(), sport, id);
    if (!answer.ok || answer.value.kind !== 'found') return [];
    const { event } = answer.value;
    this.#momentum.note(event, clock.now);
    const known = this.#known(id);
    const before = known.detail;
    const after = knownDetail(event);
    known.detail = after;
    const entry = { at: clock.now, sport, match: id };
    const changes = [
      ...(before === undefined ? [] : detailChanges(before, after)),
      ...(hasPlayers ? this.#changedDeeds(event) : []),
    ];
    return changes.map((change) => (change.kind === 'details' ? { ...entry, change } : { ...entry, change, row }));
  }

  #changedDeeds(event: EventDetail): PlayerChange[] {
    const deeds = this.#deedsOf(event.match.id);
    const before = deeds.last;
    deeds.last = playerDeeds(event, before);
    return before === undefined ? [] : newDeeds(before, deeds.last);
  }
}
