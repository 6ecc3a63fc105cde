import { useApp } from '../../data/appContext.ts';

interface PagerProps {
  /** Counted from 1. */
  page: number;
  pages: number;
  addressOf(page: number): string;
}

export function Pager({ page, pages, addressOf }: PagerProps) {
  const { t } = useApp();
  if (pages === 1) return null;
  const link = (to: number, rel: 'prev' | 'next') =>
    to >= 1 && to <= pages ? (
      <a className="pill border border-line" rel={rel} href={addressOf(to)}>
        {t(`pager.${rel}`)}
      </a>
    ) : (
      <span />
    );
  return (
    <nav aria-label={t('pager.label')} className="mb-3 grid grid-cols-3 items-center text-center text-sm">
      <span className="flex">{link(page - 1, 'prev')}</span>
      <span aria-current="page">{t('pager.page', { page, pages })}</span>
      <span className="flex justify-end">{link(page + 1, 'next')}</span>
    </nav>
  );
}
