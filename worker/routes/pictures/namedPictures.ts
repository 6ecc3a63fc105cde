import { perObject } from '../../base/memo.ts';
import { Remembered } from '../../base/remembered.ts';
import { NAMED_PICTURES_MS } from '../../cache/lifetimes.ts';
import { loadShared } from '../../content/sharedSettings.ts';
import { loadUtcToday } from '../../live/day/daySnapshot.ts';
import type { ReadContext } from '../../live/state/readContext.ts';
import type { Config } from '../../settings/env.ts';

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
export function permissionOf(url: URL, owner: 'host' | 'backend', names: NamedPictures): 'named' | 'nearby' | null {
  if (names.addresses.has(url.href)) return 'named';
  return owner === 'host' || isInNamedFolder(url, names) ? 'nearby' : null;
}

/** Pictures that the feed and the editors link to, by URL, and their folders. */
interface NamedPictures {
  addresses: ReadonlySet<string>;
  folders: ReadonlySet<string>;
}

/** Folder of Strapi's local media provider. */
const UPLOADS = '/uploads/';

const readings = perObject((_: Config) => new Remembered<NamedPictures>(1));

// Replaces path segments with digits, so that folders by team id count as one.
function folderOf({ origin, pathname }: URL): string {
  const parts = pathname.split('/').slice(0, -1);
  return `${origin}${parts.map((part) => (/\d/.test(part) ? '*' : part)).join('/')}/`;
}

async function addressesOf(context: ReadContext): Promise<(string | null | undefined)[]> {
  const [list, shared] = await Promise.all([
    loadUtcToday('football', context),
    loadShared({ locale: 'en' }, context.content),
  ]);
  const matches = list.ok ? list.value.matches : [];
  const edited = shared.ok ? shared.value : null;
  return [
    ...matches.flatMap(({ home, away, competition }) => [home?.logo, away?.logo, competition.country.flag]),
    ...(edited?.topCompetitions ?? []).map(({ logo }) => logo),
    ...(edited?.topCountries ?? []).map(({ flag }) => flag),
    ...(edited?.news ?? []).map(({ image }) => image),
    edited?.site.partner?.logo,
  ];
}

async function read(context: ReadContext): Promise<NamedPictures> {
  const named = (await addressesOf(context)).flatMap((each) =>
    typeof each === 'string' && URL.canParse(each) ? [new URL(each)] : [],
  );
  const { cms } = context.config;
  const uploads = cms === null ? [] : [`${cms.url}${UPLOADS}`];
  return {
    addresses: new Set(named.map(({ href }) => href)),
    folders: new Set([...uploads, ...named.map(folderOf)]),
  };
}

/** Collects the pictures of today's list and the settings, at most once a minute. */
export function namedPictures(context: ReadContext): Promise<NamedPictures> {
  const load = async () => ({ value: await read(context), until: Date.now() + NAMED_PICTURES_MS });
  const names = readings(context.config).take('', load);
  // Other requests wait for it too.
  context.background(names);
  return names;
}

function isInNamedFolder(url: URL, { folders }: NamedPictures): boolean {
  // A server may decode an encoded slash and serve another folder.
  const isFile = !url.pathname.endsWith('/') && !/%2f|%5c/i.test(url.pathname);
  return isFile && folders.has(folderOf(url));
}
