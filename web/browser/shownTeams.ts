import type { ReadTeam } from '../data/matchColumns.ts';
import type { Crest } from '../domain/match.ts';

function crestIn(team: Element | null | undefined): Crest | undefined {
  const [, main, second, pattern] = /color="(.*?)" fill="(.*?)".*#c-(\w+)/.exec(team?.innerHTML ?? '') ?? [];
  // The server writes no others.
  return pattern ? ({ main, second, pattern } as Crest) : undefined;
}

/** Reads in the rows of a page, as the server wrote them, what they show of teams (`TeamName`, `Crest`). */
export function shownTeams(page: ParentNode): ReadTeam {
  const stars = page.querySelectorAll<HTMLButtonElement>('.row > .star');
  const rows = new Map(Array.from(stars, (star) => [star.value, star.parentElement]));
  return (id, side) => {
    const team = rows.get(`m${id}`)?.querySelector(`.row-${side}`);
    const textOf = (part: string) => team?.querySelector(part)?.textContent;
    return { name: textOf('.name-long') ?? textOf('bdi'), short: textOf('.name-short'), crest: crestIn(team) };
  };
}
