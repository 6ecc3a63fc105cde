import { describe, expect, it } from 'vitest';
import { compressionFor, RenderedPages } from '../../../worker/middleware/renderedPages.ts';

const AT = Date.parse('2026-11-21T15:00:00Z');
const MEGABYTE = 'a'.repeat(1024 * 1024);

const rendered = (text: string, at = AT, revision = 0) => ({
  chunks: [text.slice(0, 3), text.slice(3)].map((part) => new TextEncoder().encode(part)),
  headers: new Headers(),
  at,
  revision,
});

const read = (bytes: Uint8Array | undefined) => new TextDecoder().decode(bytes);

describe('pageCache', () => {
  it('a page is served for 3 s, then one visitor renders it and others get the old one', () => {
    const pages = new RenderedPages();
    pages.end('key', rendered('page'));
    expect(read(pages.find('key', AT + 2_999, 0)?.body(null))).toBe('page');
    expect(pages.find('key', AT + 3_000, 0)).toBeNull();
    pages.begin('key', AT + 3_000);
    expect(read(pages.find('key', AT + 3_001, 0)?.body(null))).toBe('page');
    pages.end('key', rendered('newer', AT + 3_100));
    expect(read(pages.find('key', AT + 6_000, 0)?.body(null))).toBe('newer');
    expect(pages.find('key', AT + 6_100, 0)).toBeNull();
  });

  it('a page older than 8 seconds is not sent', () => {
    const pages = new RenderedPages();
    pages.end('key', rendered('page'));
    pages.begin('key', AT + 7_900);
    expect(pages.find('key', AT + 7_999, 0)).not.toBeNull();
    expect(pages.find('key', AT + 8_000, 0)).toBeNull();
  });

  it('a page in progress can be awaited until it is made or overdue', async () => {
    const pages = new RenderedPages();
    expect(pages.pending('key', AT)).toBeNull();
    pages.begin('key', AT);
    const waiting = pages.pending('key', AT + 100);
    pages.end('key', rendered('page'));
    await waiting;
    expect(read(pages.find('key', AT + 100, 0)?.body(null))).toBe('page');
    expect(pages.pending('key', AT + 100)).toBeNull();
    pages.begin('slow', AT);
    expect(pages.pending('slow', AT + 500)).toBeNull();
  });

  it('a failed render delays no visitor', async () => {
    const pages = new RenderedPages();
    pages.begin('key', AT);
    const waiting = pages.pending('key', AT);
    pages.end('key', null);
    await waiting;
    expect(pages.find('key', AT, 0)).toBeNull();
  });

  it('the oldest pages are dropped at the limit', () => {
    const pages = new RenderedPages(36 * MEGABYTE.length);
    for (let page = 0; page < 30; page += 1) pages.end(`${page}`, rendered(MEGABYTE));
    const kept = Array.from({ length: 30 }, (_, page) => page).filter((page) => pages.find(`${page}`, AT, 0) !== null);
    expect(kept).toEqual(Array.from({ length: 24 }, (_, page) => page + 6));
  });
});

it.each([
  ['gzip, deflate, br, zstd', 'br'],
  ['gzip, deflate', 'gzip'],
  ['br;q=0, gzip;q=0.5', 'gzip'],
  ['gzip;q=0', null],
  ['GZIP', 'gzip'],
  ['identity', null],
  ['', null],
  ['brotli, x-gzip', null],
])('the Accept-Encoding %j gets %s', (accepted, compression) => {
  expect(compressionFor(accepted)).toBe(compression);
});
