import { endToEnd, vitest } from '../commands/suites.mjs';

/** Instants at which tests that read the real clock have failed, each with a time zone for the machine. */
export const CLOCKS = {
  'new-year': { instant: '2026-12-31T23:50:00Z', zone: 'America/Los_Angeles' },
  'summer-time': { instant: '2027-03-28T01:30:00Z', zone: 'Pacific/Auckland' },
  'leap-day': { instant: '2028-02-29T12:00:00Z', zone: 'Asia/Kathmandu' },
  // The tests' visitors are in London, where the day ends during the run.
  midnight: { instant: '2027-07-10T22:59:00Z', zone: 'Europe/London' },
};

/** The suites that can run at another instant. Each starts at that instant. */
export const SUITES = {
  unit: (env) => vitest('unit', env),
  runtime: (env) => vitest('runtime', env),
  feed: (env) => vitest('feed', env),
  e2e: endToEnd,
};

const DAY_MS = 86_400_000;
const shiftNode = new URL('shiftNode.mjs', import.meta.url).href;

/** The clock of a date; each is used every fourth night. @param {Date} date */
export function pickClock(date) {
  const names = Object.keys(CLOCKS);
  return names[Math.floor(date.getTime() / DAY_MS) % names.length];
}

/**
 * Runs suites of the day tier as if they started at a clock's instant, on a machine in its zone. They need a build in `dist/`.
 *
 * @param {string} name a key of `CLOCKS`
 * @param {string[]} [suites] keys of `SUITES`
 */
export async function runAtClock(name, suites = Object.keys(SUITES)) {
  const { instant, zone } = CLOCKS[name];
  for (const suite of suites) {
    console.log(`At ${instant}, ${zone}:`);
    await SUITES[suite]({
      TZ: zone,
      CLOCK_SHIFT_MS: String(Date.parse(instant) - Date.now()),
      NODE_OPTIONS: `${process.env.NODE_OPTIONS ?? ''} --import=${shiftNode}`.trim(),
    });
  }
}
