import { hexDigest } from '../base/textDigest.ts';
import type { AlertShardBinding, AlertShardMethods } from '../settings/alertBinding.ts';

/** Another number would lose subscriptions until their next visit. */
const SHARDS = 16;

/** The shard of an endpoint, and its name. */
export function shardOf(
  binding: NonNullable<AlertShardBinding>,
  endpoint: string,
): { name: string; shard: AlertShardMethods } {
  const name = String(Number.parseInt(hexDigest(endpoint).slice(0, 8), 16) % SHARDS);
  return { name, shard: binding.getByName(name) };
}
