import { useApp } from '../../data/appContext.ts';
import type { TeamView } from '../../data/pageState.ts';
import { nameIn } from '../../domain/named.ts';
import { slugWithId } from '../../domain/slug.ts';
import { hasLongWord } from '../../format/longWord.ts';
import { EventCrest } from '../event/EventCrest.tsx';
import { NoHydration } from '../NoHydration.tsx';
import { Flag } from '../navigation/Flag.tsx';
import { Star } from '../Star.tsx';

/** The team's crest, name and competitions. */
export function TeamHeader({ view: { team, sport, competitions } }: { view: TeamView }) {
  const { t, href, locale } = useApp();
  const name = nameIn(team, locale);
  return (
    <header className="card mb-3 flex items-center gap-4 p-4">
      <EventCrest team={team} />
      <div className="min-w-0 flex-1">
        <h1 className={`${hasLongWord(name) ? 'text-base min-[420px]:text-xl' : 'text-xl'} font-bold wrap-anywhere`}>
          <bdi>{name}</bdi>
        </h1>
        <p className="text-sm text-muted">{t(`sport.${sport}`)}</p>
        <ul aria-label={t('team.competitions')} className="flex flex-wrap gap-x-4 text-sm">
          {competitions.map((competition) => (
            <li key={competition.id} className="min-w-0">
              <a
                className="flex min-h-11 min-w-0 items-center gap-2 text-accent hover:underline"
                href={href({
                  name: 'tournament',
                  sport,
                  category: competition.country.slug,
                  slug: slugWithId(competition.name, competition.id),
                  tab: 'matches',
                })}
              >
                <Flag address={competition.country.flag} />
                <span className="min-w-0">
                  <span className="text-muted">{competition.country.names[locale]} · </span>
                  <span className="font-semibold">{nameIn(competition, locale)}</span>
                </span>
              </a>
            </li>
          ))}
        </ul>
      </div>
      <div className="flex flex-none self-start">
        <NoHydration id="share" className="share needs-script" render={(parts) => parts.share(name)} />
        <Star follow={`t${team.id}`} name={name} />
      </div>
    </header>
  );
}
