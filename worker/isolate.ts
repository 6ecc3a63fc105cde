import type { Match } from '../web/domain/match.ts';
import type { Standings } from '../web/domain/standings.ts';
import { createRejections, type Rejections } from './base/rejections.ts';
import { type Background, Cache } from './cache/cache.ts';
import { LastingValues } from './cache/lastingValues.ts';
import { PurgeMarks } from './cache/purgeMarks.ts';
import { cacheApiStore, kvStore } from './cache/stores.ts';
import { Turns } from './cache/turns.ts';
import { type ContentClient, createContentClient } from './content/client.ts';
import { createEmbeddedContent } from './content/embedded/app.ts';
import type { ContentNames } from './content/fromFiles/names.ts';
import { pictureHosts, type ShippedContent, shippedContent } from './content/fromFiles/shipped.ts';
import { fileStore } from './content/fromFiles/store.ts';
import type { Operator } from './content/operators.ts';
import type { PageContentAnswer } from './content/pageContent.ts';
import type { PageLinks } from './content/pageLinks.ts';
import type { SettingsContext } from './content/pageSettings.ts';
import type { ContentPlaces } from './content/places.ts';
import type { SharedSettings } from './content/settings.ts';
import { createDemoContent } from './demo/content/app.ts';
import { createDemoLive } from './demo/live/app.ts';
import { type Backend, type Config, type Env, parseConfig } from './env.ts';
import { chooseFeed } from './feeds/chooseFeed.ts';
import type { ListedRegion, ListedTournament, TournamentAnswer } from './feeds/contract/catalogue.ts';
import { createContractFeed, type Feed, type FeedList } from './feeds/contract/client.ts';
import type { EventAnswer } from './feeds/contract/loadEvent.ts';
import { DaySnapshots } from './live/daySnapshot.ts';
import { EventSnapshots } from './live/eventSnapshots.ts';
import { DayOdds } from './live/odds/dayOdds.ts';
import { ListedOdds } from './live/odds/listedOdds.ts';
import { parseListedDay } from './live/odds/listedPrices.ts';
import type { OddsBook } from './live/odds/oddsBook.ts';
import type { OddsHistory } from './live/odds/oddsHistory.ts';
import { parseHistory, SEEN_KEEP_MS, type SeenOdds } from './live/odds/seenOdds.ts';
import type { TeamAnswer } from './live/readTeam.ts';
import { SnapshotHistory } from './live/snapshotHistory.ts';
import type { StoredTeams } from './live/teamsOfDay.ts';
import { WrongSecrets } from './middleware/wrongSecrets.ts';
import { feedFetches } from './poller/feedFetches.ts';
import { NamedIds, tellingNames } from './poller/namedIds.ts';
import { liveTimeoutOf, polledFeeds } from './poller/polledFeeds.ts';
import { SiteVersions } from './poller/siteVersions.ts';
import { PageCache } from './render/pageCache.ts';
import type { SeenNames } from './search/seenNames.ts';
import { Circuit } from './upstream/circuit.ts';
import type { Upstream } from './upstream/fetchJson.ts';
import { embeddedUpstream, realUpstream } from './upstream/upstreams.ts';

/** What one isolate keeps between requests: settings, caches and the embedded backends. No request's state is here. */
export interface Services {
  config: Config;
  feeds: Cache<FeedList>;
  counters: Cache<number>;
  books: Cache<OddsBook>;
  dayOdds: DayOdds;
  odds: Cache<SeenOdds>;
  /** What the site saw of prices, which outlives isolates: on a match's page, and in lists. */
  histories: LastingValues<OddsHistory>;
  listed: ListedOdds;
  details: Cache<EventAnswer>;
  meetings: Cache<Match[]>;
  standings: Cache<Standings>;
  regions: Cache<ListedRegion[]>;
  tournaments: Cache<ListedTournament[]>;
  tournamentById: Cache<TournamentAnswer>;
  tournamentFeeds: Cache<FeedList>;
  teams: Cache<TeamAnswer>;
  teamsOfDays: Cache<StoredTeams>;
  staticPages: Cache<PageContentAnswer>;
  pageContents: Cache<PageContentAnswer>;
  pageLinks: Cache<PageLinks>;
  places: Cache<ContentPlaces>;
  seenNames: Cache<SeenNames>;
  shared: Cache<SharedSettings>;
  operators: Cache<Operator[]>;
  providers: Cache<string[]>;
  /** What of the content the webhook has purged. */
  marks: PurgeMarks;
  /** Who sends wrong secrets, and how many. */
  wrongSecrets: WrongSecrets;
  /** The pages of the last seconds. */
  rendered: PageCache;
  snapshots: DaySnapshots;
  /** The last versions of the lists that are polled, of those who have the same clock. */
  historyAt(clock: VisitorClock): SnapshotHistory;
  events: EventSnapshots;
  /** What could not be read of the live-scores backend, and of the content system. */
  rejections: Rejections;
  contentRejections: Rejections;
  /** What tells the competitions of the content files in those of the live source; null where content has its ids. */
  contentNames: ContentNames | null;
  assets: Fetcher;
  /** Clients whose embedded backends live at the visitor's instant; a real backend has a clock of its own. */
  clientsAt(clock: VisitorClock): { live: Feed; content: ContentClient };
}

/** The instant of a request, and whether a developer froze it (`x-visitor-now`). */
export interface VisitorClock {
  now: number;
  frozen: boolean;
}

/** Lists of days that are read at the same time, beside that of today: each may be of thousands of matches. */
const LISTS_AT_ONCE = 2;

/** A frozen instant asks for a world of its own; only developers ask, and not for many at once. */
const MOST_FROZEN = 8;

/** The content backend that the site brings: the files' or the demonstration's. */
function embeddedContent(files: ShippedContent | null, now: () => number) {
  return files === null ? createDemoContent({ now }) : createEmbeddedContent(fileStore(files.files), { now });
}

function createServices(env: Env): Services {
  const given = parseConfig(env);
  const files = given.contentSource === 'files' ? shippedContent() : null;
  const config = files === null ? given : { ...given, mediaHosts: [...given.mediaHosts, ...pictureHosts(files)] };
  const rejections = createRejections();
  const contentRejections = createRejections();
  for (const problem of given.unknownSettings) rejections.once('unknown setting', problem);
  const { flagUrl, source, upstreamTimeoutMs: timeoutMs } = config;
  const liveTimeoutMs = liveTimeoutOf(config);
  const { POLLER: binding } = env;
  const polled = polledFeeds(config).live;
  const names = polled === undefined ? undefined : new NamedIds(binding, polled.id);
  const fetches = feedFetches(config, binding, names);
  const stores = {
    near: cacheApiStore(() => caches.open('scoreline')),
    lasting: kvStore(env.CACHE),
    now: () => Date.now(),
  };
  const circuits = { live: new Circuit(stores.now, liveTimeoutMs), content: new Circuit(stores.now, timeoutMs) };
  const marks = new PurgeMarks(`content:${config.cms?.url ?? config.contentSource}`, stores);
  const options = {
    ...stores,
    patienceMs: timeoutMs + 200,
    isResting: () => circuits.live.state !== 'closed',
  };
  const turns = new Turns(LISTS_AT_ONCE);
  const contentOptions = { ...options, isResting: () => circuits.content.state !== 'closed', marks };
  const worlds = new Map<string, Upstream>();
  const embedded = (kind: 'live' | 'content', { now, frozen }: VisitorClock): Upstream => {
    const isFiles = kind === 'content' && files !== null;
    const source = isFiles ? `content:files:${files.version}` : `${kind}:demo`;
    const name = frozen ? `${source}@${new Date(now).toISOString()}` : source;
    const id = kind === 'live' ? `${name}:${config.demoMatchesPerDay}` : name;
    let upstream = worlds.get(id);
    if (upstream === undefined) {
      const clock = frozen ? () => now : () => Date.now();
      const app =
        kind === 'live'
          ? createDemoLive({ now: clock, matchesPerDay: config.demoMatchesPerDay })
          : embeddedContent(files, clock);
      upstream = embeddedUpstream(id, isFiles ? 'files' : 'demo', async (request) => app.fetch(request));
      worlds.set(id, upstream);
      const [oldest] = worlds.keys();
      if (worlds.size > MOST_FROZEN && oldest !== undefined) worlds.delete(oldest);
    }
    return upstream;
  };
  const upstreamAt = (kind: 'live' | 'content', backend: Backend | null, clock: VisitorClock): Upstream => {
    if (backend === null) return embedded(kind, clock);
    const fetch = kind === 'live' ? fetches(clock).live : (request: Request) => globalThis.fetch(request);
    return realUpstream(kind, backend, { fetch, timeoutMs, circuit: circuits[kind] });
  };
  const contractAt = (clock: VisitorClock) =>
    createContractFeed({ upstream: upstreamAt('live', config.live, clock), flagUrl, rejections, names });
  const liveAt =
    source.name === 'demo' || source.name === 'backend'
      ? contractAt
      : chooseFeed(source, config.odds, {
          fetches,
          timeoutMs: liveTimeoutMs,
          circuit: circuits.live,
          flagUrl,
          rejections,
          names,
        });
  const others = polled === undefined || binding === undefined ? null : new SiteVersions(binding, polled.id);
  const history = new SnapshotHistory(others);
  const frozenHistory = new SnapshotHistory(null);
  return {
    config,
    marks,
    wrongSecrets: new WrongSecrets(),
    rendered: new PageCache(),
    rejections,
    contentRejections,
    contentNames: files?.names ?? null,
    assets: env.ASSETS,
    feeds: new Cache({ ...options, turns }),
    counters: new Cache({ ...options, lasting: null }),
    books: new Cache({ ...options, lasting: null }),
    dayOdds: new DayOdds(),
    // The prices themselves are worth nothing in an hour; their history is kept by itself.
    odds: new Cache({ ...options, lasting: null }),
    histories: new LastingValues({ store: options.lasting, keepMs: SEEN_KEEP_MS, parse: parseHistory }),
    listed: new ListedOdds(new LastingValues({ store: options.lasting, keepMs: SEEN_KEEP_MS, parse: parseListedDay })),
    details: new Cache(options),
    meetings: new Cache(options),
    standings: new Cache(options),
    regions: new Cache(options),
    tournaments: new Cache(options),
    teams: new Cache(options),
    teamsOfDays: new Cache({ ...options, lasting: null, turns }),
    staticPages: new Cache(contentOptions),
    // Keys that a visitor makes up stay out of the lasting store.
    tournamentById: new Cache({ ...options, lasting: null }),
    tournamentFeeds: new Cache({ ...options, lasting: null, turns }),
    pageContents: new Cache({ ...contentOptions, lasting: null }),
    pageLinks: new Cache(contentOptions),
    places: new Cache(contentOptions),
    seenNames: new Cache(options),
    shared: new Cache(contentOptions),
    operators: new Cache(contentOptions),
    providers: new Cache(contentOptions),
    snapshots: new DaySnapshots(),
    historyAt: ({ frozen }) => (frozen ? frozenHistory : history),
    events: new EventSnapshots(),
    clientsAt(clock) {
      return {
        live: tellingNames(liveAt(clock), names),
        content: createContentClient(upstreamAt('content', config.cms, clock)),
      };
    },
  };
}

const isolates = new WeakMap<Env, Services>();

/** The services of an isolate whose first request has been. */
export function startedServices(env: Env): Services | undefined {
  return isolates.get(env);
}

/** The services of an isolate, made at its first request. Throws a `SettingError` for settings that can't be used. */
export function servicesOf(env: Env): Services {
  let services = isolates.get(env);
  if (services === undefined) {
    services = createServices(env);
    isolates.set(env, services);
  }
  return services;
}

/** What reading settings needs, for one request. */
export function settingsContext(services: Services, content: ContentClient, background: Background): SettingsContext {
  const { shared, operators, providers, contentRejections: rejections, config } = services;
  return { client: content, flagUrl: config.flagUrl, rejections, shared, operators, providers, background };
}
