import type { AlertCounts } from '../settings/alertBinding.ts';
import type { PollerReport } from '../settings/pollerBinding.ts';
import { type HealthReport, lateWords } from './healthReport.ts';

type Poller = { state: string } & Partial<PollerReport>;

/** The watch's observations of the site. */
export interface Watched {
  report: HealthReport;
  poller: Poller;
  page: { status: number; ms: number };
  /** Countries whose policy override is invalid; `*` for all. */
  closed: readonly string[];
  /** Numbers of the alerts to visitors; null without them. */
  sent: AlertCounts | null;
}

/** An alert. `says` returns its sentence while it fires, otherwise null. The runbook has a section with its name. */
interface Alert<Seen> {
  name: string;
  says(seen: Seen): string | null;
}

/** Limit of the page's response time (`.github/objectives.md`). */
const SLOW_MS = 1000;

/** Shorter outages recover without action, and pages show the age of their data. */
const SILENT_SECONDS = 60;

/** Above this share, a quota may run out before its period ends. */
const QUOTA_SHARE = 0.8;

/** Fewer are usually new spellings of team names, which are not urgent. */
const MANY_UNPRICED = 10;

/** Push services fail now and then. A larger share of at least this many is a fault of the site or of a service. */
const MANY_PUSHES = 20;
const FAILED_SHARE = 0.2;

/** Quota periods too short for anyone to react. */
const SHORT_SPANS = ['minute', 'hour'];

/** The used share of each daily or monthly quota, highest first. */
export function quotaShares({ sources = {} }: Partial<PollerReport>) {
  return Object.entries(sources)
    .flatMap(([source, report]) => report?.quota.map((each) => ({ source, ...each })) ?? [])
    .filter(({ span }) => !SHORT_SPANS.includes(span))
    .map(({ source, span, used, limit }) => ({ source, span, share: limit > 0 ? used / limit : 0 }))
    .toSorted((a, b) => b.share - a.share);
}

export const closedNames = (closed: readonly string[]) => (closed.includes('*') ? 'all countries' : closed.join(', '));

/** Alerts that need only the poller's report. Checking the site itself may spend calls. */
export const POLLER_ALERTS: readonly Alert<{ poller: Poller }>[] = [
  {
    name: 'quota-low',
    says({ poller }) {
      const [most] = quotaShares(poller);
      if (most === undefined || most.share < QUOTA_SHARE) return null;
      return `${Math.round(most.share * 100)} % of the ${most.span}’s calls of ${most.source} are used`;
    },
  },
  {
    name: 'poller-unavailable',
    says: ({ poller }) => (poller.state === 'unavailable' ? 'the poller does not answer' : null),
  },
];

/** Every alert that the watch raises, once a minute while it fires. */
export const ALERTS: readonly Alert<Watched>[] = [
  { name: 'pages-failing', says: ({ page }) => (page.status >= 500 ? `the home page answers ${page.status}` : null) },
  { name: 'pages-slow', says: ({ page }) => (page.ms > SLOW_MS ? `the home page took ${page.ms} ms` : null) },
  {
    name: 'source-silent',
    says({ report: { sources } }) {
      const { ageSeconds } = sources.live;
      return sources.live.ok || (ageSeconds !== null && ageSeconds < SILENT_SECONDS) ? null : lateWords(sources.live);
    },
  },
  {
    name: 'content-silent',
    says({ report: { sources } }) {
      const { ok, lastFailure } = sources.content;
      return ok ? null : `the content system can’t be read (${lastFailure ?? 'no reason'})`;
    },
  },
  {
    name: 'policy-unreadable',
    says: ({ closed }) =>
      closed.length === 0 ? null : `closed because their policy can’t be read: ${closedNames(closed)}`,
  },
  {
    name: 'odds-unmatched',
    says({ report: { sources } }) {
      const unpriced = sources.live.matchesUnpriced ?? 0;
      return unpriced < MANY_UNPRICED ? null : `${unpriced} matches have no prices though their competition has`;
    },
  },
  {
    name: 'alerts-failing',
    says({ sent }) {
      const tried = (sent?.sent ?? 0) + (sent?.failed ?? 0);
      if (sent === null || tried < MANY_PUSHES || sent.failed < tried * FAILED_SHARE) return null;
      return `${sent.failed} of ${tried} pushes to visitors failed in the last hours`;
    },
  },
  ...POLLER_ALERTS,
];

/** The alerts that fire now, each with its sentence. */
export function firing<Seen>(alerts: readonly Alert<Seen>[], seen: Seen): { name: string; says: string }[] {
  return alerts.flatMap(({ name, says }) => {
    const sentence = says(seen);
    return sentence === null ? [] : [{ name, says: sentence }];
  });
}
