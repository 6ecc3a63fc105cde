/** The path and query of the page with the form, never another site’s address; `/` if the browser sends none. */
export function pageBefore({ url, headers }: Request): string {
  const referer = headers.get('Referer') ?? '';
  if (!URL.canParse(referer)) return '/';
  const { origin, pathname, search } = new URL(referer);
  // A path that begins with two slashes would name another host.
  return origin === new URL(url).origin ? `${pathname.replace(/^\/+/, '/')}${search}` : '/';
}
