import { pathOf } from '../../web/addresses/routes.ts';
import type { CarriedFollows, NamedFollow } from '../../web/data/ownViews.ts';
import { FOLLOW } from '../../web/domain/follow.ts';
import { comparedFollows, packFollows, unpackFollows } from '../../web/domain/followLink.ts';
import { type Follows, withFollows } from '../../web/domain/follows.ts';
import type { Locale } from '../../web/domain/locale.ts';
import { nameFollows } from '../live/nameFollows.ts';
import type { PageContext } from './pageContext.ts';

/** The path of the page that offers to add these follows to the visitor's own, without the origin. */
export function carryAddress(follows: Follows, locale: Locale): string {
  return `${pathOf({ name: 'settings' }, locale)}?${FOLLOW}=${packFollows(follows)}`;
}

/** The link that shares the visitor's follows; null when there are none. */
export function carryLink({ own, origin, visitor }: PageContext): string | null {
  return own.follows.length === 0 ? null : `${origin}${carryAddress(own.follows, visitor.locale)}`;
}

/** The visitor's follows with names, and those that the address offers. */
export async function nameCarried({
  own,
  search,
  visitor,
  ...context
}: PageContext): Promise<{ follows: NamedFollow[]; carried: CarriedFollows | null }> {
  const { follows } = own;
  const given = search.get(FOLLOW);
  if (given === null) return { follows: await nameFollows(follows, visitor.locale, context), carried: null };
  const offered = unpackFollows(given);
  const { added, known, gone } = comparedFollows(follows, offered);
  const named = await nameFollows([...added, ...follows], visitor.locale, context);
  const namedAdded = named.slice(0, added.length);
  const ownNamed = named.slice(added.length);
  const carried: CarriedFollows = {
    packed: packFollows(offered),
    added: namedAdded,
    known: known.length,
    gone: ownNamed.filter(({ follow }) => gone.includes(follow)),
    noRoom: follows.length + added.length - withFollows(follows, added).length,
  };
  return { follows: ownNamed, carried };
}
