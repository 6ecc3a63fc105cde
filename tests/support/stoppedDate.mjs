// A module of the worker under test (`siteClock.mjs`).

const RealDate = Date;
let instant = 0;

/** Milliseconds UTC of the real clock, by which the runtime fires alarms. */
export const realNow = () => RealDate.now();

/**
 * Stops what `Date` says is now. Timers go on.
 *
 * @param {number} start milliseconds UTC
 */
export function stopDate(start) {
  instant = start;
  const Stopped = new Proxy(RealDate, {
    construct: (target, given, self) => Reflect.construct(target, given.length === 0 ? [instant] : given, self),
    apply: () => new Stopped().toString(),
    get: (target, name) => (name === 'now' ? () => instant : Reflect.get(target, name)),
  });
  RealDate.prototype.constructor = Stopped;
  globalThis.Date = Stopped;
}

/** @param {number} milliseconds */
export function moveDate(milliseconds) {
  instant += milliseconds;
}
