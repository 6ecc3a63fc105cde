import type { Config } from '../env.ts';

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

/**
 * Whether a picture may be fetched: from the configured backends as they are configured, and over https from
 * `MEDIA_HOSTS` and the host of `FLAG_URL`. Anything else would make the site an open proxy.
 */
export function isAllowedSource({ protocol, origin, host }: URL, config: Config): boolean {
  if (originsOf(config).includes(origin)) return true;
  if (protocol !== 'https:') return false;
  return [...config.mediaHosts, ...flagHostOf(config)].some((named) => isNamedHost(host, named));
}
