import { useApp } from '../../data/appContext.ts';
import { NoHydration } from '../NoHydration.tsx';
import {
  Brand,
  HeaderEnd,
  HeaderSearch,
  NavigationWithoutScript,
  SportLinks,
} from '../navigation/HeaderParts.static.tsx';
import { OddsFormatChoice } from '../odds/OddsFormatChoice.tsx';
import { LiveLink } from './LiveLink.tsx';

/** The header of every page except the play pages. On a phone it is one row; a desk has the sports in a second one. */
export function Header() {
  const { t } = useApp();
  return (
    <header className="border-b border-line bg-raised">
      <div className="header-row mx-auto flex max-w-380 items-center px-0.5 sm:gap-2 lg:flex-wrap lg:px-4 lg:pt-1">
        <NoHydration id="brand" className="flex min-w-0 items-center gap-2 sm:flex-1">
          <Brand />
        </NoHydration>
        <nav aria-label={t('nav.sports')} className="strip strip-sports">
          <LiveLink className="strip-link live-link" />
          <NoHydration id="sports" className="contents">
            <SportLinks />
          </NoHydration>
        </nav>
        <NoHydration id="header-search" className="flex items-center gap-2">
          <HeaderSearch />
        </NoHydration>
        <div className="max-sm:hidden">
          <OddsFormatChoice />
        </div>
        <NoHydration id="header-end" className="flex">
          <HeaderEnd />
        </NoHydration>
      </div>
      <NoHydration id="without-script">
        <NavigationWithoutScript />
      </NoHydration>
    </header>
  );
}
