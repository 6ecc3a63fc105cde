import { zonedTime } from '../../web/format/zonedTime.ts';
import { NAMED_PICTURES_MS } from '../cache/lifetimes.ts';
import { readShared } from '../content/sharedSettings.ts';
import type { Config } from '../env.ts';
import type { ReadContext } from '../live/readContext.ts';
import { readWholeDay } from '../live/readList.ts';

/** Pictures that the feed and the editors name: by their whole address, and the folders that they lie in. */
export interface NamedPictures {
  addresses: ReadonlySet<string>;
  folders: ReadonlySet<string>;
}

/** Where Strapi's own provider puts media. */
const UPLOADS = '/uploads/';

const readings = new WeakMap<Config, { at: number; names: Promise<NamedPictures> }>();

// Ids are left out, so that the folders of all teams are one.
function folderOf({ origin, pathname }: URL): string {
  const parts = pathname.split('/').slice(0, -1);
  return `${origin}${parts.map((part) => (/\d/.test(part) ? '*' : part)).join('/')}/`;
}

async function addressesOf(context: ReadContext): Promise<(string | null | undefined)[]> {
  const { date } = zonedTime(context.clock.now, 'UTC');
  const [list, shared] = await Promise.all([
    readWholeDay({ sport: 'football', date, zone: 'UTC' }, context),
    readShared({ locale: 'en' }, context.content),
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

/** What today's list and the settings name, read at most once a minute. */
export function namedPictures(context: ReadContext): Promise<NamedPictures> {
  const known = readings.get(context.config);
  const now = Date.now();
  if (known !== undefined && now - known.at < NAMED_PICTURES_MS) return known.names;
  const names = read(context);
  readings.set(context.config, { at: now, names });
  return names;
}

/** Whether a picture lies in a folder of those that are named. */
export function isInNamedFolder(url: URL, { folders }: NamedPictures): boolean {
  // A server may take an encoded slash for one that leads elsewhere.
  const isFile = !url.pathname.endsWith('/') && !/%2f|%5c/i.test(url.pathname);
  return isFile && folders.has(folderOf(url));
}
