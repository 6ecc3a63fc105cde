import * as v from 'valibot';
import type { Locale } from '../../web/domain/locale.ts';
import type { Rejections } from '../base/rejections.ts';
import { type Answer, failure, ok } from '../base/result.ts';
import { UpstreamCall } from '../base/upstreamCall.ts';
import { fetchJson, type Upstream } from '../upstream/fetchJson.ts';

/** The attributes of one Strapi entry, not yet validated. */
export type Attributes = Readonly<Record<string, unknown>>;

export type Query = Readonly<Record<string, string>>;

/** Reads the entries of a content system, or those of the content files as Strapi would send them. */
export interface ContentClient {
  upstream: Pick<Upstream, 'id' | 'kind' | 'baseUrl' | 'circuit'>;
  /** Reads up to `max` entries of a collection, in the order of the query's `sort` or of the content files. */
  list(type: string, query: Query, max: number): Promise<Answer<Attributes[]>>;
  /** Reads the entry of a single type; null when editors have not created it. */
  single(type: string, query: Query): Promise<Answer<Attributes | null>>;
}

/** Dependencies of every content loader. */
export interface ContentContext {
  client: ContentClient;
  /** URL template of country flags (`FLAG_URL`). */
  flagUrl: string | null;
  rejections: Rejections;
  /** Paths for which editors have published more than one page. */
  conflicts: Set<string>;
}

/** Strapi's default locale. Untranslated entries exist in it. */
export const DEFAULT_LOCALE: Locale = 'en';

const MAX_PAGE_SIZE = 100;

const attributes = v.record(v.string(), v.unknown());
const entry = v.object({ attributes });
const count = v.pipe(v.number(), v.integer(), v.minValue(0));
const collection = v.object({
  data: v.array(v.unknown()),
  meta: v.optional(
    v.object({ pagination: v.optional(v.object({ pageSize: v.optional(count), pageCount: v.optional(count) })) }),
  ),
});
const singleType = v.object({ data: v.nullable(entry), error: v.optional(v.null()) });

function rowsOf(data: readonly unknown[]): Attributes[] {
  return data.flatMap((each) => {
    const row = v.safeParse(entry, each);
    return row.success ? [row.output.attributes] : [];
  });
}

// A misconfigured Strapi may return drafts, whose `publishedAt` is null (contract.md, What Strapi does). Never show them.
const isPublished = ({ publishedAt }: Attributes) => publishedAt !== null;

/** Query parameters that include drafts: `status` in Strapi 5, `publicationState` in Strapi 4. */
const WITH_DRAFTS: Query = { status: 'draft', publicationState: 'preview' };

/** Strapi sends `pageCount` unless `withCount` is off, and its `pageSize` may be smaller than requested. */
function isLastPage({ data, meta }: v.InferOutput<typeof collection>, page: number): boolean {
  const { pageSize, pageCount } = meta?.pagination ?? {};
  if (pageCount !== undefined) return page >= pageCount;
  return pageSize === undefined || data.length < pageSize;
}

function isRow(each: unknown): boolean {
  return v.is(entry, each);
}

/** Relations and components that a schema may not have. Strapi 5 answers 400 when a query populates an unknown field. */
const OPTIONAL = /\b(localizations|offer)\b/;

function withoutOptional(query: Query): Query {
  const isNeeded = ([name, value]: [string, string]) => !name.startsWith('populate') || !OPTIONAL.test(name + value);
  return Object.fromEntries(Object.entries(query).filter(isNeeded));
}

/** A client of the Strapi at `upstream`, without a cache. It reads published entries, or drafts as well with `drafts`. */
export function createContentClient(upstream: Upstream, { drafts = false } = {}): ContentClient {
  const state = drafts ? WITH_DRAFTS : {};
  const ask = (type: string, query: Query) =>
    fetchJson(upstream, `api/${type}?${new URLSearchParams({ ...query, ...state })}`, new UpstreamCall());
  const get = async (type: string, query: Query) => {
    const answer = await ask(type, query);
    if (answer.ok || answer.error.kind !== 'invalid') return answer;
    const least = withoutOptional(query);
    return Object.keys(least).length < Object.keys(query).length ? ask(type, least) : answer;
  };
  return {
    upstream,
    async list(type, query, max) {
      const pageSize = Math.min(max, MAX_PAGE_SIZE);
      const found: Attributes[] = [];
      let seen = 0;
      for (let page = 1; seen < max; page += 1) {
        const answer = await get(type, {
          ...query,
          'pagination[page]': String(page),
          'pagination[pageSize]': String(pageSize),
        });
        if (!answer.ok) return answer;
        const read = v.safeParse(collection, answer.value);
        if (!read.success) return failure('shape', `${type}: ${read.issues[0].message}`);
        if (read.output.data.length > 0 && !read.output.data.some(isRow)) {
          // A proxy before Strapi 5 may drop the header.
          return failure('shape', `${type} without attributes: the header Strapi-Response-Format: v4 has no effect`);
        }
        const rows = rowsOf(read.output.data);
        found.push(...(drafts ? rows : rows.filter(isPublished)));
        seen += read.output.data.length;
        if (read.output.data.length === 0 || isLastPage(read.output, page)) break;
      }
      return ok(found.slice(0, max));
    },
    async single(type, query) {
      const answer = await get(type, query);
      // Strapi answers 404 for a single type that has no entry yet.
      if (!answer.ok) return answer.error.kind === 'missing' ? ok(null) : answer;
      const read = v.safeParse(singleType, answer.value);
      if (!read.success) return failure('shape', `${type}: ${read.issues[0].message}`);
      return ok(read.output.data?.attributes ?? null);
    },
  };
}
