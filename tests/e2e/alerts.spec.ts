import AxeBuilder from '@axe-core/playwright';
import type { Page } from 'playwright/test';
import { newVapidKeys } from '../../worker/settings/vapid.ts';
import { serveBuild } from '../support/serveBuild.mjs';
import { leagueMatch, matchPath } from './pageKinds.ts';
import { expect, open, test } from './visitor.ts';

const root = new URL('../..', import.meta.url).pathname;

/** A subscription as the browser’s push service would give it. */
const SUBSCRIPTION = {
  endpoint: 'https://fcm.googleapis.com/fcm/send/e2e',
  keys: {
    p256dh: 'BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4',
    auth: 'BTBZMqHH6r4Tts7J_aSIgg',
  },
};

let site: Awaited<ReturnType<typeof serveBuild>>;

test.beforeAll(async () => {
  const vars = { ENVIRONMENT: 'test', VISITOR_OVERRIDE: '1', ...newVapidKeys(), VAPID_SUBJECT: 'mailto:ops@a.com' };
  site = await serveBuild({ root, port: 0, vars, matchesPerDay: 60, cf: { country: 'GB', timezone: 'Europe/London' } });
});
test.afterAll(() => site.close());

/** Opens a page in a browser whose push service exists. */
async function openWithService(page: Page, path: string): Promise<void> {
  await page.addInitScript((given) => {
    const subscription = {
      ...given,
      options: { applicationServerKey: null },
      toJSON: () => given,
      unsubscribe: async () => true,
    };
    // A browser without a window says “denied” of a permission that it has.
    Object.defineProperty(Notification, 'permission', { get: () => 'granted' });
    PushManager.prototype.subscribe = async () => subscription as never;
    PushManager.prototype.getSubscription = async () =>
      localStorage.getItem('alerts') ? (subscription as never) : null;
  }, SUBSCRIPTION);
  await page.context().grantPermissions(['notifications'], { origin: String(site.url) });
  await page.goto(new URL(path, site.url).href);
  await page.waitForSelector('html[data-hydrated]');
}

const workers = (page: Page) => page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length);

/** The address of a match of the demonstration. */
async function aMatch(page: Page): Promise<string> {
  const { matches } = await (await page.request.get(new URL('/api/live', site.url).href)).json();
  return `/match/football/x-${matches[0].id}`;
}

test('a bell turns alerts on with the keyboard', async ({ page }) => {
  await openWithService(page, await aMatch(page));
  expect(await workers(page)).toBe(0);
  const bell = page.getByRole('button', { name: /^Alerts for/ });
  await bell.press('Enter');
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('checkbox', { checked: true })).toHaveCount(4);
  expect((await new AxeBuilder({ page }).include('#alert-dialog').analyze()).violations).toEqual([]);

  await dialog.getByRole('button', { name: 'Turn on' }).click();
  await expect(bell).toHaveAttribute('aria-pressed', 'true');
  await expect(dialog).toBeHidden();
});

test('a site without keys registers nothing and has no bell', async ({ page }) => {
  await open(page, matchPath(await leagueMatch(page)));
  await expect(page.locator('.bell')).toHaveCount(0);
  expect(await workers(page)).toBe(0);
});
