import { DurableObject } from 'cloudflare:workers';
import type { Follow } from '../../web/domain/follow.ts';
import type { Goal } from '../../web/domain/goals.ts';
import type { JournalEntry, Moment } from '../../web/domain/matchChange.ts';
import { backgroundWith } from '../base/background.ts';
import { journalLog as log } from '../base/log.ts';
import { loadWithAge } from '../base/upstreamCall.ts';
import type { LiveContext } from '../live/readContext.ts';
import { type Env, parseConfig } from '../settings/env.ts';
import type {
  EarlierState,
  EndedRow,
  FixtureScope,
  JournalReport,
  KnownFixture,
  SeenFixture,
  SiteJournal,
  Topic,
} from '../settings/journalBinding.ts';
import { AlertLinks } from './alertLinks.ts';
import type { Entry } from './changes.ts';
import { EndedQueue } from './endedQueue.ts';
import { openJournalData } from './journalData.ts';
import type { KnownMatches } from './knownMatches.ts';
import { OpenPages } from './openPages.ts';
import { RelayLinks } from './relayLinks.ts';
import { TopicVersions } from './topics.ts';

/** How often the journal reads the source while pages show matches in play. */
const READ_MS = 8_000;
/** The longest time between two reads while no match is in play. The next kick-off can shorten it. */
const IDLE_MS = 10 * 60_000;

/**
 * The site's single journal: a Durable Object that computes the changes of matches once for all, keeps
 * them for two days and sends them to the relays. The poller reports new answers; while pages show matches in play,
 * the journal also reads by itself. `SiteJournal` describes its methods.
 */
export abstract class JournalObject extends DurableObject<Env> implements SiteJournal {
  readonly #source: string;
  readonly #readMs: number;
  readonly #data: ReturnType<typeof openJournalData>;
  readonly #known: KnownMatches;
  readonly #ended = new EndedQueue();
  readonly #links: RelayLinks;
  readonly #alerts: AlertLinks;
  readonly #versions = new TopicVersions();
  readonly #openPages: OpenPages;
  #reading: Promise<void> | null = null;
  #isDue = false;
  /** Pages are open, so the poller must keep calling. */
  #isWanted = false;
  #lagMs: number | null = null;

  constructor(state: DurableObjectState, env: Env) {
    super(state, env);
    const { sql } = state.storage;
    const config = parseConfig(env);
    this.#source = config.source.id;
    // The poller calls the source. Without one the journal reads more often.
    this.#readMs = env.POLLER !== undefined ? READ_MS : Math.min(READ_MS, config.liveFeedSeconds * 1000);
    this.#data = openJournalData(sql, this.#source, Date.now());
    this.#known = this.#data.known;
    this.#openPages = new OpenPages(this.#data.momentum);
    this.#alerts = new AlertLinks(state.storage, env.ALERT_SHARD);
    const { RELAY } = env;
    if (RELAY === undefined) throw new Error('the journal needs the binding RELAY');
    this.#links = new RelayLinks(sql, (name) => RELAY.getByName(name));
  }

  protected abstract liveParts(): Pick<LiveContext, 'config' | 'live'>;
  /** An entry as the public API gives it. */
  protected abstract readonly publicChange: (entry: JournalEntry) => object;

  async changed(source: string): Promise<void> {
    // Another source's answer is from another deploy.
    if (source !== this.#source) return;
    await this.#read(false);
    // The alarm may be too late for a match that just began, or needless when none is in play.
    await this.#plan();
  }

  async join(relay: string, topic: Topic): Promise<number | null> {
    await this.#readIfOld();
    if (topic.startsWith('match:') && !this.#known.has(topic.slice(6))) return null;
    this.#links.join(relay, topic);
    await this.#plan();
    return this.#versions.of(topic);
  }

  async joinAlerts(shard: string, lineUps: readonly Follow[]): Promise<void> {
    this.#alerts.join(shard, lineUps);
    // Without a list the journal can't know when to read, so the first subscription has it read now.
    if ((await this.ctx.storage.getAlarm()) === null) await this.ctx.storage.setAlarm(Date.now());
  }

  async since(seq: number): Promise<JournalEntry[]> {
    return this.#data.entries.since(seq);
  }

  async keepEnded(source: string, row: EndedRow): Promise<void> {
    this.#data.ended.keep(source, row, Date.now());
  }

  async endedOf(source: string, team: string): Promise<string[]> {
    return this.#data.ended.ofTeam(source, team);
  }

  async fixtures(source: string, scope: FixtureScope, seen: readonly SeenFixture[]): Promise<KnownFixture[]> {
    return this.#data.fixtures.note(source, scope, seen, Date.now());
  }

  async momentumOf(match: string): Promise<string> {
    return JSON.stringify(this.#data.momentum.of(match));
  }

  async statesAt(instant: number, seenAt: number): Promise<EarlierState[] | null> {
    if (this.#known.confirmedAt < seenAt) await this.#read(true);
    return this.#known.isBehind && this.#known.confirmedAt < seenAt ? null : this.#known.at(instant);
  }

  async goals(source: string): Promise<Goal[]> {
    if (source !== this.#source) return [];
    await this.#readIfOld();
    return this.#known.goals();
  }

  async moments(source: string): Promise<Moment[]> {
    return source === this.#source ? this.#known.moments() : [];
  }

  async report(): Promise<JournalReport> {
    const source = this.#known.sourceState(Date.now());
    return {
      matches: this.#known.size,
      ...this.#links.report(),
      source,
      lagMs: this.#lagMs,
      alerts: await this.#alerts.report(),
    };
  }

  /** Reads the source while there are sockets or subscriptions, and sets the next alarm. */
  override async alarm(): Promise<void> {
    try {
      if (this.#isNeeded) {
        await this.#read(true);
        await this.#readForOpenPages();
      }
    } catch (error) {
      log('error', 'journal could not read', { error: String(error) });
    }
    await this.#plan();
  }

  get #isNeeded(): boolean {
    return !this.#links.isEmpty || !this.#alerts.isEmpty;
  }

  async #readIfOld(): Promise<void> {
    if (Date.now() - this.#known.confirmedAt > this.#readMs) await this.#read(true);
  }

  // Concurrent callers share the next read: the running one may be older than their information.
  async #read(isWanted: boolean): Promise<void> {
    this.#isDue = true;
    this.#isWanted ||= isWanted;
    this.#reading ??= this.#readWhileDue().finally(() => {
      this.#reading = null;
    });
    await this.#reading;
  }

  async #readWhileDue(): Promise<void> {
    while (this.#isDue) {
      const isWanted = this.#isWanted;
      this.#isDue = this.#isWanted = false;
      await this.#readList(isWanted);
    }
    // A page without a message for a minute polls, so a journal that does not see the source sends none.
    const now = Date.now();
    if (this.#known.sourceState(now) !== 'confirmed') return;
    this.ctx.waitUntil(this.#links.repeat(now, (topic) => this.#versions.repeat(topic)));
  }

  async #readList(isWanted: boolean): Promise<void> {
    const now = Date.now();
    const { config, feed, live, background } = this.#contextAt(now);
    const { result, age } = await loadWithAge(feed.today, { isPeek: !isWanted, log });
    if (!result.ok) {
      log('warn', 'journal sees nothing', { kind: result.error.kind });
      this.#known.isBehind = true;
      return;
    }
    const at = age?.at ?? now;
    this.#known.isBehind = age !== null && age.staleReason !== null;
    const entries = this.#known.update(live.ends.confirmedAll(result.value.matches, this.#known.listed, at), at);
    this.#ended.add(entries, config.source.quota);
    background(this.#ended.archiveNext(this.#data.ended, feed));
    this.#send(entries, at);
  }

  // Prices and details are read separately, so they delay no list.
  async #readForOpenPages(): Promise<void> {
    const now = Date.now();
    const lineUps = this.#alerts.awaitedLineUps(this.#known.listed, now);
    if (!this.#known.isAwaited(now) && lineUps.length === 0) return;
    const opened = new Set([...this.#links.watched(), ...lineUps]);
    this.#send(await this.#openPages.read(this.#known.listed, opened, this.#contextAt(now)), now);
  }

  #contextAt(now: number): LiveContext {
    const background = backgroundWith(log, (work) => this.ctx.waitUntil(work));
    const { config, live } = this.liveParts();
    const clock = { now, frozen: false };
    return { config, live, feed: live.feedAt(clock), clock, background };
  }

  // Keeps entries, and sends them to the relays and alerts to their shards. Measures the lag since `at`, the source's
  // answer (milliseconds UTC).
  #send(entries: readonly Entry[], at: number): void {
    if (entries.length === 0) return;
    this.#data.entries.append(entries, Date.now());
    this.ctx.waitUntil(this.#alerts.send(entries, Date.now()));
    const sent = this.#links.send([
      ...this.#versions.messages(entries, at),
      ...this.#data.entries.publicMessages(this.publicChange),
    ]);
    this.ctx.waitUntil(
      sent.then(() => {
        this.#lagMs = Date.now() - at;
      }),
    );
  }

  // Sets the next alarm. While a match is awaited an earlier one stays.
  async #plan(): Promise<void> {
    if (!this.#isNeeded) return;
    const now = Date.now();
    const quietMs = this.#known.quietFor(now, IDLE_MS);
    const next = now + (quietMs || this.#readMs);
    const planned = await this.ctx.storage.getAlarm();
    if (quietMs > 0 || planned === null || planned > next) await this.ctx.storage.setAlarm(next);
  }
}
