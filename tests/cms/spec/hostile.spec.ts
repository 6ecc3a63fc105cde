import { type Browser, chromium, type Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Site, startSite } from './site.ts';

let site: Site;
let browser: Browser;
let page: Page;
const asked: string[] = [];
const dialogs: string[] = [];

beforeAll(async () => {
  site = await startSite();
  browser = await chromium.launch({
    executablePath: process.env.CHROMIUM_PATH,
    args: ['--no-sandbox', '--disable-gpu'],
  });
  page = await browser.newPage({ extraHTTPHeaders: { 'x-visitor-country': 'GB' } });
  page.on('request', (request) => asked.push(new URL(request.url()).host));
  page.on('dialog', async (dialog) => {
    dialogs.push(dialog.message());
    await dialog.dismiss();
  });
  await page.goto(new URL('/static/hostile', site.url).href, { waitUntil: 'networkidle' });
  await page.locator('html[data-hydrated]').waitFor({ state: 'attached' });
});
afterAll(async () => {
  await browser?.close();
  await site?.close();
});

describe('a page with hostile content', () => {
  it('shows the text of the content', async () => {
    expect(new URL(page.url()).pathname).toBe('/static/hostile');
    const text = await page.locator('main').innerText();
    expect(text).toContain('Before.');
    expect(text).toContain('After.');
    expect(text).toContain('Broken out');
  });

  it('runs no script', async () => {
    await page.mouse.move(300, 300);
    for (const heading of await page.locator('main h2').all()) await heading.hover();
    expect(await page.evaluate(() => Reflect.get(window, 'hostile'))).toBeUndefined();
    expect(dialogs).toEqual([]);
    expect(await page.locator('a[href^="javascript:" i], a[href^="data:" i]').count()).toBe(0);
    const handlers = await page.evaluate(() =>
      [...document.querySelectorAll('*')].flatMap((element) =>
        element.getAttributeNames().filter((name) => name.startsWith('on')),
      ),
    );
    expect(handlers).toEqual([]);
  });

  it('has no frame and sends no request to another host', async () => {
    expect(page.frames()).toHaveLength(1);
    expect(
      await page.locator('main :is(iframe, object, embed, form, svg[onload], style, link, meta, base)').count(),
    ).toBe(0);
    expect(new Set(asked)).toEqual(new Set([site.url.host]));
  });

  it('keeps the content and its styles inside main', async () => {
    for (const part of ['header', 'main', 'footer'])
      expect(await page.locator(`body ${part}`).first().isVisible()).toBe(true);
    expect(await page.locator('h1').count()).toBe(1);
    expect(await page.evaluate(() => getComputedStyle(document.body).display)).not.toBe('none');
    const outside = await page.evaluate(() => {
      const copy = document.body.cloneNode(true);
      if (!(copy instanceof HTMLElement)) return 'no body';
      copy.querySelector('main')?.remove();
      for (const script of copy.querySelectorAll('script')) script.remove();
      return copy.innerText;
    });
    expect(outside).not.toContain('Broken out');
  });

  it('is no wider than its window', async () => {
    await page.setViewportSize({ width: 360, height: 760 });
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
  });

  it('shows markup in its title as text', async () => {
    expect(await page.title()).toContain('<script>window.hostile = 12</script>');
    const html = await site.html('/static/hostile');
    expect(html).not.toMatch(/<script>window\.hostile/);
    expect(html).not.toMatch(/<[^>]*\son\w+="window\.hostile/);
  });
});
