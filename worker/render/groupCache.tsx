import type { ReactElement } from 'react';
import { renderToString } from 'react-dom/server';
import { App, type ListedGroup } from '../../web/appContext.ts';
import { CompetitionGroup, pricedRowsOf, rowsOf } from '../../web/components/match/CompetitionGroup.tsx';
import { OwnCard } from '../../web/components/match/OwnCard.tsx';
import { type OwnList, ownMatchesOf } from '../../web/components/match/ownMatches.ts';
import type { Follows } from '../../web/domain/follows.ts';
import { anonymousContext } from './anonymousVisitor.ts';
import { bytesOf } from './bytes.ts';
import { MarkupCache } from './markupCache.ts';
import { RowCache, type RowVariant } from './rowCache.tsx';

const MOST_BYTES = 4 * 1024 * 1024;

/** What stands for the rows: no card holds a line. */
const ROWS = '<hr/>';

/** What the cards of visitors' own matches are made of: words and numbers alone. */
const OWN = {};

// A card, before its rows and after them.
function renderCard(card: ReactElement, { visitor }: RowVariant): [Uint8Array, Uint8Array] {
  const html = renderToString(<App value={{ ...anonymousContext(visitor), placeRows: () => <hr /> }}>{card}</App>);
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

  /** The matches of a list that a visitor follows, in a card of their own; nothing where there are none. */
  own(list: OwnList, follows: Follows, variant: RowVariant): Uint8Array[] {
    const { sport, odds, minimumAge } = list;
    const rows = ownMatchesOf(list, follows).map((match) => ({ match, prices: odds[match.id], minimumAge }));
    if (rows.length === 0) return [];
    const priced = minimumAge === null ? null : rows.filter(({ prices }) => prices !== undefined).length;
    const card = (
      <OwnCard sport={sport} rows={rows.length} priced={priced}>
        <hr />
      </OwnCard>
    );
    const key = `${variant.visitor.locale}|${sport}|${rows.length}|${priced}`;
    const [before, after] = this.#card(OWN, key, card, variant);
    return [before, ...this.#rows.of(rows, variant), after];
  }

  #cardOf(listed: ListedGroup, variant: RowVariant): [Uint8Array, Uint8Array] {
    const { competition, matches, isBeside } = listed.group;
    const prices = listed.minimumAge === null ? 'none' : pricedRowsOf(listed);
    const key = `${variant.visitor.locale}|${listed.sport}|${matches.length}|${prices}|${isBeside}`;
    return this.#card(competition, key, <CompetitionGroup {...listed} />, variant);
  }

  #card(of: object, key: string, element: ReactElement, variant: RowVariant): [Uint8Array, Uint8Array] {
    const [before, after] = [this.#cards.get(of, key), this.#cards.get(of, `${key}|end`)];
    if (before !== undefined && after !== undefined) return [before, after];
    const card = renderCard(element, variant);
    this.#cards.put(of, key, card[0]);
    this.#cards.put(of, `${key}|end`, card[1]);
    return card;
  }
}
