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
  if (cache === undefined) findings.push(wrong('the KV namespace CACHE is missing: every request fails that wants it'));
  else findings.push(good(`KV namespace CACHE${cache.id ? '' : ': the first deploy makes it'}`));
  if (config.assets?.binding !== 'ASSETS') findings.push(wrong('the binding ASSETS is missing: pages have no style'));
  if (config.images?.binding !== 'IMAGES') findings.push(note('without the binding IMAGES pictures are not resized'));
  if (!config.ratelimits.some(({ name }) => name === 'LIMITER'))
    findings.push(note('without the binding LIMITER nothing limits what one address asks for'));
  if (!config.analytics_engine_datasets.some(({ binding }) => binding === 'CLICKS'))
    findings.push(note('without the binding CLICKS each click to an operator is a line of the log'));
  if (!config.durable_objects.bindings.some(({ name }) => name === 'POLLER'))
    findings.push(
      note('without the binding POLLER each place asks the live source by itself: a quota is spent sooner'),
    );
  if (config.workers_dev === false && !config.route && !config.routes?.length)
    findings.push(note('neither routes nor workers_dev = true: a deploy has no address'));
  if (!config.vars.SITE_URL) findings.push(note('without SITE_URL the site’s addresses follow whatever host is asked'));
  const lacking = Object.keys(vars).filter(
    (name) => !LOCAL.has(name) && vars[name] !== '' && config.vars[name] !== vars[name],
  );
  const plain = lacking.filter((name) => !isSecretName(name));
  const secrets = lacking.filter(isSecretName);
  const exposed = Object.keys(config.vars).filter((name) => isSecretName(name) && config.vars[name] !== '');
  if (plain.length > 0) findings.push(note(`set here and not so under [vars]: ${plain.join(', ')}`));
  if (secrets.length > 0) findings.push(note(`a deploy wants \`npx wrangler secret put\` for ${secrets.join(', ')}`));
  if (exposed.length > 0)
    findings.push(note(`under [vars] whoever has the code can read ${exposed.join(', ')}: make it a secret`));
  return { title, findings };
}
