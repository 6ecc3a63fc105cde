import * as v from 'valibot';
import type { Result } from '../result.ts';
import { type Failure, failure, fetchJson, type Upstream } from '../upstream/fetchJson.ts';

/** The attributes of one entry, still unread. */
export type Attributes = Readonly<Record<string, unknown>>;

/** The content backend (contracts: Strapi REST, v4 and v5). Each call is one GET a page; nothing here caches. */
export interface ContentClient {
  upstream: Upstream;
  /** The published entries of a collection, page by page up to `most`, in the asked order. */
  list(type: string, query: Readonly<Record<string, string>>, most: number): Promise<Result<Attributes[], Failure>>;
  /** The entry of a single type, or null when editors have not made one. */
  single(type: string, query: Readonly<Record<string, string>>): Promise<Result<Attributes | null, Failure>>;
}

const MAX_PAGE_SIZE = 100;

const attributes = v.record(v.string(), v.unknown());
const entry = v.object({ attributes });
const collection = v.object({
  data: v.array(v.unknown()),
  meta: v.optional(v.object({ pagination: v.optional(v.object({ pageCount: v.optional(v.number(), 1) })) })),
});
const singleType = v.object({ data: v.nullable(entry) });

// A draft that a misconfigured preview lets through must not show (contracts): its `publishedAt` is null.
function published(data: readonly unknown[]): Attributes[] {
  return data.flatMap((each) => {
    const row = v.safeParse(entry, each);
    return row.success && row.output.attributes.publishedAt !== null ? [row.output.attributes] : [];
  });
}

function isRow(each: unknown): boolean {
  return v.is(entry, each);
}

/** A client of the Strapi at `upstream`. */
export function createContentClient(upstream: Upstream): ContentClient {
  const get = (type: string, query: Readonly<Record<string, string>>) =>
    fetchJson(upstream, `api/${type}?${new URLSearchParams(query)}`);
  return {
    upstream,
    async list(type, query, most) {
      const pageSize = Math.min(most, MAX_PAGE_SIZE);
      const found: Attributes[] = [];
      for (let page = 1; found.length < most; page += 1) {
        const answer = await get(type, {
          ...query,
          'pagination[page]': String(page),
          'pagination[pageSize]': String(pageSize),
        });
        if (!answer.ok) return answer;
        const read = v.safeParse(collection, answer.value);
        if (!read.success) return failure('shape', `${type}: ${read.issues[0].message}`);
        if (read.output.data.length > 0 && !read.output.data.some(isRow)) return failure('shape', `${type}: no rows`);
        found.push(...published(read.output.data));
        if (page >= (read.output.meta?.pagination?.pageCount ?? 1)) break;
      }
      return { ok: true, value: found.slice(0, most) };
    },
    async single(type, query) {
      const answer = await get(type, query);
      // A single type that nobody has filled in yet answers 404.
      if (!answer.ok) return answer.error.detail === 'answered 404' ? { ok: true, value: null } : answer;
      const read = v.safeParse(singleType, answer.value);
      if (!read.success) return failure('shape', `${type}: ${read.issues[0].message}`);
      return { ok: true, value: read.output.data?.attributes ?? null };
    },
  };
}
