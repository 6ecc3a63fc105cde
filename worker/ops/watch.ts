import { log } from '../base/log.ts';
import type { Background } from '../cache/reading.ts';
import { type Env, SettingError } from '../env.ts';
import type { Isolate } from '../middleware/appEnv.ts';
import type { PollerReport } from '../poller/protocol.ts';
import { reportOfPoller } from '../poller/reportOfPoller.ts';
import { healthReport } from '../routes/healthReport.ts';
import { conditionsOf } from '../status/conditions.ts';
import { incidentLogOf } from '../status/incidentLog.ts';
import { firingAlerts, quotaShares, type Watched } from './alerts.ts';

/** What the watch looks with. */
interface Means {
  env: Env;
  background: Background;
  /** Asks the site for a page, as its route table answers it. */
  ask(request: Request): Promise<Response>;
}

const RUNBOOK = '.github/runbook.md';

/** Nobody looks, and looking would spend calls of a plan that counts them. */
function isAsleep({ sources = {} }: Partial<PollerReport>): boolean {
  const reports = Object.values(sources);
  const isCounted = reports.some((each) => (each?.quota.length ?? 0) > 0);
  return isCounted && reports.every((each) => each?.warm.length === 0);
}

/** What a visitor from nowhere gets of the home page, and after how long it was whole. */
async function visitHome(origin: string, ask: Means['ask']): Promise<Watched['page']> {
  const begunAt = Date.now();
  const response = await ask(new Request(`${origin}/`));
  await response.text();
  return { status: response.status, ms: Date.now() - begunAt };
}

function measure({ MEASURES }: Env, { report, poller, page }: Watched, alerts: readonly { name: string }[]): void {
  const { live, content } = report.sources;
  MEASURES?.writeDataPoint({
    indexes: ['watch'],
    blobs: ['watch', String(page.status), alerts.map(({ name }) => name).join(' ')],
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

/**
 * Looks at the site as a visitor would, once a minute (`[triggers]` in `wrangler.toml`): logs what visitors see, notes incidents
 * for `/status`, raises alerts as lines of the log, and counts it all in Analytics Engine (`double1` milliseconds of the page,
 * `double2` age, `double3` scores well, `double4` content well, `double5` the most used quota's share, `double6` unreadable
 * policies, `double7` matches without prices).
 */
export async function watch(isolateNow: () => Isolate, { env, background, ask }: Means): Promise<void> {
  try {
    const isolate = isolateNow();
    const { config, live, content } = isolate;
    const poller = await reportOfPoller(env.POLLER);
    if (isAsleep(poller)) {
      log('info', 'watch', { asleep: true });
      return;
    }
    const clock = { now: Date.now(), frozen: false };
    const page = await visitHome(config.siteOrigin ?? 'https://watch.invalid', ask);
    const reading = {
      config,
      clock,
      background,
      live,
      feed: live.feedAt(clock),
      content: content.at(clock, background),
    };
    const { report } = await healthReport(reading, env);
    const watched = { report, poller, page };
    await incidentLogOf(isolate, env).note(conditionsOf(report), clock.now);
    const alerts = firingAlerts(watched);
    for (const { name, says } of alerts) log('error', 'alert', { alert: name, says, runbook: `${RUNBOOK}#${name}` });
    const { ageSeconds, matches } = report.sources.live;
    log('info', 'watch', { status: page.status, ms: page.ms, state: report.status, ageSeconds, matches });
    measure(env, watched, alerts);
  } catch (error) {
    const isSetting = error instanceof SettingError;
    const says = isSetting ? error.message : `the site can’t be looked at: ${String(error).slice(0, 300)}`;
    const name = isSetting ? 'setting-unusable' : 'pages-failing';
    log('error', 'alert', { alert: name, says, runbook: `${RUNBOOK}#${name}` });
  }
}
