import { useApp } from '../../data/appContext.ts';
import { NoHydration } from '../NoHydration.tsx';
import { OddsFormatChoice } from '../odds/OddsFormatChoice.tsx';
import { LiveLink } from './LiveLink.tsx';

/** The header of every page except the play pages. On a phone it is one row; a desk has the sports in a second one. */
export function Header() {
  const { t } = useApp();
  return (
    <header className="border-b border-line bg-raised">
      <div className="header-row mx-auto flex max-w-380 items-center px-0.5 sm:gap-2 lg:flex-wrap lg:px-4 lg:pt-1">
        <NoHydration
          id="brand"
          className="flex min-w-0 items-center gap-2 sm:flex-1"
          render={(staticParts) => staticParts.brand()}
        />
        <nav aria-label={t('nav.sports')} className="strip strip-sports">
          <LiveLink className="strip-link live-link" />
          <NoHydration id="sports" className="contents" render={(staticParts) => staticParts.sportLinks()} />
        </nav>
        <NoHydration
          id="header-search"
          className="flex items-center gap-2"
          render={(staticParts) => staticParts.headerSearch()}
        />
        <div className="max-sm:hidden">
          <OddsFormatChoice />
        </div>
        <NoHydration id="header-end" className="flex" render={(staticParts) => staticParts.headerEnd()} />
      </div>
      <NoHydration id="without-script" render={(staticParts) => staticParts.navigationWithoutScript()} />
    </header>
  );
}
