import { useApp } from '../../data/appContext.ts';
import type { StandingsRow } from '../../domain/standings.ts';

/** A team's last results as letters, the newest last and underlined. In dense tables they are dots, with spoken text. */
export function FormChips({ form, isDense = false }: { form: StandingsRow['form']; isDense?: boolean }) {
  const { t } = useApp();
  return (
    <ol className={isDense ? 'form-list form-dense' : 'form-list'}>
      {form.map((result, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a result has no id, only a position
        <li key={index} className={`form form-${result}`}>
          <abbr title={t(`tournament.${result}Long`)}>{t(`tournament.form-${result}`)}</abbr>
        </li>
      ))}
    </ol>
  );
}
