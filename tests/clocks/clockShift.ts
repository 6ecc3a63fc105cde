/** How much later than the real clock the tests run, in milliseconds: `CLOCK_SHIFT_MS`, which `npm run test:clocks` sets. */
export const clockShift = Number(process.env.CLOCK_SHIFT_MS ?? 0);

/** The environment that gives a child process the clock of the tests. */
export const clockEnvironment = Object.fromEntries(
  ['NODE_OPTIONS', 'CLOCK_SHIFT_MS'].map((name) => [name, process.env[name] ?? '']),
);
