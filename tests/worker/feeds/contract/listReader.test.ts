import { describe, expect, it, vi } from 'vitest';
import { createRejections } from '../../../../worker/base/rejections.ts';
import { ListReader, MOST_LISTED } from '../../../../worker/feeds/contract/listReader.ts';
import { wireRecord } from './wireRecord.ts';

describe('a list of more matches than there is room for', () => {
  it('keeps what is being played and what the feed names first; the others are counted and logged once', () => {
    const log = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    const rejections = createRejections();
    const reader = new ListReader('football', {
      flagUrl: null,
      rejections,
    });
    const beyond = 6_000;
    for (let index = 0; index < MOST_LISTED + beyond; index += 1) reader.add(wireRecord({ id: `m${index}` }));
    reader.add(wireRecord({ id: 'late', status: '2nd half' }));
    const list = reader.end({ fixtures: [], results: [] });
    if (!list.ok) throw new Error(list.error.detail);
    const ids = new Set(list.value.matches.map(({ id }) => id));
    expect(ids.size).toBe(MOST_LISTED);
    expect(ids.has('late')).toBe(true);
    expect(ids.has('m0')).toBe(true);
    expect(ids.has(`m${MOST_LISTED + beyond - 1}`)).toBe(false);
    expect(list.value.rejected).toBe(beyond + 1);
    expect(rejections.count).toBe(beyond + 1);
    expect(log.mock.calls.filter(([line]) => String(line).includes('list cut'))).toHaveLength(1);
    log.mockRestore();
  });
});
