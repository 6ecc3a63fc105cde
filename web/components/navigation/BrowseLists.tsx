import type { ReactNode } from 'react';
import { useApp } from '../../appContext.ts';
import type { Country } from '../../domain/competition.ts';
import type { ListedCompetition, Settings } from '../../domain/content.ts';
import type { SearchResults } from '../../domain/search.ts';
import { Flag } from './Flag.tsx';
import { Highlighted } from './Highlighted.tsx';
import { resultId } from './useResultKeys.ts';

const PLACEHOLDERS = [0, 1, 2, 3, 4, 5, 6, 7];

interface EntryProps {
  href: string;
  flag: string | null;
  children: ReactNode;
  current: boolean;
  /** Its place among the results of a search; null where it is a link of a plain list. */
  result: { id: string; active: boolean } | null;
}

function Entry({ href, flag, children, current, result }: EntryProps) {
  const option = result === null ? {} : { role: 'option', id: result.id, 'aria-selected': result.active };
  return (
    <li role={result === null ? undefined : 'presentation'}>
      <a
        href={href}
        aria-current={current ? 'page' : undefined}
        className="flex min-h-11 items-center gap-2 px-3 py-1 text-sm leading-5 hover:bg-sunken aria-[current]:bg-best aria-[current]:font-semibold aria-selected:bg-sunken aria-selected:outline-2 aria-selected:-outline-offset-2 aria-selected:outline-accent lg:min-h-9"
        {...option}
      >
        <Flag address={flag} />
        <span className="min-w-0 break-words">{children}</span>
      </a>
    </li>
  );
}

interface SectionProps {
  id: string;
  title: string;
  /** Null while neither settings nor results are known. */
  entries: ReactNode[] | null;
  isSearch: boolean;
  browse: { label: string; href: string };
}

function Section({ id, title, entries, isSearch, browse }: SectionProps) {
  const { t } = useApp();
  return (
    <section className="card mb-3 pb-1" aria-labelledby={`${id}-title`}>
      <h2 id={`${id}-title`} className="px-3 pt-3 pb-1 text-sm font-semibold">
        {title}
      </h2>
      <ul
        id={id}
        {...(isSearch && entries !== null && entries.length > 0 ? { role: 'listbox', 'aria-label': title } : {})}
      >
        {entries ??
          PLACEHOLDERS.map((each) => (
            <li key={each} className="flex min-h-11 items-center px-3 lg:min-h-9" aria-hidden="true">
              <span className="h-3 w-full rounded bg-sunken" />
            </li>
          ))}
      </ul>
      {isSearch && entries?.length === 0 && <p className="px-3 py-2 text-sm text-muted">{t('search.none')}</p>}
      <a href={browse.href} className="flex min-h-11 items-center px-3 text-sm font-medium text-accent hover:underline">
        {browse.label}
      </a>
    </section>
  );
}

interface BrowseListsProps {
  /** Tells the sidebar's lists from the menu's. */
  id: string;
  settings: Settings | undefined;
  /** Results of a search; null shows the top ones of the settings. */
  results: SearchResults | null;
  /** The result that the keys have chosen. */
  active: number | null;
  term: string;
  countriesLabel: string;
}

/** The Competitions and Countries cards: the top ones of the settings, or what a search found (spec section 2). */
export function BrowseLists({ id, settings, results, active, term, countriesLabel }: BrowseListsProps) {
  const { t, href, locale, route } = useApp();
  const resultAt = (index: number) => (results === null ? null : { id: resultId(id, index), active: index === active });
  const competition = ({ id: key, slug, name, logo, country }: ListedCompetition, index: number) => {
    return (
      <Entry
        key={key}
        href={href({ name: 'tournament', sport: 'football', category: country.slug, slug, tab: 'matches' })}
        flag={logo ?? country.flag}
        current={route?.name === 'tournament' && route.slug === slug}
        result={resultAt(index)}
      >
        <Highlighted name={name} term={term} />
      </Entry>
    );
  };
  const region = (country: Country, index: number) => (
    <Entry
      key={country.id}
      href={href({ name: 'region', sport: 'football', category: country.slug })}
      flag={country.flag}
      current={route !== null && 'category' in route && route.category === country.slug}
      result={resultAt((results?.competitions.length ?? 0) + index)}
    >
      <Highlighted name={country.names[locale]} term={term} />
    </Entry>
  );
  const shown = results ?? (settings && { competitions: settings.topCompetitions, countries: settings.topCountries });
  const found = results === null ? null : results.competitions.length + results.countries.length;
  return (
    <>
      <p role="status" className="sr-only">
        {found === null ? '' : found === 0 ? t('search.none') : t.count('search.found', found)}
      </p>
      <Section
        id={`${id}-competitions`}
        title={t('sidebar.competitions')}
        entries={shown?.competitions.map(competition) ?? null}
        isSearch={results !== null}
        browse={{ label: t('sidebar.browseCompetitions'), href: href({ name: 'competitions', sport: 'football' }) }}
      />
      <Section
        id={`${id}-countries`}
        title={t('sidebar.countries')}
        entries={shown?.countries.map(region) ?? null}
        isSearch={results !== null}
        browse={{ label: countriesLabel, href: href({ name: 'regions', sport: 'football' }) }}
      />
    </>
  );
}
