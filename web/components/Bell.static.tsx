import { useApp } from '../data/appContext.ts';
import { ALERT_KINDS, DEFAULT_KINDS } from '../domain/alerts.ts';
import type { Follow } from '../domain/follow.ts';
import { LOCALES, type Named, nameIn } from '../domain/locale.ts';

const BUTTON = 'h-11 rounded-md border border-line px-4 text-sm font-semibold';

/** Explains alerts and asks for their kinds, before the browser asks. `web/browser/alerts.ts` opens and fills it. */
export function AlertDialog() {
  const { t } = useApp();
  return (
    <dialog
      id="alert-dialog"
      aria-labelledby="alert-title"
      className="row-menu px-4 pt-3"
      data-install={t('alerts.install')}
      data-denied={t('alerts.denied')}
      data-unsupported={t('alerts.unsupported')}
      data-failed={t('alerts.failed')}
      data-full={t('alerts.full')}
    >
      <form method="dialog">
        <h2 id="alert-title" className="text-lg font-bold">
          {t('alerts.title')}
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
        <p className="mt-2 text-sm text-muted">{t('alerts.stored')}</p>
        <p role="status" className="mt-2 font-semibold" />
        <div className="mt-2 flex flex-wrap gap-3">
          <button
            type="submit"
            value="save"
            className="h-11 rounded-md bg-accent px-4 text-sm font-semibold text-on-accent"
          >
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

function BellButton({ name, ...rest }: { name: string; value?: Follow; 'data-names'?: string }) {
  const { t } = useApp();
  return (
    <button
      type="button"
      className="bell text-muted hover:text-text"
      aria-label={t('alerts.bell', { name })}
      aria-pressed="false"
      aria-haspopup="dialog"
      {...rest}
    >
      <svg viewBox="0 0 24 24" className="icon size-5" aria-hidden="true">
        <path d="M6 17V10.5a6 6 0 0 1 12 0V17l1.5 1.5h-15zM10 21.2h4" />
      </svg>
    </button>
  );
}

/** The button that turns alerts on, for a team, a competition, a player or the two sides of a match. A page has one. */
export function Bell({ follow, named }: { follow: Follow; named: readonly (Named | null)[] }) {
  const { t } = useApp();
  const nameOf = (locale: (typeof LOCALES)[number]) =>
    named.map((each) => (each === null ? '?' : nameIn(each, locale))).join(' – ');
  const names = JSON.stringify(Object.fromEntries(LOCALES.map((locale) => [locale, nameOf(locale)])));
  return (
    <>
      <BellButton value={follow} name={nameOf(t.locale)} data-names={names} />
      <AlertDialog />
    </>
  );
}

/** The bell of a list’s entry, whose name is at hand in one language only. The page has one `AlertDialog`. */
export function ListedBell({ follow, name }: { follow: Follow; name: string }) {
  const names = JSON.stringify(Object.fromEntries(LOCALES.map((locale) => [locale, name])));
  return <BellButton value={follow} name={name} data-names={names} />;
}

/** The alerts of this browser, on the settings page. Only the browser knows them, so `web/browser/alerts.ts` fills the list. */
export function AlertList() {
  const { t } = useApp();
  return (
    <>
      <section
        id="alerts"
        className="card needs-script mb-3 pb-3"
        aria-labelledby="alerts-title"
        data-none={t('alerts.none')}
        data-sent={t('alerts.trialSent')}
        data-failed={t('alerts.failed')}
      >
        <h2 id="alerts-title" className="px-4 py-2 font-semibold">
          {t('alerts.title')}
        </h2>
        <template>
          <li className="flex items-center border-t border-line">
            <BellButton name="…" />
            <span className="min-w-0 flex-1 py-2 pr-3 wrap-anywhere">
              <bdi />
              <small className="block text-sm text-muted" />
            </span>
          </li>
        </template>
        <ul />
        <p role="status" className="px-4 py-2 text-muted">
          {t('alerts.none')}
        </p>
        <div className="flex flex-wrap gap-3 px-4" hidden>
          <button type="button" value="trial" className={BUTTON}>
            {t('alerts.trial')}
          </button>
          <button type="button" value="stop" className={BUTTON}>
            {t('alerts.stopAll')}
          </button>
        </div>
      </section>
      <AlertDialog />
    </>
  );
}
