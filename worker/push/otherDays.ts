import * as v from 'valibot';
import type { Match } from '../../web/domain/match.ts';
import { COMPARED_DAYS } from '../../web/domain/nearDays.ts';
import { addDays, type DaySpan, isWithin, utcDate } from '../../web/domain/zonedTime.ts';
import { countLimit } from '../base/limitCount.ts';
import { journalLog as log } from '../base/log.ts';
import { storedValue } from '../base/storedValue.ts';
import { loadWithAge } from '../base/upstreamCall.ts';
import { DAY_MS } from '../live/archive/endedMatches.ts';
import type { LiveContext } from '../live/state/readContext.ts';
import type { Entry } from './changes.ts';
import type { KnownMatches } from './knownMatches.ts';

const MINUTE_MS = 60_000;

/** How often all days are looked at: a source that counts its calls, and others. */
const COUNTED_ROUND_MS = 60 * MINUTE_MS;
const ROUND_MS = 8 * MINUTE_MS;
/** The poller also tells of the lists that a round asked for. */
const OWN_MS = 10_000;

/** A match is deleted when it is missing from the answers of so many rounds. */
const MISSING_ANSWERS = 3;
/** The most missing matches whose own records a look reads: those read longest ago. */
const MAX_READ = 40;

/** The name on the disk. */
const STATE = 'other-days';

/** What a restart must not forget. Instants are milliseconds UTC. */
const storedState = v.object({
  /** When all days were last looked at. */
  lookedAt: v.number(),
  /** By match: how many answers did not have it, when the source confirmed the last one, and the one that made its record read. */
  missing: v.map(v.string(), v.object({ answers: v.number(), at: v.number(), readAt: v.optional(v.number(), 0) })),
});

/** Looks at the lists of the days around today for matches that moved, or that are postponed, cancelled or deleted. */
export class OtherDays {
  /** A visitor has read changes, fixtures or newest states since the last round, perhaps before a restart. */
  isWanted = true;
  readonly #known: KnownMatches;
  readonly #kv: SyncKvStorage;
  readonly #roundMs: number;
  readonly #state: v.InferOutput<typeof storedState>;
  #isRound = false;
  /** The days still to look at; the ids in the lists before them, and the matches missing there. */
  #dates: string[] = [];
  readonly #seen = new Set<string>();
  #lacking: { match: Match; at: number }[] = [];

  constructor(known: KnownMatches, kv: SyncKvStorage, { isCounted }: { isCounted: boolean }) {
    this.#known = known;
    this.#kv = kv;
    this.#roundMs = isCounted ? COUNTED_ROUND_MS : ROUND_MS;
    this.#state = storedValue(storedState, kv, STATE) ?? { lookedAt: 0, missing: new Map() };
  }

  /** When the next look is due, milliseconds UTC. `isAwaited`: pages or subscriptions wait for changes. */
  due(isAwaited: boolean): number {
    if (this.#dates.length > 0) return 0;
    return isAwaited || this.isWanted ? this.#state.lookedAt + this.#roundMs : Number.POSITIVE_INFINITY;
  }

  /** Has new lists of days (UTC) looked at. `now` in milliseconds UTC. */
  tell(days: DaySpan, now: number): void {
    if (this.#isRound || now - this.#state.lookedAt < OWN_MS) return;
    const dates = datesAround(now).filter((date) => isWithin(date, days));
    this.#dates = [...new Set([...this.#dates, ...dates])];
  }

  /**
   * Looks at the next day that is due: one at a time does not burden a source, and the list of today is read between them.
   * Returns the changes of its matches.
   */
  async look(context: LiveContext): Promise<Entry[]> {
    const { now } = context.clock;
    if (!this.#isRound && now >= this.#state.lookedAt + this.#roundMs) {
      this.#isRound = true;
      this.#dates = datesAround(now);
    }
    const date = this.#dates.shift();
    const entries = date === undefined ? [] : await this.#lookAt(date, context);
    if (this.#dates.length > 0) return entries;
    const found = await this.#findLacking(context);
    if (this.#isRound) this.#state.lookedAt = now;
    this.isWanted &&= !this.#isRound;
    this.#isRound = false;
    this.#kv.put(STATE, this.#state);
    return [...entries, ...found];
  }

  async #lookAt(date: string, context: LiveContext): Promise<Entry[]> {
    const { feed, clock } = context;
    const { listed, confirmedAt, isBehind } = this.#known;
    const isToday = date === utcDate(clock.now);
    const from = Date.parse(date);
    const before = this.#known.upcoming(from, from + DAY_MS);
    const looks = feed.coverage.sports.map(async (sport): Promise<Entry[]> => {
      if (isToday && isBehind) return [];
      // The poller has the answers that it told of, so they cost no call.
      const peek = { isPeek: !this.#isRound, log };
      const read = isToday ? null : await loadWithAge((call) => feed.day(call, sport, date), peek);
      if (read?.result.ok === false) return [];
      const matches = read === null ? listed : read.result.value.matches;
      const at = read === null ? confirmedAt : (read.age?.at ?? clock.now);
      for (const { id } of matches) this.#seen.add(id);
      const own = before.filter((match) => match.sport === sport);
      this.#lacking.push(...own.map((match) => ({ match, at })));
      return this.#known.note(matches, at, own.length > 0);
    });
    return (await Promise.all(looks)).flat();
  }

  async #findLacking(context: LiveContext): Promise<Entry[]> {
    const [seen, known] = [new Set(this.#seen), this.#lacking];
    const { missing } = this.#state;
    this.#seen.clear();
    this.#lacking = [];
    for (const [id, { at, readAt }] of missing)
      if (seen.has(id) || Math.max(at, readAt) < context.clock.now - DAY_MS) missing.delete(id);
    // A source whose lists are all empty has failed.
    if (seen.size === 0 && (this.#known.isBehind || this.#known.listed.length === 0)) return [];
    const readAt = ({ id }: Match) => missing.get(id)?.readAt ?? 0;
    const lacking = known
      .filter(({ match, at }) => !seen.has(match.id) && at > (missing.get(match.id)?.at ?? 0))
      .sort((one, other) => readAt(one.match) - readAt(other.match));
    const found = lacking.slice(0, MAX_READ);
    countLimit('records of matches that a list lacks', MAX_READ, {
      served: found.length,
      cut: lacking.length - found.length,
    });
    return (await Promise.all(found.map(({ match, at }) => this.#find(match, at, context)))).flat();
  }

  // The own record of a match may say that it moved. Without one it is deleted after some rounds.
  async #find(match: Match, at: number, { feed, clock }: LiveContext): Promise<Entry[]> {
    const { id, sport } = match;
    const { missing } = this.#state;
    const before = missing.get(id) ?? { answers: 0, at: 0 };
    missing.set(id, { ...before, readAt: at });
    const { result, age } = await loadWithAge((call) => feed.event(call, sport, id), { log });
    if (!result.ok) return [];
    if (result.value.kind === 'found') {
      missing.set(id, { answers: 0, at, readAt: at });
      return this.#known.note([result.value.event.match], age?.at ?? clock.now, true);
    }
    if (!this.#isRound) return [];
    const answers = before.answers + 1;
    missing.set(id, { answers, at, readAt: at });
    if (answers < MISSING_ANSWERS) return [];
    missing.delete(id);
    return this.#known.note([{ ...match, state: { kind: 'cancelled', score: null } }], at, true);
  }
}

/** The dates (UTC) around an instant (milliseconds UTC). */
function datesAround(now: number): string[] {
  const { before, after } = COMPARED_DAYS;
  return Array.from({ length: before + 1 + after }, (_, index) => addDays(utcDate(now), index - before));
}
