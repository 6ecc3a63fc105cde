import { tmpdir } from 'node:os';
import { resolve } from 'node:path';
import { LANGUAGES } from '../../locales/languages.ts';
import { LOCALES } from '../../web/domain/locale.ts';
import { pathOf } from '../../web/format/addresses/routes.ts';
import { portProblem } from './portProblem.ts';
import { build, root, toolEnvironment } from './run.ts';
import {
  demonstrationFor,
  localProblems,
  localSettings,
  localVisitor,
  misspeltIn,
  problemOf,
  refuse,
  settingsOf,
} from './settings.ts';
import { stateProblem } from './stateFolder.ts';
import { messageOf } from './thrown.ts';

refuse(stateProblem(tmpdir(), 'TMPDIR names another folder.'));
const settings = localSettings(root, process.env);
const host = settings.HOST ?? 'localhost';
refuse(localProblems(settings));
const port = Number(settings.PORT ?? 8787);
refuse(await portProblem(host, port));
const state = resolve(root, settings.STATE_FOLDER ?? `.wrangler/start-${port}`);
refuse(stateProblem(state, 'STATE_FOLDER names another folder.'));
for (const each of misspeltIn(settings)) console.error(`! ${each}`);
const vars = settingsOf(settings);
await build();

const cf = localVisitor(settings);
// Miniflare reads the environment too.
Object.assign(process.env, toolEnvironment);
// Imports the runtime late, because it takes seconds and a wrong setting should fail first.
const { builtWorker, startRuntime } = await import('./runtime.ts');
const worker = builtWorker({ root, vars });
// The worker's bindings include `[vars]` of `wrangler.toml`.
const used = worker.bindings;
refuse(problemOf(used));
const demonstration = await demonstrationFor(used, settings);
const bindings = { ...used, ...demonstration.vars };
const withTime = (line: string) => line.replace(/^\{/, `{"time":"${new Date().toISOString()}",`);
const runtime = startRuntime({ ...worker, bindings, cf, host, port, resourcePersistencePath: state }, (line) =>
  console.log(withTime(line)),
);
const url = await runtime.ready.catch((error) => {
  console.error(`The site could not start on port ${port}: ${messageOf(error)}`);
  return process.exit(1);
});

// Some faults of the worker only show on the first request, so make one now.
const first = await fetch(new URL('/api/health', url)).catch(() => null);
if (first === null || first.status === 500) {
  console.error('The site can’t answer; the log line above gives the reason.');
  await runtime.dispose();
  process.exit(1);
}

const { DEMONSTRATION = 'none' } = demonstration.vars;
const demonstrated = [
  { part: 'live', words: 'the matches and odds (neither LIVE_SOURCE nor LIVE_API_URL names a source)' },
  { part: 'content', words: 'the content and offers (neither CONTENT_SOURCE nor CMS_URL names a source)' },
].flatMap(({ part, words }) => (DEMONSTRATION === 'all' || DEMONSTRATION === part ? [words] : []));
const name = String(used.SITE_NAME ?? 'Scoreline');
const homes = LOCALES.map(
  (each) => `http://localhost:${port}${pathOf({ name: 'home' }, each)}  (${LANGUAGES[each].name})`,
);
console.log(`\n  ${name} runs at ${homes.join(`\n  ${' '.repeat(name.length)}      and `)}`);
console.log(`  Visitors appear to come from ${cf.country}, ${cf.timezone} (LOCAL_COUNTRY, LOCAL_TIME_ZONE).`);
if (demonstrated.length > 0) console.log(`  Demonstration data: ${demonstrated.join(' and ')} are made up.`);
console.log('  Ctrl+C ends it.\n');

async function end(): Promise<never> {
  await runtime.dispose();
  await demonstration.close();
  return process.exit(0);
}
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, end);
// A killed npm or shell does not stop its scripts.
const parent = process.ppid;
setInterval(() => process.ppid === parent || end(), 500).unref();
