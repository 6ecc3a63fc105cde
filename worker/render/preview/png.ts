import { crc32, deflateSync } from 'node:zlib';
import { joinedBytes } from '../../base/bytes.ts';
import type { Canvas } from './canvas.ts';

const SIGNATURE = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];
/** Bit depth 8, colour type 3 (palette), default compression, filter and interlace. */
const INDEXED = [8, 3, 0, 0, 0];

function chunk(type: string, data: Uint8Array): Uint8Array {
  const bytes = new Uint8Array(data.length + 12);
  const view = new DataView(bytes.buffer);
  view.setUint32(0, data.length);
  bytes.set(new TextEncoder().encode(type), 4);
  bytes.set(data, 8);
  view.setUint32(data.length + 8, crc32(bytes.subarray(4, data.length + 8)));
  return bytes;
}

function headerOf({ width, height }: Canvas): Uint8Array {
  const header = new Uint8Array(13);
  new DataView(header.buffer).setUint32(0, width);
  new DataView(header.buffer).setUint32(4, height);
  header.set(INDEXED, 8);
  return header;
}

// Each row starts with a filter byte of 0 (none).
function rowsOf({ width, height, pixels }: Canvas): Uint8Array {
  const rows = new Uint8Array((width + 1) * height);
  for (let row = 0; row < height; row += 1) {
    rows.set(pixels.subarray(row * width, (row + 1) * width), row * (width + 1) + 1);
  }
  return rows;
}

/** Encodes a canvas as PNG (RFC 2083). */
export function pngOf(canvas: Canvas): Uint8Array<ArrayBuffer> {
  const colours = canvas.palette.flatMap((rgb) => [(rgb >> 16) & 255, (rgb >> 8) & 255, rgb & 255]);
  const chunks = [
    Uint8Array.from(SIGNATURE),
    chunk('IHDR', headerOf(canvas)),
    chunk('PLTE', Uint8Array.from(colours)),
    // Most of the picture is one colour, which compresses well at any level.
    chunk('IDAT', deflateSync(rowsOf(canvas), { level: 3 })),
    chunk('IEND', new Uint8Array(0)),
  ];
  return joinedBytes(chunks);
}
