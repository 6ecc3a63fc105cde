import { useApp } from '../../data/appContext.ts';
import { withOddsChoice } from '../../domain/scoresOnly.ts';
import { revealingSearch, SHOW, SHOW_FORM } from '../../domain/spoilers.ts';
import { BOARD, MATCHES } from '../../domain/watchBoard.ts';
import { BelowLink } from '../LatePart.static.tsx';

const LINK = 'inline-flex min-h-11 items-center underline';

/** What the page says above its header. */
export function Notices() {
  return (
    <>
      <OddsWish />
      <Demonstration />
      <OwnViewNotice />
      <MissedNotice />
      <BelowLink id="odds" />
    </>
  );
}

/** Asks a visitor with hidden odds whether to show them, after a link from another site requested odds. */
function OddsWish() {
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

/** Says that something could not be had for this page, with a link that loads it again. */
function MissedNotice() {
  const { t, search, isPartial } = useApp();
  if (!isPartial) return null;
  return (
    <aside aria-label={t('site.missedNotice')} className="bg-sunken px-3 text-center text-xs">
      <p role="status">
        {t('site.missed')}{' '}
        <a className={LINK} href={search || '?'}>
          {t('list.retry')}
        </a>
      </p>
    </aside>
  );
}

/** A notice that data on the page is fictitious; null if all data is real. */
function Demonstration() {
  const { t, site } = useApp();
  if (site.demonstration === null) return null;
  return (
    <aside aria-label={t('site.dataNotice')} className="bg-sunken px-3 py-1 text-center text-xs text-muted">
      <p>{t(`demonstration.${site.demonstration}`)}</p>
    </aside>
  );
}

/** A notice that the page is delayed or hides results. It has the form of the buttons that show a single score. */
function OwnViewNotice() {
  const { t, href, visitor, search } = useApp();
  const { delay, spoilers, shown = [] } = visitor;
  if (delay === undefined && spoilers === undefined) return null;
  const kept = [...new URLSearchParams(search), ...shown.map((match) => [SHOW, match] as const)];
  return (
    <aside aria-label={t('site.viewNotice')} className="bg-sunken px-3 text-center text-xs leading-5 text-muted">
      <p>
        {delay !== undefined && `${t('settings.behind', { seconds: delay })} `}
        {spoilers !== undefined && (
          <>
            {t(`settings.concealed.${spoilers}`)}{' '}
            <a className={LINK} href={revealingSearch(search)}>
              {t('settings.showHere')}
            </a>
            {' · '}
          </>
        )}
        <a className={LINK} href={href({ name: 'settings' })}>
          {t('settings.change')}
        </a>
      </p>
      {spoilers !== undefined && (
        <form id={SHOW_FORM} hidden>
          {kept.map(([name, value]) => (
            <input key={`${name} ${value}`} type="hidden" name={name === MATCHES ? BOARD : name} value={value} />
          ))}
        </form>
      )}
    </aside>
  );
}
