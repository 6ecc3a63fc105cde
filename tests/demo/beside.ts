import { delaysIn } from './delays.ts';
import { serveDemonstration } from './server.ts';

/** A site that is started beside the demonstration: the settings that make it read the demonstration, and how to end that. */
export interface Beside {
  vars: Record<string, string>;
  close(): Promise<void>;
}

const MATCHES_PER_DAY = 240;

/** A server on the same machine takes as many calls as there are. A busy machine may take its time. */
const ON_THIS_MACHINE = { LIVE_CALLS_PER_SECOND: '1000', UPSTREAM_TIMEOUT_MS: '30000' };

const isSet = (value: unknown) => typeof value === 'string' && value.trim() !== '';

/** Which sources settings leave open: the demonstration serves them. */
function demonstrated(settings: Readonly<Record<string, unknown>>): 'all' | 'live' | 'content' | null {
  const isLive = !isSet(settings.LIVE_SOURCE) && !isSet(settings.LIVE_API_URL);
  const isContent = !isSet(settings.CONTENT_SOURCE) && !isSet(settings.CMS_URL);
  if (isLive) return isContent ? 'all' : 'live';
  return isContent ? 'content' : null;
}

/** Starts the demonstration for the sources that a site's settings leave open. `delay` is a range of milliseconds: `0-1600`. */
export async function startBeside(
  settings: Readonly<Record<string, unknown>>,
  matchesPerDay = MATCHES_PER_DAY,
  delay?: string,
): Promise<Beside> {
  const part = demonstrated(settings);
  if (part === null) return { vars: {}, close: async () => undefined };
  const { url, close } = await serveDemonstration(matchesPerDay, delay === undefined ? undefined : delaysIn(delay));
  const patient = Object.entries(ON_THIS_MACHINE).filter(([name]) => !isSet(settings[name]));
  const vars = {
    DEMONSTRATION: part,
    ...(isSet(settings.EMBED_HOSTS) ? {} : { EMBED_HOSTS: '*' }),
    ...(part === 'content' ? {} : { LIVE_API_URL: url, ...Object.fromEntries(patient) }),
    ...(part === 'live' ? {} : { CMS_URL: url }),
  };
  return { vars, close };
}
