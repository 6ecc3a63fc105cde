import type { Config } from '../settings/env.ts';
import { isInNamedFolder, type NamedPictures } from './namedPictures.ts';

function originsOf({ live, cms }: Config): string[] {
  return [live?.url, cms?.url].flatMap((address) => (address === undefined ? [] : [new URL(address).origin]));
}

function flagHostOf({ flagUrl }: Config): string[] {
  const address = flagUrl?.replaceAll('{slug}', 'x') ?? '';
  return URL.canParse(address) ? [new URL(address).host] : [];
}

/** True when a host equals a configured one, or is a subdomain of `*.example.com`. */
function isNamedHost(host: string, named: string): boolean {
  const name = named.toLowerCase();
  return name.startsWith('*.') ? host.endsWith(name.slice(1)) : host === name;
}

/** The owner of a picture's URL: a configured picture host, a backend with other endpoints, or null for an unknown host. */
export function ownerOf({ protocol, origin, host }: URL, config: Config): 'host' | 'backend' | null {
  if (protocol === 'https:' && [...config.mediaHosts, ...flagHostOf(config)].some((named) => isNamedHost(host, named)))
    return 'host';
  return originsOf(config).includes(origin) ? 'backend' : null;
}

/**
 * Decides how a picture may be fetched. `named`: the feed or the editors link to it. `nearby`: it is in a folder of named ones,
 * or on a host of `MEDIA_HOSTS` or `FLAG_URL`. Null: refused, because the site must not proxy its own backends.
 */
export function standingOf(url: URL, owner: 'host' | 'backend', names: NamedPictures): 'named' | 'nearby' | null {
  if (names.addresses.has(url.href)) return 'named';
  return owner === 'host' || isInNamedFolder(url, names) ? 'nearby' : null;
}
