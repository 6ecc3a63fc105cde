// This module becomes part of the worker under test (`siteClock.ts`).

const RealDate = Date;
let instant = 0;

/** The real clock in milliseconds UTC. The runtime fires alarms by it. */
export const realNow = () => RealDate.now();

/**
 * Freezes `Date` at an instant. Timers continue.
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
