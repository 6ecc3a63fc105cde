import { serveBuild } from '../commands/serveBuild.mjs';

const root = new URL('../..', import.meta.url).pathname;

/**
 * Serves the production build on the embedded backends for all end-to-end tests, each of which reaches it through a front
 * of its own (`front.ts`); gives the function that ends it.
 */
export default async function serveSite(): Promise<() => Promise<void>> {
  const site = await serveBuild({
    root,
    port: 0,
    vars: { ENVIRONMENT: 'test', VISITOR_OVERRIDE: '1' },
    cf: { country: 'GB', timezone: 'Europe/London' },
  });
  process.env.BUILT_SITE = String(site.url);
  return site.close;
}
