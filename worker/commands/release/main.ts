import { resolve } from 'node:path';
import { deployConfig } from '../../../web/build/environment.ts';
import { examineDeploy } from '../doctor/deploy.ts';
import { printed } from '../doctor/report.ts';
import { keepLastDeploy } from '../keepLastDeploy.ts';
import { build, root, run } from '../run.ts';
import { createQueues, environmentIn, siteUrlIn } from '../wranglerCalls.ts';
import { noteRelease } from './changeLog.ts';
import { gate } from './gate.ts';
import { formerVersion, rollBack, rollOut, withReportedErrors } from './rollOut.ts';
import { versionsOf } from './versions.ts';

const { name, rest } = environmentIn(process.argv.slice(2));
const known = ['--back', '--unfinished', '--dry-run'];
const isHelp = rest.includes('--help');
if (isHelp || rest.some((word) => !known.includes(word))) {
  console.log(`npm run release -- [${known.join('] [')}] [--env staging]${isHelp ? '' : `, not ${rest.join(' ')}`}
--back takes the last release back, --unfinished only one that is under way; --dry-run uploads nothing.`);
  process.exit(isHelp ? 0 : 1);
}
const say = (line: string) => console.log(line);
const config = deployConfig(resolve(root, 'wrangler.toml'), name);
const { name: worker = '' } = config;
const versions = versionsOf({ name: worker, say });

const isUnfinished = rest.includes('--unfinished');
if (isUnfinished || rest.includes('--back'))
  process.exit((await withReportedErrors(say, () => rollBack({ versions, say }, isUnfinished))) ? 0 : 1);

const site = siteUrlIn(config);
if (!site) {
  console.error(
    'SITE_URL is not set, so the release can’t be checked. Set it under [env.production] or for this command.',
  );
  process.exit(1);
}
const seconds = Number(process.env.RELEASE_STEP_SECONDS ?? 120);
if (!Number.isInteger(seconds) || seconds < 0 || seconds > 3600) {
  console.error('RELEASE_STEP_SECONDS must be a whole number from 0 to 3600.');
  process.exit(1);
}

const deploy = examineDeploy({}, resolve(root, 'wrangler.toml'), name);
console.log(printed([deploy]));
if (deploy.findings.some(({ level }) => level === 'wrong')) process.exit(1);
const migration = config.migrations.at(-1)?.tag;
const isDry = rest.includes('--dry-run');
// Said before the build, which takes a minute.
const mayFollow = () =>
  withReportedErrors(say, async () => (await formerVersion({ versions, say }, migration)) !== null);
if (!isDry && !(await mayFollow())) process.exit(1);
await build({ CLOUDFLARE_ENV: name });
const budgets = ['run', '--config', 'tests/vitest.config.ts', '--project', 'unit', 'tests/budget.test.ts'];
const { code, output: found } = await run('vitest', budgets, { quiet: true });
if (code !== 0) {
  console.error(`${found}\nThe check of the build’s size budgets failed; its own words are above.`);
  process.exit(1);
}
if (isDry) {
  console.log('The build is ready. A dry run uploads nothing.');
  process.exit(0);
}
console.log(await keepLastDeploy(resolve(root, 'dist/client'), site));
const { output } = await run('git', ['rev-parse', '--short', 'HEAD'], { quiet: true });
const tag = /^[0-9a-f]{7,40}$/.exec(output.trim())?.[0] ?? 'unnamed';
const interrupt = new AbortController();
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => interrupt.abort());
const tools = {
  stop: interrupt.signal,
  versions,
  gate: (version: string) => gate({ site: site.replace(/\/+$/, ''), worker, version }),
  pause: () => new Promise<void>((done) => setTimeout(done, seconds * 1000)),
  say,
};
const release = async () => {
  const failed = await createQueues(config.queues ?? {});
  if (failed !== null) say(`The queues of alerts can’t be created:\n${failed.output}`);
  return failed === null && (await rollOut(tools, { tag, migration }));
};
const isDone = await withReportedErrors(say, release);
if (isDone && name === 'production' && tag !== 'unnamed') say(await noteRelease(tag));
process.exit(isDone ? 0 : 1);
