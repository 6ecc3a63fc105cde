import { useApp } from '../../data/appContext.ts';
import { withOddsChoice } from '../../domain/scoresOnly.ts';

/** Links to the same page without odds and offers, or with them again. Works without script. */
export function OddsSwitch() {
  const { t, visitor, search } = useApp();
  const choice = visitor.scoresOnly ? 'on' : 'off';
  return (
    <a
      href={withOddsChoice(search, choice)}
      data-odds={choice}
      rel="nofollow"
      className="inline-flex min-h-11 items-center text-muted underline decoration-dotted underline-offset-4"
    >
      {t(visitor.scoresOnly ? 'odds.show' : 'odds.hide')}
    </a>
  );
}
