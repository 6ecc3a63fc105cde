import * as v from 'valibot';
import { forget, readStored, store } from '../data/preferences/stored.ts';
import { createPolicy } from '../data/trustedTypes.ts';
import { ALERT_KINDS, ALERTS, ALERTS_PATH, TRIAL_PATH } from '../domain/alerts.ts';
import type { Follow } from '../domain/follow.ts';
import { isFollow } from '../domain/follows.ts';

const keptSchema = v.object({
  list: v.array(
    v.object({
      follow: v.custom<Follow>((text) => typeof text === 'string' && isFollow(text)),
      /** The name in each language. */
      names: v.record(v.string(), v.string()),
      kinds: v.array(v.picklist(ALERT_KINDS)),
    }),
  ),
  /** The day and the choices of the visitor with which the site last got them. */
  renewed: v.fallback(v.string(), ''),
});

type KeptAlerts = v.InferOutput<typeof keptSchema>;
export type KeptAlert = KeptAlerts['list'][number];

/** The alerts of this browser for matches, teams and competitions. */
export function keptAlerts(): KeptAlerts {
  try {
    return v.parse(keptSchema, JSON.parse(readStored(ALERTS) ?? ''));
  } catch {
    return { list: [], renewed: '' };
  }
}

/** Whether this browser can receive alerts. On an iPhone only an installed site can. */
export const canAlert = 'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window;

const WORKER = '/service-worker.js';

const policy = createPolicy(ALERTS, { createScriptURL: (address) => (address === WORKER ? address : null) });

export async function register(): Promise<ServiceWorkerRegistration> {
  const script = policy?.createScriptURL(WORKER) ?? WORKER;
  await navigator.serviceWorker.register(script, { updateViaCache: 'none' });
  return navigator.serviceWorker.ready;
}

/** The site gets the alerts again when this changes: on another day, with another key, or after other choices of the visitor. */
function basis(key: string): string {
  const cookies = document.cookie.match(/\b(delay|spoilers|zone)=[^;]*/g) ?? [];
  return [new Date().toDateString(), key, document.documentElement.lang, ...cookies.sort()].join();
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
    const cache = await caches.open(ALERTS).catch(() => null);
    await cache?.put(ALERTS_PATH, Response.json(body)).catch(() => undefined);
    if (list.length === 0) await subscription.unsubscribe();
  }
  if (list.length === 0) forget(ALERTS);
  else store(ALERTS, JSON.stringify({ list, renewed: basis(key) }));
}

/** Saves the alerts again when needed. Ends a subscription without alerts, or without permission. */
export async function renewAlerts(key: string): Promise<void> {
  const { list, renewed } = keptAlerts();
  const isKnown = list.length > 0 && renewed === basis(key) && (await current()) !== null;
  if (!isKnown) await saveAlerts(Notification.permission === 'granted' ? list : [], key);
}

/** Sends a trial to this browser. False if the push service did not take it. */
export async function sendTrial(): Promise<boolean> {
  const endpoint = (await current())?.endpoint;
  return endpoint !== undefined && (await send('POST', TRIAL_PATH, { endpoint })).ok;
}
