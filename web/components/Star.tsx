import { useApp } from '../appContext.ts';
import type { Follow } from '../domain/follow.ts';

/** The form that stars belong to, wherever they stand. */
export const FOLLOW_FORM = 'follow';

/**
 * The star of what can be followed: 20 pixels, touched at 44. A button of the page's one form, so that it works without script. Whether it is
 * pressed is not in its markup, which all visitors share: a style of the visitor's own says it before the first paint
 * (`web/format/followStyle.ts`), and `web/browser/followStars.ts` tells those who hear. Without a `name` it is the star of the row of a list, right
 * behind the link that says which match it is; the script names it, so that some hundred names are not sent once more.
 */
export function Star({ follow, name }: { follow: Follow; name?: string }) {
  const { t } = useApp();
  return (
    <button
      type="submit"
      className="star"
      form={FOLLOW_FORM}
      name="star"
      value={follow}
      aria-label={name === undefined ? t('follow.match') : t('follow.star', { name })}
    />
  );
}
