import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import * as clack from '@clack/prompts';
import { pathOf } from '../../../web/format/addresses/routes.ts';
import { parseConfig } from '../../settings/env.ts';
import { isSecretName } from '../../settings/names.ts';
import { sourceProblem } from '../doctor/live.ts';
import { root, runHere } from '../run.ts';
import { localSettings, problemOf, settingsOf } from '../settings.ts';
import { recoloured } from './colours.ts';
import { withLocal, withProduction } from './files.ts';
import { type Ask, askAll } from './questions.ts';

// `npm run setup`: five questions make a site of one's own. Nothing is written before the last answer.

/** The answer to a prompt, whose interruption ends the process. */
async function answerTo<Answer>(prompt: Promise<Answer | typeof clack.CANCEL_SYMBOL>): Promise<Answer> {
  const answer = await prompt;
  if (!clack.isCancel(answer)) return answer;
  clack.cancel('Nothing was changed.');
  return process.exit(130);
}

const ask: Ask = {
  text: (question) => answerTo(clack.text(question)),
  select: (question) => answerTo(clack.select(question)),
  password: (question) => answerTo(clack.password(question)),
  confirm: (question) => answerTo(clack.confirm(question)),
  say: clack.log.warn,
};

/** Says what is wrong with a source’s key, after one call; null when the call succeeds. */
async function trySource(settings: Readonly<Record<string, string>>): Promise<string | null> {
  const used = { ...settingsOf(localSettings(root, process.env)), ...settings };
  const wrong = problemOf(used);
  if (wrong !== null) return wrong;
  const spinner = clack.spinner();
  spinner.start('Trying the key');
  const problem = await sourceProblem(parseConfig(used));
  spinner.stop(problem === null ? 'The key is right.' : 'That did not work.');
  return problem;
}

const here = (name: string) => resolve(import.meta.dirname, '..', name);

/** Logs in, stores the key and deploys. Stops at the first step that fails. */
async function deploy(secrets: readonly (readonly [name: string, value: string])[]): Promise<number> {
  const wrangler = (words: string[], input: string) =>
    runHere(process.execPath, [here('wrangler.ts'), ...words], input);
  if ((await runHere('wrangler', ['login'])) !== 0) return 1;
  for (const [name, value] of secrets) if ((await wrangler(['secret', 'put', name], value)) !== 0) return 1;
  return runHere(process.execPath, [here('deploy.ts')]);
}

if (!process.stdin.isTTY) {
  console.error('npm run setup asks questions, so it needs a terminal. .github/settings.md lists the settings.');
  process.exit(1);
}
clack.intro('A site of your own, in five questions');
const { name, language, source, country, colour } = await askAll(ask, trySource);
const text = (file: string) => (existsSync(resolve(root, file)) ? readFileSync(resolve(root, file), 'utf8') : '');
const secrets = Object.entries(source).filter(([each]) => isSecretName(each));
const shared = { SITE_NAME: name, LIVE_SOURCE: source.LIVE_SOURCE, CONTENT_SOURCE: 'files' };
const files: [path: string, text: string][] = [
  ['.dev.vars', withLocal(text('.dev.vars'), { ...shared, ...source, LOCAL_COUNTRY: country })],
  ['wrangler.toml', withProduction(text('wrangler.toml'), shared)],
  ...recoloured(root, colour),
];
for (const [file, content] of files) if (content !== text(file)) writeFileSync(resolve(root, file), content);
clack.log.success('Written: .dev.vars, wrangler.toml and the colour.');

const next = await clack.select({
  message: 'And now?',
  options: [
    { value: 'start', label: 'Start it on this machine', hint: pathOf({ name: 'home' }, language) },
    { value: 'deploy', label: 'Deploy it to Cloudflare', hint: 'opens a login' },
    // An interruption ends it too.
    { value: 'end', label: 'Nothing yet', hint: 'npm start, npm run deploy' },
  ],
});
if (next === 'deploy') process.exit(await deploy(secrets));
if (next === 'start') process.exit(await runHere(process.execPath, [here('start.ts')]));
