import { useApp } from '../../data/appContext.ts';
import { FOLLOW_PATH } from '../../format/addresses/ownPaths.ts';
import { Icon } from '../Icon.tsx';
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
        <button type="submit" form={FOLLOW_FORM} name="star" value="" hidden className="pill underline">
          {t('follow.undo')}
        </button>
      </div>
    </>
  );
}

const ITEM = 'flex min-h-11 w-full items-center gap-3 px-4 text-start hover:bg-sunken';

/** What a long press on a match offers, and the note of a pull. `web/browser/gestures.ts` opens and fills them. */
export function RowMenu() {
  const { t, href } = useApp();
  const button = (value: 'star' | 'share' | 'close', className = ITEM) => (
    <button type="button" value={value} className={className}>
      <Icon name={value} />
      {t(`rowMenu.${value}`)}
    </button>
  );
  return (
    <>
      <dialog
        id="row-menu"
        aria-labelledby="row-menu-title"
        className="row-menu"
        data-copied={t('share.copied')}
        data-failed={t('share.failed')}
      >
        <p id="row-menu-title" className="px-4 py-3 font-semibold" />
        {button('star')}
        <a href={href({ name: 'watch' })} data-board={href({ name: 'watch' })} className={ITEM}>
          <Icon name="board" />
          {t('rowMenu.board')}
        </a>
        {button('share')}
        {button('close', `${ITEM} border-t border-line`)}
      </dialog>
      <p id="pull-note" role="status" data-age={t('rowMenu.age', { age: '…' })} />
    </>
  );
}
