import { useApp } from '../data/appContext.ts';
import { ALERT_KINDS, DEFAULT_KINDS } from '../domain/alerts.ts';
import type { Follow } from '../domain/follow.ts';

const BUTTON = 'pill min-h-11 border border-line font-semibold';

/** Explains alerts and asks for their kinds, before the browser asks. `web/browser/alerts.ts` opens and fills it. */
function AlertDialog({ name }: { name: string }) {
  const { t } = useApp();
  return (
    <dialog
      id="alert-dialog"
      aria-labelledby="alert-title"
      className="row-menu px-4 pt-3"
      data-on={t('alerts.on')}
      data-off={t('alerts.off')}
      data-denied={t('alerts.denied')}
      data-unsupported={t('alerts.unsupported')}
      data-failed={t('alerts.failed')}
      data-full={t('alerts.full')}
    >
      <form method="dialog">
        <h2 id="alert-title" className="text-lg font-bold">
          {t('alerts.bell', { name })}
        </h2>
        <p className="mt-2">{t('alerts.asks')}</p>
        <fieldset className="mt-2">
          <legend className="sr-only">{t('alerts.title')}</legend>
          {ALERT_KINDS.map((kind) => (
            <label key={kind} className="flex min-h-11 items-center gap-3">
              <input type="checkbox" name="kind" value={kind} defaultChecked={DEFAULT_KINDS.includes(kind)} />
              {t(`alerts.kinds.${kind}`)}
            </label>
          ))}
        </fieldset>
        <p id="alert-install" hidden>
          {t('alerts.install')}
        </p>
        <p className="mt-2 text-sm text-muted">{t('alerts.stored')}</p>
        <p role="status" className="mt-2 font-semibold" />
        <div className="mt-2 flex flex-wrap gap-3">
          <button type="submit" value="save" className="pill min-h-11 bg-accent text-on-accent">
            {t('alerts.save')}
          </button>
          <button type="submit" value="stop" className={BUTTON} hidden>
            {t('alerts.stop')}
          </button>
          <button type="submit" value="close" className={BUTTON} formNoValidate>
            {t('rowMenu.close')}
          </button>
        </div>
      </form>
    </dialog>
  );
}

/** The button that turns alerts of a match, team or competition on. A page has one. */
export function Bell({ follow, name }: { follow: Follow; name: string }) {
  const { t } = useApp();
  return (
    <>
      <button
        type="button"
        className="bell text-muted hover:text-text"
        value={follow}
        data-name={name}
        aria-label={t('alerts.bell', { name })}
        aria-pressed="false"
        aria-haspopup="dialog"
      >
        <svg viewBox="0 0 24 24" className="icon size-5" aria-hidden="true">
          <path d="M6 17V10.5a6 6 0 0 1 12 0V17l1.5 1.5h-15zM10 21.2h4" />
        </svg>
      </button>
      <AlertDialog name={name} />
    </>
  );
}
