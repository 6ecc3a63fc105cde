import { useApp } from '../../data/appContext.ts';
import { type Follow, followOf } from '../../domain/follow.ts';
import { nameIn } from '../../domain/locale.ts';
import type { Team } from '../../domain/match.ts';
import { countOf, GROUPS, type SearchGroup, type SearchResults } from '../../domain/search.ts';
import { matchRoute, playerSlug, teamRoute } from '../../format/addresses/routes.ts';
import { clockTime } from '../../format/kickOff.ts';
import { teamName } from '../../format/teamNames.ts';
import { Crest } from '../match/Crest.tsx';
import { Star } from '../Star.tsx';
import { Flag } from './Flag.tsx';
import { Highlighted } from './Highlighted.tsx';
import type { SearchState } from './searchState.ts';

interface FoundLink {
  href: string;
  name: string;
  /** Distinguishes results with equal names, for example `Netherlands · Football`. */
  detail: string;
  sign: { flag: string | null } | { team: Team | null };
  follow: Follow | null;
}

function useFoundLinks(results: SearchResults): Record<SearchGroup, FoundLink[]> {
  const { t, href, locale, visitor } = useApp();
  const detail = (...parts: string[]) => parts.join(' · ');
  return {
    competitions: results.competitions.map(({ id, name, slug, logo, country, sport }) => ({
      href: href({ name: 'tournament', sport, category: country.slug, slug, tab: 'overview' }),
      name,
      detail: detail(country.names[locale], t(`sport.${sport}`)),
      sign: { flag: logo ?? country.flag },
      follow: followOf('competition', id),
    })),
    countries: results.countries.map(({ names, slug, flag, sport }) => ({
      href: href({ name: 'region', sport, category: slug }),
      name: names[locale],
      detail: t(`sport.${sport}`),
      sign: { flag },
      follow: null,
    })),
    teams: results.teams.map(({ team, sport, competition }) => ({
      // The competition lets the server find a team that has no match these days.
      href: `${href(teamRoute(team))}?competition=${competition.id}`,
      name: nameIn(team, locale),
      detail: detail(competition.country.names[locale], t(`sport.${sport}`)),
      sign: { team },
      follow: followOf('team', team.id),
    })),
    players: results.players.map(({ id, name, team, sport }) => ({
      href: href({ name: 'player', slug: playerSlug({ id, name }, team.id) }),
      name,
      detail: detail(nameIn(team, locale), t(`sport.${sport}`)),
      sign: { team },
      follow: null,
    })),
    matches: results.matches.map((match) => {
      const { sport, competition, kickOff, home, away } = match;
      const time = kickOff === null ? [] : [clockTime(kickOff, visitor.zone, t)];
      return {
        href: href(matchRoute(match)),
        name: t('match.fixture', { home: teamName(home, t), away: teamName(away, t) }),
        detail: detail(...time, nameIn(competition, locale), competition.country.names[locale], t(`sport.${sport}`)),
        sign: { team: home },
        follow: followOf('match', match.id),
      };
    }),
  };
}

/** The element id of a result, by its index among all shown results. */
export const resultId = (box: string, index: number) => `${box}-result-${index}`;

interface FoundEntryProps {
  link: FoundLink;
  term: string;
  /** The id and selection state of an option of a search box; null for a plain link. */
  option: { id: string; active: boolean } | null;
}

/** A search result. A plain link has a star; a listbox may contain only options, so `FoundStars` has theirs. */
function FoundEntry({ link, term, option }: FoundEntryProps) {
  const { href, name, detail, sign, follow } = link;
  const role = option === null ? {} : { role: 'option', id: option.id, 'aria-selected': option.active };
  return (
    <li role={option === null ? undefined : 'presentation'} className="col-start-1 flex items-center">
      <a
        href={href}
        className={`flex min-h-11 min-w-0 flex-1 items-center gap-2 py-1 pl-3 text-sm leading-5 hover:bg-sunken aria-selected:bg-sunken aria-selected:outline-2 aria-selected:-outline-offset-2 aria-selected:outline-accent${follow === null ? ' pr-3' : ''}`}
        {...role}
      >
        {'flag' in sign ? <Flag address={sign.flag} /> : <Crest team={sign.team} />}
        <span className="min-w-0">
          <span className="block wrap-anywhere">
            <Highlighted name={name} term={term} />
          </span>
          <span className="block text-xs text-muted">{detail}</span>
        </span>
      </a>
      {option === null && follow !== null && <Star follow={follow} name={name} />}
    </li>
  );
}

interface FoundGroupsProps {
  results: SearchResults;
  term: string;
  /** The search box that controls the results; null on the search page, where they are plain links. */
  box: Pick<SearchState, 'id' | 'countriesLabel'> | null;
  /** The element id of the result that is selected by keyboard. */
  active?: string | undefined;
}

/** Groups that the search box shows when nothing has results (spec section 2). */
const SHOWN_WHEN_EMPTY: ReadonlySet<SearchGroup> = new Set(['competitions', 'countries']);

/** Search results by group. */
export function FoundGroups({ results, term, box, active }: FoundGroupsProps) {
  const { t, href, sport } = useApp();
  const links = useFoundLinks(results);
  const titles: Record<SearchGroup, string> = {
    competitions: t('sidebar.competitions'),
    countries: t('sidebar.countries'),
    teams: t('search.teams'),
    players: t('search.players'),
    matches: t('search.matches'),
  };
  const browse = (name: 'competitions' | 'regions', label: string) => (
    <a
      href={href({ name, sport })}
      className="flex min-h-11 items-center px-3 text-sm font-medium text-accent hover:underline"
    >
      {label}
    </a>
  );
  const isNone = countOf(results) === 0;
  const isShown = (group: SearchGroup) =>
    links[group].length > 0 || (isNone && box !== null && SHOWN_WHEN_EMPTY.has(group));
  const shown = GROUPS.filter(isShown);
  let index = 0;
  const entry = (link: FoundLink) => {
    const id = box === null ? null : resultId(box.id, index);
    index += 1;
    return (
      <FoundEntry key={link.href} link={link} term={term} option={id === null ? null : { id, active: id === active }} />
    );
  };
  return shown.map((group) => {
    const id = `${box?.id ?? 'found'}-${group}`;
    const isListbox = box !== null && links[group].length > 0;
    return (
      <section key={group} className="card mb-3 pb-1" aria-labelledby={`${id}-title`}>
        <h2 id={`${id}-title`} className="px-3 pt-3 pb-1 text-sm font-semibold">
          {titles[group]}
        </h2>
        <div className="grid grid-flow-row-dense grid-cols-[minmax(0,1fr)_auto] items-center">
          <ul id={id} className="contents" {...(isListbox ? { role: 'listbox', 'aria-label': titles[group] } : {})}>
            {links[group].map(entry)}
          </ul>
          {/* The stars of options: visually beside them, but a separate list for keyboards and screen readers. */}
          {isListbox && links[group].some(({ follow }) => follow !== null) && (
            <ul className="contents">
              {links[group].map(
                ({ href: address, name, follow }) =>
                  follow !== null && (
                    <li key={address} className="col-start-2">
                      <Star follow={follow} name={name} />
                    </li>
                  ),
              )}
            </ul>
          )}
        </div>
        {links[group].length === 0 && !results.failed && (
          <p className="px-3 py-2 text-sm text-muted">{t('search.none')}</p>
        )}
        {box !== null && group === 'competitions' && browse('competitions', t('sidebar.browseCompetitions'))}
        {box !== null && group === 'countries' && browse('regions', box.countriesLabel)}
      </section>
    );
  });
}
