import { useApp } from '../../data/appContext.ts';
import { type GoalQuarters, QUARTERS } from '../../domain/season/goalQuarters.ts';
import { Card } from '../Card.static.tsx';
import { DataTable } from '../DataTable.tsx';

/** The heights in pixels of a column and of its highest bar. The number stands above the bar. */
const HEIGHT = 84;
const HIGHEST = 64;

/** Goals by quarter of an hour as bars, those against a team hollow, and as a table for screen readers. */
export function GoalQuartersCard({ quarters: { scored, conceded, matches } }: { quarters: GoalQuarters }) {
  const { t } = useApp();
  const most = Math.max(...scored, ...(conceded ?? []));
  const lists = conceded === null ? [scored] : [scored, conceded];
  const width = conceded === null ? 64 : 40;
  const names = conceded === null ? [t('team.score')] : [t('season.scored'), t('season.conceded')];
  return (
    <Card id="quarters" title={t('season.quarters')} className="mb-3 px-3 pb-3" head="py-2 text-sm">
      <div className="quarters figures" aria-hidden="true">
        {QUARTERS.map((name, quarter) => (
          <div key={name}>
            <svg height={HEIGHT} aria-hidden="true">
              {lists.map((counts, index) => {
                const count = counts[quarter] ?? 0;
                const height = Math.round((count / most) * HIGHEST);
                const start = lists.length === 1 ? 18 : 8 + index * 44;
                return (
                  <g key={names[index]} className={index === 0 ? undefined : 'quarter-hollow'}>
                    <rect x={`${start}%`} y={HEIGHT - height} width={`${width}%`} height={height} rx="3" />
                    <text x={`${start + width / 2}%`} y={HEIGHT - height - 4}>
                      {count}
                    </text>
                  </g>
                );
              })}
            </svg>
            {name}
          </div>
        ))}
      </div>
      <p className="text-xs text-muted">
        {conceded !== null && <>{t('season.quartersMean')} </>}
        {t.count('season.quartersFrom', matches)}
      </p>
      <DataTable
        className="sr-only"
        head={[t('event.minutes'), ...names]}
        rows={QUARTERS.map((name, quarter) => [name, ...lists.map((counts) => counts[quarter])])}
      />
    </Card>
  );
}
