import { unstable_readConfig as readConfig } from 'wrangler';

/** `wrangler.toml` as wrangler reads it. */
export type DeployConfig = ReturnType<typeof readConfig>;

/** A dataset of Analytics Engine and what the worker calls it. */
interface Dataset {
  binding: string;
  dataset?: string;
}

/** What an environment has of what all share: the parts that wrangler itself does not pass on. */
export type SharedParts = Pick<
  DeployConfig,
  | 'vars'
  | 'kv_namespaces'
  | 'images'
  | 'durable_objects'
  | 'analytics_engine_datasets'
  | 'ratelimits'
  | 'version_metadata'
>;

/** A list of its own where an environment has one, else what all share. */
const ownOr = <Item>(own: Item[], shared: Item[]): Item[] => (own.length > 0 ? own : shared);

/**
 * The bindings and variables of an environment: its own, and for the rest what stands at the top of `wrangler.toml`, so that
 * nothing is written twice. What belongs to one site alone is never shared: the id of a store, and an Analytics Engine
 * dataset gets the environment's name (production's excepted).
 */
export function partsOf(name: string, own: SharedParts, top: SharedParts): SharedParts {
  const stores = top.kv_namespaces.map(({ binding }: { binding: string }) => ({ binding }));
  const datasets = top.analytics_engine_datasets.map(({ binding, dataset = binding }: Dataset) => ({
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

/** What belongs to one address: an environment without any of its own has none, not another's. */
function addressOf(own: DeployConfig, top: DeployConfig) {
  const isOwn = JSON.stringify([own.route, own.routes]) !== JSON.stringify([top.route, top.routes]);
  return isOwn ? {} : { route: undefined, routes: undefined };
}

/**
 * What a deploy of an environment would have: `wrangler.toml` with what its environments share filled in; the top of the file
 * where none is named, or production is not. Throws wrangler's own words for a file that can't be read.
 */
export function deployConfig(file: string, name: string | undefined): DeployConfig {
  const top = readConfig({ config: file, env: '' }, { hideWarnings: true });
  const isTop = name === 'production' && top.definedEnvironments?.includes(name) !== true;
  if (name === undefined || name === '' || isTop) return top;
  const own = readConfig({ config: file, env: name }, { hideWarnings: true });
  const complete = { ...own, ...partsOf(name, own, top) };
  if (name === 'production') return complete;
  const { SITE_URL } = own.vars;
  return { ...complete, ...addressOf(own, top), vars: { ...complete.vars, SITE_URL } };
}
