import type { PollerReport } from '../poller/protocol.ts';
import type { HealthReport } from '../status/healthReport.ts';

type Poller = { state: string } & Partial<PollerReport>;

/** What the watch saw of the site: its report, the poller, and a page as a visitor gets it. */
export interface Watched {
  report: HealthReport;
  poller: Poller;
  page: { status: number; ms: number };
  /** Countries whose policy can't be read, `*` for all. */
  closed: readonly string[];
}

/** Something that ops must know; `says` gives it in one sentence, null while all is well. The runbook has a page of its name. */
interface Alert<Seen> {
  name: string;
  says(seen: Seen): string | null;
}

/** A page takes a second at most (`.github/objectives.md`). */
const SLOW_MS = 1000;

/** Shorter silences mend themselves, and the page tells its visitors how old it is. */
const SILENT_SECONDS = 60;

/** From here on a quota does not last as it was meant to. */
const QUOTA_SHARE = 0.8;

/** Fewer are spelling of new teams, and wait for the morning. */
const MANY_UNPRICED = 10;

/** Spans that end before anybody could act. */
const SHORT_SPANS = ['minute', 'hour'];

/** The share of each quota of a day or a month that is used, the most used first. */
export function quotaShares({ sources = {} }: Partial<PollerReport>) {
  return Object.entries(sources)
    .flatMap(([source, report]) => report?.quota.map((each) => ({ source, ...each })) ?? [])
    .filter(({ span }) => !SHORT_SPANS.includes(span))
    .map(({ source, span, used, limit }) => ({ source, span, share: limit > 0 ? used / limit : 0 }))
    .toSorted((a, b) => b.share - a.share);
}

/** The countries that are closed, as editors wrote their codes. */
export const closedNames = (closed: readonly string[]) => (closed.includes('*') ? 'all countries' : closed.join(', '));

/** What is known without a look at the site, which may cost calls. */
const POLLER_ALERTS: readonly Alert<{ poller: Poller }>[] = [
  {
    name: 'quota-low',
    says({ poller }) {
      const [most] = quotaShares(poller);
      if (most === undefined || most.share < QUOTA_SHARE) return null;
      return `${Math.round(most.share * 100)} % of the ${most.span}’s calls of ${most.source} are used`;
    },
  },
  { name: 'poller-away', says: ({ poller }) => (poller.state === 'away' ? 'the poller does not answer' : null) },
];

/** Every alert that the site raises by itself, each minute that it lasts. */
export const ALERTS: readonly Alert<Watched>[] = [
  { name: 'pages-failing', says: ({ page }) => (page.status >= 500 ? `the home page answers ${page.status}` : null) },
  { name: 'pages-slow', says: ({ page }) => (page.ms > SLOW_MS ? `the home page took ${page.ms} ms` : null) },
  {
    name: 'source-silent',
    says({ report: { sources } }) {
      const { ageSeconds, lastFailure } = sources.live;
      if (sources.live.ok || (ageSeconds !== null && ageSeconds < SILENT_SECONDS)) return null;
      return `the scores are ${ageSeconds === null ? 'missing' : `${ageSeconds} s old`} (${lastFailure ?? 'no reason'})`;
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
  ...POLLER_ALERTS,
];

type Firing = { name: string; says: string };

function firingOf<Seen>(alerts: readonly Alert<Seen>[], seen: Seen): Firing[] {
  return alerts.flatMap(({ name, says }) => {
    const said = says(seen);
    return said === null ? [] : [{ name, says: said }];
  });
}

/** What must be told now, each alert with its sentence. */
export const firingAlerts = (watched: Watched): Firing[] => firingOf(ALERTS, watched);

/** The same of the poller alone. */
export const firingOfPoller = (poller: Poller): Firing[] => firingOf(POLLER_ALERTS, { poller });
