import type { ListedRow } from '../../web/appContext.ts';
import type { Match } from '../../web/domain/match.ts';
import { NOTHING } from './bytes.ts';

const MOST_BYTES = 16 * 1024 * 1024;

/** What has been rendered of matches, by match and variant; it is kept for as long as the match says the same. */
export class MarkupStore {
  #markup = new WeakMap<Match, Map<string, Uint8Array>>();
  #bytes = 0;

  /** The markup of each row: `keyOf` names its variant, and `render` makes what is missing, in the order given. */
  each<Row extends ListedRow>(
    rows: readonly Row[],
    keyOf: (row: Row) => string,
    render: (missing: readonly Row[]) => Uint8Array[],
  ): Uint8Array[] {
    const missing: Row[] = [];
    const places: number[] = [];
    const markup = rows.map((row, place) => {
      const known = this.#markup.get(row.match)?.get(keyOf(row));
      if (known !== undefined) return known;
      places.push(place);
      missing.push(row);
      return NOTHING;
    });
    const made = missing.length === 0 ? [] : render(missing);
    for (const [index, row] of missing.entries()) {
      const bytes = made[index] ?? NOTHING;
      markup[places[index] ?? 0] = bytes;
      this.#keep(row.match, keyOf(row), bytes);
    }
    return markup;
  }

  #keep(match: Match, key: string, markup: Uint8Array): void {
    this.#bytes += markup.byteLength;
    if (this.#bytes > MOST_BYTES) {
      this.#markup = new WeakMap();
      this.#bytes = markup.byteLength;
    }
    const variants = this.#markup.get(match) ?? new Map<string, Uint8Array>();
    variants.set(key, markup);
    this.#markup.set(match, variants);
  }
}
