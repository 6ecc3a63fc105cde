import type { ListedGroup, ListedRow } from '../../data/appContext.ts';
import { pricesLookSame } from '../../domain/odds.ts';

/** Compares the props of two rows. A poll confirms every price, but few rows show anything new. */
export function isSameRow(before: ListedRow, after: ListedRow): boolean {
  return (
    before.match === after.match &&
    before.minimumAge === after.minimumAge &&
    pricesLookSame(before.prices, after.prices)
  );
}

/** Compares the props of one group by its rows. It ignores other groups’ prices in `odds`. */
export function isSameGroup(before: ListedGroup, after: ListedGroup): boolean {
  const rowsOf = ({ group: { matches }, odds, minimumAge }: ListedGroup): ListedRow[] =>
    matches.map((match) => ({ match, prices: odds[match.id], minimumAge }));
  const [old, now] = [rowsOf(before), rowsOf(after)];
  return old.length === now.length && now.every((row, index) => isSameRow(old[index] ?? row, row));
}
