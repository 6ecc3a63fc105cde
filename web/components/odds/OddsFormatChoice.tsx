import { useApp } from '../../data/appContext.ts';
import { ODDS_FORMATS, type OddsFormat } from '../../domain/odds.ts';
import { Icon } from '../Icon.tsx';

// Complete keys: with a computed key, the build would include every text under `odds.` in every page.
const NAMES = { EU: 'odds.EU', UK: 'odds.UK', US: 'odds.US' } as const satisfies Record<OddsFormat, string>;

/** The choice of odds format; null without odds. Prices change at once, without a request. */
export function OddsFormatChoice() {
  const { t, visitor, hasOdds, oddsFormat, chooseOddsFormat } = useApp();
  if (visitor.scoresOnly || hasOdds === false) return null;
  const choose = (value: string | undefined) => {
    const chosen: OddsFormat | undefined = ODDS_FORMATS.find((format) => format === value);
    if (chosen !== undefined && chosen !== oddsFormat) chooseOddsFormat(chosen);
  };
  return (
    <span className="needs-script relative flex h-11 items-center rounded-md px-2 text-sm hover:bg-sunken has-focus-visible:outline-2 has-focus-visible:outline-accent">
      <span aria-hidden="true">{t(NAMES[oddsFormat])}</span>
      <Icon name="chevron" className="ml-1 size-3.5 text-muted" />
      <select
        // A choice that was made before this code ran counts. What a browser fills in by itself does not.
        ref={(select) => choose(select?.value)}
        autoComplete="off"
        aria-label={t('odds.format')}
        value={oddsFormat}
        onChange={(event) => choose(event.target.value)}
        className="absolute inset-0 w-full cursor-pointer opacity-0"
      >
        {ODDS_FORMATS.map((format) => (
          <option key={format} value={format}>
            {t(NAMES[format])}
          </option>
        ))}
      </select>
    </span>
  );
}
