import { useApp } from '../../appContext.ts';

/** Says that the page is behind because its visitor wants it so, and where to change that. */
export function DelayNotice() {
  const { t, href, visitor } = useApp();
  if (visitor.delay === undefined) return null;
  return (
    <p className="bg-sunken px-3 text-center text-xs leading-5 text-muted">
      {t('settings.behind', { seconds: visitor.delay })}{' '}
      <a className="inline-flex min-h-11 items-center underline" href={href({ name: 'settings' })}>
        {t('settings.change')}
      </a>
    </p>
  );
}
