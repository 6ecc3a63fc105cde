import { useApp } from '../../appContext.ts';
import { useSettings } from '../../data/useSettings.ts';
import type { NamedLink, Settings } from '../../domain/content.ts';
import { OddsSwitch } from '../odds/OddsSwitch.tsx';
import { HelpLines } from '../offers/HelpLines.tsx';
import { Shared } from '../Shared.tsx';
import { Still } from '../Still.tsx';
import { ZoneChoice } from './ZoneChoice.tsx';

function OutLinks({ label, links }: { label: string; links: NamedLink[] }) {
  const { t } = useApp();
  if (links.length === 0) return null;
  return (
    <div>
      <h2 className="text-sm font-semibold">{label}</h2>
      <ul className="flex flex-wrap gap-x-4">
        {links.map(({ name, url }) => (
          <li key={url} className="min-w-0">
            <a
              href={url}
              target="_blank"
              rel="noopener noreferrer"
              className="flex min-h-11 min-w-0 flex-wrap items-center text-sm wrap-anywhere text-muted hover:text-text hover:underline"
            >
              {name}
              <span className="sr-only"> ({t('nav.newTab')})</span>
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}

function PolicyAndLinks({ settings }: { settings: Settings }) {
  const { t } = useApp();
  return (
    <>
      <div className="text-xs text-muted">
        <p>{settings.policy.message}</p>
        <HelpLines helpLines={settings.policy.helpLines} className="flex-wrap" />
      </div>
      <OutLinks label={t('footer.badges')} links={settings.site.badges} />
      <OutLinks label={t('footer.social')} links={settings.site.socialLinks} />
    </>
  );
}

/** The foot of every page but the play pages. */
export function Footer() {
  const settings = useSettings();
  return (
    <footer className="mt-6 border-t border-line bg-raised pb-64 lg:pb-44">
      <div className="mx-auto grid max-w-7xl grid-cols-1 gap-4 px-4 py-6">
        <Still id="footer-pages" of={(stills) => stills.footerPages()} />
        {settings !== undefined && (
          <Shared of={settings} by={[]} name="footer">
            <PolicyAndLinks settings={settings} />
          </Shared>
        )}
        <div className="flex flex-wrap items-center gap-x-4 text-sm text-muted">
          <Still id="copyright" of={(stills) => stills.copyright()} />
          <ZoneChoice />
          <OddsSwitch />
          <Still id="credit" of={(stills) => stills.credit()} />
        </div>
      </div>
    </footer>
  );
}
