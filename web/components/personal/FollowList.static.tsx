import type { Translate } from '../../../locales/translate.ts';
import { useApp } from '../../data/appContext.ts';
import { followedId } from '../../domain/follows.ts';
import type { NamedFollow } from '../../format/namedFollow.ts';
import { ListedBell } from '../Bell.static.tsx';
import { Star } from '../Star.tsx';

/** The name of a follow; a text with its id if the name is unknown. */
export function followName({ follow, kind, name }: NamedFollow, t: Translate): string {
  return name ?? t(`follow.unknown-${kind}`, { id: followedId(follow) });
}

interface FollowListProps {
  follows: readonly NamedFollow[];
  /** Whether an entry has the button of its alerts. None has if this is absent. */
  hasBell?(follow: NamedFollow): boolean;
}

/** What a visitor follows. */
export function FollowList({ follows, hasBell }: FollowListProps) {
  const { t, href } = useApp();
  if (follows.length === 0) return <p className="px-4 pb-2 text-muted">{t('follow.nothing')}</p>;
  return (
    <ul>
      {follows.map((each) => {
        const { follow, name, detail, route } = each;
        const shown = followName(each, t);
        return (
          <li key={follow} className="flex items-center border-t border-line">
            <Star follow={follow} name={shown} />
            <span className="min-w-0 flex-1 pr-3 wrap-anywhere">
              {route === null ? (
                shown
              ) : (
                <a href={href(route)} className="flex min-h-11 items-center hover:underline">
                  <bdi>{shown}</bdi>
                </a>
              )}
            </span>
            <span className="pr-4 text-sm text-muted">{detail}</span>
            {name !== null && hasBell?.(each) && (
              <span className="needs-script">
                <ListedBell follow={follow} name={name} />
              </span>
            )}
          </li>
        );
      })}
    </ul>
  );
}
