import { expect, vi } from 'vitest';
import { type Break, breakDown, mend, startFeedOfOneMatch } from './outage.ts';
import { type Breakable, startBreakable } from './server.ts';
import { type Site, serveSites } from './sites.ts';

/** A backend that is broken in one way, and the settings of the site that uses it. */
export interface Case {
  name: string;
  backend: Breakable;
  fault: Break;
  settings: Record<string, string>;
}

/** The text of the status page during an outage. */
export interface StatusStory {
  english: string;
  dutch: string;
  /** The English page after the outage. */
  after: string;
}

const WELL = /Everything works/;
const TROUBLE = /Some of this site is (late|missing)/;

/** Looks at the status page until it has certain words, and gives the page. */
async function waitForStatus(site: Site, words: RegExp): Promise<string> {
  return vi.waitFor(
    async () => {
      const { text } = await site.visit('/status');
      expect(text).toMatch(words);
      return text;
    },
    { timeout: 120_000, interval: 500 },
  );
}

/** Breaks the backend of a site that is well, and mends it. */
async function tellStory(site: Site, { backend, fault }: Case): Promise<StatusStory> {
  await waitForStatus(site, WELL);
  await breakDown(backend, fault);
  const english = await waitForStatus(site, TROUBLE);
  const { text: dutch } = await site.visit('/nl/status');
  await mend(backend, fault);
  return { english, dutch, after: await waitForStatus(site, WELL) };
}

/** A live-scores feed that breaks. */
export async function feedCase(name: string, fault: Break): Promise<Case> {
  const backend = await startFeedOfOneMatch();
  return { name, backend, fault, settings: { LIVE_API_URL: backend.url } };
}

/** A content system that breaks, in which editors have written nothing yet. */
export async function contentCase(name: string, fault: Break): Promise<Case> {
  const backend = await startBreakable((url) => {
    const isOne = url.startsWith('/api/site-setting');
    return { status: 200, body: { data: isOne ? { id: 1, attributes: {} } : [] } };
  });
  return { name, backend, fault, settings: { CMS_URL: backend.url } };
}

/** Tells the stories of some cases, so many at the same time. */
export async function tellStories(
  cases: readonly Case[],
  atOnce: number,
): Promise<{ storyOf(name: string): StatusStory; close(): Promise<void> }> {
  const settings = cases.map((each) => [each.name, { ...each.settings, UPSTREAM_TIMEOUT_MS: '1000' }]);
  const { site, close } = await serveSites(Object.fromEntries(settings));
  const stories = new Map<string, StatusStory>();
  const waiting = [...cases];
  const tellInTurn = async () => {
    for (let next = waiting.shift(); next !== undefined; next = waiting.shift()) {
      stories.set(next.name, await tellStory(site(next.name), next));
    }
  };
  await Promise.all(Array.from({ length: atOnce }, tellInTurn));
  return {
    storyOf(name) {
      const story = stories.get(name);
      if (story === undefined) throw new Error(`there is no story of ${name}`);
      return story;
    },
    async close() {
      await close();
      for (const { backend } of cases) await backend.close();
    },
  };
}
