import * as v from 'valibot';

const PATH = /^\/(?![/\\])[^\s"'<>\\?#]*$/;

/** A path as requests have it: escaped, and without a slash at its end, which would lead to itself. */
const path = v.pipe(
  v.string(),
  v.trim(),
  v.regex(PATH),
  v.transform((text) => new URL(text, 'https://site.invalid').pathname.replace(/(.)\/+$/, '$1')),
  // `/.//host` would name another host now.
  v.regex(PATH),
);

/** An old path and the new one; `to` is null when the page is gone for good. */
export const redirectSchema = v.object({
  from: path,
  to: v.pipe(
    v.nullish(v.union([path, v.literal('')])),
    v.transform((to) => to || null),
  ),
});

export type Redirect = v.InferOutput<typeof redirectSchema>;

/** Follows editors’ redirects to the last path: null when it is gone, undefined without a redirect or in a circle. */
export function redirectOf(from: string, redirects: readonly Redirect[]): string | null | undefined {
  const byPath = new Map(redirects.map((each) => [each.from, each.to]));
  const seen = new Set([from]);
  let to = byPath.get(from);
  while (typeof to === 'string' && byPath.has(to)) {
    if (seen.has(to)) return undefined;
    seen.add(to);
    to = byPath.get(to);
  }
  return to;
}

/** The first path whose redirects lead back to it; undefined without a circle. */
export const circleIn = (redirects: readonly Redirect[]): string | undefined =>
  redirects.find(({ from }) => redirectOf(from, redirects) === undefined)?.from;
