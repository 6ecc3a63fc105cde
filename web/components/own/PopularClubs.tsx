import { useApp } from '../../data/appContext.ts';
import type { PopularClub } from '../../data/ownViews.ts';
import { nameIn } from '../../domain/named.ts';
import { slugWithId } from '../../domain/slug.ts';
import { ClubWash } from '../ClubWash.tsx';
import { UNDECIDED } from '../match/Crest.tsx';
import { Star } from '../Star.tsx';

/** Clubs with a star each, so that a visitor who follows nothing can begin with one tap. */
export function PopularClubs({ clubs }: { clubs: readonly PopularClub[] }) {
  const { t, href, locale } = useApp();
  if (clubs.length === 0) return null;
  return (
    <section className="mb-3" aria-labelledby="my-popular">
      <h2 id="my-popular" className="mb-2 px-1 font-semibold">
        {t('my.popular')}
      </h2>
      <ul className="popular-clubs">
        {clubs.map(({ team, competition }) => {
          const name = nameIn(team, locale);
          const { main, second, pattern } = team.crest ?? UNDECIDED;
          return (
            <li key={team.id} className="card washed">
              <ClubWash home={{ crest: team.crest ?? UNDECIDED }} />
              <a href={`${href({ name: 'team', slug: slugWithId(team.name, team.id) })}?competition=${competition}`}>
                <svg color={main} fill={second} aria-hidden="true">
                  <use href={`#c-${pattern}`} />
                </svg>
                <bdi>{name}</bdi>
              </a>
              <Star follow={`t${team.id}`} name={name} />
            </li>
          );
        })}
      </ul>
    </section>
  );
}
