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

/** The visitor’s choices that the site keeps with a subscription. */
function choices(): string {
  const cookies = document.cookie.match(/\b(delay|spoilers|zone)=[^;]*/g) ?? [];
  return [document.documentElement.lang, ...cookies.sort()].join();
}

const base64url = (bytes: ArrayBuffer | null) =>
  btoa(String.fromCharCode(...new Uint8Array(bytes ?? new ArrayBuffer(0))))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');

/** The browser’s subscription with the site’s key, which replaces one with another key. */
async function subscribed(key: string): Promise<PushSubscription> {
  const { pushManager } = await register();
  const known = await pushManager.getSubscription();
  if (known !== null && base64url(known.options.applicationServerKey) === key) return known;
  await known?.unsubscribe();
  return pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key });
}

function send(method: string, path: string, body: string): Promise<Response> {
  return fetch(path, { method, body, keepalive: true, headers: { 'Content-Type': 'application/json' } });
}

async function current(): Promise<PushSubscription | null> {
  const registration = await navigator.serviceWorker.getRegistration();
  return (await registration?.pushManager.getSubscription()) ?? null;
}

async function remove(): Promise<void> {
  const subscription = await current();
  if (subscription === null) return;
  await send('DELETE', ALERTS_PATH, JSON.stringify({ endpoint: subscription.endpoint }));
  await subscription.unsubscribe();
}

/** Makes a list the alerts of this browser, at the site and here. Rejects if the site can’t be reached. */
export async function saveAlerts(list: KeptAlert[], key: string): Promise<void> {
  if (list.length === 0) await remove();
  else {
    const { endpoint, keys } = (await subscribed(key)).toJSON();
    const follows = list.map(({ follow, kinds }) => ({ follow, kinds }));
    const body = JSON.stringify({ endpoint, keys, locale: document.documentElement.lang, follows });
    const answer = await send('PUT', ALERTS_PATH, body);
    if (!answer.ok) throw new Error(`the site answers ${answer.status}`);
    // The service worker sends it again when the browser changes the endpoint.
    await (await caches.open(ALERTS)).put(ALERTS_PATH, new Response(body));
  }
  keepAlerts({ list, renewed: { at: Date.now(), choices: choices() } });
}

/** Tells the site once a day, and when the visitor’s choices changed, that the alerts are still wanted. */
export async function renewAlerts(key: string): Promise<void> {
  const { list, renewed } = keptAlerts();
  const isKnown = renewed.choices === choices() && Date.now() - renewed.at < DAY_MS;
  if (list.length === 0 || (isKnown && (await current()) !== null)) return;
  // Without permission the browser has dropped the subscription.
  if (Notification.permission === 'granted') await saveAlerts(list, key);
  else keepAlerts({ list: [], renewed });
}

/** Sends a trial to this browser. */
export async function sendTrial(): Promise<boolean> {
  const subscription = await current();
  return (
    subscription !== null && (await send('POST', TRIAL_PATH, JSON.stringify({ endpoint: subscription.endpoint }))).ok
  );
}
