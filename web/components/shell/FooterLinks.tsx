import { useApp } from '../../data/appContext.ts';
import { useSettings } from '../../data/useSettings.ts';
import type { NamedLink, Settings } from '../../domain/settings.ts';
import { HelpLines } from '../offers/HelpLines.tsx';
import { PolicyMessage } from '../offers/PolicyMessage.tsx';
import { FooterPages } from './FooterPages.tsx';

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
  const { t, href } = useApp();
  return (
    <>
      {settings.operators.length > 0 && (
        <p>
          <a
            href={href({ name: 'odds' })}
            className="inline-flex min-h-11 items-center text-sm font-medium hover:underline"
          >
            {t('desk.link')}
          </a>
        </p>
      )}
      <div className="text-xs text-muted">
        <PolicyMessage policy={settings.policy} />
        <HelpLines helpLines={settings.policy.helpLines} className="flex-wrap" />
      </div>
      <OutLinks label={t('footer.badges')} links={settings.site.badges} />
      <OutLinks label={t('footer.social')} links={settings.site.socialLinks} />
    </>
  );
}

/** The links of the footer: the site's own pages, help with gambling in the visitor's country, badges and social media. */
export function FooterLinks() {
  const settings = useSettings();
  return (
    <>
      <FooterPages />
      {settings !== undefined && <PolicyAndLinks settings={settings} />}
    </>
  );
}
