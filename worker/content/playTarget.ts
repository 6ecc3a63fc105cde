/** The address that a play link may lead to: `https:` without credentials, as the content system states it, or null. */
export function playTarget(url: string | null): string | null {
  if (url === null || !URL.canParse(url)) return null;
  const { protocol, username, password, href } = new URL(url);
  return protocol === 'https:' && username === '' && password === '' ? href : null;
}
