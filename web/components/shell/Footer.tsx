import { Still } from '../NoHydration.tsx';
import { ZoneChoice } from './ZoneChoice.tsx';

/** The foot of every page but the play pages. */
export function Footer() {
  return (
    <footer className="mt-6 border-t border-line page-end bg-raised">
      <div className="mx-auto grid max-w-7xl grid-cols-1 gap-4 px-4 py-6">
        <Still id="footer-links" className="grid grid-cols-1 gap-4" of={(stills) => stills.footerLinks()} />
        <div className="flex flex-wrap items-center gap-x-4 text-sm text-muted">
          <Still id="copyright" of={(stills) => stills.copyright()} />
          <ZoneChoice />
          <Still id="footer-end" className="flex flex-wrap items-center gap-x-4" of={(stills) => stills.footerEnd()} />
        </div>
      </div>
    </footer>
  );
}
