import type { OwnList } from '../../web/components/match/ownMatches.ts';
import type { Follows } from '../../web/domain/follows.ts';
import { followStyle } from '../../web/format/followStyle.ts';
import { bytesOf } from './bytes.ts';
import type { GroupCache } from './groupCache.tsx';
import type { RowVariant } from './rowCache.tsx';

/**
 * The places in a document where what one visitor has for himself goes: a page is rendered, kept and compressed without it, and
 * shared by all. They have no bytes, and are known by being these very objects.
 */
export const OWN_STYLE = new Uint8Array();
export const OWN_MATCHES = new Uint8Array();

/** The list of a document of which a part is a visitor's own, and what its rows show beside its matches. */
export interface ListedOwn {
  list: OwnList;
  variant: RowVariant;
}

/** What one visitor has for himself in a document. */
export interface OwnParts {
  style: Uint8Array;
  matches: readonly Uint8Array[];
}

/** The `style` of a visitor's own, which the policy allows by its nonce; empty where there is nothing to say. */
export function ownStyle(follows: Follows, nonce: string): Uint8Array {
  return bytesOf(`<style id="own-style" nonce="${nonce}">${followStyle(follows)}</style>`);
}

/** The matches of a document's list that a visitor follows, as bytes; none where it has no list. */
export function ownMatches(listed: ListedOwn | null, follows: Follows, groups: GroupCache): readonly Uint8Array[] {
  return listed === null ? [] : groups.own(listed.list, follows, listed.variant);
}

/** The chunks of a document with a visitor's own parts in their places. */
export function withOwnParts(chunks: readonly Uint8Array[], { style, matches }: OwnParts): Uint8Array[] {
  return chunks.flatMap((chunk) => (chunk === OWN_STYLE ? [style] : chunk === OWN_MATCHES ? matches : [chunk]));
}
