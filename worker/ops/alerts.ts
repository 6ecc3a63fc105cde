import type { PollerReport } from '../poller/protocol.ts';
import type { HealthReport } from '../routes/healthReport.ts';

/** What the watch saw of the site: its report, the poller, and a page as a visitor gets it. */
export interface Watched {
  report: HealthReport;
  poller: { state: string } & Partial<PollerReport>;
  page: { status: number; ms: number };
}

/** Something that ops must know; `says` gives it in one sentence, null while all is well. The runbook has a page of its name. */
interface Alert {
  name: string;
  says(watched: Watched): string | null;
}

/** A page takes a second at most (`.github/objectives.md`). */
const SLOW_MS = 1000;

/** Shorter silences mend themselves, and the page tells its visitors how old it is. */
const SILENT_SECONDS = 60;

/** From here on a quota does not last as it was meant to. */
const QUOTA_SHARE = 0.8;

/** Fewer are spelling of new teams, and wait for the morning. */
const MANY_UNPRICED = 10;

/** The share of each quota that is used, the most used first. */
export function quotaShares({ sources = {} }: Partial<PollerReport>) {
  return Object.entries(sources)
    .flatMap(([source, report]) => report?.quota.map((each) => ({ source, ...each })) ?? [])
    .map(({ source, span, used, limit }) => ({ source, span, share: limit > 0 ? used / limit : 0 }))
    .toSorted((a, b) => b.share - a.share);
}

/** Every alert that the site raises by itself, each minute that it lasts. */
export const ALERTS: readonly Alert[] = [
  { name: 'pages-failing', says: ({ page }) => (page.status >= 500 ? `the home page answers ${page.status}` : null) },
  { name: 'pages-slow', says: ({ page }) => (page.ms > SLOW_MS ? `the home page took ${page.ms} ms` : null) },
  {
    name: 'source-silent',
    says({ report: { sources } }) {
      const { ok, ageSeconds, lastFailure } = sources.live;
      if (ok || (ageSeconds !== null && ageSeconds < SILENT_SECONDS)) return null;
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
    name: 'quota-low',
    says({ poller }) {
      const [most] = quotaShares(poller);
      if (most === undefined || most.share < QUOTA_SHARE) return null;
      return `${Math.round(most.share * 100)} % of the ${most.span}’s calls of ${most.source} are used`;
    },
  },
  {
    name: 'policy-unreadable',
    says({ report: { sources } }) {
      const unreadable = sources.content.policiesUnreadable ?? 0;
      return unreadable === 0
        ? null
        : `closed because their policy can’t be read: ${unreadable} ${unreadable === 1 ? 'country' : 'countries'}`;
    },
  },
  {
    name: 'odds-unmatched',
    says({ report: { sources } }) {
      const unpriced = sources.live.matchesUnpriced ?? 0;
      return unpriced < MANY_UNPRICED ? null : `${unpriced} matches have no prices though their competition has`;
    },
  },
  { name: 'poller-away', says: ({ poller }) => (poller.state === 'away' ? 'the poller does not answer' : null) },
];

/** What must be told now, each alert with its sentence. */
export function firingAlerts(watched: Watched): { name: string; says: string }[] {
  return ALERTS.flatMap(({ name, says }) => {
    const said = says(watched);
    return said === null ? [] : [{ name, says: said }];
  });
}
