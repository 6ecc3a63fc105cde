import { type KeptAlert, keepAlerts, keptAlerts } from '../data/preferences/alerts.ts';
import { createPolicy } from '../data/trustedTypes.ts';
import { ALERTS, ALERTS_PATH, TRIAL_PATH } from '../domain/alerts.ts';

const DAY_MS = 24 * 60 * 60_000;

/** Whether this browser can receive alerts. On an iPhone only an installed site can. */
export const canAlert = 'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window;

const WORKER = '/service-worker.js';

const policy = createPolicy(ALERTS, { createScriptURL: (address) => (address === WORKER ? address : null) });

export async function register(): Promise<ServiceWorkerRegistration> {
  const script = policy?.createScriptURL(WORKER) ?? WORKER;
  await navigator.serviceWorker.register(script, { updateViaCache: 'none' });
  return navigator.serviceWorker.ready;
}

/** What a subscription depends on: the site’s key, and the visitor’s choices that the site keeps with it. */
function choices(key: string): string {
  const cookies = document.cookie.match(/\b(delay|spoilers|zone)=[^;]*/g) ?? [];
  return [key, document.documentElement.lang, ...cookies.sort()].join();
}

/** The browser’s subscription with the site’s key. */
async function subscribed(key: string): Promise<PushSubscription> {
  const { pushManager } = await register();
  const options = { userVisibleOnly: true, applicationServerKey: key };
  try {
    return await pushManager.subscribe(options);
  } catch {
    // A subscription with an earlier key is in the way.
    await (await pushManager.getSubscription())?.unsubscribe();
    return pushManager.subscribe(options);
  }
}

function send(method: string, path: string, body: object): Promise<Response> {
  const headers = { 'Content-Type': 'application/json' };
  return fetch(path, { method, body: JSON.stringify(body), keepalive: true, headers });
}

async function current(): Promise<PushSubscription | null> {
  const registration = await navigator.serviceWorker.getRegistration();
  return (await registration?.pushManager.getSubscription()) ?? null;
}

/** Makes a list the alerts of this browser, at the site and here. Rejects if the site can’t be reached. */
export async function saveAlerts(list: KeptAlert[], key: string): Promise<void> {
  const subscription = list.length > 0 ? await subscribed(key) : await current();
  if (subscription !== null) {
    const { endpoint, keys } = subscription.toJSON();
    const follows = list.map(({ follow, kinds }) => ({ follow, kinds }));
    const body = { endpoint, keys, locale: document.documentElement.lang, follows };
    const answer = await send('PUT', ALERTS_PATH, body);
    if (!answer.ok) throw new Error(`the site answers ${answer.status}`);
    // The service worker sends it again when the browser changes the endpoint.
    await (await caches.open(ALERTS)).put(ALERTS_PATH, Response.json(body));
    if (list.length === 0) await subscription.unsubscribe();
  }
  keepAlerts({ list, renewed: { at: Date.now(), choices: choices(key) } });
}

/** Saves the alerts again once a day, and when the visitor’s choices or the site’s key changed. */
export async function renewAlerts(key: string): Promise<void> {
  const { list, renewed } = keptAlerts();
  const isKnown = renewed.choices === choices(key) && Date.now() - renewed.at < DAY_MS;
  if (list.length === 0 || (isKnown && (await current()) !== null)) return;
  // Without permission the browser has dropped the subscription.
  if (Notification.permission === 'granted') await saveAlerts(list, key);
  else keepAlerts({ list: [], renewed });
}

/** Sends a trial to this browser. False if the push service did not take it. */
export async function sendTrial(): Promise<boolean> {
  const endpoint = (await current())?.endpoint;
  return endpoint !== undefined && (await send('POST', TRIAL_PATH, { endpoint })).ok;
}
