import { createPolicy } from '../data/trustedTypes.ts';
import { TAG_MANAGER_HOST } from '../domain/tagManager.ts';
import { refusesTracking } from './refusesTracking.ts';

/** Analytics start this long after the page’s load if the visitor does nothing (spec section 9). */
export const START_DELAY_MS = 4000;

/** Any of these starts analytics at once (spec section 4). */
const INTERACTIONS = ['scroll', 'mousemove', 'touchstart'] as const;

/** The address of a tag manager script; null for any other, which the policy then refuses. */
function trustedScript(address: string): string | null {
  return URL.canParse(address) && new URL(address).origin === TAG_MANAGER_HOST ? address : null;
}

/** Consent Mode v2 denies everything except statistics. The tag manager reads a command only from `arguments`. */
function consentCommands(): IArguments[] {
  const commands: IArguments[] = [];
  function gtag(..._command: [name: 'consent', action: 'default' | 'update', types: Record<string, string>]): void {
    // biome-ignore lint/complexity/noArguments: the tag manager ignores arrays
    commands.push(arguments);
  }
  const denied = { ad_storage: 'denied', ad_user_data: 'denied', ad_personalization: 'denied' };
  gtag('consent', 'default', { ...denied, analytics_storage: 'denied' });
  gtag('consent', 'update', { analytics_storage: 'granted' });
  return commands;
}

function loadTagManager(container: string): void {
  // The tag manager sets script addresses as text, which only a default policy can check.
  createPolicy('default', { createScriptURL: trustedScript });
  // The tag manager reads earlier commands and events from this list.
  const commands = consentCommands();
  Reflect.set(window, 'dataLayer', [...commands, { 'gtm.start': Date.now(), event: 'gtm.js' }]);
  const script = document.createElement('script');
  script.async = true;
  script.src = `${TAG_MANAGER_HOST}/gtm.js?id=${encodeURIComponent(container)}`;
  document.head.append(script);
}

function startLate(start: () => void): void {
  const waiting = new AbortController();
  const { signal } = waiting;
  const startOnce = () => {
    if (signal.aborted) return;
    waiting.abort();
    start();
  };
  const onLoad = () => setTimeout(startOnce, START_DELAY_MS);
  for (const sign of INTERACTIONS) window.addEventListener(sign, startOnce, { passive: true, signal });
  if (document.readyState === 'complete') onLoad();
  else window.addEventListener('load', onLoad, { once: true, signal });
}

/** Loads the tag manager after a sign of the visitor or 4 seconds after the load; never if tracking is refused. */
export function deferTagManager(container: string, load: (container: string) => void = loadTagManager): void {
  if (refusesTracking(navigator)) return;
  const begin = () => startLate(() => load(container));
  if (Reflect.get(document, 'prerendering') === true) {
    document.addEventListener('prerenderingchange', begin, { once: true });
  } else begin();
}
