import { DurableObject } from 'cloudflare:workers';
import type { Goal } from '../../web/domain/goals.ts';
import type { Match } from '../../web/domain/match.ts';
import type { MatchPatch } from '../../web/push/patch.ts';
import type { EndedRow } from '../archive/endedMatches.ts';
import { JournalArchive } from '../archive/journalArchive.ts';
import { journalLog as log } from '../base/log.ts';
import { backgroundWith } from '../cache/reading.ts';
import { type Env, parseConfig } from '../env.ts';
import type { LiveReading } from '../live/readContext.ts';
import { polledFeeds, sourceOf } from '../poller/polledFeeds.ts';
import { inquire } from '../upstream/inquiry.ts';
import { beatOf } from './beat.ts';
import { BesideLists } from './besideLists.ts';
import { type KnownMatch, knownDetail } from './changes.ts';
import type { Entry } from './entry.ts';
import type { Moment } from './moments.ts';
import { isAnyAwaited, nextLookAt } from './nextLook.ts';
import { Numbered } from './numbered.ts';
import type { Beat, Beginning, JournalReport, RelayPlan } from './protocol.ts';
import { RelayLinks } from './relayLinks.ts';

/** While pages look at what runs, the journal looks this often at least: it confirms what they show. */
const LOOK_MS = 8_000;
/**
 * The one journal of the site: works out what happened in matches, once for everybody, numbers it, keeps it for two days
 * and tells the relays. The poller says when there is something new; while pages look at what runs it also looks by itself.
 */
export abstract class JournalObject extends DurableObject<Env> {
  readonly #source: string;
  readonly #lookMs: number;
  readonly #numbered: Numbered;
  readonly #archive: JournalArchive;
  readonly #links: RelayLinks;
  #looking: Promise<void> | null = null;
  #isDue = false;
  /** Pages look: the poller is to go on asking. */
  #isAsked = false;
  readonly #beside = new BesideLists();
  #listed: readonly Match[] = [];
  #turn = 0;
  /** When the source last confirmed the list, milliseconds UTC, and whether it is behind. */
  #confirmedAt = 0;
  #isBehind = false;
  #lagMs: number | null = null;
  /** The last number that relays were told of. */
  #told = 0;
  /** Whether the alarm is that of something that runs; null in a new life. */
  #isPlannedFor: boolean | null = null;

  constructor(state: DurableObjectState, env: Env) {
    super(state, env);
    const { sql } = state.storage;
    const config = parseConfig(env);
    const { live } = polledFeeds(config);
    this.#source = sourceOf(live);
    // The poller asks the source; without one (the demonstration) the journal looks more often itself.
    const isPolled = live !== undefined && env.POLLER !== undefined;
    this.#lookMs = isPolled ? LOOK_MS : Math.min(LOOK_MS, config.liveFeedSeconds * 1000);
    this.#numbered = new Numbered(sql, this.#source);
    this.#archive = new JournalArchive(sql);
    const { RELAY } = env;
    if (RELAY === undefined) throw new Error('the journal needs the binding RELAY');
    this.#links = new RelayLinks(
      sql,
      (name) => RELAY.getByName(name),
      (told) => ({ ...this.#numbered.batchAfter(told), beat: this.#beat() }),
    );
  }

  /** What the object's isolate keeps of live data. */
  protected abstract kept(): Pick<LiveReading, 'config' | 'live'>;

  /** The poller has something new of a source (by its id): another source than the journal’s is that of another deploy. */
  async changed(source: string, _path: string): Promise<void> {
    if (source !== this.#source) return;
    await this.#look(false);
    // An alarm of before would be late for what runs now, or would wake everybody though nothing runs any more.
    if (this.#isAwaited(Date.now()) !== this.#isPlannedFor) await this.#plan();
  }

  /** A relay has its first socket: it is told what happens from now on, and gets what happened lately. */
  async join(relay: string): Promise<Beginning> {
    if (Date.now() - this.#confirmedAt > this.#lookMs) await this.#look(true);
    this.#links.join(relay);
    await this.#plan();
    return { ...this.#numbered.beginning(), beat: this.#beat() };
  }

  /** How many relays there are to be in each region. */
  async plan(): Promise<RelayPlan> {
    return this.#links.plan();
  }

  /** Entries after a number, a thousand at most; and all of a match. The oldest first. */
  async since(seq: number): Promise<Entry[]> {
    return this.#numbered.entries.since(seq);
  }

  async ofMatch(match: string): Promise<Entry[]> {
    return this.#numbered.entries.ofMatch(match);
  }

  /** Keeps a match that has ended, for the pages of its teams and players. */
  async keepEnded(source: string, row: EndedRow): Promise<void> {
    this.#archive.ended.keep(source, row, Date.now());
  }

  /** The ended matches of a team of a source, the latest first. */
  async endedOf(source: string, team: string): Promise<string[]> {
    return this.#archive.ended.ofTeam(source, team);
  }

  /** What a match's statistics said minute by minute while somebody looked (`MomentumSample[]`), as JSON. */
  async momentumOf(match: string): Promise<string> {
    return JSON.stringify(this.#archive.momentum.of(match));
  }

  /**
   * The matches that stood otherwise at an instant than they do now, as they stood; null where the journal can't see what a
   * list of `seenAt` has (both milliseconds UTC): then nobody knows what of it is younger. A look sees all that the poller has told before.
   */
  async statesAt(instant: number, seenAt: number): Promise<MatchPatch[] | null> {
    if (this.#confirmedAt < seenAt) await this.#look(true);
    return this.#isBehind && this.#confirmedAt < seenAt ? null : this.#numbered.known.at(instant);
  }

  /** The goals of the last two days, the newest first; none of another source (by its id). Who asks looks at what runs. */
  async goals(source: string): Promise<Goal[]> {
    if (source !== this.#source) return [];
    if (Date.now() - this.#confirmedAt > this.#lookMs) await this.#look(true);
    return this.#numbered.goals.latest(Date.now());
  }

  /** Players sent off and ends of the last two days, the newest first; none of another source (by its id). */
  async moments(source: string): Promise<Moment[]> {
    return source === this.#source ? this.#numbered.moments.latest(Date.now()) : [];
  }

  /** What the journal has, for `/api/health`. */
  async report(): Promise<JournalReport> {
    const { last, entries, known } = this.#numbered;
    const counted = { entries: entries.count(), last, matches: [...known.all()].length };
    return { ...counted, ...this.#links.report(last), beat: this.#beat(), lagMs: this.#lagMs };
  }

  /** Looks while pages look at what runs; else says once that nothing does, and waits for the next match. */
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

  // Those who ask while it looks share the next look: what it is looking at may be older than what they know of.
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
    this.#tell(this.#confirmedAt);
  }

  // Prices and matches' own pages are read for those who look at them, and hold up no list.
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
    this.#tell(now);
  }

  #reading(now: number): LiveReading {
    const background = backgroundWith(log, (work) => this.ctx.waitUntil(work));
    const { config, live } = this.kept();
    const clock = { now, frozen: false };
    return { config, live, feed: live.feedAt(clock), clock, background };
  }

  // What the source said at an instant (milliseconds UTC) is told to all relays, and how long that took is noted.
  #tell(at: number): void {
    const isNews = this.#numbered.last !== this.#told;
    this.#told = this.#numbered.last;
    this.ctx.waitUntil(
      this.#links.tell().then(() => {
        if (isNews && at > 0) this.#lagMs = Date.now() - at;
      }),
    );
  }

  // Those that are known serve until the first look of this life; what the source does not list any more is not awaited.
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
