import { useApp } from '../appContext.ts';
import type { Follow } from '../domain/follow.ts';

/** The form that stars belong to, wherever they stand. */
export const FOLLOW_FORM = 'follow';

/**
 * The star of what can be followed: 20 pixels, touched at 44. A button of the page's one form, so that it works without script.
 * The server says whether it is pressed, and `web/browser/followStars.ts` keeps that up to date without React. Without a `name` it is the
 * star of a list's row, right behind the link that names the match; the script names it, so that some hundred names are not sent once more.
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
