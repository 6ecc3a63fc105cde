import { unstable_readConfig as readConfig, type Unstable_Config } from 'wrangler';

/** `wrangler.toml` as wrangler parses it. */
export type DeployConfig = Unstable_Config;

/** The parts of an environment that wrangler does not inherit. */
type SharedParts = Pick<
  DeployConfig,
  | 'vars'
  | 'kv_namespaces'
  | 'images'
  | 'durable_objects'
  | 'analytics_engine_datasets'
  | 'ratelimits'
  | 'version_metadata'
>;

const ownOr = <Item>(own: Item[], shared: Item[]): Item[] => (own.length > 0 ? own : shared);

/**
 * An environment’s bindings and variables: its own, and the top of `wrangler.toml` for the rest. The id of a store is
 * never shared, and an Analytics Engine dataset gets the environment’s name, except in production.
 */
export function partsOf(name: string, own: SharedParts, top: SharedParts): SharedParts {
  const stores = top.kv_namespaces.map(({ binding }) => ({ binding }));
  const datasets = top.analytics_engine_datasets.map(({ binding, dataset = binding }) => ({
    binding,
    dataset: name === 'production' ? dataset : `${dataset}_${name}`,
  }));
  return {
    vars: { ...top.vars, ...own.vars },
    kv_namespaces: ownOr(own.kv_namespaces, name === 'production' ? top.kv_namespaces : stores),
    images: own.images ?? top.images,
    durable_objects: { bindings: ownOr(own.durable_objects.bindings, top.durable_objects.bindings) },
    analytics_engine_datasets: ownOr(own.analytics_engine_datasets, datasets),
    ratelimits: ownOr(own.ratelimits, top.ratelimits),
    version_metadata: own.version_metadata ?? top.version_metadata,
  };
}

/** An environment without an address of its own has none, rather than another’s. */
function addressOf(own: DeployConfig, top: DeployConfig) {
  const isOwn = JSON.stringify([own.route, own.routes]) !== JSON.stringify([top.route, top.routes]);
  return isOwn ? {} : { route: undefined, routes: undefined };
}

/** After this many tries, about ten minutes, a message goes to the dead-letter queue. */
const MAX_RETRIES = 8;

/** The queue of alerts, its consumer and its dead-letter queue, by the worker’s name. A message holds 40 subscriptions, so none waits for a batch. */
export function alertQueues(worker: string) {
  const [queue, dead] = [`${worker}-alerts`, `${worker}-alerts-dead`];
  const consumer = {
    queue,
    dead_letter_queue: dead,
    max_batch_size: 1,
    max_batch_timeout: 0,
    max_retries: MAX_RETRIES,
  };
  return { producers: [{ binding: 'ALERTS', queue }], consumers: [consumer] };
}

/**
 * The configuration of a deploy: `wrangler.toml` with shared parts filled in, or the top of the file without an
 * environment. Only a site with keys of alerts has queues. Throws wrangler’s message for an unreadable file.
 */
export function deployConfig(file: string, name: string | undefined): DeployConfig {
  const config = environmentConfig(file, name);
  return config.vars.VAPID_PUBLIC_KEY && config.name ? { ...config, queues: alertQueues(config.name) } : config;
}

function environmentConfig(file: string, name: string | undefined): DeployConfig {
  const top = readConfig({ config: file, env: '' }, { hideWarnings: true });
  const isTop = name === 'production' && top.definedEnvironments?.includes(name) !== true;
  if (name === undefined || name === '' || isTop) return top;
  const own = readConfig({ config: file, env: name }, { hideWarnings: true });
  const complete = { ...own, ...partsOf(name, own, top) };
  if (name === 'production') return complete;
  const { SITE_URL } = own.vars;
  return { ...complete, ...addressOf(own, top), vars: { ...complete.vars, SITE_URL } };
}
