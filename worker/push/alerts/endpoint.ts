/** The push services of Chrome, Safari, Firefox and Edge. Endpoints come from visitors, so no other host is called. */
const SERVICE =
  /^(fcm\.googleapis\.com|[a-z0-9-]+(\.[a-z0-9-]+)?\.(push\.apple|notify\.windows|push\.services\.mozilla)\.com)$/;

const MAX = 1_000;

/** Whether a text is the address of a subscription at a known push service: https on its own port, without credentials. */
export function isEndpoint(text: string): boolean {
  if (text.length > MAX || !text.startsWith('https://') || !URL.canParse(text)) return false;
  const { href, hostname, port, username, password, pathname, hash } = new URL(text);
  // Browsers write addresses in their normal form, so another form was made by hand.
  const isNormal = href === text && port === '' && username === '' && password === '' && hash === '';
  return isNormal && pathname.length > 1 && SERVICE.test(hostname);
}
