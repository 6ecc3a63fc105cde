import { useApp } from '../../data/appContext.ts';

const BUTTON = 'pill min-h-11 border border-line font-semibold';

/** The alerts of this browser, which only the browser knows: `web/browser/alertSettings.ts` fills the list. */
export function AlertList() {
  const { t } = useApp();
  return (
    <section
      id="alerts"
      className="card needs-script mb-3 px-4 py-3"
      aria-labelledby="alerts-title"
      data-stop={t('alerts.stop')}
      data-named={t('alerts.stopNamed', { name: '…' })}
      data-none={t('alerts.none')}
      data-off={t('alerts.off')}
      data-sent={t('alerts.trialSent')}
      data-failed={t('alerts.failed')}
    >
      <h2 id="alerts-title" className="font-semibold">
        {t('alerts.title')}
      </h2>
      <p role="status" className="mt-2">
        {t('alerts.none')}
      </p>
      <ul />
      <div className="mt-2 flex flex-wrap gap-3" hidden>
        <button type="button" value="trial" className={BUTTON}>
          {t('alerts.trial')}
        </button>
        <button type="button" value="stop" className={BUTTON}>
          {t('alerts.stopAll')}
        </button>
      </div>
    </section>
  );
}
