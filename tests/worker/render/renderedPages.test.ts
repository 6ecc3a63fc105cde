import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { compressionFor } from '../../../worker/render/compressed.ts';
import { RenderedPages } from '../../../worker/render/renderedPages.ts';

const AT = Date.parse('2026-11-21T15:00:00Z');
const MEGABYTE = 'a'.repeat(1024 * 1024);

describe('the rendered pages', () => {
  it('serve for 3 seconds', () => {
    const pages = new RenderedPages();
    pages.keep('key', { text: 'page', at: AT, revision: 0 });
    expect(pages.find('key', AT + 2_999, 0)?.rendered.text).toBe('page');
    expect(pages.find('key', AT + 3_000, 0)).toBeNull();
  });

  it('serve no longer once something was purged', () => {
    const pages = new RenderedPages();
    pages.keep('key', { text: 'page', at: AT, revision: 3 });
    expect(pages.find('key', AT, 4)).toBeNull();
    expect(pages.find('key', AT, 3)).toBeNull();
  });

  it('are bounded: the oldest go first', () => {
    const pages = new RenderedPages();
    for (let page = 0; page < 30; page += 1) pages.keep(`${page}`, { text: MEGABYTE, at: AT, revision: 0 });
    const kept = Array.from({ length: 30 }, (_, page) => page).filter((page) => pages.find(`${page}`, AT, 0) !== null);
    expect(kept).toEqual(Array.from({ length: 24 }, (_, page) => page + 6));
  });

  it('count a page that is kept twice once', () => {
    const pages = new RenderedPages();
    for (let time = 0; time < 100; time += 1) pages.keep('key', { text: MEGABYTE, at: AT + time, revision: 0 });
    pages.keep('another', { text: MEGABYTE, at: AT, revision: 0 });
    expect(pages.find('key', AT + 99, 0)).not.toBeNull();
  });

  it('give the same text in every compression, each made once', () => {
    const pages = new RenderedPages();
    pages.keep('key', { text: 'Malmö – Ağrı 2–1', at: AT, revision: 0 });
    const page = pages.find('key', AT, 0);
    const read = (bytes: Uint8Array | undefined) => new TextDecoder().decode(bytes);
    expect(read(page?.body(null))).toBe('Malmö – Ağrı 2–1');
    expect(read(brotliDecompressSync(page?.body('br') ?? ''))).toBe('Malmö – Ağrı 2–1');
    expect(read(gunzipSync(page?.body('gzip') ?? ''))).toBe('Malmö – Ağrı 2–1');
    expect(page?.body('br')).toBe(page?.body('br'));
  });
});

describe('the compression of an answer', () => {
  it.each([
    ['gzip, deflate, br, zstd', 'br'],
    ['gzip, deflate', 'gzip'],
    ['br;q=0, gzip;q=0.5', 'gzip'],
    ['gzip;q=0', null],
    ['GZIP', 'gzip'],
    ['identity', null],
    ['', null],
    ['brotli, x-gzip', null],
  ])('for %j is %s', (accepted, compression) => {
    expect(compressionFor(accepted)).toBe(compression);
  });
});
