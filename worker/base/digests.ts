const mixed = (hash: number) => Math.imul(hash ^ (hash >>> 15), 0x2c1b3c6d) >>> 0;

// Two 32-bit halves of a fast hash. It is not safe against deliberate collisions, and need not be.
function halvesOf(text: string): [number, number] {
  let one = 0x811c9dc5;
  let other = text.length;
  for (let index = 0; index < text.length; index += 1) {
    const code = text.charCodeAt(index);
    one = Math.imul(one ^ code, 0x01000193);
    other = Math.imul(other + code, 0x85ebca6b) ^ (other >>> 13);
  }
  return [mixed(one), mixed(other)];
}

/** A short, stable name for a text. */
export function textDigest(text: string): string {
  const [one, other] = halvesOf(text);
  return `${one.toString(36)}${other.toString(36).padStart(7, '0')}`;
}

/** The digest as 16 hexadecimal digits, the form of a snapshot’s version. */
export function hexDigest(text: string): string {
  const [one, other] = halvesOf(text);
  return `${one.toString(16).padStart(8, '0')}${other.toString(16).padStart(8, '0')}`;
}
