import { useApp } from '../../data/appContext.ts';
import type { BrowseCountry, BrowseEntry, LetterGroup } from '../../domain/browse.ts';
import type { Sport } from '../../domain/sport.ts';
import { competitionRoute } from '../../format/addresses/routes.ts';
import { Flag } from '../navigation/Flag.tsx';
import { Highlighted } from '../navigation/Highlighted.tsx';

interface Listed {
  countries: readonly BrowseCountry[];
  sport: Sport;
  term: string;
}

export function BrowseGroup({ group: { letter, entries }, ...listed }: Listed & { group: LetterGroup }) {
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
export function letterId(letter: string): string {
  return `letter-${letter === '#' ? 'other' : letter}`;
}

export function BrowseEntries({ entries, countries, sport, term }: Listed & { entries: readonly BrowseEntry[] }) {
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
