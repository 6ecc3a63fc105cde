import { useApp } from '../data/appContext.ts';
import { Icon } from './Icon.tsx';

/** Shares the page under the name of its match, competition or team. `web/browser/share.ts` handles the click. */
export function ShareButton({ name }: { name: string }) {
  const { t } = useApp();
  return (
    <>
      <button
        type="button"
        className="share-button"
        aria-label={t('share.share', { name })}
        data-name={name}
        data-copied={t('share.copied')}
        data-failed={t('share.failed')}
      >
        <Icon name="share" />
      </button>
      <span role="status" className="share-said" />
    </>
  );
}
