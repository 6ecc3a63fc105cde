import type { ReactNode } from 'react';
import { useApp } from '../../appContext.ts';
import type { Sport } from '../../domain/sport.ts';
import type { FormMatch, StandingsRow } from '../../domain/standings.ts';

function Chips({ results }: { results: readonly { result: StandingsRow['form'][number]; letter: ReactNode }[] }) {
  return (
    <ol className="form-list">
      {results.map(({ result, letter }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a result has no identity but its place
        <li key={index} className={`form form-${result}`}>
          {letter}
        </li>
      ))}
    </ol>
  );
}

/** A team's last results, the newest last and underlined: by letter, and in dense tables as dots whose word is heard. */
export function FormChips({ form }: { form: StandingsRow['form'] }) {
  const { t } = useApp();
  const letterOf = (result: StandingsRow['form'][number]) => (
    <abbr title={t(`tournament.${result}Long`)}>{t(`tournament.form-${result}`)}</abbr>
  );
  return <Chips results={form.map((result) => ({ result, letter: letterOf(result) }))} />;
}

/** The same where the matches are known: each letter leads to its match. */
export function FormLinks({ matches, sport }: { matches: readonly FormMatch[]; sport: Sport }) {
  const { t, href } = useApp();
  const linkOf = ({ result, slug, label }: FormMatch) => (
    <a
      href={href({ name: 'event', sport, slug, tab: 'summary' })}
      title={label}
      aria-label={`${t(`tournament.${result}Long`)}: ${label}`}
    >
      {t(`tournament.form-${result}`)}
    </a>
  );
  return <Chips results={matches.map((match) => ({ result: match.result, letter: linkOf(match) }))} />;
}
