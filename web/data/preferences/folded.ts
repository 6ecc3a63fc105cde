import { readStored, store } from './stored.ts';

const KEY = 'folded';

/** Beyond this many, the oldest folded groups open again. */
const MOST_FOLDED = 100;

const foldedKeys = () => readStored(KEY)?.split(' ') ?? [];

/** Whether the visitor has folded a group, on any page. */
export function isFolded(group: string): boolean {
  return foldedKeys().includes(group);
}

/** Stores whether a group is folded. The script that hides groups before the first paint reads it. */
export function rememberFolded(group: string, folded: boolean): void {
  const others = foldedKeys().filter((each) => each !== '' && each !== group);
  store(KEY, [...others, ...(folded ? [group] : [])].slice(-MOST_FOLDED).join(' '));
  dispatchEvent(new Event(KEY));
}
