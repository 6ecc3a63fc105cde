import { useApp } from '../../data/appContext.ts';
import { useSettings } from '../../data/useSettings.ts';
import { withOddsChoice } from '../../domain/scoresOnly.ts';

/** Links to the same page with and without odds and offers. Null if the visitor's country has no odds. */
export function OddsView() {
  const { t, visitor, search } = useApp();
  const settings = useSettings();
  const { scoresOnly } = visitor;
  if (!scoresOnly && (settings?.operators.length ?? 0) === 0) return null;
  const link = (choice: 'off' | 'on', isChosen: boolean) => (
    <a
      href={withOddsChoice(search, choice)}
      data-odds={choice}
      rel="nofollow"
      aria-current={isChosen ? 'true' : undefined}
      className="strip-link"
    >
      {t(choice === 'off' ? 'odds.viewScores' : 'odds.viewOdds')}
    </a>
  );
  return (
    <nav aria-label={t('odds.view')} className="odds-view">
      {link('off', scoresOnly)}
      {link('on', !scoresOnly)}
    </nav>
  );
}
