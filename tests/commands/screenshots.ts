import { mkdirSync } from 'node:fs';
import { resolve } from 'node:path';
import { chromium } from 'playwright';
import { build, root } from '../../worker/commands/run.ts';
import { serveBuild } from '../support/serveBuild.ts';
import { findChromium } from './chromium.ts';

// `npm run screenshots`: takes the README's pictures of the demonstration on a Saturday afternoon.
const executablePath = await findChromium();
if (executablePath === null) process.exit(1);
await build();
const site = await serveBuild({ vars: { ENVIRONMENT: 'test', VISITOR_OVERRIDE: '1' } });
const folder = resolve(root, 'tests/screenshots');
mkdirSync(folder, { recursive: true });
const browser = await chromium.launch({ executablePath, args: ['--no-sandbox', '--disable-gpu'] });
for (const { name, path, width, height, colorScheme, country } of [
  { name: 'home-desktop', path: '/', width: 1440, height: 900, colorScheme: 'light', country: 'GB' },
  { name: 'home-phone-dark', path: '/nl', width: 360, height: 760, colorScheme: 'dark', country: 'NL' },
] as const) {
  const page = await browser.newPage({
    viewport: { width, height },
    colorScheme,
    extraHTTPHeaders: {
      'x-visitor-country': country,
      'x-visitor-time-zone': country === 'NL' ? 'Europe/Amsterdam' : 'Europe/London',
      'x-visitor-now': '2026-11-21T15:40:00Z',
    },
  });
  await page.goto(new URL(path, site.url).href, { waitUntil: 'networkidle' });
  await page.screenshot({ path: resolve(folder, `${name}.png`) });
  await page.close();
}
await browser.close();
await site.close();
