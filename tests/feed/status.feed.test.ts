import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { faults } from './faults.ts';
import { contentCase, feedCase, recordStories } from './statusStory.ts';

let stories: Awaited<ReturnType<typeof recordStories>>;

beforeAll(async () => {
  const cases = await Promise.all([feedCase('feed', faults['500']), contentCase('content', 'refused')]);
  stories = await recordStories(cases, cases.length);
}, 300_000);

afterAll(() => stories.close());

describe('GET /status', () => {
  it('says that scores are late and why when the feed answers 500', () => {
    const { english } = stories.storyOf('feed');
    expect(english).toMatch(/Scores<\/h2>[\s\S]*?The provider (is|reports)[^<]*\.[\s\S]*?Since <time/);
  });

  it('says in Dutch why scores are late', () => {
    expect(stories.storyOf('feed').dutch).toMatch(/Scores<\/h2>[\s\S]*?De leverancier [^<]*\./);
  });

  it('names no technical term or address when the feed answers 500', () => {
    expect(stories.storyOf('feed').english).not.toMatch(/timeout|JSON|schema|upstream|HTTP|127\.0\.0\.1/i);
  });

  it('lists the outage of the feed after it has ended', () => {
    const pattern = /The last two weeks<\/h2>[\s\S]*Scores: (delayed|unavailable)[\s\S]*<time[\s\S]*<time/;
    expect(stories.storyOf('feed').after).toMatch(pattern);
  });

  it('says that news is late when the content system refuses connections', () => {
    const pattern = /News and pages<\/h2>[\s\S]*?The provider (is|reports)[^<]*\.[\s\S]*?Since <time/;
    expect(stories.storyOf('content').english).toMatch(pattern);
  });
});
