import * as v from 'valibot';
import type { Locale } from '../../web/domain/locale.ts';
import type { Rejections } from '../base/rejections.ts';
import type { Result } from '../base/result.ts';
import { type Failure, failure } from '../upstream/failure.ts';
import { fetchJson, type Upstream } from '../upstream/fetchJson.ts';
import { Inquiry } from '../upstream/inquiry.ts';

/** The attributes of one entry, still unread. */
export type Attributes = Readonly<Record<string, unknown>>;

type Query = Readonly<Record<string, string>>;

/** The content backend (contract.md, Content backend). Each call is one GET a page; nothing here caches. */
export interface ContentClient {
  upstream: Upstream;
  /** The entries of a collection, page by page up to `most`, in the asked order. */
  list(type: string, query: Query, most: number): Promise<Result<Attributes[], Failure>>;
  /** The entry of a single type, or null when editors have not made one. */
  single(type: string, query: Query): Promise<Result<Attributes | null, Failure>>;
}

/** What reading a content system needs: the client, where flags are, and who counts what could not be read. */
export interface ContentContext {
  client: ContentClient;
  flagUrl: string | null;
  rejections: Rejections;
}

/** The language of a new Strapi: what editors have not translated is there in it. */
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

// A draft that a misconfigured preview lets through must not show: its `publishedAt` is null (contract.md, What Strapi does).
const isPublished = ({ publishedAt }: Attributes) => publishedAt !== null;

/** How Strapi is asked for what editors have saved, published or not: the first by version 5, the second by version 4. */
const WITH_DRAFTS: Query = { status: 'draft', publicationState: 'preview' };

/** Whether nothing follows a page: Strapi counts its pages unless `withCount` is off, and may send fewer rows than asked. */
function isLastPage({ data, meta }: v.InferOutput<typeof collection>, page: number): boolean {
  const { pageSize, pageCount } = meta?.pagination ?? {};
  if (pageCount !== undefined) return page >= pageCount;
  return pageSize === undefined || data.length < pageSize;
}

function isRow(each: unknown): boolean {
  return v.is(entry, each);
}

/** What a type lacks where editors don't translate it or need no such component: Strapi 5 answers 400 when asked for it. */
const OPTIONAL = /\b(localizations|offer)\b/;

function withoutOptional(query: Query): Query {
  const isNeeded = ([name, value]: [string, string]) => !name.startsWith('populate') || !OPTIONAL.test(name + value);
  return Object.fromEntries(Object.entries(query).filter(isNeeded));
}

/** A client of the Strapi at `upstream`: of what is published, or with `drafts` of what editors have saved. */
export function createContentClient(upstream: Upstream, { drafts = false } = {}): ContentClient {
  const state = drafts ? WITH_DRAFTS : {};
  const ask = (type: string, query: Query) =>
    fetchJson(upstream, `api/${type}?${new URLSearchParams({ ...query, ...state })}`, new Inquiry());
  const get = async (type: string, query: Query) => {
    const answer = await ask(type, query);
    if (answer.ok || answer.error.kind !== 'invalid') return answer;
    const least = withoutOptional(query);
    return Object.keys(least).length < Object.keys(query).length ? ask(type, least) : answer;
  };
  return {
    upstream,
    async list(type, query, most) {
      const pageSize = Math.min(most, MAX_PAGE_SIZE);
      const found: Attributes[] = [];
      let seen = 0;
      for (let page = 1; seen < most; page += 1) {
        const answer = await get(type, {
          ...query,
          'pagination[page]': String(page),
          'pagination[pageSize]': String(pageSize),
        });
        if (!answer.ok) return answer;
        const read = v.safeParse(collection, answer.value);
        if (!read.success) return failure('shape', `${type}: ${read.issues[0].message}`);
        if (read.output.data.length > 0 && !read.output.data.some(isRow)) return failure('shape', `${type}: no rows`);
        const rows = rowsOf(read.output.data);
        found.push(...(drafts ? rows : rows.filter(isPublished)));
        seen += read.output.data.length;
        if (read.output.data.length === 0 || isLastPage(read.output, page)) break;
      }
      return { ok: true, value: found.slice(0, most) };
    },
    async single(type, query) {
      const answer = await get(type, query);
      // A single type that nobody has filled in yet answers 404.
      if (!answer.ok) return answer.error.kind === 'missing' ? { ok: true, value: null } : answer;
      const read = v.safeParse(singleType, answer.value);
      if (!read.success) return failure('shape', `${type}: ${read.issues[0].message}`);
      return { ok: true, value: read.output.data?.attributes ?? null };
    },
  };
}
