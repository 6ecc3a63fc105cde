import { readStored, store } from './stored.ts';

const KEY = 'folded';

/** Groups that were folded away longer ago come back. */
const MOST_FOLDED = 100;

const foldedKeys = () => readStored(KEY)?.split(' ') ?? [];

/** Whether the visitor has folded a group of a list away, on any page. */
export function isFolded(group: string): boolean {
  return foldedKeys().includes(group);
}

/** Remembers that a group is folded away, or is no more. The script that hides them before the first paint hears of it. */
export function rememberFolded(group: string, folded: boolean): void {
  const others = foldedKeys().filter((each) => each !== '' && each !== group);
  store(KEY, [...others, ...(folded ? [group] : [])].slice(-MOST_FOLDED).join(' '));
  dispatchEvent(new Event(KEY));
}
