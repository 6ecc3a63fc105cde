import { startChromium } from './chromium.ts';
import type { Feed } from './feed.ts';
import { type MainThread, measureMainThread } from './mainThread.ts';
import { measureScoreToScreen, type ScoreToScreen } from './scoreToScreen.ts';
import { type Place, startSite } from './sites.ts';

export interface BrowserResults {
  screen: ScoreToScreen;
  mainThread: MainThread;
}

/** Measures the browser; null without Chromium. Stops the processes that it starts. */
export async function measureBrowser({
  feed,
  place,
  pollSeconds,
  times,
  onProgress,
}: {
  feed: Feed;
  place: Place;
  /** Poll interval of the `screen` page. The `mainThread` page polls every 2 seconds. */
  pollSeconds: number;
  times: number;
  onProgress(text: string): void;
}): Promise<BrowserResults | null> {
  const browser = await startChromium();
  if (browser === null) return null;
  try {
    onProgress('from the feed to the screen');
    const [usual, long] = [feed.day('screen', 200), feed.day('rows', 400)];
    const first = await startSite(usual.url, place, { direct: false, pollSeconds });
    const screen = await measureScoreToScreen(browser, { site: first, day: usual, times, pollSeconds }).finally(
      first.close,
    );
    onProgress('400 rows at a quarter of the speed');
    const second = await startSite(long.url, place, { direct: false, pollSeconds: 2 });
    const mainThread = await measureMainThread(browser, { site: second, day: long, times }).finally(second.close);
    return { screen, mainThread };
  } finally {
    await browser.close();
  }
}
