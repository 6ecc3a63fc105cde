import { useApp } from '../data/appContext.ts';

/** Says that a part could not be had, with a link that loads the page again. */
export function Retry({ label, className = '' }: { label?: string; className?: string }) {
  const { t, search } = useApp();
  return (
    <p className={`flex flex-wrap items-center gap-x-3 px-3 py-3 text-sm text-muted ${className}`} role="status">
      {label !== undefined && <b className="font-semibold">{label}</b>}
      {t('late.unavailable')}
      <a className="-my-3 inline-flex min-h-11 items-center underline" href={search || '?'}>
        {t('list.retry')}
      </a>
    </p>
  );
}
