import { pauseClock, runClockUntil } from '../support/pageClock.ts';
import { RUNNING_MATCH, type RunningSite } from '../support/runningMatch.ts';
import { isNight, NIGHT } from '../support/tier.ts';
import { expect, open, type Page, test } from './visitor.ts';

const MATCH = { en: RUNNING_MATCH, nl: '/nl/wedstrijd/voetbal/arsenal-chelsea-100' };

interface FakeVoice {
  /** Languages of the browser's voices. */
  voices: string[];
  /** Whether the browser speaks only after a press. */
  isStrict: boolean;
}

/** Replaces the browser's voice with one that speaks at once. `spoken` collects the sentences. */
function fakeVoice({ voices, isStrict }: FakeVoice): void {
  const heard: string[] = [];
  Object.assign(window, { spoken: heard });
  let isPressed = false;
  const press = () => {
    isPressed = true;
  };
  addEventListener('click', press, { capture: true });
  class Utterance {
    lang = '';
    volume = 1;
    readonly text: string;
    constructor(text: string) {
      this.text = text;
    }
    onstart(): void {}
    onend(): void {}
    onerror(): void {}
  }
  const speak = (utterance: Utterance) =>
    queueMicrotask(() => {
      if (isStrict && !isPressed) {
        utterance.onerror();
        return;
      }
      if (utterance.volume > 0) heard.push(`${utterance.lang} ${utterance.text}`);
      utterance.onstart?.();
      utterance.onend?.();
    });
  const getVoices = () => voices.map((lang) => ({ lang, default: false }));
  const speechSynthesis = { getVoices, speak, cancel: () => heard.push('cancel') };
  for (const [name, value] of Object.entries({ speechSynthesis, SpeechSynthesisUtterance: Utterance }))
    Object.defineProperty(window, name, { value, configurable: true });
}

const spoken = (page: Page) =>
  page.evaluate(() => {
    const heard: unknown = Reflect.get(window, 'spoken');
    return Array.isArray(heard) ? heard.filter((text) => text !== 'cancel') : [];
  });

const region = (page: Page) => page.locator('main [aria-live=polite]');
const button = (page: Page, name = 'Read aloud') => page.getByRole('button', { name, exact: true });

async function openMatch(page: Page, { url }: RunningSite, path: string, voice: Partial<FakeVoice> = {}) {
  await page.clock.install();
  await page.addInitScript(fakeVoice, { voices: ['en-GB', 'nl-NL'], isStrict: false, ...voice });
  await open(page, path, url);
  await pauseClock(page);
}

/** Reloads the page. Its clock is stopped, so the test advances it until the button appears. */
async function reload(page: Page): Promise<void> {
  await page.reload();
  await runClockUntil(page, async () => expect(await button(page).count()).toBe(1));
}

/** Scores, and moves the clocks until the page shows it. Gives the goals so far. */
async function score(page: Page, site: RunningSite): Promise<number> {
  const goals = site.score();
  const cell = page.locator('.event-goals').first();
  await runClockUntil(page, async () => expect(await cell.textContent()).toBe(String(goals)), site.moveClock, 2_000);
  return goals;
}

const LANGUAGES = [
  ['en', 'Read aloud', /^en-GB Goal for Arsenal.*: Arsenal \d+, Chelsea 0$/],
  ['nl', 'Voorlezen', /^nl-NL Doelpunt voor Arsenal.*: Arsenal \d+, Chelsea 0$/],
] as const;

for (const [language, name, sentence] of isNight ? LANGUAGES : LANGUAGES.slice(0, 1)) {
  test(`the voice says a goal once in ${language}, screen readers hear nothing meanwhile, and a tap stops it`, async ({
    page,
    stopped,
  }) => {
    await openMatch(page, stopped, MATCH[language]);
    await score(page, stopped);
    const announced = await region(page).textContent();
    expect(announced).toContain('Arsenal');
    expect(await spoken(page)).toEqual([]);
    await button(page, name).focus();
    await page.keyboard.press('Space');
    await expect(button(page, name)).toHaveAttribute('aria-pressed', 'true');
    await score(page, stopped);
    await expect.poll(() => spoken(page)).toEqual([expect.any(String), expect.stringMatching(sentence)]);
    await expect(region(page)).toHaveText(announced ?? '');
    await button(page, name).click();
    await expect(button(page, name)).toHaveAttribute('aria-pressed', 'false');
    const goals = await score(page, stopped);
    await expect(region(page)).toContainText(`Arsenal ${goals}, Chelsea 0`);
    expect(await spoken(page)).toHaveLength(2);
  });
}

for (const isStrict of [false, true]) {
  const outcome = isStrict
    ? 'is off after a reload where a page may not speak before a press'
    : 'goes on after a reload';
  test(`the voice ${outcome}`, isStrict ? NIGHT : {}, async ({ page, stopped }) => {
    await openMatch(page, stopped, MATCH.en, { isStrict });
    await button(page).click();
    await expect(button(page)).toHaveAttribute('aria-pressed', 'true');
    await reload(page);
    await expect(button(page)).toHaveAttribute('aria-pressed', String(!isStrict));
    await expect(page.locator('.share-said').first()).toBeEmpty();
    expect(await spoken(page)).toEqual([]);
    if (isStrict) return;
    await button(page).click();
    await reload(page);
    await expect(button(page)).toHaveAttribute('aria-pressed', 'false');
  });
}

test(
  'without a voice of the language, the button says so and the announcer goes on',
  NIGHT,
  async ({ page, stopped }) => {
    await openMatch(page, stopped, MATCH.nl, { voices: ['en-GB'] });
    await button(page, 'Voorlezen').click();
    await expect(page.getByText('Je browser heeft geen Nederlandse stem.')).toBeVisible();
    await expect(button(page, 'Voorlezen')).toHaveAttribute('aria-pressed', 'false');
    const goals = await score(page, stopped);
    await expect(region(page)).toContainText(`Arsenal ${goals}, Chelsea 0`);
  },
);

test('a page that slept does not read old goals as new', NIGHT, async ({ page, stopped }) => {
  await openMatch(page, stopped, MATCH.en);
  await button(page).click();
  await expect(button(page)).toHaveAttribute('aria-pressed', 'true');
  const goals = stopped.score();
  const known = async () => (await fetch(new URL('/api/event?sport=football&id=100', stopped.url))).text();
  await expect
    .poll(async () => {
      await stopped.moveClock(1_000);
      return known();
    })
    .toContain(`"score":{"home":${goals},`);
  await page.clock.fastForward(600_000);
  const cell = page.locator('.event-goals').first();
  await runClockUntil(page, async () => expect(await cell.textContent()).toBe(String(goals)), stopped.moveClock);
  await expect(region(page)).toContainText(`Arsenal ${goals}, Chelsea 0`);
  expect(await spoken(page)).toHaveLength(1);
});

test('followed matches are read on the page of follows', NIGHT, async ({ page, context, stopped }) => {
  await context.addCookies([{ name: 'follow', value: 'm100', url: stopped.url }]);
  await openMatch(page, stopped, '/my');
  await button(page).click();
  await expect(button(page)).toHaveAttribute('aria-pressed', 'true');
  const goals = stopped.score();
  await runClockUntil(page, async () => expect(await spoken(page)).toHaveLength(2), stopped.moveClock, 2_000);
  expect((await spoken(page))[1]).toContain(`Arsenal ${goals}, Chelsea 0`);
  await expect(region(page)).toBeEmpty();
});

test(
  'spoiler-free mode offers no voice, and a remembered one stays silent',
  NIGHT,
  async ({ page, context, stopped }) => {
    await openMatch(page, stopped, MATCH.en);
    await button(page).click();
    await expect(button(page)).toHaveAttribute('aria-pressed', 'true');
    await context.addCookies([{ name: 'spoilers', value: 'all', url: stopped.url }]);
    await page.reload();
    const hydrated = page.locator('html[data-hydrated]');
    await runClockUntil(page, async () => expect(await hydrated.count()).toBe(1));
    await page.clock.runFor(10_000);
    await expect(button(page)).toHaveCount(0);
    expect(await spoken(page)).toEqual([]);
  },
);
