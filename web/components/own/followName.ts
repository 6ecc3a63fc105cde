import type { Translate } from '../../../locales/translate.ts';
import type { NamedFollow } from '../../data/ownViews.ts';
import { followedId } from '../../domain/follows.ts';

/** The name of a followed team, competition or match; a text with its id if the name is unknown. */
export function followName({ follow, kind, name }: NamedFollow, t: Translate): string {
  return name ?? t(`follow.unknown-${kind}`, { id: followedId(follow) });
}
