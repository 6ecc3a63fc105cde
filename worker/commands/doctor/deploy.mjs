import { deployConfig } from '../../../web/build/environment.ts';
import { deployProblems } from '../../settings/deployProblems.ts';
import { isSecretName } from '../../settings/names.ts';
import { good, note, wrong } from './report.mjs';

/** Settings for local development only. */
const LOCAL = new Set(['ENVIRONMENT', 'VISITOR_OVERRIDE']);

/**
 * Checks the bindings of `wrangler.toml`, and finds local settings that a deploy would lack.
 *
 * @param {Record<string, string>} vars
 * @param {string} file
 * @param {string} [name] the environment
 */
export function examineDeploy(vars, file, name = 'production') {
  const title = 'Deploy: wrangler.toml';
  let config;
  try {
    config = deployConfig(file, name);
  } catch (error) {
    return { title, findings: [wrong(`can’t be read: ${error.message.split('\n')[0]}`)] };
  }
  const findings = deployProblems(config.vars).map((problem) => wrong(`under [vars]: ${problem}`));
  const cache = config.kv_namespaces.find(({ binding }) => binding === 'CACHE');
  if (cache === undefined) findings.push(wrong('the KV namespace CACHE is missing, so requests that need it fail'));
  else findings.push(good(`KV namespace CACHE${cache.id ? '' : ': the first deploy creates it'}`));
  if (config.assets?.binding !== 'ASSETS') findings.push(wrong('the binding ASSETS is missing: pages have no style'));
  if (config.images?.binding !== 'IMAGES') findings.push(note('without the binding IMAGES, pictures are not resized'));
  if (!config.ratelimits.some(({ name }) => name === 'LIMITER'))
    findings.push(note('without the binding LIMITER, there is no rate limit for each address'));
  if (!config.analytics_engine_datasets.some(({ binding }) => binding === 'CLICKS'))
    findings.push(note('without the binding CLICKS, clicks on operators are only written to the log'));
  if (!config.durable_objects.bindings.some(({ name }) => name === 'POLLER'))
    findings.push(
      note('without the binding POLLER, each data centre calls the live source itself and uses up the quota sooner'),
    );
  if (config.workers_dev === false && !config.route && !config.routes?.length)
    findings.push(note('neither routes nor workers_dev = true is set, so a deploy has no address'));
  if (!config.vars.SITE_URL) findings.push(note('without SITE_URL, the site’s links use the host of each request'));
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
