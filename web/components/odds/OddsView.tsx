import { useApp } from '../../appContext.ts';
import { useSettings } from '../../data/useSettings.ts';
import { withOddsChoice } from '../../domain/scoresOnly.ts';

/**
 * Scores alone, or with odds and offers: two links to the page itself, so that it works without script; the choice is kept in
 * a cookie, and the server paints it. Not there where the visitor's country has no odds to choose.
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
