import { cpSync, mkdtempSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Page } from 'playwright/test';
import { keepLastDeploy } from '../../worker/commands/keepLastDeploy.ts';
import { newVapidKeys } from '../../worker/settings/vapid.ts';
import type { Feed } from '../feed/server.ts';
import { feedWithRunningMatch, RUNNING_MATCH, scoreGoal } from '../support/runningMatch.ts';
import { serveBuild } from '../support/serveBuild.ts';
import { type Front, startFront } from './front.ts';
import { withPushService } from './pushService.ts';
import { expect, open, test } from './visitor.ts';

const HASH = /-([A-Za-z0-9_-]{8})\.(js|css)$/;

/** The name of a file in the next version. It has another hash, as if all code had changed. */
const renamed = (name: string) =>
  name.replace(HASH, (_, hash: string, kind: string) => `-${[...hash].toReversed().join('')}.${kind}`);

/** Copies the built site into a new folder. */
function copyOf(root: string): string {
  const folder = mkdtempSync(join(tmpdir(), 'version-'));
  cpSync(join(root, 'dist'), join(folder, 'dist'), { recursive: true });
  return folder;
}

function renameFiles(folder: string): void {
  const assets = join(folder, 'dist/client/assets');
  const names = readdirSync(assets).filter((name) => HASH.test(name));
  for (const name of names) renameSync(join(assets, name), join(assets, renamed(name)));
  const files = [
    ...names.map((name) => join(assets, renamed(name))),
    join(folder, 'dist/worker/index.js'),
    join(folder, 'dist/client/_headers'),
  ];
  const known = new Set(names);
  for (const file of files) {
    const text = readFileSync(file, 'utf8');
    writeFileSync(
      file,
      text.replaceAll(/[A-Za-z0-9_.-]+\.(?:js|css)\b/g, (name) => (known.has(name) ? renamed(name) : name)),
    );
  }
}

/**
 * Makes two versions of the built site, in folders that can be served as roots. They do the same, but their files have different names.
 */
function twoVersions(root: string): { former: string; next: string; remove: () => void } {
  const [former, next] = [copyOf(root), copyOf(root)];
  renameFiles(next);
  return {
    former,
    next,
    remove() {
      for (const folder of [former, next]) rmSync(folder, { recursive: true });
    },
  };
}

const root = fileURLToPath(new URL('../..', import.meta.url));

/** Within this time a page polls for scores and opens its socket again. */
const SEEN_MS = 30_000;

interface Release {
  /** The addresses of the released version and of the next one, which also has the files of the former. */
  former: string;
  next: string;
  feed: Feed;
  /** Passes requests on to one of them. */
  front: Front;
}

/** Runs a test with two versions of the site on one feed. The front leads to the former one. */
async function withRelease(run: (release: Release) => Promise<void>): Promise<void> {
  const feed = await feedWithRunningMatch();
  const vars = {
    ...{ ENVIRONMENT: 'test', LIVE_API_URL: feed.url, LIVE_FEED_SECONDS: '1', LIVE_POLL_SECONDS: '2' },
    UPSTREAM_TIMEOUT_MS: '30000',
    ...newVapidKeys(),
    VAPID_SUBJECT: 'mailto:ops@a.com',
  };
  const version = (folder: string) => serveBuild({ root: folder, vars, pushService: true });
  const folders = twoVersions(root);
  await keepLastDeploy(`${folders.former}/dist/client`, undefined);
  const former = await version(folders.former);
  await keepLastDeploy(`${folders.next}/dist/client`, String(former.url));
  const next = await version(folders.next);
  const front = await startFront(String(former.url));
  try {
    await run({ former: String(former.url), next: String(next.url), feed, front });
  } finally {
    await front.close();
    await Promise.all([former.close(), next.close(), feed.close()]);
    folders.remove();
  }
}

/** Notes the failed requests of a page, its sockets with a message, and its files. */
function watch(page: Page) {
  const seen = { failed: [] as string[], sockets: 0, files: [] as string[] };
  page.on('websocket', (socket) =>
    socket.once('framereceived', () => {
      seen.sockets += 1;
    }),
  );
  page.on('response', (answer) => {
    const { pathname } = new URL(answer.url());
    if (answer.status() >= 400) seen.failed.push(`${answer.status()} ${pathname}`);
    if (pathname.startsWith('/assets/')) seen.files.push(pathname);
  });
  return seen;
}

const homeScore = (page: Page) => page.locator('.row', { hasText: 'Arsenal' }).locator('.row-score-home');

test('a page that is open during a release keeps its scores, socket and files', async ({ page }) => {
  test.setTimeout(120_000);
  await page.setViewportSize({ width: 360, height: 800 });
  await withRelease(async ({ next, feed, front }) => {
    const seen = watch(page);
    await open(page, '/', front.url);
    await expect.poll(() => seen.sockets, { timeout: SEEN_MS }).toBe(1);
    const own = new Set(seen.files);
    front.site = next;
    front.dropSockets();
    scoreGoal(feed);
    await expect(homeScore(page)).toHaveText('1', { timeout: SEEN_MS });
    await expect.poll(() => seen.sockets, { timeout: SEEN_MS }).toBeGreaterThan(1);
    await page.getByRole('button', { name: 'Open the menu' }).click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await page.keyboard.press('Escape');
    expect(seen.failed).toEqual([]);
    seen.files = [];
    await open(page, '/', front.url);
    await expect(homeScore(page)).toHaveText('1');
    expect(seen.files.filter((name) => name.endsWith('.js') && own.has(name))).toEqual([]);
    expect(seen.failed).toEqual([]);
    // A socket that opens after the end of the site would write to the console.
    await page.close();
  });
});

test('a page of a withdrawn version goes on with the scores of the former one', async ({ page }) => {
  test.setTimeout(120_000);
  await withRelease(async ({ former, next, feed, front }) => {
    const seen = watch(page);
    front.site = next;
    await open(page, '/', front.url);
    await expect.poll(() => seen.sockets, { timeout: SEEN_MS }).toBe(1);
    front.site = former;
    front.dropSockets();
    scoreGoal(feed);
    await expect(homeScore(page)).toHaveText('1', { timeout: SEEN_MS });
    await open(page, RUNNING_MATCH, front.url);
    await expect(page.getByRole('main')).toContainText('Saka', { timeout: SEEN_MS });
    expect(seen.failed).toEqual([]);
    await page.close();
  });
});

for (const [change, from, to] of [
  ['released', 'former', 'next'],
  ['withdrawn', 'next', 'former'],
] as const) {
  test(`pages of a version that is ${change} follow, keep settings and turn alerts on`, async ({ context }) => {
    test.setTimeout(150_000);
    await withRelease(async (release) => {
      const { front, feed } = release;
      front.site = release[from];
      // The console of these pages names the files that a withdrawn version no longer has.
      const [page, settings] = [await context.newPage(), await context.newPage()];
      for (const each of [page, settings]) await withPushService(each, front.url);
      await open(page, RUNNING_MATCH, front.url);
      await open(settings, '/settings', front.url);
      front.site = release[to];
      front.dropSockets();
      const star = page.getByRole('button', { name: /^Follow Arsenal/ }).first();
      await star.click();
      await expect(star).toHaveAttribute('aria-pressed', 'true');
      // Without its file a star is a form, and a bell loads the page of the other version.
      const save = page.locator('#alert-dialog [value="save"]');
      await expect(async () => {
        await page.locator('.bell').first().click({ timeout: 5_000 });
        await expect(save).toBeVisible({ timeout: 5_000 });
      }).toPass();
      await save.click();
      await expect(page.locator('.bell').first()).toHaveAttribute('aria-pressed', 'true');
      await settings.getByRole('combobox', { name: 'Contrast' }).selectOption('more');
      await settings.getByRole('button', { name: 'Save' }).click();
      await settings.waitForURL(/\?saved/);
      scoreGoal(feed);
      await open(page, '/my', front.url);
      await expect(homeScore(page)).toHaveText('1', { timeout: SEEN_MS });
      await expect(page.locator('html')).toHaveClass(/\bcontrast\b/);
      await open(settings, '/settings', front.url);
      await expect(settings.locator('#alerts').getByRole('listitem')).toHaveCount(1);
      await Promise.all([page.close(), settings.close()]);
    });
  });
}
