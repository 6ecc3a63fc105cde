import { brotliCompressSync, gzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { AnswerReader, headerOf, textOf } from './answers.ts';

const head = (...lines: string[]) => Buffer.from(`${['HTTP/1.1 200 OK', ...lines].join('\r\n')}\r\n\r\n`);

/** Feeds bytes to a reader in pieces of `size` and returns its answer. */
function readIn(size: number, bytes: Buffer) {
  const reader = new AnswerReader();
  reader.begin(true);
  for (let at = 0; at < bytes.length; at += size) {
    const answer = reader.take(bytes.subarray(at, at + size));
    if (answer !== null) return { answer, isAtEnd: at + size >= bytes.length };
  }
  return null;
}

describe('benchmark HTTP reader', () => {
  const sizes = [1, 2, 3, 7, 10_000];

  it.each(sizes)('the reader reads an answer of known length up to its last byte, in pieces of %i', (size) => {
    const read = readIn(size, Buffer.concat([head('Content-Length: 5'), Buffer.from('hello')]));
    expect(read?.isAtEnd).toBe(true);
    expect(read?.answer).toMatchObject({ status: 200, bytes: 5 });
    expect(read && textOf(read.answer)).toBe('hello');
  });

  it.each(sizes)('the reader joins a chunked answer without its framing, in pieces of %i', (size) => {
    const chunks = Buffer.from('5\r\nhe\r\nl\r\nA\r\n0123456789\r\n0\r\n\r\n');
    const read = readIn(size, Buffer.concat([head('Transfer-Encoding: chunked'), chunks]));
    expect(read?.isAtEnd).toBe(true);
    expect(read?.answer.bytes).toBe(15);
    expect(read && textOf(read.answer)).toBe('he\r\nl0123456789');
  });

  it('the reader reads no body when the status allows none', () => {
    const bytes = Buffer.from('HTTP/1.1 304 Not Modified\r\nETag: "a"\r\n\r\n');
    expect(readIn(7, bytes)?.answer).toMatchObject({ status: 304, bytes: 0 });
  });

  it('the reader counts compressed bytes and gives the decompressed text', () => {
    for (const [encoding, body] of [
      ['gzip', gzipSync('goal')],
      ['br', brotliCompressSync('goal')],
    ] as const) {
      const read = readIn(
        4,
        Buffer.concat([head(`content-encoding: ${encoding}`, `Content-Length: ${body.length}`), body]),
      );
      expect(read?.answer.bytes).toBe(body.length);
      expect(read && textOf(read.answer)).toBe('goal');
      expect(read && headerOf(read.answer, 'Content-Encoding')).toBe(encoding);
    }
  });

  it('the reader gives no answer when the server breaks the protocol', () => {
    expect(() => readIn(100, Buffer.from('SSH-2.0-x\r\n\r\n'))).toThrow('no answer');
    expect(() => readIn(100, head('Server: x'))).toThrow('how long');
    expect(() => readIn(100, Buffer.concat([head('Transfer-Encoding: chunked'), Buffer.from('zz\r\n')]))).toThrow(
      'size of a chunk',
    );
  });
});
