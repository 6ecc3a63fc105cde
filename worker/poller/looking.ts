import { AsyncLocalStorage } from 'node:async_hooks';

const looks = new AsyncLocalStorage<true>();

/** Does work for which the poller only tells what it has: it calls nothing for it, and keeps nothing warm. */
export function looking<Value>(work: () => Promise<Value>): Promise<Value> {
  return looks.run(true, work);
}

/** Whether what is asked now is asked by such work. */
export function isLooking(): boolean {
  return looks.getStore() === true;
}
