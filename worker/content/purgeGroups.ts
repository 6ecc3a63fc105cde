import * as v from 'valibot';
import type { Upstream } from '../upstream/fetchJson.ts';
import { mediaAddress } from './wire.ts';

/** Groups of cache entries that are purged together. */
export const GROUP = {
  shared: 'shared',
  articles: 'articles',
  operators: 'operators',
  channels: 'channels',
  searches: 'searches',
  pages: 'pages',
  pageLinks: 'page-links',
} as const;

/** The purge group of one path's texts. */
export function pageGroup(path: string): string {
  return `page:${path}`;
}

/** The purge group of one picture, by absolute URL. */
export function pictureGroup(address: string): string {
  return `picture:${address}`;
}

/** The body of a Strapi webhook (contract.md, What Strapi does). `entry.*` has `model` and `entry`; `media.*` has `media`. */
const wireEvent = v.object({
  event: v.pipe(v.string(), v.maxLength(100)),
  model: v.optional(v.pipe(v.string(), v.maxLength(100))),
  entry: v.optional(v.unknown()),
  media: v.optional(v.unknown()),
});

const ENTRY_EVENTS = new Set(['create', 'update', 'delete', 'publish', 'unpublish'].map((name) => `entry.${name}`));
const MEDIA_EVENTS = new Set(['create', 'update', 'delete'].map((name) => `media.${name}`));

/** The groups that each model affects. Page contents have their own groups by path (`pageGroups`). */
const SHOWN_IN: ReadonlyMap<string, readonly string[]> = new Map([
  ['competition', [GROUP.shared, GROUP.searches, GROUP.articles, GROUP.channels]],
  ['country', [GROUP.shared, GROUP.operators, GROUP.searches, GROUP.channels]],
  ['operator', [GROUP.operators]],
  ['channel', [GROUP.channels]],
  ['top-competition', [GROUP.shared, GROUP.searches]],
  ['top-country', [GROUP.shared, GROUP.searches]],
  ['news-item', [GROUP.shared]],
  ['article', [GROUP.articles]],
  ['site-setting', [GROUP.shared]],
]);

/** The parsed webhook: groups to purge (none for Strapi's test event), an unknown event or model, or an invalid body. */
type Webhook =
  | { kind: 'purge'; event: string; groups: readonly string[] }
  | { kind: 'unknown'; event: string; model: string | null }
  | { kind: 'broken'; problem: string };

const wirePageEntry = v.object({ pageLink: v.pipe(v.string(), v.minLength(1), v.maxLength(2000)) });
const wireMedia = v.object({ url: v.pipe(v.string(), v.maxLength(2000)) });

function pageGroups(entry: unknown): readonly string[] {
  const page = v.safeParse(wirePageEntry, entry);
  return [page.success ? pageGroup(page.output.pageLink) : GROUP.pages, GROUP.pageLinks];
}

function mediaGroups(media: unknown, upstream: Pick<Upstream, 'baseUrl'>): readonly string[] {
  const read = v.safeParse(wireMedia, media);
  const address = read.success ? mediaAddress(upstream, read.output.url) : null;
  const lists = [GROUP.shared, GROUP.articles, GROUP.operators, GROUP.searches];
  return address === null ? lists : [...lists, pictureGroup(address)];
}

/** Parses a Strapi webhook. Saving a draft also purges, because the entry may have been public before. */
export function parseWebhook(body: unknown, upstream: Pick<Upstream, 'baseUrl'>): Webhook {
  const read = v.safeParse(wireEvent, body);
  if (!read.success)
    return { kind: 'broken', problem: `${v.getDotPath(read.issues[0]) ?? 'body'}: ${read.issues[0].message}` };
  const { event, model = null, entry, media } = read.output;
  if (event === 'trigger-test') return { kind: 'purge', event, groups: [] };
  if (MEDIA_EVENTS.has(event)) return { kind: 'purge', event, groups: mediaGroups(media, upstream) };
  const groups = model === 'page-content' ? pageGroups(entry) : SHOWN_IN.get(model ?? '');
  if (!ENTRY_EVENTS.has(event) || groups === undefined) return { kind: 'unknown', event, model };
  return { kind: 'purge', event, groups };
}
