import { startFirefox } from './firefox.ts';
import { installed, type OtherBrowser } from './otherBrowser.ts';
import { expect, SATURDAY, test, visitAs } from './visitor.ts';
import { startWebKit } from './webkit.ts';

const firefox = installed(['firefox-esr', 'firefox']);
const webkitDriver = installed(['WebKitWebDriver']);
const webkit = installed(
  ['4.1', '4.0', '6.0'].map((version) => `/usr/lib/x86_64-linux-gnu/webkit2gtk-${version}/MiniBrowser`),
);

const BROWSERS: { name: string; start: (() => Promise<OtherBrowser>) | undefined }[] = [
  { name: 'Firefox', start: firefox === undefined ? undefined : () => startFirefox(firefox) },
  {
    name: 'WebKit',
    start: webkit === undefined || webkitDriver === undefined ? undefined : () => startWebKit(webkit, webkitDriver),
  },
];

/** Its name is `Switch to the dark theme` or `Donker thema gebruiken`. */
const THEME_BUTTON = `[...document.querySelectorAll('header button')].find((button) => /them[ae]/.test(button.textContent))`;

for (const { name, start } of BROWSERS) {
  for (const path of ['/', '/nl']) {
    test(`${name} shows ${path} with a working theme button, menu and live filter`, async ({ page }) => {
      test.skip(start === undefined, `${name} is not installed`);
      test.setTimeout(120_000);
      if (start === undefined) return;
      await visitAs(page, { now: SATURDAY });
      const browser = await start();
      try {
        const value = (expression: string) => expect.poll(() => browser.evaluate(expression), { timeout: 30_000 });
        await browser.open(new URL(path, process.env.SITE_URL).href);
        await value(`document.documentElement.dataset.hydrated !== undefined`).toBe(true);
        await value(`document.querySelectorAll('.row').length > 0`).toBe(true);
        const wasDark = await browser.evaluate(`document.documentElement.classList.contains('dark')`);
        await browser.evaluate(`${THEME_BUTTON}.click()`);
        await value(`document.documentElement.classList.contains('dark')`).toBe(wasDark !== true);
        await browser.evaluate(`document.querySelector('header [aria-haspopup=dialog]').click()`);
        await value(`document.querySelector('dialog[open]') !== null`).toBe(true);
        await browser.open(new URL(`${path}?filter=live`, process.env.SITE_URL).href);
        await value(`document.documentElement.dataset.hydrated !== undefined`).toBe(true);
        const rows = await browser.evaluate(`document.querySelectorAll('.row').length`);
        expect(rows).toBeGreaterThan(0);
        await value(`document.querySelectorAll('.row-live').length`).toBe(rows);
      } finally {
        await browser.close();
      }
    });
  }
}
