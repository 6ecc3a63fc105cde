/** How much later than the real clock the tests run, in milliseconds: `CLOCK_SHIFT_MS`, which `npm run test:clocks` sets. */
export const clockShift = Number(process.env.CLOCK_SHIFT_MS ?? 0);
