import type { Translate } from '../../../../locales/translate.ts';
import { useApp } from '../../../data/appContext.ts';
import { nameIn } from '../../../domain/locale.ts';
import type { Match, Team } from '../../../domain/match.ts';
import { outcomesOf, RESULT_OUTCOMES, type ResultOutcome } from '../../../domain/odds.ts';
import { type DeskRow, moveSize, type PriceMove } from '../../../domain/oddsDesk.ts';
import { matchRoute } from '../../../format/addresses/routes.ts';
import { decimalText } from '../../../format/decimals.ts';
import { kickOffTime } from '../../../format/kickOff.ts';
import { percentText } from '../../../format/markets.ts';
import { formatOdds, spokenOdds } from '../../../format/odds.ts';
import { namesOf } from '../../../format/teamNames.ts';
import { Crest } from '../../match/Crest.tsx';
import { TeamName } from '../../match/TeamName.tsx';
import { Odds, PriceChange } from '../Odds.tsx';
import { OperatorSign } from '../OperatorName.tsx';
import { PlayLink } from '../PlayLink.tsx';

/** The sign (`1`) and the name (`Ajax wins`) of a 1X2 outcome. */
function outcomeWords(match: Match, outcome: ResultOutcome, t: Translate): { sign: string; name: string } {
  const names = namesOf(match, t);
  const name = { home: t('odds.homeWins', names), draw: t('odds.drawn'), away: t('odds.awayWins', names) }[outcome];
  return { sign: t(`odds.${outcome}`), name };
}

/** The change of a best price since the day before, `1 2.45 → 2.10 ▼`, and of its chance in percentage points. */
export function Move({ match, move }: { match: Match; move: PriceMove }) {
  const { t, locale } = useApp();
  const { outcome, from, to } = move;
  const { sign } = outcomeWords(match, outcome, t);
  const points = decimalText((moveSize(move) * 100).toFixed(1), locale);
  return (
    <span>
      {sign} <PriceChange first={from} last={to} /> ({t('desk.points', { points })})
    </span>
  );
}

interface DeskPriceProps {
  row: DeskRow;
  outcome: ResultOutcome;
  minimumAge: number;
}

function DeskPrice({ row, outcome, minimumAge }: DeskPriceProps) {
  const { t, oddsFormat } = useApp();
  const price = row.prices[outcome];
  const { sign, name } = outcomeWords(row.match, outcome, t);
  if (price === null) {
    return (
      <span className="desk-price">
        <span className="text-muted">{sign}</span> {t('odds.none')}
      </span>
    );
  }
  const text = formatOdds(price.decimal, oddsFormat);
  return (
    <PlayLink
      operator={price}
      outcome={{ sign, name, price: spokenOdds(text, t) }}
      minimumAge={minimumAge}
      className="desk-price"
    >
      <OperatorSign operator={price.operator} provider={price.provider} />
      <span className="min-w-0 flex-1">
        <span className="text-muted">{sign}</span> <b className="figures text-base">{text}</b>
        <span className="block truncate">{price.operator}</span>
      </span>
    </PlayLink>
  );
}

/** The fair prices in the order of the outcomes, without the operators' margin; null if none is known. */
function Fair({ row }: { row: DeskRow }) {
  const { t } = useApp();
  const known = RESULT_OUTCOMES.flatMap((outcome) => {
    const decimal = row.fair[outcome];
    return decimal === null ? [] : [{ sign: outcomeWords(row.match, outcome, t).sign, decimal }];
  });
  if (known.length === 0) return null;
  return (
    <span>
      {t('desk.fair')}{' '}
      {known.map(({ sign, decimal }, index) => (
        <span key={sign}>
          {index > 0 && <span aria-hidden="true"> · </span>}
          <span className="sr-only">{sign} </span>
          <Odds decimal={decimal} />
        </span>
      ))}
    </span>
  );
}

interface DeskMatchProps {
  row: DeskRow;
  minimumAge: number;
  /** Whether a heading above already names the competition. */
  isGrouped: boolean;
}

/** A match of the odds desk: its best prices with links to their operators, payout, fair prices and movement. */
export function DeskMatch({ row, minimumAge, isGrouped }: DeskMatchProps) {
  const { t, href, locale, visitor } = useApp();
  const { match, payout, moved } = row;
  const names = namesOf(match, t);
  const side = (team: Team | null) => (
    <span className="flex min-w-0 items-center gap-1.5">
      <Crest team={team} />
      <bdi className="min-w-0 wrap-anywhere">
        <TeamName team={team} />
      </bdi>
    </span>
  );
  return (
    <li className="desk-match">
      <div className="min-w-0">
        <a href={href(matchRoute(match, 'odds'))} className="desk-names hover:underline">
          <span className="figures text-muted">{kickOffTime(match, visitor.zone, t)}</span>
          {side(match.home)}
          <span>{t('short.versus')}</span>
          {side(match.away)}
        </a>
        <p className="flex flex-wrap gap-x-3 text-xs text-muted">
          {!isGrouped && <span>{nameIn(match.competition, locale)}</span>}
          {payout !== null && (
            <span>
              {t('prices.payout')} {percentText(payout, locale)}
            </span>
          )}
          <Fair row={row} />
          {moved !== null && <Move match={match} move={moved} />}
        </p>
      </div>
      <ul className="desk-prices" aria-label={`${t('prices.bestOf')}: ${t('match.fixture', names)}`}>
        {outcomesOf(match.sport).map((outcome) => (
          <li key={outcome} className="min-w-0">
            <DeskPrice row={row} outcome={outcome} minimumAge={minimumAge} />
          </li>
        ))}
      </ul>
    </li>
  );
}
