import { useApp } from '../../data/appContext.ts';
import { nameIn, shortNameIn } from '../../domain/locale.ts';
import type { Settings } from '../../domain/settings.ts';
import type { PopularClub } from '../../domain/standings.ts';
import { teamRoute } from '../../format/addresses/routes.ts';
import { Card } from '../Card.static.tsx';
import { ClubWash } from '../ClubWash.tsx';
import { Crest, UNDECIDED } from '../match/Crest.tsx';
import { Star } from '../Star.tsx';
import { Flag } from './Flag.tsx';

interface PopularCrestsProps {
  clubs: readonly PopularClub[];
  /** With a star each, so that a visitor who follows nothing can begin with one tap. */
  hasStars?: boolean;
}

/** Clubs to open without typing, by their crests. */
export function PopularCrests({ clubs, hasStars = false }: PopularCrestsProps) {
  const { t, href, locale } = useApp();
  if (clubs.length === 0) return null;
  const title = t(hasStars ? 'my.popular' : 'search.popular');
  return (
    <Card id="popular" title={title} className="mb-3 px-3 pt-2 pb-3" head="mb-2 text-sm">
      <ul className="crest-tiles">
        {clubs.map(({ team, competition }) => (
          <li key={team.id} className="card washed">
            <ClubWash home={{ crest: team.crest ?? UNDECIDED }} />
            <a href={`${href(teamRoute(team))}?competition=${competition}`}>
              <Crest team={{ crest: team.crest ?? UNDECIDED, logo: null }} />
              <bdi className="max-w-full truncate">{shortNameIn(team, locale) ?? nameIn(team, locale)}</bdi>
            </a>
            {hasStars && <Star follow={`t${team.id}`} name={nameIn(team, locale)} />}
          </li>
        ))}
      </ul>
    </Card>
  );
}

/** The top competitions of the settings, to open without typing. */
export function CompetitionChips({ settings }: { settings: Settings | undefined }) {
  const { t, href, sport } = useApp();
  const competitions = settings?.topCompetitions ?? [];
  if (competitions.length === 0) return null;
  return (
    <Card id="chips-title" title={t('sidebar.competitions')} className="mb-3 px-3 pt-2 pb-3" head="mb-2 text-sm">
      <ul className="flex flex-wrap gap-2">
        {competitions.map(({ id, slug, name, logo, country }) => (
          <li key={id}>
            <a
              href={href({ name: 'tournament', sport, category: country.slug, slug, tab: 'matches' })}
              className="pill border border-line hover:bg-sunken"
            >
              <Flag address={logo ?? country.flag} />
              {name}
            </a>
          </li>
        ))}
      </ul>
    </Card>
  );
}
