import { gunzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { AnswerReader } from '../../../worker/poller/answerReader.ts';
import { versionOf } from '../../../worker/poller/bodies.ts';

const MEGABYTE = 1024 * 1024;

const encoder = new TextEncoder();

/** A list of records of some bytes together, no two of them alike. */
function listOf(bytes: number, score = 0): Uint8Array {
  const record = (index: number) => `{"id":"m${index}","home":"Home ${index * 7919}","score":${score}}`;
  const count = Math.ceil(bytes / record(0).length);
  return encoder.encode(`[${Array.from({ length: count }, (_, index) => record(index)).join()}]`);
}

/** Reads bytes in parts of a size, all of which come in the same memory. */
function readIn(size: number, bytes: Uint8Array) {
  const memory = new Uint8Array(size);
  const reader = new AnswerReader();
  for (let from = 0; from < bytes.byteLength; from += size) {
    const part = bytes.subarray(from, from + size);
    memory.set(part);
    reader.add(memory.subarray(0, part.byteLength));
  }
  return reader.answer();
}

const ends = (bytes: Uint8Array) => ({ begin: bytes.slice(0, 1000), end: bytes.slice(-1000) });

describe('AnswerReader', () => {
  it.each([
    ['nothing', 0],
    ['a few bytes', 12],
    ['as much as the first block', 64 * 1024],
    ['two megabytes', 2 * MEGABYTE],
  ])('AnswerReader keeps a short answer uncompressed: %s', (_, most) => {
    const bytes = listOf(most).subarray(0, most);
    const { content, isPacked, length, begin, end } = readIn(50_000, bytes);
    expect(isPacked).toBe(false);
    expect(Buffer.compare(content, bytes)).toBe(0);
    expect({ length, begin, end }).toEqual({ length: most, ...ends(bytes) });
  });

  it.each([
    ['a byte more than what is long', 3 * MEGABYTE + 1],
    ['a byte beyond a block', 3 * MEGABYTE + 64 * 1024 + 1],
  ])('AnswerReader compresses a long answer into one gzip: %s', (_, most) => {
    const bytes = listOf(most).subarray(0, most);
    const { content, isPacked, length, begin, end } = readIn(65_536, bytes);
    expect(isPacked).toBe(true);
    expect(content.byteLength).toBeLessThan(most / 4);
    expect(Buffer.compare(gunzipSync(content), bytes)).toBe(0);
    expect({ length, begin, end }).toEqual({ length: most, ...ends(bytes) });
  });

  it('AnswerReader gives the same version for the same content in any chunks', async () => {
    const version = (size: number, score: number) => versionOf(200, readIn(size, listOf(4 * MEGABYTE, score)));
    const first = await version(65_536, 0);
    expect(await version(1_000, 0)).toBe(first);
    expect(await version(3 * MEGABYTE, 0)).toBe(first);
    expect(await version(65_536, 1)).not.toBe(first);
  });
});
