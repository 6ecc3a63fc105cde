import { useApp } from '../../data/appContext.ts';
import type { StandingsRow } from '../../domain/standings.ts';

/** A team's last results as letters, the newest last and underlined. */
export function FormChips({ form }: { form: StandingsRow['form'] }) {
  const { t } = useApp();
  return (
    <ol className="form-list">
      {form.map((result, index) => (
        <li key={index} className={`form form-${result}`}>
          <abbr title={t(`tournament.${result}Long`)}>{t(`tournament.form-${result}`)}</abbr>
        </li>
      ))}
    </ol>
  );
}
