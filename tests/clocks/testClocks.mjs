import { check, endToEnd, finish, vitest } from '../commands/suites.mjs';

/** Instants at which tests that look at the real clock have failed, each in a zone of the machine. */
const CLOCKS = {
  'new-year': { instant: '2026-12-31T23:50:00Z', zone: 'America/Los_Angeles' },
  'summer-time': { instant: '2027-03-28T01:30:00Z', zone: 'Pacific/Auckland' },
  'leap-day': { instant: '2028-02-29T12:00:00Z', zone: 'Asia/Kathmandu' },
  // London is where the tests' visitors are: the day ends while they run.
  midnight: { instant: '2027-07-10T22:59:00Z', zone: 'Europe/London' },
};

/** The kinds of test, each of which begins at the instant. */
const KINDS = {
  unit: (env) => vitest('unit', env),
  runtime: (env) => vitest('runtime', env),
  feed: (env) => vitest('feed', env),
  e2e: endToEnd,
};

const shiftNode = new URL('shiftNode.mjs', import.meta.url).href;

function environmentOf({ instant, zone }) {
  return {
    TZ: zone,
    CLOCK_SHIFT_MS: String(Date.parse(instant) - Date.now()),
    NODE_OPTIONS: `${process.env.NODE_OPTIONS ?? ''} --import=${shiftNode}`.trim(),
  };
}

const asked = process.argv.slice(2);
const unknown = asked.find((word) => !(word in CLOCKS) && !(word in KINDS));
if (unknown !== undefined) {
  console.error(`${unknown} is none of ${[...Object.keys(CLOCKS), ...Object.keys(KINDS)].join(', ')}.`);
  process.exit(1);
}
const chosen = (all) => Object.keys(all).filter((name) => !asked.some((word) => word in all) || asked.includes(name));

const isBuilt = await check('production build', 'vite', ['build']);
for (const name of chosen(CLOCKS)) {
  const clock = CLOCKS[name];
  for (const kind of chosen(KINDS)) {
    if (!isBuilt && (kind === 'feed' || kind === 'e2e')) continue;
    console.log(`At ${clock.instant}, ${clock.zone}:`);
    await KINDS[kind](environmentOf(clock));
  }
}
finish();
