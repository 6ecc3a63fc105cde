import { useApp } from '../../appContext.ts';
import { withOddsChoice } from '../../domain/scoresOnly.ts';
import { keepsSearch } from '../navigation/keepsSearch.ts';

/** Leads to the same page without odds and offers, or back: a link, so that it works without script. */
export function OddsSwitch({ className = 'inline-flex' }: { className?: string }) {
  const { t, visitor, search } = useApp();
  const { scoresOnly } = visitor;
  const searchOf = (kept: string) => withOddsChoice(kept, scoresOnly ? 'on' : 'off');
  return (
    <a
      href={searchOf(search)}
      {...keepsSearch(searchOf)}
      rel="nofollow"
      className={`min-h-11 items-center text-sm text-muted underline decoration-dotted underline-offset-4 ${className}`}
    >
      {t(scoresOnly ? 'odds.show' : 'odds.hide')}
    </a>
  );
}
