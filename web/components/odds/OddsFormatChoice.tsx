import { useApp } from '../../appContext.ts';
import { ODDS_FORMATS, type OddsFormat } from '../../domain/odds.ts';

/** The choice of odds format. Prices change at once; nothing is fetched. */
export function OddsFormatChoice() {
  const { t, oddsFormat, chooseOddsFormat } = useApp();
  const choose = (value: string) => {
    const chosen: OddsFormat | undefined = ODDS_FORMATS.find((format) => format === value);
    if (chosen !== undefined) chooseOddsFormat(chosen);
  };
  return (
    <select
      aria-label={t('odds.format')}
      value={oddsFormat}
      onChange={(event) => choose(event.target.value)}
      className="needs-script h-11 w-15 rounded-md bg-transparent text-sm hover:bg-sunken sm:w-auto"
    >
      {ODDS_FORMATS.map((format) => (
        <option key={format} value={format} className="bg-raised">
          {t(`odds.${format}`)}
        </option>
      ))}
    </select>
  );
}
