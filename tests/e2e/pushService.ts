import type { Page } from 'playwright/test';

/** A subscription as the browser’s push service would give it. */
export const SUBSCRIPTION = {
  endpoint: 'https://fcm.googleapis.com/fcm/send/e2e',
  keys: {
    p256dh: 'BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4',
    auth: 'BTBZMqHH6r4Tts7J_aSIgg',
  },
};

/** Gives a page a browser whose push service exists, with leave to notify from this origin. */
export async function withPushService(page: Page, origin: string): Promise<void> {
  await page.addInitScript((given) => {
    const subscription = {
      ...given,
      options: { applicationServerKey: null },
      toJSON: () => given,
      unsubscribe: async () => {
        document.documentElement.dataset.unsubscribed = 'true';
        return true;
      },
    };
    // A browser without a window says “denied” of a permission that it has.
    Object.defineProperty(Notification, 'permission', { get: () => 'granted' });
    PushManager.prototype.subscribe = async () => subscription as never;
    PushManager.prototype.getSubscription = async () =>
      (await caches.match('/api/alerts')) ? (subscription as never) : null;
  }, SUBSCRIPTION);
  await page.context().grantPermissions(['notifications'], { origin });
}
