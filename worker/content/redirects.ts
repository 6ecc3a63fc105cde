import * as v from 'valibot';

const PATH = /^\/(?![/\\])[^\s"'<>\\?#]*$/;
const ADDRESS = /^\/(?![/\\])[^\s"'<>\\#]*$/;

const read = (address: string) => new URL(address, 'https://site.invalid');

const withoutSlash = (path: string) => path.replace(/(.)\/+$/, '$1');

/** An address as requests have it: escaped, and without a slash at the end of its path, which would lead to itself. */
const addressLike = (form: RegExp) =>
  v.pipe(
    v.string(),
    v.trim(),
    v.regex(form),
    v.transform(read),
    v.transform(({ pathname, search }) => `${withoutSlash(pathname)}${search}`),
    // `/.//host` would name another host now.
    v.regex(form),
  );

/** An old path, and the new path or address with a query; `to` is null when the page is gone for good. */
export const redirectSchema = v.object({
  from: addressLike(PATH),
  to: v.pipe(
    v.nullish(v.union([addressLike(ADDRESS), v.literal('')])),
    v.transform((to) => to || null),
  ),
});

export type Redirect = v.InferOutput<typeof redirectSchema>;

/** `to` with the query of `from`. A parameter that `to` has itself wins. */
function withQuery(to: string, { searchParams: asked }: URL): URL {
  const address = read(to);
  const own = new Set(address.searchParams.keys());
  for (const [name, value] of asked) if (!own.has(name)) address.searchParams.append(name, value);
  return address;
}

/**
 * Follows editors’ redirects from a request’s address to the last one, which keeps the query. Null: the page is
 * gone. Undefined: there is no redirect, or a circle.
 */
export function redirectOf(from: URL, redirects: readonly Redirect[]): string | null | undefined {
  const byPath = new Map(redirects.map((each) => [each.from, each.to]));
  const seen = new Set<string>();
  let address = from;
  for (;;) {
    const path = withoutSlash(address.pathname);
    const to = byPath.get(path);
    if (to === null) return null;
    if (to === undefined) return seen.size === 0 ? undefined : `${address.pathname}${address.search}`;
    if (seen.has(path)) return undefined;
    seen.add(path);
    address = withQuery(to, address);
  }
}

/** The first path whose redirects lead back to it; undefined without a circle. */
export const circleIn = (redirects: readonly Redirect[]): string | undefined =>
  redirects.find(({ from }) => redirectOf(read(from), redirects) === undefined)?.from;
