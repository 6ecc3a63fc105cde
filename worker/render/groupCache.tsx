import { renderToString } from 'react-dom/server';
import { App, type ListedGroup } from '../../web/appContext.ts';
import { CompetitionGroup, pricedRowsOf, rowsOf } from '../../web/components/match/CompetitionGroup.tsx';
import { anonymousContext } from './anonymousVisitor.ts';
import { bytesOf } from './bytes.ts';
import { MarkupCache } from './markupCache.ts';
import { RowCache, type RowVariant } from './rowCache.tsx';

const MOST_BYTES = 4 * 1024 * 1024;

/** What stands for the rows: no card holds a line. */
const ROWS = '<hr/>';

// The card of a group, before its rows and after them.
function renderCard(listed: ListedGroup, { visitor }: RowVariant): [Uint8Array, Uint8Array] {
  const html = renderToString(
    <App value={{ ...anonymousContext(visitor), placeRows: () => <hr /> }}>
      <CompetitionGroup {...listed} />
    </App>,
  );
  const at = html.indexOf(ROWS);
  return [bytesOf(html.slice(0, at)), bytesOf(html.slice(at + ROWS.length))];
}

/** The markup of a list's groups: cards that were rendered once for many pages, and the rows in them. */
export class GroupCache {
  readonly #rows = new RowCache();
  readonly #cards = new MarkupCache(MOST_BYTES);

  /** The groups one after the other, in pieces. */
  of(groups: readonly ListedGroup[], variant: RowVariant): Uint8Array[] {
    const rows = this.#rows.of(groups.flatMap(rowsOf), variant);
    const pieces: Uint8Array[] = [];
    let from = 0;
    for (const listed of groups) {
      const [before, after] = this.#cardOf(listed, variant);
      const until = from + 2 * listed.group.matches.length;
      pieces.push(before, ...rows.slice(from, until), after);
      from = until;
    }
    return pieces;
  }

  #cardOf(listed: ListedGroup, variant: RowVariant): [Uint8Array, Uint8Array] {
    const { competition, matches, isBeside } = listed.group;
    const prices = listed.minimumAge === null ? 'none' : pricedRowsOf(listed);
    const key = `${variant.visitor.locale}|${listed.sport}|${matches.length}|${prices}|${isBeside}`;
    const [before, after] = [this.#cards.get(competition, key), this.#cards.get(competition, `${key}|end`)];
    if (before !== undefined && after !== undefined) return [before, after];
    const card = renderCard(listed, variant);
    this.#cards.put(competition, key, card[0]);
    this.#cards.put(competition, `${key}|end`, card[1]);
    return card;
  }
}
