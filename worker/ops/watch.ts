import type { Background } from '../base/background.ts';
import { watchLog as log } from '../base/log.ts';
import { pause } from '../base/withTimeout.ts';
import { readPricesOfToday } from '../live/odds/pricesReport.ts';
import type { LiveContext, ReadContext } from '../live/state/readContext.ts';
import type { Isolate } from '../middleware/appEnv.ts';
import { type Env, SettingError } from '../settings/env.ts';
import type { PollerReport } from '../settings/pollerBinding.ts';
import { deliver } from './alertRoute.ts';
import { ALERTS, firing, POLLER_ALERTS, quotaShares, type Watched } from './alerts.ts';
import { type Health, healthReport } from './healthReport.ts';
import { incidentLogOf } from './incidentLog.ts';
import { conditionsOf } from './incidents.ts';
import { reportOfPoller } from './objectReports.ts';

/** Runs only if the poller was asked for odds within `lately` seconds, because other calls would cost credits. */
async function checkPrices(reading: LiveContext, { sources = {} }: Partial<PollerReport>, lately: number) {
  if ((sources.odds?.askedSeconds ?? lately) < lately) await readPricesOfToday(reading);
}

interface WatchContext {
  env: Env;
  background: Background;
  /** Requests a page from the site's own route table. */
  ask(request: Request): Promise<Response>;
}

/** Repeated checks, spread over the upstream timeout, before the watch reports a problem. */
const MORE_CHECKS = 2;

const RUNBOOK = '.github/runbook.md';

/** Shorter than the minute between two runs. Otherwise each run would count as the visitor that wakes the next. */
const LATELY_SECONDS = 45;

/** True when no visitor came lately and the source has a quota that a check would spend. */
function isAsleep({ sources = {} }: Partial<PollerReport>): boolean {
  const reports = Object.values(sources);
  const isCounted = reports.some((each) => (each?.quota.length ?? 0) > 0);
  return isCounted && reports.every((each) => (each?.askedSeconds ?? LATELY_SECONDS) >= LATELY_SECONDS);
}

/** Requests the home page and measures the time until its last byte. */
async function visitHome(origin: string, ask: WatchContext['ask']): Promise<Watched['page']> {
  const begunAt = Date.now();
  const response = await ask(new Request(`${origin}/`));
  await response.text();
  return { status: response.status, ms: Date.now() - begunAt };
}

const namesOf = (alerts: readonly { name: string }[]) => alerts.map(({ name }) => name).join(' ');

async function raise(env: Env, alerts: readonly { name: string; says: string }[]): Promise<void> {
  for (const { name, says } of alerts) log('error', 'alert', { alert: name, says, runbook: `${RUNBOOK}#${name}` });
  await deliver(env, alerts);
}

/** Writes a data point of the watch: the quota, and the state of the site if it was checked. */
function measure(
  { MEASURES }: Env,
  poller: Watched['poller'],
  alerts: readonly { name: string }[],
  checked: Pick<Watched, 'report' | 'page'> | null,
): void {
  const index = checked === null ? 'asleep' : 'watch';
  const { live, content } = checked?.report.sources ?? {};
  MEASURES?.writeDataPoint({
    indexes: [index],
    blobs: [index, String(checked?.page.status ?? ''), namesOf(alerts)],
    doubles: [
      checked?.page.ms ?? 0,
      live?.ageSeconds ?? -1,
      live?.ok ? 1 : 0,
      content?.ok ? 1 : 0,
      quotaShares(poller)[0]?.share ?? 0,
      content?.policiesUnreadable ?? 0,
      live?.matchesUnpriced ?? 0,
    ],
  });
}

// Without visitors for a minute the poller first serves old data and refreshes it in the background. Check again before
// reporting it as late.
async function stableReport(readingNow: () => ReadContext, env: Env): Promise<Health> {
  const reading = readingNow();
  let health = await healthReport(reading, env);
  for (let check = 0; check < MORE_CHECKS && health.report.status !== 'ok'; check += 1) {
    await pause(reading.config.upstreamTimeoutMs / MORE_CHECKS);
    health = await healthReport(readingNow(), env);
  }
  return health;
}

/**
 * Checks the site like a visitor, once a minute (`[triggers]` in `wrangler.toml`). It records incidents for `/status` and logs
 * alerts. It writes to Analytics Engine: `double1` page time (ms), `double2` age of the scores (s), `double3` scores ok,
 * `double4` content ok, `double5` highest quota share, `double6` invalid policies, `double7` matches without odds. Without recent
 * visitors it spends the calls of a quota once an hour; otherwise it reports only the poller's state (`index1` asleep).
 */
export async function watch(isolateNow: () => Isolate, { env, background, ask }: WatchContext): Promise<void> {
  try {
    const isolate = isolateNow();
    const { config, live, content } = isolate;
    const poller = await reportOfPoller(env);
    if (isAsleep(poller) && new Date().getUTCMinutes() !== 0) {
      const alerts = firing(POLLER_ALERTS, { poller });
      await raise(env, alerts);
      log('info', 'watch', { asleep: true });
      measure(env, poller, alerts, null);
      return;
    }
    const page = await visitHome(config.siteOrigin ?? 'https://watch.invalid', ask);
    const readingNow = () => {
      const clock = { now: Date.now(), frozen: false };
      return { config, clock, background, live, feed: live.feedAt(clock), content: content.at(clock, background) };
    };
    await checkPrices(readingNow(), poller, LATELY_SECONDS);
    const { report, closed, push } = await stableReport(readingNow, env);
    const watched = { report, poller, page, closed, sent: push.alerts ?? null };
    await incidentLogOf(isolate, env).note(conditionsOf(report), Date.now(), log);
    const alerts = firing(ALERTS, watched);
    await raise(env, alerts);
    const { ageSeconds, matches } = report.sources.live;
    log('info', 'watch', { status: page.status, ms: page.ms, state: report.status, ageSeconds, matches });
    measure(env, poller, alerts, watched);
  } catch (error) {
    const isSetting = error instanceof SettingError;
    const says = isSetting ? error.message : `the site can’t be looked at: ${String(error).slice(0, 300)}`;
    await raise(env, [{ name: isSetting ? 'setting-unusable' : 'pages-failing', says }]);
  }
}
