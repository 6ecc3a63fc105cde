import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { faults } from './faults.ts';
import type { Break } from './outage.ts';
import { contentCase, feedCase, tellStories } from './statusStory.ts';

/** The page of each site is looked at twice a second: more sites would wait for each other. */
const AT_ONCE = 9;

const kinds: Record<string, Break> = { ...faults, 'refused connections': 'refused' };

/** Ways in which a content system is away. Its answers are read by the same code as those of the feed. */
const ofContent: Record<string, Break> = {
  '500': faults['500'],
  '401': faults['401'],
  'no headers, ever': faults['no headers, ever'],
  'a page with 200': faults['a page with 200'],
  'refused connections': 'refused',
};

let told: Awaited<ReturnType<typeof tellStories>>;

beforeAll(async () => {
  const cases = await Promise.all([
    ...Object.entries(kinds).map(([kind, fault]) => feedCase(kind, fault)),
    ...Object.entries(ofContent).map(([kind, fault]) => contentCase(`content: ${kind}`, fault)),
  ]);
  told = await tellStories(cases, AT_ONCE);
}, 540_000);

afterAll(() => told.close());

describe.each(Object.keys(kinds))('GET /status, of a feed with %s', (kind) => {
  it('the status page names the late source and the reason in both languages', () => {
    const { english, dutch } = told.storyOf(kind);
    expect(english).toMatch(/Scores<\/h2>[\s\S]*?Its source (does not|says|sends)[^<]*\.[\s\S]*?Since <time/);
    expect(english).not.toMatch(/timeout|JSON|schema|upstream|HTTP|127\.0\.0\.1/i);
    expect(dutch).toMatch(/Standen<\/h2>[\s\S]*?De bron [^<]*\./);
  });

  it('lists the outage after it has ended', () => {
    const { after } = told.storyOf(kind);
    expect(after).toMatch(/The last two weeks<\/h2>[\s\S]*Scores: (late|missing)[\s\S]*<time[\s\S]*<time/);
  });
});

describe.each(Object.keys(ofContent))('GET /status, of a content system with %s', (kind) => {
  it('the status page names the late content and the reason in both languages', () => {
    const { english, dutch } = told.storyOf(`content: ${kind}`);
    expect(english).toMatch(/News and pages<\/h2>[\s\S]*?Its source (does not|says|sends)[^<]*\.[\s\S]*?Since <time/);
    expect(dutch).toMatch(/Nieuws en pagina’s<\/h2>[\s\S]*?De bron [^<]*\./);
  });

  it('lists the outage after it has ended', () => {
    const { after } = told.storyOf(`content: ${kind}`);
    expect(after).toMatch(/The last two weeks<\/h2>[\s\S]*News and pages: (late|missing)/);
  });
});
