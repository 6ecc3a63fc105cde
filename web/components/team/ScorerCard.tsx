import { useApp } from '../../data/appContext.ts';
import type { Competition } from '../../domain/competition.ts';
import { nameIn } from '../../domain/named.ts';
import type { Scorer } from '../../domain/scorers.ts';
import { slugWithId } from '../../domain/slug.ts';
import type { Sport } from '../../domain/sport.ts';

const FIGURES = ['matches', 'goals', 'penalties', 'assists', 'yellowCards', 'redCards'] as const;

/** A player's season figures from the scorers' list of a competition. Unknown figures are omitted. */
export function ScorerCard({ competition, scorer, sport }: { competition: Competition; scorer: Scorer; sport: Sport }) {
  const { t, href, locale } = useApp();
  const slug = slugWithId(competition.name, competition.id);
  const category = competition.country.slug;
  return (
    <section className="card mb-3" aria-labelledby="player-competition">
      <h2 id="player-competition" className="px-3 text-sm font-semibold">
        <a
          className="inline-flex min-h-11 items-center hover:underline"
          href={href({ name: 'tournament', sport, category, slug, tab: 'scorers' })}
        >
          {nameIn(competition, locale)}
        </a>
      </h2>
      <dl className="grid grid-cols-3 gap-y-3 border-t border-line p-3 text-center sm:grid-cols-6">
        {FIGURES.filter((figure) => scorer[figure] !== null).map((figure) => (
          <div key={figure} className="flex flex-col-reverse justify-end">
            <dt className="text-xs text-muted">{t(`season.scorers.${figure}Long`)}</dt>
            <dd className="text-lg font-bold">{scorer[figure]}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
