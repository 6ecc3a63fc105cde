/** A household or a server usually owns 64 bits of IPv6 (RFC 6177), which count as one visitor. */
const GROUPS = 4;

/** The key of the rate limit: an IPv4 address, or the network of an IPv6 address. */
export function networkOf(address: string): string {
  const text = address.toLowerCase().slice(0, 45);
  if (!text.includes(':')) return text;
  const [start = '', end] = text.split('::', 2);
  const before = start === '' ? [] : start.split(':');
  const after = end === undefined || end === '' ? [] : end.split(':');
  const left = end === undefined ? 0 : Math.max(0, 8 - before.length - after.length);
  const groups = [...before, ...Array.from({ length: left }, () => '0'), ...after];
  return `${groups
    .slice(0, GROUPS)
    .map((group) => group.replace(/^0+(?=.)/, ''))
    .join(':')}::`;
}
