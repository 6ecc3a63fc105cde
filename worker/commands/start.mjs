import { tmpdir } from 'node:os';
import { buildReport } from './buildReport.mjs';
import { build, root } from './run.mjs';
import { builtWorker, startRuntime } from './runtime.mjs';
import { misspeltIn, placeOf, problemOf, settingsOf } from './settings.mjs';
import { stateProblem } from './stateFolder.mjs';

const port = Number(process.env.PORT ?? 8787);
if (!Number.isInteger(port) || port < 1 || port > 65535) {
  console.error(`PORT: a whole number from 1 to 65535 is wanted, not "${process.env.PORT}"`);
  process.exit(1);
}
const problem = stateProblem(tmpdir(), 'TMPDIR names another folder.');
if (problem !== null) {
  console.error(problem);
  process.exit(1);
}
for (const problem of misspeltIn(process.env)) console.error(`! ${problem}`);
const vars = settingsOf(process.env);
const unusable = problemOf(vars);
if (unusable !== null) {
  console.error(unusable);
  process.exit(1);
}
console.log('Building …');
await build();
console.log(buildReport());

const cf = placeOf(process.env);
const host = process.env.HOST ?? 'localhost';
const runtime = startRuntime({ ...builtWorker({ root, vars }), cf, host, port }, console.log);
const url = await runtime.ready.catch((error) => {
  console.error(`The site could not start on port ${port}: ${error.message}`);
  process.exit(1);
});

// What is wrong with the worker itself shows at the first request; better now than at a visitor's.
const first = await fetch(new URL('/api/health', url)).catch(() => null);
if (first === null || first.status === 500) {
  console.error('The site can’t answer: the log line above says why.');
  await runtime.dispose();
  process.exit(1);
}

const demonstrated = [
  (vars.LIVE_SOURCE || (vars.LIVE_API_URL ? 'backend' : 'demo')) === 'demo'
    ? 'the matches and odds (neither LIVE_SOURCE nor LIVE_API_URL names a source)'
    : null,
  (vars.CONTENT_SOURCE || (vars.CMS_URL ? 'strapi' : 'demo')) === 'demo'
    ? 'the content and offers (neither CONTENT_SOURCE nor CMS_URL names a source)'
    : null,
].filter((each) => each !== null);
console.log(`\n  ${vars.SITE_NAME ?? 'Scoreline'} runs at http://localhost:${port}  (English)`);
console.log(`  ${' '.repeat((vars.SITE_NAME ?? 'Scoreline').length)}      and http://localhost:${port}/nl  (Dutch)`);
console.log(`  Visitors come from ${cf.country}, ${cf.timezone} (LOCAL_COUNTRY, LOCAL_TIME_ZONE).`);
if (demonstrated.length > 0) console.log(`  Demonstration data: ${demonstrated.join(' and ')} are made up.`);
console.log('  Ctrl+C ends it.\n');

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) {
  process.on(signal, async () => {
    await runtime.dispose();
    process.exit(0);
  });
}
