/** Whether a form was sent from a page of the site: no other site can make a browser say so. */
export function isOwnForm({ url, headers }: Request): boolean {
  const site = headers.get('Sec-Fetch-Site');
  return site === null ? headers.get('Origin') === new URL(url).origin : site === 'same-origin';
}

/** The page of the site that a form was sent from, as a path with its query: never an address of elsewhere. The home page where none is told. */
export function pageBefore({ url, headers }: Request): string {
  const referer = headers.get('Referer') ?? '';
  if (!URL.canParse(referer)) return '/';
  const { origin, pathname, search } = new URL(referer);
  // A path that begins with two slashes would name another host.
  return origin === new URL(url).origin ? `${pathname.replace(/^\/+/, '/')}${search}` : '/';
}
