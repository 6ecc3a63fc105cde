import { useApp } from '../../data/appContext.ts';
import { useSettings } from '../../data/useSettings.ts';
import { withOddsChoice } from '../../domain/scoresOnly.ts';

/**
 * Switches between scores only and scores with odds and offers. Two links to the same page, so it works without script.
 * A cookie keeps the choice, and the server renders it. Null if the visitor's country has no odds.
 */
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
