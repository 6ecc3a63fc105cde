import { DurableObject } from 'cloudflare:workers';
import type { Goal } from '../../web/domain/goals.ts';
import type { Match } from '../../web/domain/match.ts';
import type { MatchPatch } from '../../web/push/patch.ts';
import { journalLog as log } from '../base/log.ts';
import { backgroundWith } from '../cache/reading.ts';
import type { EndedRow } from '../journal/endedMatches.ts';
import type { Entry } from '../journal/entry.ts';
import type { Moment } from '../journal/moment.ts';
import type { Beat, Beginning, JournalReport, RelayPlan } from '../journal/protocol.ts';
import type { LiveReading } from '../live/readContext.ts';
import { polledFeeds } from '../poller/polledFeeds.ts';
import { type Env, parseConfig } from '../settings/env.ts';
import { inquire } from '../upstream/inquiry.ts';
import { beatOf } from './beat.ts';
import { BesideLists } from './besideLists.ts';
import { type KnownMatch, knownDetail } from './changes.ts';
import { JournalArchive } from './journalArchive.ts';
import { isAnyAwaited, nextLookAt } from './nextLook.ts';
import { Numbered } from './numbered.ts';
import { RelayLinks } from './relayLinks.ts';

/** How often the journal reads the source while pages show matches in play. */
const LOOK_MS = 8_000;
/**
 * The site's single journal: a Durable Object that computes the changes of matches once for all, numbers them, keeps
 * them for two days and sends them to the relays. The poller reports new answers; while pages show matches in play,
 * the journal also reads by itself.
 */
export abstract class JournalObject extends DurableObject<Env> {
  readonly #source: string;
  readonly #lookMs: number;
  readonly #numbered: Numbered;
  readonly #archive: JournalArchive;
  readonly #links: RelayLinks;
  #looking: Promise<void> | null = null;
  #isDue = false;
  /** Pages are open, so the poller must keep calling. */
  #isAsked = false;
  readonly #beside = new BesideLists();
  #listed: readonly Match[] = [];
  #turn = 0;
  /** When the source last confirmed the list (milliseconds UTC), and whether it is behind. */
  #confirmedAt = 0;
  #isBehind = false;
  #lagMs: number | null = null;
  /** The last number that was sent to relays. */
  #lastSent = 0;
  /** Whether the alarm is set for an awaited match; null after a restart. */
  #isPlannedFor: boolean | null = null;

  constructor(state: DurableObjectState, env: Env) {
    super(state, env);
    const { sql } = state.storage;
    const config = parseConfig(env);
    this.#source = polledFeeds(config).live.id;
    // The poller calls the source. Without one the journal reads more often.
    this.#lookMs = env.POLLER !== undefined ? LOOK_MS : Math.min(LOOK_MS, config.liveFeedSeconds * 1000);
    this.#numbered = new Numbered(sql, this.#source);
    this.#archive = new JournalArchive(sql);
    const { RELAY } = env;
    if (RELAY === undefined) throw new Error('the journal needs the binding RELAY');
    this.#links = new RelayLinks(
      sql,
      (name) => RELAY.getByName(name),
      (sent) => ({ ...this.#numbered.batchAfter(sent), beat: this.#beat() }),
    );
  }

  protected abstract kept(): Pick<LiveReading, 'config' | 'live'>;

  /** The poller has a new answer of a source (by its id). Another source's is from another deploy and is ignored. */
  async changed(source: string, _path: string): Promise<void> {
    if (source !== this.#source) return;
    await this.#look(false);
    // The alarm may be too late for a match that just began, or needless when none is in play.
    if (this.#isAwaited(Date.now()) !== this.#isPlannedFor) await this.#plan();
  }

  /** Registers a relay that has its first socket. Returns the recent entries. */
  async join(relay: string): Promise<Beginning> {
    if (Date.now() - this.#confirmedAt > this.#lookMs) await this.#look(true);
    this.#links.join(relay);
    await this.#plan();
    return { ...this.#numbered.beginning(), beat: this.#beat() };
  }

  async plan(): Promise<RelayPlan> {
    return this.#links.plan();
  }

  /** The entries after a number, oldest first: at most a thousand. */
  async since(seq: number): Promise<Entry[]> {
    return this.#numbered.entries.since(seq);
  }

  async ofMatch(match: string): Promise<Entry[]> {
    return this.#numbered.entries.ofMatch(match);
  }

  /** Archives an ended match, for the pages of its teams and players. */
  async keepEnded(source: string, row: EndedRow): Promise<void> {
    this.#archive.ended.keep(source, row, Date.now());
  }

  /** A team's archived matches, latest first. */
  async endedOf(source: string, team: string): Promise<string[]> {
    return this.#archive.ended.ofTeam(source, team);
  }

  /** A match's statistics by minute (`MomentumSample[]`), as JSON. */
  async momentumOf(match: string): Promise<string> {
    return JSON.stringify(this.#archive.momentum.of(match));
  }

  /**
   * The matches with another state at an instant than now, in that state. Null when the journal can't confirm a list
   * of `seenAt`, so the age of its contents is unknown. Both instants are milliseconds UTC.
   */
  async statesAt(instant: number, seenAt: number): Promise<MatchPatch[] | null> {
    if (this.#confirmedAt < seenAt) await this.#look(true);
    return this.#isBehind && this.#confirmedAt < seenAt ? null : this.#numbered.known.at(instant);
  }

  /** The goals of the last two days, newest first; empty for another source. Reads the source again when needed. */
  async goals(source: string): Promise<Goal[]> {
    if (source !== this.#source) return [];
    if (Date.now() - this.#confirmedAt > this.#lookMs) await this.#look(true);
    return this.#numbered.goals.latest(Date.now());
  }

  /** The red cards and full-times of the last two days, newest first; empty for another source (by its id). */
  async moments(source: string): Promise<Moment[]> {
    return source === this.#source ? this.#numbered.moments.latest(Date.now()) : [];
  }

  /** The journal's state, for `/api/health`. */
  async report(): Promise<JournalReport> {
    const { last, entries, known } = this.#numbered;
    const counted = { entries: entries.count(), last, matches: [...known.all()].length };
    return { ...counted, ...this.#links.report(last), beat: this.#beat(), lagMs: this.#lagMs };
  }

  /** Reads the source while relays have sockets, and sets the next alarm. */
  override async alarm(): Promise<void> {
    try {
      if (this.#links.all.length > 0) {
        await this.#look(true);
        await this.#lookBeside();
      }
    } catch (error) {
      log('error', 'journal could not look', { error: String(error) });
    }
    await this.#plan();
  }

  // Concurrent callers share the next read: the running one may be older than their information.
  async #look(isAsked: boolean): Promise<void> {
    this.#isDue = true;
    this.#isAsked ||= isAsked;
    this.#looking ??= this.#lookWhileDue().finally(() => {
      this.#looking = null;
    });
    await this.#looking;
  }

  async #lookWhileDue(): Promise<void> {
    while (this.#isDue) {
      const isAsked = this.#isAsked;
      this.#isDue = this.#isAsked = false;
      const now = Date.now();
      const { live } = this.kept();
      const { result, age } = await inquire(live.feedAt({ now, frozen: false }).today, { isLook: !isAsked, log });
      if (!result.ok) {
        log('warn', 'journal sees nothing', { kind: result.error.kind });
        this.#isBehind = true;
      } else {
        this.#confirmedAt = age?.at ?? now;
        this.#isBehind = age !== null && age.held !== null;
        this.#listed = live.ends.believedAll(result.value.matches, this.#listed, this.#confirmedAt);
        this.#archive.heard(this.#numbered.look(this.#listed, this.#confirmedAt), this.#reading(now));
      }
    }
    this.#turn += 1;
    this.#notifyRelays(this.#confirmedAt);
  }

  // Prices and details are read separately, so they delay no list.
  async #lookBeside(): Promise<void> {
    const now = Date.now();
    if (!this.#isAwaited(now)) return;
    const [context, watched] = [this.#reading(now), this.#links.watched()];
    const [moved, details] = await Promise.all([
      this.#beside.moved(this.#listed, context),
      this.#beside.details(
        this.#listed.filter(({ id }) => watched.has(id)),
        context,
      ),
    ]);
    const happened = details.flatMap((event) => {
      this.#archive.momentum.note(event, now);
      return this.#numbered.known.updateDetail(event.match.id, knownDetail(event), now);
    });
    if (happened.length + moved.length === 0) return;
    this.#numbered.write([...happened, ...moved]);
    this.#notifyRelays(now);
  }

  #reading(now: number): LiveReading {
    const background = backgroundWith(log, (work) => this.ctx.waitUntil(work));
    const { config, live } = this.kept();
    const clock = { now, frozen: false };
    return { config, live, feed: live.feedAt(clock), clock, background };
  }

  // Sends new entries to all relays. Measures the lag since `at`, the source's answer (milliseconds UTC).
  #notifyRelays(at: number): void {
    const isNews = this.#numbered.last !== this.#lastSent;
    this.#lastSent = this.#numbered.last;
    this.ctx.waitUntil(
      this.#links.tell().then(() => {
        if (isNews && at > 0) this.#lagMs = Date.now() - at;
      }),
    );
  }

  // After a restart the stored matches serve until the first read. Matches that are no longer listed are not awaited.
  #matches(): readonly KnownMatch[] {
    return this.#listed.length > 0 ? this.#listed : [...this.#numbered.known.all()];
  }

  #isAwaited(now: number): boolean {
    return isAnyAwaited(this.#matches(), now);
  }

  #beat(now = Date.now()): Beat {
    const [isBehind, confirmedAt, turn] = [this.#isBehind, this.#confirmedAt, this.#turn];
    return beatOf({ isAwaited: this.#isAwaited(now), isBehind, confirmedAt, turn }, now);
  }

  async #plan(): Promise<void> {
    if (this.#links.all.length === 0) return;
    const now = Date.now();
    this.#isPlannedFor = this.#isAwaited(now);
    await this.ctx.storage.setAlarm(nextLookAt(this.#matches(), now, this.#lookMs));
  }
}
