import type { Page } from 'playwright/test';
import { teamName } from '../../web/format/teamNames.ts';
import { NIGHT } from '../support/tier.ts';
import { accessibilityFaults } from './accessibility.ts';
import { SUBSCRIPTION, withPushService } from './pushService.ts';
import { HOMES, PHONE, thumbOn } from './thumb.ts';
import { matchesOfToday, matchPath } from './todaysMatches.ts';
import { expect, open, test } from './visitor.ts';

const addressOf = (path: string) => new URL(path, process.env.SITE_URL).href;

/** Opens a page in a browser whose push service exists. */
async function openWithService(page: Page, path: string): Promise<void> {
  await withPushService(page, process.env.SITE_URL ?? '');
  await open(page, path);
}

/** Keeps alerts in a browser as an earlier visit did. */
async function keep(page: Page, follows: unknown): Promise<void> {
  const plain = await page.context().newPage();
  // The site's code would create the policy a second time.
  await plain.route('**/assets/*.js', (route) => route.fulfill({ contentType: 'text/javascript', body: '' }));
  await plain.goto(addressOf('/settings'));
  await plain.evaluate(async (given) => {
    const { trustedTypes } = window as unknown as {
      trustedTypes: { createPolicy(name: string, rules: object): { createScriptURL(address: string): string } };
    };
    const policy = trustedTypes.createPolicy('alerts', { createScriptURL: (address: string) => address });
    await navigator.serviceWorker.register(policy.createScriptURL('/service-worker.js'));
    await (await caches.open('alerts')).put('/api/alerts', Response.json({ follows: given, renewed: '' }));
  }, follows);
  await plain.close();
}

const workers = (page: Page) => page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length);

/** The address of a match of the demonstration that has not ended, so that it has a bell. */
async function aMatch(page: Page): Promise<string> {
  const match = (await matchesOfToday(page)).find(({ state }) => state.kind !== 'finished');
  if (match === undefined) throw new Error('every match has ended');
  return matchPath(match);
}

test('a bell turns alerts on with the keyboard', async ({ page }) => {
  await openWithService(page, await aMatch(page));
  expect(await workers(page)).toBe(0);
  const bell = page.getByRole('button', { name: /^Alerts for/ });
  await bell.press('Enter');
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('checkbox', { checked: true })).toHaveCount(4);
  expect(await accessibilityFaults(page, '#alert-dialog')).toEqual([]);

  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(bell).toHaveAttribute('aria-pressed', 'true');
  await expect(dialog).toBeHidden();
});

for (const { locale, home } of HOMES) {
  test(`two clubs and their alerts: search, stars, bells (${locale})`, NIGHT, async ({ page, browser }) => {
    const phone = await browser.newPage({ viewport: PHONE, hasTouch: true, isMobile: true });
    await openWithService(phone, home);
    const visit = thumbOn(phone, locale);
    const [match] = await matchesOfToday(page);
    const clubs = [match?.home, match?.away].map((team) => teamName(team ?? null, visit.t));
    await visit.search(clubs[0] ?? '');
    for (const name of clubs) {
      await visit.menu.locator('#menu-search').fill(name);
      await visit.tap(visit.menu.getByRole('button', { name: visit.t('follow.star', { name }), exact: true }).first());
      await expect(phone.getByRole('status').filter({ hasText: visit.t('follow.added', { name }) })).toBeVisible();
    }
    await visit.tap(visit.menu.getByRole('button', { name: visit.t('nav.closeMenu') }));
    await visit.tap(visit.bar.getByRole('link', { name: visit.t('nav.mine') }));
    for (const name of clubs) {
      const bell = phone.getByRole('button', { name: visit.t('alerts.bell', { name }) });
      await visit.tap(bell);
      await visit.tap(phone.getByRole('dialog').getByRole('button', { name: visit.t('alerts.save') }));
      await expect(bell).toHaveAttribute('aria-pressed', 'true');
    }
    await expect(phone.locator('.progress')).toHaveCount(0);
    expect(visit.taps()).toBeLessThanOrEqual(9);
    await phone.context().close();
  });
}

test('alerts need no local storage', NIGHT, async ({ page }) => {
  await page.addInitScript(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException('full', 'QuotaExceededError');
    };
  });
  await openWithService(page, await aMatch(page));
  await page.locator('.bell').click();
  await page.locator('#alert-dialog [value="save"]').click();
  await expect(page.locator('.bell')).toHaveAttribute('aria-pressed', 'true');
  await page.goto(addressOf('/settings'));
  await expect(page.locator('#alerts').getByRole('listitem')).toHaveCount(1);
});

test('a browser that can keep no alert says so and gets none', NIGHT, async ({ page }) => {
  await page.addInitScript(() => {
    Cache.prototype.put = () => Promise.reject(new DOMException('full', 'QuotaExceededError'));
  });
  await openWithService(page, await aMatch(page));
  await page.locator('.bell').click();
  await page.locator('#alert-dialog [value="save"]').click();
  await expect(page.locator('#alert-dialog [role="status"]')).not.toBeEmpty();
  expect(await page.evaluate(() => document.documentElement.dataset.unsubscribed)).toBe('true');
  await page.reload();
  await expect(page.locator('.bell')).toHaveAttribute('aria-pressed', 'false');
});

test('the settings page lists alerts, changes their kinds and stops them', NIGHT, async ({ page }) => {
  await openWithService(page, '/settings');
  await keep(page, [
    { follow: 't1', names: { en: 'Germany', nl: 'Duitsland' }, kinds: ['goal', 'line-ups'] },
    { follow: 'c2', names: { en: 'World Cup', nl: 'WK' }, kinds: ['full-time'] },
  ]);
  await page.goto(addressOf('/nl/instellingen'));
  const section = page.locator('#alerts');
  await expect(section.getByRole('listitem')).toHaveText(['DuitslandDoelpunten · Opstellingen', /^WK/]);
  expect(await accessibilityFaults(page, '#alerts')).toEqual([]);

  await section.getByRole('button', { name: 'Meldingen voor Duitsland' }).press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Meldingen voor Duitsland' });
  await expect(dialog.getByRole('checkbox', { checked: true })).toHaveCount(2);
  await dialog.getByLabel('Doelpunten').uncheck();
  await dialog.getByRole('button', { name: 'Opslaan' }).click();
  await expect(section.getByRole('listitem').first()).toHaveText('DuitslandOpstellingen');
  await expect(section.getByRole('button', { name: 'Meldingen voor Duitsland' })).toBeFocused();

  await section.locator('button[value="stop"]').click();
  await expect(section.getByRole('listitem')).toHaveCount(0);
  await expect(section.getByRole('status')).not.toBeEmpty();
});

test('a browser that lost its list ends its subscription', NIGHT, async ({ page }) => {
  await openWithService(page, '/settings');
  await keep(page, 'torn');
  const ended = page.waitForRequest((request) => request.method() === 'PUT');
  await page.reload();
  expect((await ended).postDataJSON()).toMatchObject({ ...SUBSCRIPTION, follows: [] });
  await expect.poll(() => page.evaluate(async () => (await caches.match('/api/alerts')) === undefined)).toBe(true);
});

/** Delivers a push to the service worker of the site, as the browser’s push service would. */
async function deliver(page: Page, notification: object): Promise<void> {
  const session = await page.context().newCDPSession(page);
  const found = new Promise<string>((resolve) => {
    session.on('ServiceWorker.workerRegistrationUpdated', ({ registrations: [first] }) => {
      if (first !== undefined) resolve(first.registrationId);
    });
  });
  await session.send('ServiceWorker.enable');
  const data = JSON.stringify({ web_push: 8030, notification });
  const { origin } = new URL(page.url());
  await session.send('ServiceWorker.deliverPushMessage', { origin, registrationId: await found, data });
  await session.detach();
}

const notifications = (page: Page) =>
  page.evaluate(async () => {
    const registration = await navigator.serviceWorker.ready;
    return (await registration.getNotifications()).map(({ title, body }) => `${title}: ${body}`);
  });

test('news of a match show one notification, whichever page has focus', NIGHT, async ({ page, context }) => {
  await context.grantPermissions(['notifications'], { origin: process.env.SITE_URL ?? '' });
  await page.goto(addressOf('/settings'));
  const isShell = (await page.evaluate(() => Notification.permission)) === 'denied';
  test.skip(isShell, 'a headless shell refuses notifications');
  await openWithService(page, await aMatch(page));
  await page.locator('.bell').click();
  await page.locator('#alert-dialog [value="save"]').click();
  await expect(page.locator('.bell')).toHaveAttribute('aria-pressed', 'true');

  const news = { title: 'Ajax 1–0 PSV', body: 'Goal for Ajax', tag: 'm1', navigate: page.url(), renotify: true };
  await page.bringToFront();
  await deliver(page, news);
  await deliver(page, news);
  await expect.poll(() => notifications(page)).toEqual(['Ajax 1–0 PSV: Goal for Ajax']);
  await (await context.newPage()).bringToFront();
  await deliver(page, { ...news, title: 'Ajax 0–0 PSV', body: 'Goal disallowed' });
  await expect.poll(() => notifications(page)).toEqual(['Ajax 0–0 PSV: Goal disallowed']);
});
