import { useApp } from '../../data/appContext.ts';
import { chancesOf } from '../../domain/bestOdds.ts';
import type { EventQuery } from '../../domain/eventDetail.ts';
import { type Match, phaseOf } from '../../domain/match.ts';
import { RESULT_OUTCOMES } from '../../domain/odds.ts';
import { hasDraws } from '../../domain/sport.ts';
import { namesOf } from '../../format/teamNames.ts';
import { PairedBar } from './PairedBar.tsx';
import { useResultPrices } from './useResultPrices.ts';

/** The chance of each result before kick-off, from the best prices without the bookmakers' margin. */
export function Chances({ match, query }: { match: Match; query: EventQuery }) {
  const { t } = useApp();
  const shown = useResultPrices(match, query);
  const chances = shown === null || phaseOf(match) !== 'upcoming' ? null : chancesOf(shown.prices, match.sport);
  if (chances === null) return null;
  const { home, draw, away } = chances;
  const names = { ...namesOf(match, t), draw: t('matchPreview.draw') };
  const outcomes = RESULT_OUTCOMES.filter((outcome) => outcome !== 'draw' || hasDraws(match.sport));
  return (
    <section className="card mb-2 pb-1" aria-labelledby="chances">
      <h2 id="chances" className="card-title">
        {t('matchPreview.chances')}
      </h2>
      <ul className="tally">
        {outcomes.map((outcome) => (
          <li key={outcome} className={`tally-${outcome}`}>
            <b className="figures">{chances[outcome]}%</b>
            <bdi>{names[outcome]}</bdi>
          </li>
        ))}
      </ul>
      <PairedBar match={match} parts={{ home, middle: draw, away }} />
      <p className="px-3 pb-1 text-xs text-muted">{t('matchPreview.chancesMeans')}</p>
    </section>
  );
}
