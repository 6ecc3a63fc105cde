import type { Translate } from '../../../locales/translate.ts';
import { followedId } from '../../domain/follows.ts';
import type { NamedFollow } from '../../domain/namedFollow.ts';

/** What is followed, by name; where nobody knows it these days, by its id. */
export function followName({ follow, kind, name }: NamedFollow, t: Translate): string {
  return name ?? t(`follow.unknown-${kind}`, { id: followedId(follow) });
}
