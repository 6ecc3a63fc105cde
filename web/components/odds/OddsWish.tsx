import { useApp } from '../../data/appContext.ts';
import { withOddsChoice } from '../../domain/scoresOnly.ts';

const LINK = 'inline-flex min-h-11 items-center underline';

/** Asks a visitor with hidden odds whether to show them, after a link from another site requested odds. */
export function OddsWish() {
  const { t, visitor, search } = useApp();
  if (visitor.oddsWish !== true) return null;
  return (
    <section aria-label={t('odds.wishTitle')} className="border-b border-line bg-raised px-3 pt-3 text-center text-sm">
      <p>{t('odds.wish')}</p>
      <p className="flex flex-wrap justify-center gap-x-6 font-semibold">
        <a href={search === '' ? '?' : search} className={LINK}>
          {t('odds.keepHidden')}
        </a>
        <a href={withOddsChoice(search, 'on')} rel="nofollow" className={LINK}>
          {t('odds.show')}
        </a>
      </p>
    </section>
  );
}
