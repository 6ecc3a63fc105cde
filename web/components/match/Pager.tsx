import { useApp } from '../../appContext.ts';

interface PagerProps {
  /** From 1. */
  page: number;
  pages: number;
  /** Address of another page. */
  addressOf(page: number): string;
}

/** The way to the other pages of a list that is too long for one. */
export function Pager({ page, pages, addressOf }: PagerProps) {
  const { t } = useApp();
  if (pages === 1) return null;
  const link = (to: number, rel: 'prev' | 'next') =>
    to >= 1 && to <= pages ? (
      <a className="pill min-h-11 border border-line" rel={rel} href={addressOf(to)}>
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
