import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { isNight } from '../support/tier.ts';
import { faults } from './faults.ts';
import type { Break } from './outage.ts';
import { contentCase, feedCase, recordStories } from './statusStory.ts';

/** Each site's page is requested twice a second, so more sites would slow each other down. */
const AT_ONCE = 9;

const kinds: Record<string, Break> = isNight
  ? { ...faults, 'refused connections': 'refused' }
  : { '500': faults['500'] };

/** Faults of the content system. A few suffice, because the same code reads the feed's responses. */
const ofContent: Record<string, Break> = {
  'refused connections': 'refused',
  ...(isNight && {
    '500': faults['500'],
    '401': faults['401'],
    'no headers, ever': faults['no headers, ever'],
    'a page with 200': faults['a page with 200'],
  }),
};

let stories: Awaited<ReturnType<typeof recordStories>>;

beforeAll(async () => {
  const cases = await Promise.all([
    ...Object.entries(kinds).map(([kind, fault]) => feedCase(kind, fault)),
    ...Object.entries(ofContent).map(([kind, fault]) => contentCase(`content: ${kind}`, fault)),
  ]);
  stories = await recordStories(cases, AT_ONCE);
}, 540_000);

afterAll(() => stories.close());

describe.each(Object.keys(kinds))('GET /status, of a feed with %s', (kind) => {
  it('the status page names the late source and the reason in both languages', () => {
    const { english, dutch } = stories.storyOf(kind);
    expect(english).toMatch(/Scores<\/h2>[\s\S]*?The provider (is|reports)[^<]*\.[\s\S]*?Since <time/);
    expect(english).not.toMatch(/timeout|JSON|schema|upstream|HTTP|127\.0\.0\.1/i);
    expect(dutch).toMatch(/Scores<\/h2>[\s\S]*?De leverancier [^<]*\./);
  });

  it('lists the outage after it has ended', () => {
    const { after } = stories.storyOf(kind);
    expect(after).toMatch(/The last two weeks<\/h2>[\s\S]*Scores: (delayed|unavailable)[\s\S]*<time[\s\S]*<time/);
  });
});

describe.each(Object.keys(ofContent))('GET /status, of a content system with %s', (kind) => {
  it('the status page names the late content and the reason in both languages', () => {
    const { english, dutch } = stories.storyOf(`content: ${kind}`);
    expect(english).toMatch(/News and pages<\/h2>[\s\S]*?The provider (is|reports)[^<]*\.[\s\S]*?Since <time/);
    expect(dutch).toMatch(/Nieuws en pagina’s<\/h2>[\s\S]*?De leverancier [^<]*\./);
  });

  it('lists the outage after it has ended', () => {
    const { after } = stories.storyOf(`content: ${kind}`);
    expect(after).toMatch(/The last two weeks<\/h2>[\s\S]*News and pages: (delayed|unavailable)/);
  });
});
