/** RFC 822 with a year of four digits. */
const DATE =
  /^(Mon|Tue|Wed|Thu|Fri|Sat|Sun), \d\d (Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec) \d{4} \d\d:\d\d:\d\d GMT$/;

const CHANNEL = ['title', 'description', 'language', 'link'];
const ITEM = ['title', 'description', 'link', 'guid', 'pubDate'];

const unescaped = (text: string) =>
  text.replace(
    /&(amp|lt|gt|quot|#39);/g,
    (_, name: string) => ({ amp: '&', lt: '<', gt: '>', quot: '"' })[name] ?? "'",
  );

const isAddress = (text: string) => /^https?:\/\//.test(text) && URL.canParse(text);

/** The children of an element that have text only, by name. */
function partsOf(text: string): [string, string][] {
  return Array.from(text.matchAll(/<(\w+)(?: isPermaLink="false")?>([^<]*)<\/\1>/g), ([, name = '', value = '']) => [
    name,
    value,
  ]);
}

function faultsOf(name: string, parts: readonly [string, string][], wanted: readonly string[]): string[] {
  const names = parts.map(([each]) => each);
  const faults = names.toSorted().join() === wanted.toSorted().join() ? [] : [`${name} has ${names.join(', ')}`];
  for (const [each, value] of parts) {
    const text = unescaped(value);
    if (text.trim() === '') faults.push(`${name} has an empty ${each}`);
    if (each === 'link' && !isAddress(text)) faults.push(`${name} has the link ${text}`);
    if (each === 'pubDate' && (!DATE.test(text) || new Date(text).toUTCString() !== text))
      faults.push(`${name}: ${text}`);
    if (/&(?!(amp|lt|gt|quot|#39);)/.test(value)) faults.push(`${name} has an undeclared entity in ${each}`);
    if (/(href|src)=/i.test(text)) faults.push(`${name} may have a relative reference in ${each}`);
  }
  return faults;
}

/**
 * The rules of the W3C feed validator that apply to a feed of this site (RSS 2.0, without HTML in its texts), as a list of
 * faults. `address` is the feed’s own.
 */
export function feedFaults(feed: string, address: string, contentType: string | null): string[] {
  const faults = contentType === 'application/rss+xml; charset=utf-8' ? [] : [`the type is ${contentType}`];
  const [, head = '', items = ''] =
    /^<\?xml version="1\.0" encoding="UTF-8"\?>\n<rss version="2\.0" xmlns:atom="http:\/\/www\.w3\.org\/2005\/Atom"><channel>(.*?)((?:<item>.*<\/item>\s*)?)<\/channel><\/rss>$/s.exec(
      feed,
    ) ?? [];
  if (head === '') return [...faults, 'it is no RSS 2.0 document with one channel'];
  // biome-ignore lint/suspicious/noControlCharactersInRegex: XML forbids them.
  if (/[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/.test(feed)) faults.push('it has a control character');
  const [, self] = /<atom:link href="([^"]*)" rel="self" type="application\/rss\+xml"\/>/.exec(head) ?? [];
  if (self === undefined || unescaped(self) !== address) faults.push(`its own address is ${self}`);
  faults.push(...faultsOf('the channel', partsOf(head), CHANNEL));
  const guids = new Set<string>();
  for (const [index, item] of items.split('</item>').slice(0, -1).entries()) {
    const parts = partsOf(item);
    faults.push(...faultsOf(`item ${index}`, parts, ITEM));
    const guid = parts.find(([name]) => name === 'guid')?.[1] ?? '';
    // A guid that is not an address must say so.
    if (!item.includes('<guid isPermaLink="false">') || guids.has(guid))
      faults.push(`item ${index} has the guid ${guid}`);
    guids.add(guid);
    const date = Date.parse(parts.find(([name]) => name === 'pubDate')?.[1] ?? '');
    if (!(date <= Date.now())) faults.push(`item ${index} is of the future`);
  }
  return faults;
}
