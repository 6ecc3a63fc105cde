import { useQueryClient } from '@tanstack/react-query';
import { useApp } from '../../data/appContext.ts';
import { listIn } from '../../data/listIn.ts';
import type { View } from '../../data/pageState.ts';
import { oddsQuery, snapshotQuery } from '../../data/queries.ts';
import { useSettings } from '../../data/useSettings.ts';
import { RESULT_OUTCOMES } from '../../domain/odds.ts';
import { matchRoute } from '../../format/addresses/routes.ts';
import { formatOdds } from '../../format/odds.ts';
import { namesOf } from '../../format/teamNames.ts';
import { OddsLegend } from './OddsLegend.tsx';

/** The prices of a list that came after it, for visitors without script. The page of a match leads to the operators. */
export function LatePrices({ view }: { view: View }) {
  const { t, href, site, oddsFormat } = useApp();
  const client = useQueryClient();
  const settings = useSettings();
  const list = listIn(view);
  if (list === null) return null;
  const listed = client.getQueryData(snapshotQuery(list.query, site.pollSeconds).queryKey);
  const board = client.getQueryData(oddsQuery(list.query, site.pollSeconds).queryKey);
  if (board === undefined) return null;
  const rows = listed?.matches.map((match) => {
    const prices = RESULT_OUTCOMES.flatMap((outcome) => {
      const price = board[match.id]?.[outcome];
      return price ? [`${t(`odds.${outcome}`)} ${formatOdds(price.decimal, oddsFormat)} ${price.operator}`] : [];
    });
    return (
      prices.length > 0 && (
        <p key={match.id}>
          <a href={href(matchRoute(match))}>{t('match.fixture', namesOf(match, t))}</a>: {prices.join(', ')}
        </p>
      )
    );
  });
  return (
    <>
      {rows}
      {settings !== undefined && Object.keys(board).length > 0 && <OddsLegend policy={settings.policy} />}
    </>
  );
}
