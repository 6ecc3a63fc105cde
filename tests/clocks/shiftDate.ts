/**
 * Shifts `Date` in Node, the Workers runtime or a browser. Time runs on from there; timers and `performance` do not change.
 * The function uses nothing outside itself, so that its source can be sent to a browser. `milliseconds`: how much later
 * than the real clock.
 */
export function shiftDate(milliseconds: number): void {
  const Real = Date;
  const now = () => Real.now() + milliseconds;
  const Shifted: DateConstructor = new Proxy(Real, {
    construct: (target, given, self) => Reflect.construct(target, given.length === 0 ? [now()] : given, self),
    apply: () => new Shifted().toString(),
    get: (target, name) => (name === 'now' ? now : Reflect.get(target, name)),
  });
  Real.prototype.constructor = Shifted;
  globalThis.Date = Shifted;
}
