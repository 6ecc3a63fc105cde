import { NoHydration } from '../NoHydration.tsx';

/** The footer of every page except the play pages. */
export function Footer() {
  return (
    <footer className="mt-6 border-t border-line page-end bg-raised">
      <div className="mx-auto grid max-w-380 grid-cols-1 gap-4 px-4 py-6">
        <NoHydration
          id="footer-links"
          className="grid grid-cols-1 gap-4"
          render={(staticParts) => staticParts.footerLinks()}
        />
        <div className="flex flex-wrap items-center gap-x-4 text-sm text-muted">
          <NoHydration id="copyright" render={(staticParts) => staticParts.copyright()} />
          <NoHydration
            id="footer-end"
            className="flex flex-wrap items-center gap-x-4"
            render={(staticParts) => staticParts.footerEnd()}
          />
        </div>
      </div>
    </footer>
  );
}
