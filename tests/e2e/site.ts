import { newVapidKeys } from '../../worker/settings/vapid.ts';
import { serveBuild } from '../support/serveBuild.ts';

/** Enough for every sport, phase and country. Twice as many matches would take the browser twice as long on each page. */
const MATCHES_PER_DAY = 60;

/**
 * Serves the production build on the demonstration for all browser tests. Each test reaches it through its own front
 * (`front.ts`). The function that this returns closes the site, and fails if the site logged an error.
 */
export default async function serveSite(): Promise<() => Promise<void>> {
  const errors: string[] = [];
  const site = await serveBuild({
    vars: { ENVIRONMENT: 'test', VISITOR_OVERRIDE: '1', ...newVapidKeys(), VAPID_SUBJECT: 'mailto:ops@a.com' },
    pushService: true,
    matchesPerDay: MATCHES_PER_DAY,
    onLog: (line) => void (line.includes('"level":"error"') && errors.push(line)),
  });
  process.env.BUILT_SITE = String(site.url);
  return async () => {
    await site.close();
    if (errors.length > 0) throw new Error(`the site logged errors:\n${errors.join('\n')}`);
  };
}
