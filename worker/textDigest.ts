const mixed = (hash: number) => Math.imul(hash ^ (hash >>> 15), 0x2c1b3c6d) >>> 0;

/** Tells texts apart, in 64 bits; nobody has to be kept from making two that agree. */
export function textDigest(text: string): string {
  let one = 0x811c9dc5;
  let other = text.length;
  for (let index = 0; index < text.length; index += 1) {
    const code = text.charCodeAt(index);
    one = Math.imul(one ^ code, 0x01000193);
    other = Math.imul(other + code, 0x85ebca6b) ^ (other >>> 13);
  }
  return `${mixed(one).toString(36)}${mixed(other).toString(36).padStart(7, '0')}`;
}
