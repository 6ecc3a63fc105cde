import type { ReactNode } from 'react';
import { useApp } from '../../data/appContext.ts';
import type { Settings } from '../../domain/settings.ts';
import type { Sport } from '../../domain/sport.ts';
import { PlaceholderRows } from '../PlaceholderRows.tsx';
import { Retry } from '../Retry.tsx';
import { Flag } from './Flag.tsx';

function Entry({ href, flag, name, current }: { href: string; flag: string | null; name: string; current: boolean }) {
  const { visitor } = useApp();
  return (
    <li>
      <a
        href={href}
        aria-current={current ? 'page' : undefined}
        className="flex min-h-11 items-center gap-2 px-3 py-1 text-sm leading-5 hover:bg-sunken aria-[current]:bg-best aria-[current]:font-semibold xl:min-h-9"
      >
        {/* A phone does not show the sidebar. */}
        <Flag address={flag} isEarly={!visitor.mobile} />
        <span className="min-w-0 break-words">{name}</span>
      </a>
    </li>
  );
}

interface SectionProps {
  id: string;
  title: string;
  /** Undefined while no settings have loaded. */
  entries: ReactNode[] | undefined;
  isMissing: boolean | undefined;
  browse: { label: string; href: string };
}

const PLACES = 8;

function Section({ id, title, entries, isMissing, browse }: SectionProps) {
  return (
    <section className="card mb-3 pb-1" aria-labelledby={id}>
      <h2 id={id} className="px-3 pt-3 pb-1 text-sm font-semibold">
        {title}
      </h2>
      {entries === undefined ? <PlaceholderRows count={PLACES} className="h-11 xl:h-9" /> : <ul>{entries}</ul>}
      {isMissing && <Retry />}
      <a href={browse.href} className="flex min-h-11 items-center px-3 text-sm font-medium text-accent hover:underline">
        {browse.label}
      </a>
    </section>
  );
}

interface BrowseListsProps {
  /** A prefix for element ids, because the sidebar and the menu both have these lists. */
  id: string;
  settings: Settings | undefined;
  sport: Sport;
  countriesLabel: string;
}

/** The Competitions and Countries cards, with the top entries of the settings (spec section 2). */
export function BrowseLists({ id, settings, sport, countriesLabel }: BrowseListsProps) {
  const { t, href, locale, route } = useApp();
  return (
    <>
      <Section
        id={`${id}-competitions`}
        title={t('sidebar.competitions')}
        entries={settings?.topCompetitions.map(({ id: key, slug, name, logo, country }) => (
          <Entry
            key={key}
            href={href({ name: 'tournament', sport, category: country.slug, slug, tab: 'overview' })}
            flag={logo ?? country.flag}
            name={name}
            current={route?.name === 'tournament' && route.slug === slug}
          />
        ))}
        isMissing={settings?.missing.includes('competitions')}
        browse={{ label: t('sidebar.browseCompetitions'), href: href({ name: 'competitions', sport }) }}
      />
      <Section
        id={`${id}-countries`}
        title={t('sidebar.countries')}
        entries={settings?.topCountries.map(({ id: key, slug, names, flag }) => (
          <Entry
            key={key}
            href={href({ name: 'region', sport, category: slug })}
            flag={flag}
            name={names[locale]}
            current={route !== null && 'category' in route && route.category === slug}
          />
        ))}
        isMissing={settings?.missing.includes('countries')}
        browse={{ label: countriesLabel, href: href({ name: 'regions', sport }) }}
      />
    </>
  );
}
