const mixed = (hash: number) => Math.imul(hash ^ (hash >>> 15), 0x2c1b3c6d) >>> 0;

// Tells texts apart, 64 bits of it in two halves; nobody has to be kept from making two that agree.
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

/** A short name for a text: the same for the same text, another for any other. */
export function textDigest(text: string): string {
  const [one, other] = halvesOf(text);
  return `${one.toString(36)}${other.toString(36).padStart(7, '0')}`;
}

/** The same as 16 hexadecimal digits: the shape of a snapshot's version. */
export function hexDigest(text: string): string {
  const [one, other] = halvesOf(text);
  return `${one.toString(16).padStart(8, '0')}${other.toString(16).padStart(8, '0')}`;
}
