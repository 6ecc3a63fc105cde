import { useApp } from '../../data/appContext.ts';
import type { Match } from '../../domain/match.ts';
import { nameIn } from '../../domain/named.ts';
import { slugWithId } from '../../domain/slug.ts';
import { Flag } from '../navigation/Flag.tsx';

/** The competition of a match as a link, and its round. */
export function CompetitionLine({ match, round }: { match: Match; round: string | null }) {
  const { href, locale } = useApp();
  const { competition, sport } = match;
  const { country } = competition;
  const slug = slugWithId(competition.name, competition.id);
  return (
    <>
      <Flag address={country.flag} isEarly />
      <a href={href({ name: 'tournament', sport, category: country.slug, slug, tab: 'matches' })}>
        <span className={country.flag === null ? 'text-muted' : 'event-country text-muted'}>
          {country.names[locale]} ·{' '}
        </span>
        <span className="font-semibold">{nameIn(competition, locale)}</span>
      </a>
      {round !== null && <span className="event-round">{round}</span>}
    </>
  );
}
