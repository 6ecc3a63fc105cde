import type { Translate } from '../../../locales/translate.ts';
import { useApp } from '../../data/appContext.ts';
import type { EventDetail } from '../../domain/eventDetail.ts';
import { scoreOf } from '../../domain/match.ts';
import { PERIODS } from '../../domain/matchKinds.ts';
import { sidesOf, teamName } from '../../format/teamNames.ts';

function periodTitle(name: string, t: Translate): string {
  const period = PERIODS.find((each) => each === name);
  return period === undefined ? name : t(`period.${period}`);
}

/** A known period has its number; another one keeps the feed’s word. */
function numberOf(name: string, index: number, t: Translate): string | number {
  if (name === 'overtime') return t('short.ot');
  return PERIODS.some((each) => each === name) ? index + 1 : name;
}

export function PeriodTable({ event: { match, periods }, className }: { event: EventDetail; className: string }) {
  const { t, visitor } = useApp();
  const total = scoreOf(match.state);
  return (
    <section className={`overflow-x-auto ${className}`}>
      <table className="periods">
        <caption className="sr-only">{t(`event.periods.${match.sport}`)}</caption>
        <thead>
          <tr>
            <td />
            {periods.map(({ name }, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: two overtimes have the same name
              <th key={index} scope="col">
                <abbr title={periodTitle(name, t)}>{numberOf(name, index, t)}</abbr>
              </th>
            ))}
            <th scope="col">{t('event.total')}</th>
          </tr>
        </thead>
        <tbody>
          {sidesOf(match, visitor).map((side) => (
            <tr key={side}>
              <th scope="row">
                <bdi>{teamName(match[side], t)}</bdi>
              </th>
              {periods.map(({ score }, index) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: two overtimes have the same name
                <td key={index}>{score[side]}</td>
              ))}
              <td className="font-bold">{total === null ? <span aria-hidden="true">-</span> : total[side]}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
