import type { Environment } from '../../worker/commands/run.ts';
import { endToEnd, vitest } from '../commands/suites.ts';

/** Instants at which tests that read the real clock have failed, each with a time zone for the machine. */
export const CLOCKS = [
  { name: 'new-year', instant: '2026-12-31T23:50:00Z', zone: 'America/Los_Angeles' },
  { name: 'summer-time', instant: '2027-03-28T01:30:00Z', zone: 'Pacific/Auckland' },
  { name: 'leap-day', instant: '2028-02-29T12:00:00Z', zone: 'Asia/Kathmandu' },
  // The tests' visitors are in London, where the day ends during the run.
  { name: 'midnight', instant: '2027-07-10T22:59:00Z', zone: 'Europe/London' },
];

/** The suites that can run at another instant. Each starts at that instant. */
export const SUITES = [
  ...['unit', 'runtime', 'feed'].map((name) => ({ name, run: (env: Environment) => vitest(name, env) })),
  { name: 'e2e', run: endToEnd },
];

const DAY_MS = 86_400_000;
const shiftNode = new URL('shiftNode.ts', import.meta.url).href;

/** The clock of an instant (milliseconds UTC), alone in a list; each is used every fourth night. */
export function clocksOf(instant: number): typeof CLOCKS {
  const turn = Math.floor(instant / DAY_MS) % CLOCKS.length;
  return CLOCKS.slice(turn, turn + 1);
}

/** Runs suites of the day tier as if they started at each clock's instant, on a machine in its zone. They need a build in `dist/`. */
export async function runAtClocks(clocks: typeof CLOCKS, suites = SUITES): Promise<void> {
  for (const { instant, zone } of clocks) {
    for (const { run } of suites) {
      console.log(`At ${instant}, ${zone}:`);
      await run({
        TZ: zone,
        CLOCK_SHIFT_MS: String(Date.parse(instant) - Date.now()),
        NODE_OPTIONS: `${process.env.NODE_OPTIONS ?? ''} --import=${shiftNode}`.trim(),
      });
    }
  }
}
