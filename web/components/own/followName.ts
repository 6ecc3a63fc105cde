import type { Translate } from '../../../locales/translate.ts';
import { followedId } from '../../domain/follows.ts';
import type { NamedFollow } from '../../domain/namedFollow.ts';

/** The name of a followed team, competition or match; a text with its id if the name is unknown. */
export function followName({ follow, kind, name }: NamedFollow, t: Translate): string {
  return name ?? t(`follow.unknown-${kind}`, { id: followedId(follow) });
}
