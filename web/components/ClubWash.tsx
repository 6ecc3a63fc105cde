import { clubColour } from '../domain/colours.ts';
import type { Team } from '../domain/match.ts';

interface ClubWashProps {
  /** The club at the start of the line, or the only one. */
  home: Pick<Team, 'crest'> | null;
  away?: Pick<Team, 'crest'> | null;
}

/** The colours of clubs behind a head with the class `washed`, as attributes because the CSP allows no inline style. */
export function ClubWash({ home, away = null }: ClubWashProps) {
  return (
    <>
      {home !== null && <svg className="wash" color={clubColour(home.crest)} aria-hidden="true" />}
      {away !== null && <svg className="wash wash-away" color={clubColour(away.crest)} aria-hidden="true" />}
    </>
  );
}
