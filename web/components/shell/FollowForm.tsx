import { useApp } from '../../appContext.ts';
import { FOLLOW_PATH } from '../../routes.ts';
import { FOLLOW_FORM } from '../Star.tsx';

/** The form that every star of the page belongs to, and where it is told what a star has done. The script reads its words here. */
export function FollowForm() {
  const { t } = useApp();
  return (
    <>
      <form
        id={FOLLOW_FORM}
        method="post"
        action={FOLLOW_PATH}
        data-star={t('follow.star', { name: '' }).trim()}
        data-added={t('follow.added', { name: '…' })}
        data-removed={t('follow.removed', { name: '…' })}
        data-full={t('follow.full')}
      />
      <div id="follow-notice" className="follow-notice" role="status">
        <span />
        <button type="submit" form={FOLLOW_FORM} name="star" value="" hidden className="pill min-h-11 underline">
          {t('follow.undo')}
        </button>
      </div>
    </>
  );
}
