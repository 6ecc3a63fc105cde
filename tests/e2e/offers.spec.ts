import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { serveBuild } from '../support/serveBuild.mjs';
import { expect, open, SATURDAY, test, visitAs } from './visitor.ts';

const root = new URL('../..', import.meta.url).pathname;

const operator = (name: string, expiresAt: string | null) => ({
  name,
  bonus: `${name} bonus`,
  playUrl: `https://${name.toLowerCase()}.test/`,
  hideTermsAndConditions: false,
  countries: { data: [{ attributes: { code: 'GB' } }] },
  offer: { id: 1, stake: '£10', minimumOdds: 1.5, expiresAt },
});

test('an offer that ends disappears from an open page, without a call', async ({ page }) => {
  // It ends some seconds after the site has asked for it, however long that takes to start.
  let end = 0;
  const cms = createServer((request, response) => {
    const isOperators = request.url?.startsWith('/api/operators') === true;
    if (isOperators) end ||= Date.now() + 8000;
    const rows = [operator('Ending', new Date(end).toISOString()), operator('Staying', null)];
    const listed = isOperators ? rows.map((attributes, id) => ({ id, attributes })) : [];
    response.setHeader('Content-Type', 'application/json');
    response.end(JSON.stringify({ data: request.url?.startsWith('/api/site-setting') ? null : listed }));
  });
  await new Promise<void>((listening) => cms.listen(0, '127.0.0.1', listening));
  const { port } = cms.address() as AddressInfo;
  const site = await serveBuild({
    root,
    port: 0,
    vars: { ENVIRONMENT: 'test', CMS_URL: `http://127.0.0.1:${port}` },
    cf: { country: 'GB', timezone: 'Europe/London' },
  });
  try {
    await open(page, '/static/terms-and-conditions', String(site.url));
    const bonuses = page.getByRole('region', { name: 'Top Sportsbook Bonuses' });
    await expect(bonuses.getByText('Ending bonus')).toBeVisible();
    const settings: string[] = [];
    page.on('request', (request) => request.url().includes('/api/settings') && settings.push(request.url()));
    await expect(bonuses.getByText('Ending bonus')).toBeHidden({ timeout: 15_000 });
    expect(Date.now()).toBeGreaterThanOrEqual(end - 1000);
    await expect(bonuses.getByText('Staying bonus')).toBeVisible();
    expect(settings).toEqual([]);
  } finally {
    await site.close();
    cms.closeAllConnections();
    cms.close();
  }
});

test('the terms of a bonus follow the format of the odds, in the card and in the bar', async ({ page }) => {
  await visitAs(page, { now: SATURDAY });
  await open(page, '/');
  const bonuses = page.getByRole('region', { name: 'Top Sportsbook Bonuses' });
  await expect(bonuses.getByText('1/5').first()).toBeVisible();
  await page.getByRole('combobox', { name: 'Odds format' }).selectOption('EU');
  await expect(bonuses.getByText('1.20').first()).toBeVisible();
  await expect(bonuses.locator('.offer-fact', { hasText: '1/5' })).toHaveCount(0);
  await page.evaluate(() => window.scrollTo(0, 420));
  const bar = page.getByRole('complementary', { name: 'Special offer' });
  await expect(bar).toContainText('Min. odds 1.20');
  await expect(bar).toContainText('Take time to think.');
  await bar.getByText('Terms').first().click();
  await expect(bar.getByRole('link', { name: /National Gambling Helpline/ })).toBeVisible();
  await expect(bar.getByRole('link', { name: 'How we earn and order' })).toHaveAttribute('href', '/static/how-we-earn');
});
