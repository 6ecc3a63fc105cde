import { DomUtils, parseDocument } from 'htmlparser2';
import en from '../../../locales/en.json' with { type: 'json' };
import nl from '../../../locales/nl.json' with { type: 'json' };
import { withoutOutlines } from '../../crawl/nothingToRead.ts';
import { type Answer, type Difference, differencesOf, factsOf } from './answerFacts.ts';
import type { Reading } from './lateSites.ts';
import type { Passed } from './passes.ts';

/** How long a page may wait after the source's last answer, in milliseconds. */
const COMPLETE_MS = 3000;

const MAX_SAID = 3;

const said = (word: string, lines: readonly string[]) =>
  lines.length === 0
    ? []
    : [
        `${word} ${lines.length}: ${lines
          .slice(0, MAX_SAID)
          .map((line) => JSON.stringify(line.slice(0, 160)))
          .join(', ')}`,
      ];

/** Where, for whom and by which seed something was read. */
function place({ pass: { country, locale, weather } }: Passed, { visit: { path } }: Reading, which: string): string {
  return `${path} for ${country} in ${locale}, ${which} (seed ${weather.seed})`;
}

function lineOf({ subject, missing, added }: Difference): string {
  return `${subject} ${[...said('lacks', missing), ...said('has instead', added)].join('; ') || 'has another order'}`;
}

/** What to tell of differences: another status has another page, and the text repeats what other subjects have said. */
function told(differences: readonly Difference[]): readonly Difference[] {
  const status = differences.filter(({ subject }) => subject === 'status');
  if (status.length > 0) return status;
  return differences.length > 1 ? differences.filter(({ subject }) => subject !== 'text') : differences;
}

/** Each reading of a pass with how it differs from the whole page. */
function compared(passed: Passed): { reading: Reading; which: string; differences: readonly Difference[] }[] {
  return passed.whole.flatMap((whole, index) => {
    const facts = factsOf(whole.answer);
    return (['cold', 'again'] as const).flatMap((which) => {
      const reading = passed[which][index];
      return reading === undefined
        ? []
        : { reading, which, differences: differencesOf(factsOf(reading.answer), facts) };
    });
  });
}

/** The missing and extra facts of a pass's pages, at the first and the second reading. One line for each subject. */
export function unequal(passed: Passed): string[] {
  return compared(passed).flatMap(({ reading, which, differences }) =>
    told(differences).map((difference) => `${place(passed, reading, which)}: ${lineOf(difference)}`),
  );
}

/** The pages that wait for more than three seconds after the source's last answer. Work does not count. */
export function endless(passed: Passed): string[] {
  return (['cold', 'again'] as const).flatMap((which) =>
    passed[which].flatMap((reading) => {
      const waited = passed.idleMs(reading.sourceAt, reading.endedAt);
      const line = `${place(passed, reading, which)}: waits for ${Math.round(waited)} ms after the last answer`;
      return waited > COMPLETE_MS ? line : [];
    }),
  );
}

/** The sentences of a part or a page that cannot be had. */
const REGRETS = [en, nl].flatMap(({ site, list, goals, page, emptyTab, team, late, prices }) => [
  site.missed,
  ...[list.unavailable, list.incomplete, goals.unavailable, page.error, page.unavailable],
  prices.partial,
  ...[emptyTab.unavailable, team.noFixturesKnown, team.noResultsKnown, late.unavailable],
]);

/** The words on a link or button that asks again. */
const RETRIES = new Set([en.list.retry, nl.list.retry, en.offline.again, nl.offline.again]);

/** Whether an answer says that something is missing, and offers another try. */
function regrets({ type, text, retryAfter }: Answer): boolean {
  // An answer of the public API says that it is stale.
  if (!type.startsWith('text/html')) return retryAfter !== '' || /"stale":true|"isWhole":false/.test(text);
  const { children } = parseDocument(withoutOutlines(text));
  const shown = DomUtils.textContent(DomUtils.getElementsByTagName('body', children));
  const controls = DomUtils.findAll(({ name }) => name === 'a' || name === 'button', children);
  return (
    REGRETS.some((sentence) => shown.includes(sentence)) &&
    controls.some((control) => RETRIES.has(DomUtils.textContent(control).trim()))
  );
}

/** The pages of a pass that hide that something is missing, or offer no other try. */
export function silent(passed: Passed): string[] {
  return compared(passed)
    .filter(
      ({ reading, differences }) => differences.some(({ missing }) => missing.length > 0) && !regrets(reading.answer),
    )
    .map(
      ({ reading, which, differences }) =>
        `${place(passed, reading, which)}: ${told(differences).map(lineOf).join(' · ')}`,
    );
}
