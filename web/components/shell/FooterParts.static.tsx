import { useApp } from '../../data/appContext.ts';
import { useSettings } from '../../data/useSettings.ts';
import type { Credit } from '../../domain/credit.ts';
import type { NamedLink } from '../../domain/settings.ts';
import { calendarParts, zonedTime } from '../../domain/zonedTime.ts';
import { zoneName } from '../../format/calendar.ts';
import { Places } from '../navigation/Ways.static.tsx';
import { OddsSwitch } from '../odds/OddsSwitch.tsx';
import { HelpLines, PolicyMessage } from '../offers/PolicyNotice.tsx';
import { FollowForm, RowMenu } from './PageForms.static.tsx';

const ADDRESSES: Readonly<Record<Credit, string>> = {
  openligadb: 'https://www.openligadb.de',
  'api-football': 'https://www.api-football.com',
  'football-data': 'https://www.football-data.org',
};

const LICENCE = 'https://opendatacommons.org/licenses/odbl/1-0/';

const LINK = 'inline-flex min-h-11 items-center hover:text-text hover:underline';

/** Credits the public feed, with the licence of its data where the licence requires it. */
function SourceCredit() {
  const { t, site } = useApp();
  const { credit } = site;
  if (credit === null) return null;
  return (
    <p className="flex flex-wrap gap-x-4">
      {/* football-data.org requires its English sentence in every language. */}
      <a href={ADDRESSES[credit]} className={LINK} {...(credit === 'football-data' ? { lang: 'en' } : {})}>
        {t(`credit.${credit}`)}
      </a>
      {credit === 'openligadb' && (
        <a href={LICENCE} rel="license" className={LINK}>
          {t('credit.licence')}
        </a>
      )}
    </p>
  );
}

function ZoneLink() {
  const { t, visitor, href } = useApp();
  return (
    <a
      href={`${href({ name: 'settings' })}#zone`}
      rel="nofollow"
      className="inline-flex min-h-11 items-center text-sm text-muted underline decoration-dotted underline-offset-4"
    >
      {t('day.zone', { zone: zoneName(visitor.zone, visitor.locale) })}
    </a>
  );
}

/** The copyright line, with the year in the visitor's time zone. */
function Copyright() {
  const { t, site, visitor } = useApp();
  const { year } = calendarParts(zonedTime(visitor.now, visitor.zone).date);
  return <p>{t('footer.copyright', { year, site: site.name })}</p>;
}

const PAGES = [
  ['about-us', 'footer.about'],
  ['terms-and-conditions', 'footer.terms'],
  ['cookie-policy', 'footer.cookies'],
  ['responsible-gambling', 'footer.responsible'],
  ['how-we-earn', 'footer.howWeEarn'],
  ['accessibility', 'footer.accessibility'],
] as const;

function FooterPages() {
  const { t, href } = useApp();
  return (
    <nav aria-label={t('footer.label')} className="grid gap-4">
      <Places />
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
  );
}

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
              className="flex min-h-11 min-w-6 flex-wrap items-center text-sm wrap-anywhere text-muted hover:text-text hover:underline"
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

/** The links, the end of every page, and the parts that scripts open. */
export function Footer() {
  const { t } = useApp();
  const settings = useSettings();
  return (
    <>
      <FooterPages />
      {settings !== undefined && (
        <>
          <div className="text-xs text-muted">
            <PolicyMessage policy={settings.policy} />
            <HelpLines helpLines={settings.policy.helpLines} />
          </div>
          <OutLinks label={t('footer.badges')} links={settings.site.badges} />
          <OutLinks label={t('footer.social')} links={settings.site.socialLinks} />
        </>
      )}
      <div className="flex flex-wrap items-center gap-x-4 text-sm text-muted">
        <Copyright />
        <div className="flex flex-wrap items-center gap-x-4">
          <ZoneLink />
          <OddsSwitch />
          <SourceCredit />
          <FollowForm />
          <RowMenu />
        </div>
      </div>
    </>
  );
}
