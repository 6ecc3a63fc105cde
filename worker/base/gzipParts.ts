import { constants, crc32, deflateRawSync } from 'node:zlib';
import { joinedBytes } from './joinedBytes.ts';

/** A part of a body, compressed by itself: it stands in any body, between any others. */
export interface GzipPart {
  /** Blocks of raw deflate (RFC 1951) that end at a whole byte and are not the last ones. */
  deflated: Uint8Array;
  /** The checksum of what it was made of. */
  crc: number;
  /** How many bytes that was. */
  length: number;
}

/** Compresses a part of a body; level 6 where nothing else is asked for. */
export function gzipPart(bytes: Uint8Array, level = 6): GzipPart {
  const deflated = deflateRawSync(bytes, { level, finishFlush: constants.Z_SYNC_FLUSH });
  return { deflated, crc: crc32(bytes), length: bytes.byteLength };
}

/** The polynomial of the checksum, its bits in reverse (RFC 1952, section 8). */
const POLYNOMIAL = 0xedb88320;

/** The product of two polynomials modulo that of the checksum; the highest bit is the constant term. */
function product(one: number, other: number): number {
  let sum = 0;
  let rest = other;
  for (let bit = 0x80000000; bit !== 0; bit >>>= 1) {
    if ((one & bit) !== 0) sum ^= rest;
    rest = rest & 1 ? (rest >>> 1) ^ POLYNOMIAL : rest >>> 1;
  }
  return sum >>> 0;
}

/** x to the power of 2^n, for each n of a length in bits. */
const POWERS = [0x40000000];
for (let n = 1; n < 36; n += 1) POWERS.push(product(POWERS[n - 1] ?? 0, POWERS[n - 1] ?? 0));

/** What a checksum is multiplied by where so many bytes follow. */
function shiftOf(length: number): number {
  let shift = 0x80000000;
  // Eight bits a byte: the first power is x^8.
  for (let n = 3, rest = length; rest > 0; n += 1, rest = Math.floor(rest / 2)) {
    if (rest % 2 === 1) shift = product(POWERS[n] ?? 0, shift);
  }
  return shift;
}

const HEADER = Uint8Array.of(0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 0, 0xff);

/** An empty block, the last one. */
const LAST_BLOCK = Uint8Array.of(3, 0);

/** One gzip member (RFC 1952) of parts, one after the other: they are neither read nor compressed again. */
export function gzipOf(parts: readonly GzipPart[]): Uint8Array {
  let crc = 0;
  let length = 0;
  for (const part of parts) {
    crc = (product(shiftOf(part.length), crc) ^ part.crc) >>> 0;
    length += part.length;
  }
  const end = new Uint8Array(8);
  const view = new DataView(end.buffer);
  view.setUint32(0, crc, true);
  view.setUint32(4, length % 2 ** 32, true);
  return joinedBytes([HEADER, ...parts.map(({ deflated }) => deflated), LAST_BLOCK, end]);
}
