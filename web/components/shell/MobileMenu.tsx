import { useEffect, useRef } from 'react';
import { useApp } from '../../data/appContext.ts';
import { useSettings } from '../../data/useSettings.ts';
import { Icon } from '../Icon.tsx';
import { BrowseLists } from '../navigation/BrowseLists.tsx';
import { BelowSearch, SearchBox } from '../navigation/SearchBox.tsx';
import { useSearchState } from '../navigation/searchState.ts';
import { OddsFormatChoice } from '../odds/OddsFormatChoice.tsx';
import { OddsSwitch } from '../odds/OddsSwitch.tsx';
import { PartnerLink } from './Brand.tsx';

/** Shows the footer’s places a second time. */
function fillPlaces(place: HTMLElement | null): void {
  const places = document.getElementById('places')?.cloneNode(true);
  if (place === null || !(places instanceof HTMLElement)) return;
  places.id = '';
  place.replaceChildren(places);
}

/** The full-screen menu. `focus` selects what gets the focus. As a modal dialog it traps the focus, closes on Escape and restores the focus. */
export function MobileMenu({ focus, onClose }: { focus: string; onClose(): void }) {
  const { t, sport } = useApp();
  const dialog = useRef<HTMLDialogElement>(null);
  const settings = useSettings();
  const search = useSearchState('menu-search', t('sidebar.showCountries'));
  useEffect(() => {
    dialog.current?.showModal();
    dialog.current?.querySelector<HTMLElement>(focus)?.focus();
    document.documentElement.classList.add('overflow-hidden');
    // Close the menu before the page enters the back/forward cache.
    window.addEventListener('pagehide', onClose);
    return () => {
      document.documentElement.classList.remove('overflow-hidden');
      window.removeEventListener('pagehide', onClose);
    };
  }, [focus, onClose]);
  return (
    <dialog
      ref={dialog}
      aria-label={t('nav.menu')}
      onClose={onClose}
      className="m-0 h-dvh max-h-none w-screen max-w-none scroll-py-16 overflow-y-auto bg-surface p-3 pt-0 text-text"
    >
      <div className="sticky top-0 z-10 -mx-3 flex items-center gap-2 bg-surface p-3">
        <div className="flex-1">
          <SearchBox search={search} />
        </div>
        <button
          type="button"
          className="close-menu flex size-11 items-center justify-center rounded-md hover:bg-sunken"
          aria-label={t('nav.closeMenu')}
          onClick={() => dialog.current?.close()}
        >
          <Icon name="close" className="size-6" />
        </button>
      </div>
      <div className="mb-2 flex flex-wrap items-center justify-between gap-x-4 px-1 text-sm">
        <OddsSwitch />
        <OddsFormatChoice />
        <PartnerLink className="flex" />
      </div>
      <BelowSearch search={search}>
        <BrowseLists id="menu" settings={settings} sport={sport} countriesLabel={search.countriesLabel} />
        <section aria-labelledby="menu-more">
          <h2 id="menu-more" className="px-3 pb-2 text-sm font-semibold">
            {t('nav.more')}
          </h2>
          <div ref={fillPlaces} />
        </section>
      </BelowSearch>
    </dialog>
  );
}
