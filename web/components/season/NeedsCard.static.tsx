import { useApp } from '../../data/appContext.ts';
import { nameIn } from '../../domain/locale.ts';
import type { PrizeNeeds } from '../../domain/season/needs.ts';
import type { TableNeeds } from '../../domain/season/seasonNeeds.ts';
import { needSentences } from '../../format/needSentences.ts';

function PrizeLines({ prize, needs, isWhole, nameOf }: PrizeNeeds & { nameOf(id: string): string }) {
  const { t } = useApp();
  const { kind, zone } = prize;
  return (
    <>
      <h3 className="px-3 pt-2 text-sm font-semibold">{kind === 'title' || zone === null ? t('needs.title') : zone}</h3>
      <ul className="px-3 pb-2 text-sm">
        {needs.map((need) => (
          <li key={need.team.id} className="py-1">
            {needSentences(need, prize, nameOf, t).join(' ')}
          </li>
        ))}
      </ul>
      {!isWhole && <p className="px-3 pb-2 text-xs text-muted">{t('needs.more')}</p>}
    </>
  );
}

/** What each team needs in the last rounds of a season. Nothing without a need. A team’s page has one for each competition. */
export function NeedsCard({ needs }: { needs: readonly TableNeeds[] }) {
  const { t, locale } = useApp();
  if (needs.length === 0) return null;
  return (
    <section className="card mb-3 py-1" aria-label={t('needs.heading')}>
      <h2 className="px-3 pt-2 text-base font-bold">{t('needs.heading')}</h2>
      {needs.map(({ group, teams, prizes }) => (
        <div key={group}>
          {group !== null && <p className="px-3 pt-2 text-xs text-muted">{group}</p>}
          {prizes.map((each) => (
            <PrizeLines
              key={`${each.prize.kind}${each.prize.places}`}
              {...each}
              nameOf={(id) => teams.flatMap((team) => (team.id === id ? [nameIn(team, locale)] : []))[0] ?? id}
            />
          ))}
        </div>
      ))}
    </section>
  );
}
