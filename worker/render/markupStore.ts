import type { ListedRow } from '../../web/appContext.ts';
import { NOTHING } from './bytes.ts';
import { MarkupCache } from './markupCache.ts';

const MOST_BYTES = 8 * 1024 * 1024;

/** What has been rendered of matches, by match and variant; it is kept for as long as the match says the same. */
export class MarkupStore {
  readonly #kept = new MarkupCache(MOST_BYTES);

  /** The markup of each row: `keyOf` names its variant, and `render` makes what is missing, in the order given. */
  each<Row extends ListedRow>(
    rows: readonly Row[],
    keyOf: (row: Row) => string,
    render: (missing: readonly Row[]) => Uint8Array[],
  ): Uint8Array[] {
    const missing: Row[] = [];
    const places: number[] = [];
    const markup = rows.map((row, place) => {
      const known = this.#kept.get(row.match, keyOf(row));
      if (known !== undefined) return known;
      places.push(place);
      missing.push(row);
      return NOTHING;
    });
    const made = missing.length === 0 ? [] : render(missing);
    for (const [index, row] of missing.entries()) {
      const bytes = made[index] ?? NOTHING;
      markup[places[index] ?? 0] = bytes;
      this.#kept.put(row.match, keyOf(row), bytes);
    }
    return markup;
  }
}
