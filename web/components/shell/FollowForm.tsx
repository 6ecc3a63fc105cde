import { FOLLOW_PATH } from '../../addresses/ownPaths.ts';
import { useApp } from '../../data/appContext.ts';
import { FOLLOW_FORM } from '../Star.tsx';

/** The form of all stars, and the status message after a click on one. The script takes its texts from the attributes. */
export function FollowForm() {
  const { t } = useApp();
  return (
    <>
      <form
        id={FOLLOW_FORM}
        method="post"
        action={FOLLOW_PATH}
        data-star={t('follow.star', { name: '' }).trim()}
        data-versus={t('follow.star', { name: t('match.versus', { home: '<', away: '>' }) })}
        data-added={t('follow.added', { name: '…' })}
        data-removed={t('follow.removed', { name: '…' })}
        data-full={t('follow.full')}
      />
      <div
        id="follow-notice"
        className="follow-notice fixed z-40 mx-auto flex max-w-2xl items-center justify-between rounded-md px-4 text-sm"
        role="status"
      >
        <span />
        <button type="submit" form={FOLLOW_FORM} name="star" value="" hidden className="pill min-h-11 underline">
          {t('follow.undo')}
        </button>
      </div>
    </>
  );
}
