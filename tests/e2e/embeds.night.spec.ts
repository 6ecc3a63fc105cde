import { createServer } from 'node:http';
import { parseSnapshot } from '../../web/domain/listSchemas.ts';
import { listen } from '../support/listen.ts';
import { accessibilityFaults } from './accessibility.ts';
import { expect, type Page, SATURDAY, test, visitAs } from './visitor.ts';

const addressOf = (path: string) => new URL(path, process.env.SITE_URL ?? '').href;

/** Paths of one embed of each kind. The match is in play, so its team has a running match. */
async function embedsOn(page: Page): Promise<string[]> {
  const answer = await page.request.get(addressOf('/api/live?sport=football'));
  const matches = parseSnapshot(await answer.json())?.matches ?? [];
  const playing = matches.find(({ state, round }) => state.kind === 'playing' && /^Round \d+$/.test(round ?? ''));
  if (playing === undefined) throw new Error('no league match is in play');
  const { id, home, competition } = playing;
  return [`match/${id}`, `table/${competition.id}`, `team/${home?.id}`];
}

test.beforeEach(({ page }) => visitAs(page, { now: SATURDAY }));

for (const colorScheme of ['light', 'dark'] as const) {
  for (const locale of ['', '/nl'] as const) {
    test(`embeds break no accessibility rule and fit 280 px (${colorScheme}, ${locale || '/en'})`, async ({ page }) => {
      await page.emulateMedia({ colorScheme });
      for (const width of [280, 600]) {
        await page.setViewportSize({ width, height: 400 });
        for (const embed of await embedsOn(page)) {
          await page.goto(addressOf(`${locale}/embed/${embed}`));
          expect(await accessibilityFaults(page)).toEqual([]);
          expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
        }
      }
    });
  }
}

test('the snippet shows its embed on another site, whole and with its own style', async ({ page }) => {
  for (const embed of await embedsOn(page)) {
    await page.goto(addressOf(`/embed?${embed.replace('/', '=')}`));
    await expect(page.frameLocator('iframe').getByRole('link', { name: 'More at Scoreline' })).toBeVisible();
    expect(await accessibilityFaults(page)).toEqual([]);
    const snippet = await page.getByLabel('Code for your page').inputValue();
    const server = createServer((_, response) =>
      response
        .setHeader('Content-Type', 'text/html')
        .end(`<!DOCTYPE html><html lang="en"><body>${snippet}</body></html>`),
    );
    const host = await listen(server);
    await page.goto(host.url);
    const frame = page.frameLocator('iframe');
    await expect(frame.getByRole('link', { name: 'More at Scoreline' })).toBeVisible();
    const hidden = await frame
      .locator('html')
      .evaluate((root) => ({ down: root.scrollHeight - innerHeight, across: root.scrollWidth - innerWidth }));
    expect(hidden, embed).toEqual({ down: 0, across: 0 });
    expect(await frame.locator('body').evaluate((body) => getComputedStyle(body).display)).toBe('flex');
    await host.close();
  }
});

test('a reader can pause a frame, also with a fragment and in WordPress’s sandbox', async ({ page }) => {
  test.setTimeout(120_000);
  const [match] = await embedsOn(page);
  const address = addressOf(`/embed/${match}`);
  const loads = (count: number) => expect.poll(() => loaded, { timeout: 45_000 }).toBe(count);
  let loaded = 0;
  // A browser warns of a sandboxed frame, which has no origin.
  const blog = await page.context().newPage();
  blog.on('response', (response) => {
    if (response.url().startsWith(address)) loaded += 1;
  });
  const frame = `<iframe sandbox="allow-scripts" security="restricted" src="${address}#?secret=abc"></iframe>`;
  const server = createServer((_, response) => response.setHeader('Content-Type', 'text/html').end(frame));
  const host = await listen(server);
  await blog.goto(host.url);
  await loads(2);
  await blog.frameLocator('iframe').getByRole('link', { name: 'Pause updates' }).click();
  await expect(blog.frameLocator('iframe').getByRole('link', { name: 'Resume updates' })).toBeVisible();
  await host.close();
});
