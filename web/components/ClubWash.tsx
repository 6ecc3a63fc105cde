import { clubColour } from '../domain/colours.ts';
import type { Team } from '../domain/match.ts';

interface ClubWashProps {
  /** The club at the start of the line, or the only one. */
  home: Pick<Team, 'crest'> | null;
  away?: Pick<Team, 'crest'> | null;
}

/**
 * The colours of one or two clubs behind the head of a page, which needs the class `washed`. The colour travels as an
 * attribute of an empty SVG, because the content security policy allows no inline style.
 */
export function ClubWash({ home, away = null }: ClubWashProps) {
  return (
    <>
      {home !== null && <svg className="wash" color={clubColour(home.crest)} aria-hidden="true" />}
      {away !== null && <svg className="wash wash-away" color={clubColour(away.crest)} aria-hidden="true" />}
    </>
  );
}
