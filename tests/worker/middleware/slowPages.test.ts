import { describe, expect, it } from 'vitest';
import { SlowPages } from '../../../worker/middleware/slowPages.ts';

const HOUR = 60 * 60_000;

describe('slowest pages', () => {
  it('the list has each path’s slowest render, twenty paths at most', () => {
    const pages = new SlowPages();
    for (let each = 0; each < 50; each += 1) pages.note(`/${each}`, each, 0);
    pages.note('/49', 10, 1);
    pages.note('/49', 100, 2);
    expect(pages.list()).toHaveLength(20);
    expect(pages.list()[0]).toEqual({ path: '/49', ms: 100, at: 2 });
    expect(new Set(pages.list().map(({ path }) => path)).size).toBe(20);
  });

  it('the list covers the last hour', () => {
    const pages = new SlowPages();
    pages.note('/old', 900, 0);
    pages.note('/new', 5, HOUR);
    expect(pages.list().map(({ path }) => path)).toEqual(['/new']);
  });
});
