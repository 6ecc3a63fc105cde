import type { Config } from '../env.ts';
import { isInNamedFolder, type NamedPictures } from './namedPictures.ts';

function originsOf({ live, cms }: Config): string[] {
  return [live?.url, cms?.url].flatMap((address) => (address === undefined ? [] : [new URL(address).origin]));
}

function flagHostOf({ flagUrl }: Config): string[] {
  const address = flagUrl?.replaceAll('{slug}', 'x') ?? '';
  return URL.canParse(address) ? [new URL(address).host] : [];
}

/** Whether a host is the one that ops name, or beneath it where they name `*.example.com`. */
function isNamedHost(host: string, named: string): boolean {
  const name = named.toLowerCase();
  return name.startsWith('*.') ? host.endsWith(name.slice(1)) : host === name;
}

/** Whose a picture is: of a host of pictures alone, of a backend that answers other calls too, or of nobody named. */
export function ownerOf({ protocol, origin, host }: URL, config: Config): 'host' | 'backend' | null {
  if (protocol === 'https:' && [...config.mediaHosts, ...flagHostOf(config)].some((named) => isNamedHost(host, named)))
    return 'host';
  return originsOf(config).includes(origin) ? 'backend' : null;
}

/**
 * How a picture may be fetched. `named` is one that the feed or the editors name; `nearby` one that lies where they do, or
 * on a host of `MEDIA_HOSTS` and `FLAG_URL`; null is any other: it would make the site a proxy of its own backends.
 */
export function standingOf(url: URL, owner: 'host' | 'backend', names: NamedPictures): 'named' | 'nearby' | null {
  if (names.addresses.has(url.href)) return 'named';
  return owner === 'host' || isInNamedFolder(url, names) ? 'nearby' : null;
}
