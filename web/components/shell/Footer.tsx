import { useQuery } from '@tanstack/react-query';
import { useApp } from '../../appContext.ts';
import { settingsQuery } from '../../data/queries.ts';
import type { NamedLink } from '../../domain/content.ts';
import { calendarParts, zonedTime } from '../../format/zonedTime.ts';
import { OddsSwitch } from '../odds/OddsSwitch.tsx';
import { HelpLines } from '../offers/HelpLines.tsx';
import { SourceCredit } from './SourceCredit.tsx';
import { ZoneChoice } from './ZoneChoice.tsx';

const PAGES = [
  ['about-us', 'footer.about'],
  ['terms-and-conditions', 'footer.terms'],
  ['cookie-policy', 'footer.cookies'],
  ['responsible-gambling', 'footer.responsible'],
  ['how-we-earn', 'footer.howWeEarn'],
] as const;

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

/** The foot of every page but the play pages. */
export function Footer() {
  const { t, href, locale, site, visitor } = useApp();
  const { data: settings } = useQuery(settingsQuery(locale));
  const { year } = calendarParts(zonedTime(visitor.now, visitor.zone).date);
  return (
    <footer className="mt-6 border-t border-line bg-raised pb-64 lg:pb-44">
      <div className="mx-auto grid max-w-7xl grid-cols-1 gap-4 px-4 py-6">
        <nav aria-label={t('footer.label')}>
          <ul className="flex flex-wrap gap-x-6">
            {PAGES.map(([path, label]) => (
              <li key={path}>
                <a
                  href={href({ name: 'static', path })}
                  className="inline-flex min-h-11 items-center text-sm font-medium hover:underline"
                >
                  {t(label)}
                </a>
              </li>
            ))}
          </ul>
        </nav>
        {settings !== undefined && (
          <>
            <div className="text-xs text-muted">
              <p>{settings.policy.message}</p>
              <HelpLines helpLines={settings.policy.helpLines} className="flex-wrap" />
            </div>
            <OutLinks label={t('footer.badges')} links={settings.site.badges} />
            <OutLinks label={t('footer.social')} links={settings.site.socialLinks} />
          </>
        )}
        <div className="flex flex-wrap items-center gap-x-4 text-sm text-muted">
          <p>{t('footer.copyright', { year, site: site.name })}</p>
          <ZoneChoice />
          <OddsSwitch />
          {site.credit !== null && <SourceCredit credit={site.credit} />}
        </div>
      </div>
    </footer>
  );
}
