import { afterEach, describe, expect, it, vi } from 'vitest';
import { LOOKUPS_A_MINUTE } from '../../../worker/content/contentReading.ts';
import { siteWith, visitorOf } from '../site.runtime.ts';
import { strapi } from './pageContent.runtime.ts';

afterEach(() => vi.useRealTimers());

describe('made-up static pages', () => {
  it('cost at most a minute’s budget of lookups, and shipped pages stay', async () => {
    vi.useFakeTimers({ toFake: ['Date'] });
    const fetched = strapi([]);
    const open = siteWith({ CMS_URL: 'https://cms-flood.test' });
    const statuses = new Map<number, number>();
    for (let number = 0; number < 2 * LOOKUPS_A_MINUTE; number += 1) {
      const { status } = await open(`/static/made-up-${number}`, visitorOf('GB'));
      statuses.set(status, (statuses.get(status) ?? 0) + 1);
    }
    const asked = fetched.mock.calls.map(([input]) => new URL(new Request(input).url).search);
    expect(asked.filter((search) => search.includes('made-up')).length).toBe(LOOKUPS_A_MINUTE);
    expect(statuses).toEqual(
      new Map([
        [404, LOOKUPS_A_MINUTE],
        [503, LOOKUPS_A_MINUTE],
      ]),
    );
    expect((await open('/static/about-us', visitorOf('GB'))).status).toBe(200);
    expect(fetched.mock.calls.length).toBeGreaterThan(asked.length);
  });
});
