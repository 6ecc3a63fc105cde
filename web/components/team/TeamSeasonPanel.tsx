import { useApp } from '../../data/appContext.ts';
import { eventSlug } from '../../domain/slug.ts';
import type { TeamRecord, TeamResult, TeamSeason } from '../../domain/teamSeason.ts';
import { kickOffDay } from '../../format/kickOff.ts';
import { teamName } from '../../format/teamNames.ts';

function FormChip({ form: { match, side, result, scored, conceded } }: { form: TeamResult }) {
  const { t, href } = useApp();
  const opponent = teamName(match[side === 'home' ? 'away' : 'home'], t);
  const description = `${t(`tournament.${result}Long`)}: ${opponent}, ${scored}–${conceded}`;
  return (
    <li>
      <a
        href={href({ name: 'event', sport: match.sport, slug: eventSlug(match), tab: 'summary' })}
        title={description}
        className="flex size-11 items-center justify-center"
      >
        <span aria-hidden="true" className={`form form-${result}`}>
          {t(`tournament.form-${result}`)}
        </span>
        <span className="sr-only">{description}</span>
      </a>
    </li>
  );
}

const CELL = 'px-1 py-2 text-center';

function RecordRow({ name, record }: { name: string; record: TeamRecord }) {
  const { played, won, drawn, lost, scored, conceded } = record;
  return (
    <tr className="border-t border-line">
      <th scope="row" className="py-2 pl-3 text-start font-normal">
        {name}
      </th>
      {[played, won, drawn, lost].map((count, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the columns never change
        <td key={index} className={CELL}>
          {count}
        </td>
      ))}
      <td className={CELL}>{`${scored}–${conceded}`}</td>
    </tr>
  );
}

function Records({ records }: Pick<TeamSeason, 'records'>) {
  const { t } = useApp();
  const columns = ['played', 'won', 'drawn', 'lost'] as const;
  return (
    <table className="w-full text-sm">
      <caption className="sr-only">{t('team.records')}</caption>
      <thead className="text-xs text-muted">
        <tr>
          <td />
          {columns.map((column) => (
            <th key={column} scope="col" className={`${CELL} font-normal`}>
              <abbr title={t(`tournament.${column}Long`)}>{t(`tournament.${column}`)}</abbr>
            </th>
          ))}
          <th scope="col" className={`${CELL} font-normal`}>
            {t('team.score')}
          </th>
        </tr>
      </thead>
      <tbody>
        {(['all', 'home', 'away'] as const).map((where) => (
          <RecordRow key={where} name={t(`team.${where}`)} record={records[where]} />
        ))}
      </tbody>
    </table>
  );
}

/** A team's form, records and streaks, from the matches that the site has stored. */
export function TeamSeasonPanel({ season }: { season: TeamSeason }) {
  const { t, visitor } = useApp();
  const { form, records, streaks, matches, since } = season;
  return (
    <section className="card mb-3 overflow-clip" aria-labelledby="team-season">
      <h2 id="team-season" className="px-3 pt-3 text-sm font-semibold">
        {t('team.season')}
      </h2>
      <p className="px-3 pt-1 text-xs text-muted">
        {t.count('team.kept', matches)} {t('team.keptSince', { date: kickOffDay(since, visitor, t) })}
      </p>
      <ol className="flex px-1" aria-label={t('tournament.form')}>
        {form.map((each) => (
          <FormChip key={each.match.id} form={each} />
        ))}
      </ol>
      <Records records={records} />
      {streaks.length > 0 && (
        <ul className="border-t border-line px-3 py-2 text-sm" aria-label={t('team.streaks')}>
          {streaks.map(({ streak, matches: count, hasBeginning }) => (
            <li key={streak}>
              {t(`team.streak.${streak}`, { count: hasBeginning ? count : t('team.atLeast', { count }) })}
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
