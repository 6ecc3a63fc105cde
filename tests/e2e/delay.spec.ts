import { openPageSocket } from '../feed/pageSocket.ts';
import { runClockUntil } from '../support/pageClock.ts';
import { RUNNING_MATCH, scoreGoal, startRunningMatch } from '../support/runningMatch.ts';
import { NIGHT } from '../support/tier.ts';
import { expect, open, type Page, test } from './visitor.ts';

const SECOND_MS = 1_000;

/** Notes the path of each answer to a page that tells of the goal. */
function noteGoals(page: Page): string[] {
  const leaks: string[] = [];
  page.on('response', async (answer) => {
    const text = await answer.text().catch(() => '');
    if (/Saka|"score":\{"home":1\b/.test(text)) leaks.push(new URL(answer.url()).pathname);
  });
  return leaks;
}

test('a delayed page shows a goal only when its delay has passed', NIGHT, async ({ context }) => {
  const { url, feed, moveClock, close } = await startRunningMatch({
    vars: { LIVE_POLL_SECONDS: '2' },
    isStopped: true,
  });
  let elapsed = 0;
  const moveTo = async (milliseconds: number) => {
    await moveClock(milliseconds - elapsed);
    elapsed = milliseconds;
  };
  // Another visitor without a delay looks. Without visitors the journal would sleep, and forget how a match stood before.
  const other = await openPageSocket(new URL(url).origin, 'sport=football');
  await expect.poll(() => other.told.length).toBeGreaterThan(0);
  await moveTo(60 * SECOND_MS);
  const scoredAt = elapsed;
  scoreGoal(feed);
  await expect
    .poll(async () => {
      await moveTo(elapsed + SECOND_MS);
      return other.told.some((text) => text.includes('"score":{"home":1,'));
    })
    .toBe(true);
  const seenAt = elapsed;

  const seconds = 20;
  await context.addCookies([{ name: 'delay', value: String(seconds), url }]);
  await moveTo(scoredAt + (seconds - 1) * SECOND_MS);
  const page = await context.newPage();
  const leaks = noteGoals(page);
  await page.clock.install();
  await open(page, RUNNING_MATCH, url);
  await open(page, '/', url);
  const score = page.locator('.row', { hasText: 'Arsenal' }).locator('.row-score-home');
  await expect(score).toHaveText('0');
  expect(leaks).toEqual([]);
  await moveTo(seenAt + (seconds + 1) * SECOND_MS);
  await runClockUntil(page, async () => expect(await score.textContent()).toBe('1'));
  await page.close();
  await close();
});
