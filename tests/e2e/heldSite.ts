import type { Page } from 'playwright/test';
import { serveDemonstration } from '../demo/server.ts';
import { serveBuild } from '../support/serveBuild.ts';

const MATCHES_PER_DAY = 60;

export interface HeldSite {
  url: string;
  /** Holds answers of the backends whose path has this part, until the returned function is called. */
  hold(part: string): () => void;
  /** Breaks answers whose path has this part, until the returned function is called. */
  break(part: string): () => void;
}

/**
 * Runs a test of this page against a new site on the demonstration, whose backends answer when the test lets them. The page
 * closes before the site: a request that the site's end cuts off would write to the console.
 */
export async function withHeldSite(page: Page, run: (site: HeldSite) => Promise<void>): Promise<void> {
  const held = new Map<string, Promise<void>>();
  const broken = new Set<string>();
  const backend = await serveDemonstration(MATCHES_PER_DAY, async (path) => {
    for (const [part, released] of held) if (path.includes(part)) await released;
    return { delayMs: 0, fails: [...broken].some((part) => path.includes(part)) };
  });
  const sources = { LIVE_API_URL: backend.url, CMS_URL: backend.url, UPSTREAM_TIMEOUT_MS: '30000' };
  const site = await serveBuild({ vars: { ENVIRONMENT: 'test', VISITOR_OVERRIDE: '1', ...sources } });
  try {
    await run({
      url: String(site.url),
      hold(part) {
        const { promise, resolve } = Promise.withResolvers<void>();
        held.set(part, promise);
        return () => {
          held.delete(part);
          resolve();
        };
      },
      break(part) {
        broken.add(part);
        return () => void broken.delete(part);
      },
    });
    await page.close();
  } finally {
    await site.close();
    await backend.close();
  }
}
