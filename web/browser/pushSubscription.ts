import * as v from 'valibot';
import { createPolicy } from '../data/trustedTypes.ts';
import { alertsSchema, type BrowserAlerts } from '../domain/alertSchemas.ts';
import { ALERTS, ALERTS_PATH } from '../domain/alerts.ts';

export type StoredAlert = BrowserAlerts['follows'][number];

const storedSchema = v.object({
  follows: alertsSchema.entries.follows,
  /** The day and the choices of the visitor with which the site last got them. */
  renewed: v.string(),
});

/** This browser’s copy of its alerts, which the service worker sends again when the browser changes the endpoint. */
export async function storedAlerts(): Promise<v.InferOutput<typeof storedSchema>> {
  try {
    const copy = await caches.match(ALERTS_PATH);
    return v.parse(storedSchema, await copy?.json());
  } catch {
    return { follows: [], renewed: '' };
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

async function current(): Promise<PushSubscription | null> {
  const registration = await navigator.serviceWorker.getRegistration();
  return (await registration?.pushManager.getSubscription()) ?? null;
}

/** Makes `follows` the alerts of this browser, at the site and here. Rejects if either can’t keep them. */
export async function saveAlerts(follows: StoredAlert[], key: string, path = ALERTS_PATH): Promise<void> {
  const isOn = follows.length > 0;
  const subscription = isOn ? await subscribed(key) : await current();
  const cache = await caches.open(ALERTS);
  const body = { ...subscription?.toJSON(), locale: document.documentElement.lang, follows };
  if (subscription !== null) {
    const headers = { 'Content-Type': 'application/json' };
    const answer = await fetch(path, { method: 'PUT', body: JSON.stringify(body), keepalive: true, headers });
    if (!answer.ok) throw new Error(`the site answers ${answer.status}`);
  }
  if (isOn) {
    // A browser that can’t keep its copy gets no alerts, so that none come that the page does not show.
    await cache.put(ALERTS_PATH, Response.json({ ...body, renewed: basis(key) })).catch(async (error: unknown) => {
      await subscription?.unsubscribe();
      throw error;
    });
  } else {
    await cache.delete(ALERTS_PATH);
    await subscription?.unsubscribe();
  }
}

/** Saves the alerts again when needed. Ends a subscription without alerts, or without permission. */
export async function renewAlerts(key: string): Promise<void> {
  const { follows, renewed } = await storedAlerts();
  const isKnown = follows.length > 0 && renewed === basis(key) && (await current()) !== null;
  if (!isKnown) await saveAlerts(Notification.permission === 'granted' ? follows : [], key);
}
