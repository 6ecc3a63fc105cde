import { type DeployConfig, deployConfig } from '../../../web/build/environment.ts';
import { isSecretName } from '../../settings/names.ts';
import { deployProblems } from '../deployProblems.ts';
import { messageOf } from '../thrown.ts';
import { type Finding, good, note, type Section, wrong } from './report.ts';

/** Settings for local development only. */
const LOCAL = new Set(['ENVIRONMENT', 'VISITOR_OVERRIDE']);

/** Optional bindings, with the effect of their absence. */
const OPTIONAL = {
  POLLER: 'each data centre calls the live source itself and uses up the quota sooner',
  JOURNAL: 'nothing is pushed: pages poll every few seconds',
  RELAY: 'nothing is pushed: pages poll every few seconds',
  HUB: 'nothing is pushed: pages poll every few seconds',
  IMAGES: 'pictures are not resized',
  LIMITER: 'there is no rate limit for each address',
  CLICKS: 'clicks are only written to the log',
  MEASURES: 'nothing is measured: no service objectives, and only the cron sends alerts',
  VERSION: 'responses do not name the version that sent them',
};

/** Notes for the optional bindings that are missing. `bindings`: names of the present ones. */
export const lackingBindings = (bindings: readonly string[]): Finding[] =>
  Object.entries(OPTIONAL)
    .filter(([name]) => !bindings.includes(name))
    .map(([name, cost]) => note(`without the binding ${name}, ${cost}`));

/** Checks the bindings of `wrangler.toml`, and finds local settings that are missing in a deploy. `name`: the environment. */
export function examineDeploy(vars: Readonly<Record<string, string>>, file: string, name = 'production'): Section {
  const title = 'Deploy: wrangler.toml';
  let config: DeployConfig;
  try {
    config = deployConfig(file, name);
  } catch (error) {
    return { title, findings: [wrong(`can’t be read: ${messageOf(error).split('\n')[0]}`)] };
  }
  const findings = deployProblems(config.vars).map((problem) => wrong(`under [vars]: ${problem}`));
  const cache = config.kv_namespaces.find(({ binding }) => binding === 'CACHE');
  if (cache === undefined) findings.push(wrong('the KV namespace CACHE is missing, so requests that need it fail'));
  else findings.push(good(`KV namespace CACHE${cache.id ? '' : ': the first deploy creates it'}`));
  if (config.assets?.binding !== 'ASSETS') findings.push(wrong('the binding ASSETS is missing: pages have no style'));
  const { images, version_metadata, ratelimits, analytics_engine_datasets, durable_objects } = config;
  const bound = [images, version_metadata, ...analytics_engine_datasets].map((each) => each?.binding ?? '');
  const named = [...ratelimits, ...durable_objects.bindings].map((each) => each.name);
  findings.push(...lackingBindings([...bound, ...named]));
  if (config.workers_dev === false && !config.route && !config.routes?.length)
    findings.push(note('workers_dev is false and no route is set, so a deploy has no address'));
  if (!config.vars.SITE_URL) findings.push(note('without SITE_URL, the site’s links use the host of each request'));
  if (!config.vars.PUBLISHER_CONTACT)
    findings.push(note('without PUBLISHER_CONTACT, the pages about the site don’t say who publishes it'));
  const lacking = Object.keys(vars).filter(
    (name) => !LOCAL.has(name) && vars[name] !== '' && config.vars[name] !== vars[name],
  );
  const plain = lacking.filter((name) => !isSecretName(name));
  const secrets = lacking.filter(isSecretName);
  const exposed = Object.keys(config.vars).filter((name) => isSecretName(name) && config.vars[name] !== '');
  if (plain.length > 0) findings.push(note(`set here but different or missing under [vars]: ${plain.join(', ')}`));
  if (secrets.length > 0)
    findings.push(note(`before a deploy, run \`npx wrangler secret put\` for ${secrets.join(', ')}`));
  if (exposed.length > 0)
    findings.push(note(`everyone with the code can read ${exposed.join(', ')} under [vars]: make it a secret`));
  return { title, findings };
}
