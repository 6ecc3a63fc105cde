import { serveBuild } from '../support/serveBuild.mjs';

const root = new URL('../..', import.meta.url).pathname;

/** A day that has every sport, phase and country; twice as many matches take the browser twice as long on each page. */
const MATCHES_PER_DAY = '120';

/**
 * Serves the production build on the embedded backends for all end-to-end tests, each of which reaches it through a front
 * of its own (`front.ts`); gives the function that ends it, which fails where the site has logged an error.
 */
export default async function serveSite(): Promise<() => Promise<void>> {
  const errors: string[] = [];
  const site = await serveBuild({
    root,
    port: 0,
    vars: { ENVIRONMENT: 'test', VISITOR_OVERRIDE: '1', DEMO_MATCHES_PER_DAY: MATCHES_PER_DAY },
    cf: { country: 'GB', timezone: 'Europe/London' },
    onLog: (line) => void (line.includes('"level":"error"') && errors.push(line)),
  });
  process.env.BUILT_SITE = String(site.url);
  return async () => {
    await site.close();
    if (errors.length > 0) throw new Error(`the site has logged errors:\n${errors.join('\n')}`);
  };
}
