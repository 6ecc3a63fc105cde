/** Whether a form came from a page of this site. Browsers set these headers, so no other site can forge them. */
export function isOwnForm({ url, headers }: Request): boolean {
  const site = headers.get('Sec-Fetch-Site');
  return site === null ? headers.get('Origin') === new URL(url).origin : site === 'same-origin';
}

/** The path and query of the page with the form, never another site’s address; `/` if the browser sends none. */
export function pageBefore({ url, headers }: Request): string {
  const referer = headers.get('Referer') ?? '';
  if (!URL.canParse(referer)) return '/';
  const { origin, pathname, search } = new URL(referer);
  // A path that begins with two slashes would name another host.
  return origin === new URL(url).origin ? `${pathname.replace(/^\/+/, '/')}${search}` : '/';
}
