import { useDeferredValue, useState } from 'react';
import { Icon } from '../components/Icon.tsx';
import { Flag } from '../components/navigation/Flag.tsx';
import { Highlighted } from '../components/navigation/Highlighted.tsx';
import { SearchField } from '../components/navigation/SearchField.tsx';
import { useApp } from '../data/appContext.ts';
import type { View } from '../data/pageState.ts';
import { type BrowseCountry, type BrowseEntry, filtered, type LetterGroup, lettersOf } from '../domain/browse.ts';
import type { Sport } from '../domain/sport.ts';
import { competitionRoute } from '../format/addresses/routes.ts';

interface Listed {
  countries: readonly BrowseCountry[];
  sport: Sport;
  term: string;
}

function BrowseGroup({ group: { letter, entries }, ...listed }: Listed & { group: LetterGroup }) {
  const id = letterId(letter);
  return (
    <section id={id} aria-labelledby={`${id}-title`} className="card mb-3 scroll-mt-2 pb-1">
      <h2 id={`${id}-title`} className="px-3 pt-2 pb-1 text-sm font-bold text-muted">
        {letter}
      </h2>
      <BrowseEntries entries={entries} {...listed} />
    </section>
  );
}

/** The id of a letter's section, which the letters above the list link to. */
function letterId(letter: string): string {
  return `letter-${letter === '#' ? 'other' : letter}`;
}

function BrowseEntries({ entries, countries, sport, term }: Listed & { entries: readonly BrowseEntry[] }) {
  const { t, href } = useApp();
  return (
    <ul className="grid sm:grid-cols-2">
      {entries.map((entry) => {
        const country = countries[entry.country];
        if (country === undefined) return null;
        const { id, name, addressed, events } = entry;
        const address =
          id === null
            ? href({ name: 'region', sport, category: country.slug })
            : href(competitionRoute({ id, name: addressed ?? name, country }, sport));
        return (
          <li key={id ?? entry.country}>
            <a href={address} className="flex min-h-11 items-center gap-3 px-3 py-1 text-sm hover:bg-sunken">
              <Flag address={country.flag} />
              <span className="min-w-0 flex-1">
                <span className="block break-words">
                  <Highlighted name={name} term={term} />
                </span>
                {id !== null && (
                  <span className="block text-xs text-muted">
                    <Highlighted name={country.name} term={term} />
                  </span>
                )}
              </span>
              {events !== null && events > 0 && (
                <span className="rounded-full bg-sunken px-2 text-xs leading-5 text-muted">
                  <span aria-hidden="true">{events}</span>
                  <span className="sr-only">{t.count('browse.events', events)}</span>
                </span>
              )}
            </a>
          </li>
        );
      })}
    </ul>
  );
}

/** Lists of up to this many entries fit on one or two screens and need no letters. */
const MAX_WITHOUT_LETTERS = 30;

/** All regions or all competitions of a sport in alphabetical order. */
export function BrowsePage({ view }: { view: View & { kind: 'browse' } }) {
  const { t, href } = useApp();
  const { route, list } = view;
  const [term, setTerm] = useState(view.term);
  const shownTerm = useDeferredValue(term);
  const entries = filtered(list, shownTerm);
  const hasLetters = list.entries.length > MAX_WITHOUT_LETTERS;
  const groups = hasLetters ? lettersOf(entries) : [];
  const listed = { countries: list.countries, sport: route.sport, term: shownTerm };
  const choose = (typed: string) => {
    setTerm(typed);
    const address = typed.trim() === '' ? href(route) : `${href(route)}?${new URLSearchParams({ q: typed.trim() })}`;
    history.replaceState(history.state, '', address);
  };
  return (
    <>
      <h1 className="mb-2 px-1 text-lg font-bold">{t(`browse.${route.name}`, { sport: t(`sport.${route.sport}`) })}</h1>
      {/* Filters at each keystroke with script, as a plain form without it. */}
      <SearchField
        id="browse-filter"
        action={href(route)}
        formClass="mb-3"
        label={t('browse.filterLabel')}
        placeholder={t('browse.filterLabel')}
        value={term}
        onChange={(event) => choose(event.target.value)}
        aria-controls="browse-list"
      >
        <button
          type="submit"
          className="flex h-11 items-center gap-2 rounded-md bg-accent px-4 text-sm font-semibold text-on-accent"
        >
          <Icon name="search" />
          {t('browse.filter')}
        </button>
      </SearchField>
      {hasLetters && (
        <nav aria-label={t('browse.letters')} className="card mb-3 px-1 py-1">
          <ul className="flex flex-wrap">
            {groups.map(({ letter }) => (
              <li key={letter}>
                <a
                  href={`#${letterId(letter)}`}
                  className="flex size-11 items-center justify-center rounded-md text-sm font-semibold text-accent hover:bg-sunken"
                >
                  {letter}
                </a>
              </li>
            ))}
          </ul>
        </nav>
      )}
      <p role="status" className={entries.length === 0 ? 'card mb-3 px-4 py-10 text-center text-muted' : 'sr-only'}>
        {entries.length === 0
          ? t('search.none')
          : shownTerm.trim() === ''
            ? ''
            : t.count('search.found', entries.length)}
      </p>
      <div id="browse-list">
        {!hasLetters && entries.length > 0 && (
          <div className="card mb-3 py-1">
            <BrowseEntries entries={entries} {...listed} />
          </div>
        )}
        {groups.map((group) => (
          <BrowseGroup key={group.letter} group={group} {...listed} />
        ))}
      </div>
    </>
  );
}
