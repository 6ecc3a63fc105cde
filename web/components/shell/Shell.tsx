import { type ReactNode, useCallback, useEffect, useState } from 'react';
import { forPress, ifLoaded } from '../../data/again.ts';
import { useApp } from '../../data/appContext.ts';
import { useCurrentOffers, useSettings } from '../../data/useSettings.ts';
import type { Settings } from '../../domain/settings.ts';
import { lazyComponent } from '../lazyComponent.tsx';
import { NoHydration } from '../NoHydration.tsx';
import { BelowSearch, SearchBox } from '../navigation/SearchBox.tsx';
import { SideLists } from '../navigation/SideLists.static.tsx';
import { useSearchState } from '../navigation/searchState.ts';
import { BarEnd, BarStart } from '../navigation/Ways.static.tsx';
import { ServerBonusCard } from '../offers/BonusCard.static.tsx';
import { Footer } from './FooterParts.static.tsx';
import { Header } from './Header.tsx';
import { LiveLink } from './LiveLink.tsx';
import { ComplaintsBanner, NewsCard } from './NewsCard.static.tsx';
import { Notices } from './Notices.static.tsx';
import { ProgressBar } from './ProgressBar.tsx';

const APPEARS_BEYOND_PX = 350;

const BackToTop = lazyComponent(async () => (await import('./BackToTop.tsx')).BackToTop);
const SpecialOfferBar = lazyComponent(async () => (await import('../offers/SpecialOfferBar.tsx')).SpecialOfferBar);

/** True once the visitor has scrolled beyond 350 px, and from then on (spec section 4). */
function useAppeared(): boolean {
  const [appeared, setAppeared] = useState(false);
  useEffect(() => {
    if (appeared) return;
    const update = () => setAppeared(window.scrollY > APPEARS_BEYOND_PX);
    update();
    window.addEventListener('scroll', update, { passive: true });
    return () => window.removeEventListener('scroll', update);
  }, [appeared]);
  return appeared;
}

/** What appears at the bottom after scrolling: the button to the top, and the bar of special offers. Their code loads then. */
function AfterScroll({ offers }: { offers: Settings | null }) {
  if (!useAppeared()) return null;
  return (
    <>
      <BackToTop />
      {offers !== null && <SpecialOfferBar settings={offers} />}
    </>
  );
}

function Sidebar() {
  const { t } = useApp();
  const settings = useSettings();
  const search = useSearchState('side-search', t('sidebar.browseRegions'));
  return (
    <aside className="isolate hidden w-47 xl:block" aria-label={t('search.label')}>
      <div className="mb-3">
        <SearchBox search={search} />
      </div>
      <BelowSearch search={search}>
        <NoHydration id="side-lists">
          <SideLists settings={settings} />
        </NoHydration>
      </BelowSearch>
    </aside>
  );
}

const BonusCard = lazyComponent(async () => (await import('../offers/BonusCard.tsx')).BonusCard);

/** The server’s bonuses. Their code loads only when settings come late, an offer ends or the odds format changes. */
function Bonuses({ settings }: { settings: Settings | undefined }) {
  const { oddsFormat } = useApp();
  const shown = `${oddsFormat} ${settings === undefined} ${useCurrentOffers(settings).length}`;
  const [atFirst] = useState(shown);
  const [hasChanged, setChanged] = useState(false);
  if (shown !== atFirst && !hasChanged) setChanged(true);
  const markup = (
    <NoHydration id="bonuses">
      <ServerBonusCard settings={settings} />
    </NoHydration>
  );
  return hasChanged ? <BonusCard settings={settings}>{markup}</BonusCard> : markup;
}

/** The right column, below the list on a phone: complaints banner, bonuses, news (spec section 2, Page shell). */
function RightColumn() {
  const { t } = useApp();
  const settings = useSettings();
  return (
    <aside aria-label={t('rightColumn')} className="isolate w-full min-w-0 lg:w-72 lg:animate-none">
      <NoHydration id="complaints">
        <ComplaintsBanner settings={settings} />
      </NoHydration>
      <Bonuses settings={settings} />
      <NoHydration id="news">
        <NewsCard settings={settings} />
      </NoHydration>
    </aside>
  );
}

/** Opens the menu when a link for it is pressed, which says what gets the focus there. Returns the end of that. */
function onMenuLinks(open: (focus: string, link: HTMLAnchorElement) => void): () => void {
  const onPress = (event: MouseEvent | KeyboardEvent) => {
    const { target } = event;
    const link = target instanceof Element ? target.closest<HTMLAnchorElement>('[data-menu]') : null;
    if (!link?.dataset.menu || ('key' in event && event.key !== ' ')) return;
    event.preventDefault();
    open(link.dataset.menu, link);
  };
  document.addEventListener('click', onPress);
  document.addEventListener('keydown', onPress);
  return () => {
    document.removeEventListener('click', onPress);
    document.removeEventListener('keydown', onPress);
  };
}

/** The menu with its code, and what gets the focus in it. */
type OpenMenu = Pick<typeof import('./MobileMenu.tsx'), 'MobileMenu'> & { focus: string };

/** The frame of every page except the play pages (spec section 2, Page shell). */
export function Shell({ children }: { children: ReactNode }) {
  const { t, offersPaused } = useApp();
  const [menu, setMenu] = useState<OpenMenu | null>(null);
  const closeMenu = useCallback(() => setMenu(null), []);
  useEffect(() => {
    // A page that loads again may lack the menu again. The link leads to the same content.
    return onMenuLinks((focus, { href }) =>
      forPress(
        () => import('./MobileMenu.tsx'),
        ({ MobileMenu }) => setMenu({ MobileMenu, focus }),
        () => location.assign(href),
      ),
    );
  }, []);
  const settings = useSettings();
  const [hadSettings] = useState(settings !== undefined);
  useEffect(() => {
    if (hadSettings || !settings) return;
    ifLoaded(
      () => import('./lateSettings.ts'),
      ({ showLateSettings }) => showLateSettings(),
    );
  }, [hadSettings, settings]);
  const hasOffers = !offersPaused && settings !== undefined && settings.operators.length > 0;
  return (
    <>
      <a
        href="#main"
        className="sr-only focus:not-sr-only focus:fixed focus:top-2 focus:left-2 focus:z-50 focus:rounded-md focus:bg-accent focus:px-4 focus:py-3 focus:text-on-accent"
      >
        {t('site.skipContent')}
      </a>
      <ProgressBar />
      <NoHydration id="notices">
        <Notices />
      </NoHydration>
      <Header />
      {menu !== null && <menu.MobileMenu focus={menu.focus} onClose={closeMenu} />}
      {/* A grid, so that the columns do not move while the page streams in. */}
      <div className="mx-auto grid max-w-380 grid-cols-1 gap-x-5 px-2 pt-2 lg:pt-3 lg:grid-cols-[minmax(0,1fr)_--spacing(72)] lg:px-4 xl:grid-cols-[--spacing(47)_minmax(0,1fr)_--spacing(72)]">
        <Sidebar />
        <main id="main" tabIndex={-1} className="min-w-0 outline-none">
          {children}
        </main>
        <RightColumn />
      </div>
      <footer className="mt-4 border-t border-line page-end bg-raised">
        <NoHydration id="footer" className="mx-auto grid max-w-380 grid-cols-1 gap-4 px-4 py-6">
          <Footer />
        </NoHydration>
      </footer>
      <nav aria-label={t('nav.more')} className="bottom-bar">
        <NoHydration id="bar-start" className="contents">
          <BarStart />
        </NoHydration>
        <LiveLink />
        <NoHydration id="bar-end" className="contents">
          <BarEnd />
        </NoHydration>
      </nav>
      <AfterScroll offers={hasOffers ? settings : null} />
    </>
  );
}
