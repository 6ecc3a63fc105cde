import { serveBuild } from '../support/serveBuild.ts';
import { accessibilityFaults } from './accessibility.ts';
import { expect, test } from './visitor.ts';

const OPS_TOKEN = 'opens-the-page-of-operations';

let site: Awaited<ReturnType<typeof serveBuild>>;

// One worker runs both, because each worker would serve its own site.
test.describe.configure({ mode: 'default' });

// The site of the other tests has no operations page.
test.beforeAll(async () => {
  site = await serveBuild({
    vars: { ENVIRONMENT: 'production', OPS_TOKEN, RATE_LIMIT: 'off' },
    matchesPerDay: 20,
  });
});

test.afterAll(() => site.close());

test.describe('the operations page', () => {
  test.use({ httpCredentials: { username: 'anybody', password: OPS_TOKEN }, viewport: { width: 360, height: 780 } });

  test('the operations page fits a phone and breaks no accessibility rule', async ({ page }) => {
    await page.goto(new URL('/ops', site.url).href);
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
    expect(overflow).toBeLessThanOrEqual(0);
    expect(await accessibilityFaults(page)).toEqual([]);
  });
});
