import { watchLog as log } from '../base/log.ts';
import { pause } from '../base/withTimeout.ts';
import type { Background } from '../cache/reading.ts';
import { type Env, SettingError } from '../env.ts';
import type { ReadContext } from '../live/readContext.ts';
import type { Isolate } from '../middleware/appEnv.ts';
import type { PollerReport } from '../poller/protocol.ts';
import { reportOfPoller } from '../poller/reportOfPoller.ts';
import { conditionsOf } from '../status/conditions.ts';
import { healthReport } from '../status/healthReport.ts';
import { incidentLogOf } from '../status/incidentLog.ts';
import { firingAlerts, firingOfPoller, quotaShares, type Watched } from './alerts.ts';
import { lookForPrices } from './lookForPrices.ts';

/** What the watch looks with. */
interface Means {
  env: Env;
  background: Background;
  /** Asks the site for a page, as its route table answers it. */
  ask(request: Request): Promise<Response>;
}

/** So often the watch looks again, within the time that a source may take to answer, before it says that anything is late. */
const MORE_LOOKS = 2;

const RUNBOOK = '.github/runbook.md';

/** Less than the minute between two looks, or each would be the reason for the next. */
const LATELY_SECONDS = 45;

/** Nobody looks, and looking would spend calls of a plan that counts them. */
function isAsleep({ sources = {} }: Partial<PollerReport>): boolean {
  const reports = Object.values(sources);
  const isCounted = reports.some((each) => (each?.quota.length ?? 0) > 0);
  return isCounted && reports.every((each) => (each?.askedSeconds ?? LATELY_SECONDS) >= LATELY_SECONDS);
}

/** What a visitor from nowhere gets of the home page, and after how long it was whole. */
async function visitHome(origin: string, ask: Means['ask']): Promise<Watched['page']> {
  const begunAt = Date.now();
  const response = await ask(new Request(`${origin}/`));
  await response.text();
  return { status: response.status, ms: Date.now() - begunAt };
}

const namesOf = (alerts: readonly { name: string }[]) => alerts.map(({ name }) => name).join(' ');

function raise(alerts: readonly { name: string; says: string }[]): void {
  for (const { name, says } of alerts) log('error', 'alert', { alert: name, says, runbook: `${RUNBOOK}#${name}` });
}

/** What is known without a look at the site: that the watch is awake, and the quota. */
function measureAsleep({ MEASURES }: Env, poller: Watched['poller'], alerts: readonly { name: string }[]): void {
  const share = quotaShares(poller)[0]?.share ?? 0;
  MEASURES?.writeDataPoint({
    indexes: ['asleep'],
    blobs: ['asleep', '', namesOf(alerts)],
    doubles: [0, -1, 0, 0, share, 0, 0],
  });
}

function measure({ MEASURES }: Env, { report, poller, page }: Watched, alerts: readonly { name: string }[]): void {
  const { live, content } = report.sources;
  MEASURES?.writeDataPoint({
    indexes: ['watch'],
    blobs: ['watch', String(page.status), namesOf(alerts)],
    doubles: [
      page.ms,
      live.ageSeconds ?? -1,
      live.ok ? 1 : 0,
      content.ok ? 1 : 0,
      quotaShares(poller)[0]?.share ?? 0,
      content.policiesUnreadable ?? 0,
      live.matchesUnpriced ?? 0,
    ],
  });
}

// Of a site that nobody has looked at for a minute the poller tells what it had then, while a source that takes its time answers:
// that it is late is said after looks that have the newer answer asked for, and find it.
async function settledReport(readingNow: () => ReadContext, env: Env): ReturnType<typeof healthReport> {
  const reading = readingNow();
  let health = await healthReport(reading, env);
  for (let look = 0; look < MORE_LOOKS && health.report.status !== 'ok'; look += 1) {
    await pause(reading.config.upstreamTimeoutMs / MORE_LOOKS);
    health = await healthReport(readingNow(), env);
  }
  return health;
}

/**
 * Looks at the site as a visitor would, once a minute (`[triggers]` in `wrangler.toml`): logs what visitors see, notes incidents
 * for `/status`, raises alerts as lines of the log, and counts it all in Analytics Engine (`double1` milliseconds of the page,
 * `double2` age, `double3` scores well, `double4` content well, `double5` the most used quota's share, `double6` unreadable
 * policies, `double7` matches without prices). Of a source whose plan counts calls it looks only while somebody else does;
 * else it tells what the poller knows (`index1` asleep).
 */
export async function watch(isolateNow: () => Isolate, { env, background, ask }: Means): Promise<void> {
  try {
    const isolate = isolateNow();
    const { config, live, content } = isolate;
    const poller = await reportOfPoller(env.POLLER);
    if (isAsleep(poller)) {
      const alerts = firingOfPoller(poller);
      raise(alerts);
      log('info', 'watch', { asleep: true });
      measureAsleep(env, poller, alerts);
      return;
    }
    const page = await visitHome(config.siteOrigin ?? 'https://watch.invalid', ask);
    const readingNow = () => {
      const clock = { now: Date.now(), frozen: false };
      return { config, clock, background, live, feed: live.feedAt(clock), content: content.at(clock, background) };
    };
    await lookForPrices(readingNow(), poller, LATELY_SECONDS);
    const { report, closed } = await settledReport(readingNow, env);
    const watched = { report, poller, page, closed };
    await incidentLogOf(isolate, env).note(conditionsOf(report), Date.now(), log);
    const alerts = firingAlerts(watched);
    raise(alerts);
    const { ageSeconds, matches } = report.sources.live;
    log('info', 'watch', { status: page.status, ms: page.ms, state: report.status, ageSeconds, matches });
    measure(env, watched, alerts);
  } catch (error) {
    const isSetting = error instanceof SettingError;
    const says = isSetting ? error.message : `the site can’t be looked at: ${String(error).slice(0, 300)}`;
    raise([{ name: isSetting ? 'setting-unusable' : 'pages-failing', says }]);
  }
}
