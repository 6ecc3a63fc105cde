import { useApp } from '../../data/appContext.ts';
import { type Follow, followOf } from '../../domain/follow.ts';
import type { Team } from '../../domain/match.ts';
import { nameIn } from '../../domain/named.ts';
import type { SearchGroup, SearchResults } from '../../domain/search.ts';
import { matchRoute, playerSlug, teamRoute } from '../../format/addresses/routes.ts';
import { clockTime } from '../../format/kickOff.ts';
import { teamName } from '../../format/teamNames.ts';

export interface FoundLink {
  href: string;
  name: string;
  /** Distinguishes results with equal names, for example `Netherlands · Football`. */
  detail: string;
  sign: { flag: string | null } | { team: Team | null };
  follow: Follow | null;
}

/** The results of a search as links, in the visitor's language and time zone. */
export function useFoundLinks(results: SearchResults): Record<SearchGroup, FoundLink[]> {
  const { t, href, locale, visitor } = useApp();
  const detail = (...parts: string[]) => parts.join(' · ');
  return {
    competitions: results.competitions.map(({ id, name, slug, logo, country, sport }) => ({
      href: href({ name: 'tournament', sport, category: country.slug, slug, tab: 'matches' }),
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
