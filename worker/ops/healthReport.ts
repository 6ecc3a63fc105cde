import type { CacheReport } from '../cache/cacheTypes.ts';
import { LIFETIMES } from '../cache/lifetimes.ts';
import { closedCountries, loadShared, reportOfShared } from '../content/sharedSettings.ts';
import { loadUtcToday, sourceToday, TODAY } from '../live/day/daySnapshot.ts';
import { pricesReport } from '../live/odds/pricesReport.ts';
import { loadFeed, type ReadContext } from '../live/state/readContext.ts';
import type { Config, Env } from '../settings/env.ts';
import { reportOfPoller, reportOfPush } from './objectReports.ts';

/** Describes the token to fix when a source refuses the site; null for any other failure. */
function problemOf(
  { lastFailure }: CacheReport,
  setting: string,
  backend: Config['live'] | Config['cms'],
): string | null {
  if ((lastFailure !== 'refused' && lastFailure !== 'forbidden') || backend === null) return null;
  return backend.token === null
    ? `the source wants a token, and ${setting} is not set`
    : `the source refuses ${setting}: the token is wrong, has expired or lacks permission to read this`;
}

/** Names pages with the same `pageLink`, for which the site shows the last good page or none; null without conflicts. */
function conflictIn(conflicts: ReadonlySet<string>): string | null {
  return conflicts.size === 0 ? null : `more than one page has this pageLink: ${[...conflicts].slice(0, 5).join(', ')}`;
}

/** Unknown settings, and missing settings that visitors or search engines would notice. */
function problemsOf({ production, siteOrigin, publisherContact, unknownSettings }: Config): string[] {
  const lacking = {
    'SITE_URL is not set: the addresses that search engines and shared links get follow whatever host is asked':
      siteOrigin,
    'PUBLISHER_CONTACT is not set: the pages about the site name nobody': publisherContact || null,
  };
  const problems = Object.entries(lacking).filter(([, setting]) => production && setting === null);
  return [...unknownSettings, ...problems.map(([problem]) => problem)];
}

/** A failing source counts as degraded after this time, before pages show that their data is old. */
const SILENT_SECONDS = 12;

/** The rests of the public report, which is short. Ops get all. */
const MAX_RESTS = 3;

/** Says how late the scores are. */
export const lateWords = ({ ageSeconds, lastFailure }: Pick<CacheReport, 'ageSeconds' | 'lastFailure'>) =>
  `the scores are ${ageSeconds === null ? 'missing' : `${ageSeconds} s old`} (${lastFailure ?? 'no reason'})`;

const isSilent = ({ failures, ageSeconds }: CacheReport) =>
  failures > 0 && ageSeconds !== null && ageSeconds > SILENT_SECONDS;

/**
 * Builds the health report: kind, age and failures of each source, and the states of poller and push. `hasData` is true when
 * pages have something to show. `closed` lists countries whose policy override is invalid.
 */
export async function healthReport(context: ReadContext, env: Pick<Env, 'POLLER' | 'VERSION' | 'JOURNAL' | 'RELAY'>) {
  const { config, feed, live, content } = context;
  const { VERSION } = env;
  const date = sourceToday(context);
  const [snapshot, settings, counted, poller, push] = await Promise.all([
    loadUtcToday('football', context),
    loadShared({ locale: 'en', siteLifetime: LIFETIMES.contentLook }, content),
    loadFeed(live.counters, context, {
      key: `counter:${date}`,
      lifetime: LIFETIMES.counter,
      load: (call) => feed.counter(call, 'football', date),
      parse: (stored) => (typeof stored === 'number' ? stored : null),
    }),
    reportOfPoller(env),
    reportOfPush(env, config.livePush),
  ]);
  const closed = settings.ok ? closedCountries(settings.value) : null;
  const prices = await pricesReport(context);
  const liveReport = live.lists.report(`${feed.upstream.id}:${TODAY}`);
  const contentReport = reportOfShared(content.shared, content.client.upstream.id, 'en');
  // Paced means that the site spreads its calls to stay within the plan's quota. That is not a fault.
  const paced = liveReport.lastFailure === 'paced';
  const hasScores = snapshot.ok && (paced || (!snapshot.value.stale && !isSilent(liveReport)));
  const isContentWell = settings.ok && contentReport.failures === 0 && content.conflicts.size === 0;
  const healthy = hasScores && isContentWell;
  return {
    hasData: snapshot.ok && settings.ok,
    poller,
    push,
    closed: closed ?? [],
    report: {
      status: healthy ? 'ok' : 'degraded',
      version: VERSION === undefined ? null : { id: VERSION.id, tag: VERSION.tag },
      problems: problemsOf(config),
      demonstration: config.demonstration !== null,
      poller: { state: poller.state },
      push: { state: push.state },
      sources: {
        live: {
          kind: feed.upstream.kind,
          ok: hasScores,
          paced,
          ...liveReport,
          problem:
            problemOf(liveReport, 'LIVE_API_TOKEN', config.live) ??
            poller.sources?.live?.problem ??
            (hasScores ? null : lateWords(liveReport)),
          rests: poller.sources?.live?.rests?.slice(0, MAX_RESTS) ?? [],
          circuit: feed.upstream.circuit?.state ?? 'closed',
          recordsRejected: live.rejections.count,
          prices,
          matchesUnpriced: feed.unpriced?.().filter(({ isMissed }) => isMissed).length ?? null,
          matches: snapshot.ok ? snapshot.value.counters.all : null,
          // The feed's own number of matches today. Fewer listed matches mean rejected records.
          counted: counted.ok ? counted.value : null,
        },
        content: {
          kind: content.client.upstream.kind,
          ok: isContentWell,
          ...contentReport,
          problem: problemOf(contentReport, 'CMS_TOKEN', config.cms) ?? conflictIn(content.conflicts),
          circuit: content.client.upstream.circuit?.state ?? 'closed',
          recordsRejected: content.rejections.count,
          // Countries that are closed because their override is invalid.
          policiesUnreadable: closed?.length ?? null,
        },
      },
    },
  };
}

export type Health = Awaited<ReturnType<typeof healthReport>>;

/** The public report of `/api/health`. */
export type HealthReport = Health['report'];
