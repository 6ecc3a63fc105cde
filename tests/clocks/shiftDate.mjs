/**
 * Moves what `Date` says is now, wherever this runs: Node, the Workers runtime or a browser. Time goes on from there; timers
 * and `performance` stay as they are. It stands by itself, so that its text can be sent to a browser.
 *
 * @param {number} milliseconds how much later than the real clock
 */
export function shiftDate(milliseconds) {
  const Real = Date;
  const now = () => Real.now() + milliseconds;
  const Shifted = new Proxy(Real, {
    construct: (target, given, self) => Reflect.construct(target, given.length === 0 ? [now()] : given, self),
    apply: () => new Shifted().toString(),
    get: (target, name) => (name === 'now' ? now : Reflect.get(target, name)),
  });
  Real.prototype.constructor = Shifted;
  globalThis.Date = Shifted;
}
