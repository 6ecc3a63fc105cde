import { expect, vi } from 'vitest';
import { type Break, breakDown, mend, startFeedOfOneMatch } from './outage.ts';
import { type Breakable, startBreakable } from './server.ts';
import { type Site, serveSites } from './sites.ts';

/** A backend with one fault, and the settings of the site that uses it. */
export interface Case {
  name: string;
  backend: Breakable;
  fault: Break;
  settings: Record<string, string>;
}

/** The status pages during and after an outage. */
export interface StatusStory {
  english: string;
  dutch: string;
  /** The English page after the outage. */
  after: string;
}

const WELL = /Everything is working/;
const TROUBLE = /Parts of the site are (delayed|unavailable)/;

/** Requests the status page until it matches `words`. Returns the page. */
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

/** Breaks and repairs the backend of a healthy site. Returns its status pages. */
async function recordStory(site: Site, { backend, fault }: Case): Promise<StatusStory> {
  await waitForStatus(site, WELL);
  await breakDown(backend, fault);
  const english = await waitForStatus(site, TROUBLE);
  const { text: dutch } = await site.visit('/nl/status');
  await mend(backend, fault);
  return { english, dutch, after: await waitForStatus(site, WELL) };
}

export async function feedCase(name: string, fault: Break): Promise<Case> {
  const backend = await startFeedOfOneMatch();
  return { name, backend, fault, settings: { LIVE_API_URL: backend.url } };
}

/** A case with a broken content system, which is empty while it works. */
export async function contentCase(name: string, fault: Break): Promise<Case> {
  const backend = await startBreakable((url) => {
    const isOne = url.startsWith('/api/site-setting');
    return { status: 200, body: { data: isOne ? { id: 1, attributes: {} } : [] } };
  });
  return { name, backend, fault, settings: { CMS_URL: backend.url } };
}

/** Runs cases, `atOnce` in parallel. */
export async function recordStories(
  cases: readonly Case[],
  atOnce: number,
): Promise<{ storyOf(name: string): StatusStory; close(): Promise<void> }> {
  const settings = cases.map((each) => [each.name, { ...each.settings, UPSTREAM_TIMEOUT_MS: '1000' }]);
  const { site, close } = await serveSites(Object.fromEntries(settings));
  const stories = new Map<string, StatusStory>();
  const waiting = [...cases];
  const recordNext = async () => {
    for (let next = waiting.shift(); next !== undefined; next = waiting.shift()) {
      stories.set(next.name, await recordStory(site(next.name), next));
    }
  };
  await Promise.all(Array.from({ length: atOnce }, recordNext));
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
