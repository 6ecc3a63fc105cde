import { describe, expect, it } from 'vitest';
import { FEEDS } from '../../../worker/feeds/registry.ts';

describe('registered feeds', () => {
  it('each feed has one name, and no two share a setting', () => {
    const names = FEEDS.map(({ name }) => name);
    expect(new Set(names).size).toBe(names.length);
    const settings = FEEDS.flatMap((feed) => feed.settings);
    expect(new Set(settings).size).toBe(settings.length);
  });

  it.each(FEEDS)(
    'the feed $name lists its key among its settings if it needs one',
    ({ keySetting, needsKey, settings }) => {
      if (keySetting !== null) expect(settings).toContain(keySetting);
      expect(needsKey && keySetting === null).toBe(false);
    },
  );
});
