import { useApp } from '../data/appContext.ts';
import type { Follow } from '../domain/follow.ts';

/** The id of the page's only form for stars. */
export const FOLLOW_FORM = 'follow';

/**
 * The button that follows a team, competition, match or player. It submits the page's star form, so it works without script.
 * The server renders its pressed state, and `web/components/personal/followStars.ts` updates it without React.
 * In a match row, omit `name`: the script adds it, so the page does not repeat hundreds of names.
 */
export function Star({ follow, name }: { follow: Follow; name?: string }) {
  const { t, follows } = useApp();
  return (
    <button
      key={follow}
      type="submit"
      className="star"
      form={FOLLOW_FORM}
      name="star"
      value={follow}
      aria-label={name === undefined ? t('follow.match') : t('follow.star', { name })}
      aria-pressed={follows?.includes(follow) || undefined}
      suppressHydrationWarning
    />
  );
}
