import { DurableObject } from 'cloudflare:workers';
import type { Goal } from '../../web/domain/goals.ts';
import type { Moment } from '../../web/domain/matchChange.ts';
import { type DaySpan, isWithin, utcDate } from '../../web/domain/zonedTime.ts';
import { backgroundWith } from '../base/background.ts';
import { limitCounts } from '../base/limitCount.ts';
import { journalLog as log } from '../base/log.ts';
import type { LiveContext } from '../live/state/readContext.ts';
import { type Env, parseConfig } from '../settings/env.ts';
import type {
  EarlierState,
  EndedRow,
  JournalReport,
  KnownFixture,
  NewestAnswer,
  PublicChange,
  SiteJournal,
  Topic,
} from '../settings/journalBinding.ts';
import type { ToPublic } from '../settings/publicChanges.ts';
import { AlertLinks, subscriptionLimits } from './alertLinks.ts';
import { AskPause } from './askPause.ts';
import type { Entry } from './changes.ts';
import { numberFixtures, openJournalData } from './journalData.ts';
import type { KnownMatches } from './knownMatches.ts';
import { OpenPages } from './openPages.ts';
import { OtherDays } from './otherDays.ts';
import { RelayLinks } from './relayLinks.ts';
import { RelayPlan } from './relayPlan.ts';
import { TodayReads } from './todayReads.ts';
import { TopicVersions } from './topics.ts';

/** How often the journal reads the source while pages show matches in play. */
const READ_MS = 8_000;
/** The longest time between two reads while no match is in play. The next kick-off can shorten it. */
const IDLE_MS = 10 * 60_000;
/** A look at other days needs a list of today at most this old. */
const LISTED_MS = 60_000;

/**
 * The site's single journal, a Durable Object. It keeps the changes of matches for two days and sends them to the relays.
 * The poller reports new answers. While pages show matches in play, the journal also reads without a report.
 */
export abstract class JournalObject extends DurableObject<Env> implements SiteJournal {
  readonly #source: string;
  readonly #readMs: number;
  readonly #data: ReturnType<typeof openJournalData>;
  readonly #known: KnownMatches;
  readonly #links: RelayLinks;
  readonly #relayPlan: RelayPlan;
  readonly #alerts: AlertLinks;
  readonly #versions = new TopicVersions(() => this.#data.entries.last);
  readonly #openPages: OpenPages;
  readonly #days: OtherDays;
  readonly #today: TodayReads;
  /** When the list of today is read next, milliseconds UTC. */
  #readAt = 0;
  #lagMs: number | null = null;
  readonly #askPause = new AskPause();

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
    this.#days = new OtherDays(this.#known, state.storage.kv, config.source.quota);
    this.#today = new TodayReads({
      known: this.#known,
      archive: this.#data.ended,
      days: this.#days,
      context: () => this.#contextAt(Date.now()),
      onRead: (entries, at) => this.#send(entries, at),
    });
    this.#alerts = new AlertLinks(state.storage, env.ALERT_SHARD);
    this.#links = new RelayLinks(sql, env);
    this.#relayPlan = new RelayPlan(state.storage, env.CACHE);
  }

  protected abstract liveParts(): Pick<LiveContext, 'config' | 'live'>;
  protected abstract readonly publicChange: ToPublic;

  async changed(source: string, days?: DaySpan): Promise<void> {
    // Another source's answer is from another deploy.
    if (source !== this.#source) return;
    const now = Date.now();
    if (days !== undefined) this.#days.tell(days, now);
    if (days === undefined || isWithin(utcDate(now), days)) await this.#read(false);
    // The alarm may be too late for a match that just began, or needless when none is in play.
    await this.#plan();
  }

  async join(relay: string, topics: readonly Topic[]): Promise<Map<Topic, number>> {
    await this.#readIfOld();
    const known = topics.filter((topic) => !topic.startsWith('match:') || this.#known.has(topic.slice(6)));
    this.#links.join(relay, known);
    await this.#plan();
    return new Map(known.map((topic) => [topic, this.#versions.of(topic)]));
  }

  async joinAlerts(shard: string): Promise<void> {
    this.#alerts.join(shard);
    // Without a list the journal can't know when to read, so the first subscription has it read now.
    if ((await this.ctx.storage.getAlarm()) === null) await this.ctx.storage.setAlarm(Date.now());
  }

  async changesAfter(seq: number): Promise<PublicChange[]> {
    await this.#want();
    const entries = this.#data.entries.since(seq);
    const matches = this.#known.named(entries.map(({ match }) => match));
    return entries.map((entry) => this.publicChange(entry, matches.get(entry.match) ?? null));
  }

  async newest(source: string, after: number): Promise<NewestAnswer> {
    await Promise.all([this.#want(), this.#today.begin()]);
    const matches = source === this.#source ? this.#known.newest(after) : [];
    return { matches, pauseMs: this.#askPause.next(Date.now()), age: this.#known.age() };
  }

  async keepEnded(source: string, row: EndedRow): Promise<void> {
    this.#data.ended.keep(source, row, Date.now());
  }

  async endedOf(source: string, team: string): Promise<string[]> {
    return this.#data.ended.ofTeam(source, team);
  }

  async fixtures(...[source, scopes, seen]: Parameters<SiteJournal['fixtures']>): Promise<KnownFixture[]> {
    await this.#want();
    return this.#data.fixtures.note(source, scopes, seen, Date.now());
  }

  async momentumOf(match: string): Promise<string> {
    return JSON.stringify(this.#data.momentum.of(match));
  }

  async statesAt(instant: number, seenAt: number): Promise<EarlierState[] | null> {
    if (this.#known.confirmedAt < seenAt) await this.#read(true);
    return this.#known.isBehind && this.#known.confirmedAt < seenAt ? null : this.#known.at(instant, seenAt);
  }

  async goals(source: string): Promise<Goal[] | null> {
    if (source !== this.#source) return [];
    await this.#readIfOld();
    return this.#known.isEmpty ? null : this.#known.goals();
  }

  async moments(source: string): Promise<Moment[] | null> {
    if (source !== this.#source) return [];
    await this.#readIfOld();
    return this.#known.isEmpty ? null : this.#known.moments();
  }

  async report(): Promise<JournalReport> {
    const alerts = await this.#alerts.report();
    const known = { matches: this.#known.size, source: this.#known.sourceState(Date.now()), lagMs: this.#lagMs };
    return { ...known, ...this.#links.report(), alerts, limits: [...subscriptionLimits(alerts), ...limitCounts()] };
  }

  /** Reads the source while there are sockets or subscriptions, looks at other days, and sets the next alarm. */
  override async alarm(): Promise<void> {
    const now = Date.now();
    try {
      if (this.#isNeeded && this.#readAt <= now) {
        this.#readAt = now + this.#readMs;
        await this.#read(true);
        await this.#readForOpenPages();
      }
      if (this.#days.due(this.#isNeeded) <= now) {
        // The list of today tells whether the source answers at all.
        if (now - this.#known.confirmedAt > LISTED_MS) await this.#read(true);
        this.#send(await this.#days.look(this.#contextAt(now)), now);
      }
    } catch (error) {
      log('error', 'journal could not read', { error: String(error) });
    }
    await this.#plan();
  }

  get #isNeeded(): boolean {
    return !this.#links.isEmpty || !this.#alerts.isEmpty;
  }

  // Notes that a visitor needs the changes of other days.
  async #want(): Promise<void> {
    this.#days.isWanted = true;
    if ((await this.ctx.storage.getAlarm()) === null) await this.#plan();
  }

  async #readIfOld(): Promise<void> {
    if (Date.now() - this.#known.confirmedAt > this.#readMs) await this.#read(true);
  }

  async #read(isWanted: boolean): Promise<void> {
    await this.#today.read(isWanted);
    const now = Date.now();
    this.#data.forgetOld(now);
    const quietMs = this.#known.quietFor(now, IDLE_MS);
    const next = now + (quietMs || this.#readMs);
    // While a match is awaited an earlier read stays: it makes the poller keep calling.
    if (isWanted || quietMs > 0 || this.#readAt > next) this.#readAt = next;
    // A page without a message for a minute polls, so a journal that does not see the source sends none.
    if (this.#known.sourceState(now) !== 'confirmed') return;
    const repeated = this.#links.repeat(now, (topic) => this.#versions.repeat(topic));
    this.ctx.waitUntil(repeated.then(() => this.#relayPlan.note(this.#links.report().relays, now, log)));
  }

  // Prices and details are read separately, so they delay no list.
  async #readForOpenPages(): Promise<void> {
    const now = Date.now();
    const { lineUps, players } = await this.#alerts.awaited(this.#known.listed, now);
    if (!this.#known.isAwaited(now) && lineUps.length + players.length === 0) return;
    const opened = new Set([...this.#links.watched(), ...lineUps, ...players]);
    this.#send(await this.#openPages.read(this.#known.listed, opened, this.#contextAt(now), new Set(players)), now);
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
    numberFixtures(this.#data.fixtures, this.#source, entries, Date.now());
    this.ctx.waitUntil(this.#alerts.send(entries, Date.now(), this.#contextAt(Date.now()).feed));
    const sent = this.#links.send([...this.#versions.messages(entries, at), ...this.#data.entries.publicMessages()]);
    this.ctx.waitUntil(
      sent.then(() => {
        this.#lagMs = Date.now() - at;
      }),
    );
  }

  async #plan(): Promise<void> {
    const isNeeded = this.#isNeeded;
    const due = Math.min(isNeeded ? this.#readAt : Number.POSITIVE_INFINITY, this.#days.due(isNeeded));
    if (due === Number.POSITIVE_INFINITY) return;
    const next = Math.max(Date.now(), due);
    if ((await this.ctx.storage.getAlarm()) !== next) await this.ctx.storage.setAlarm(next);
  }
}
