/** A household or a server has 64 bits of an IPv6 address to itself (RFC 6177): it counts as one. */
const GROUPS = 4;

/** What a visitor is counted by: an IPv4 address, or the network of an IPv6 address. */
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
