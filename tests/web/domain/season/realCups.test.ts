import { describe, expect, it } from 'vitest';
import { bracketOf, type CupRound } from '../../../../web/domain/season/bracket.ts';
import { CHAMPIONS_LEAGUE, matchesOfCup } from './realCups.ts';
import { matchOf } from './seasonOf.ts';

/** One text per place: `Real Madrid CF 6-3`, the winner and the aggregate from its side. */
function textsOf({ places }: CupRound): string[] {
  return places.map((place) => {
    if (place.kind === 'empty') return '';
    if (place.kind === 'bye') return `${place.team.name} free`;
    const { one, winner, aggregate } = place.tie;
    const name = winner?.name ?? 'nobody';
    if (aggregate === null) return name;
    const { home, away } = aggregate;
    return winner?.id === one?.id ? `${name} ${home}-${away}` : `${name} ${away}-${home}`;
  });
}

describe('Champions League 2024/25', () => {
  const league = matchOf('Celtic FC', 'FC Bayern München', { round: 'League phase - 8', day: -12 });
  const rounds = bracketOf([league, ...matchesOfCup(CHAMPIONS_LEAGUE)], true);

  it('the bracket adds up two legs, reads shoot-outs and admits eight late teams', () => {
    expect(rounds.map(({ name }) => name)).toEqual([
      ...['Knockout play-offs', 'Round of 16', 'Quarter-finals', 'Semi-finals', 'Final'],
    ]);
    expect(rounds.map((round) => textsOf(round).toSorted())).toEqual([
      [
        ...['Arsenal FC free', 'Aston Villa FC free', 'Bayer 04 Leverkusen free', 'Borussia Dortmund 3-0'],
        ...['Club Atlético de Madrid free', 'Club Brugge KV 5-2', 'FC Barcelona free', 'FC Bayern München 3-2'],
        ...['FC Internazionale Milano free', 'Feyenoord Rotterdam 2-1', 'Lille OSC free', 'Liverpool FC free'],
        ...['PSV 4-3', 'Paris Saint-Germain FC 10-0', 'Real Madrid CF 6-3', 'Sport Lisboa e Benfica 4-3'],
      ],
      [
        ...['Arsenal FC 9-3', 'Aston Villa FC 6-1', 'Borussia Dortmund 3-2', 'FC Barcelona 4-1'],
        ...[
          'FC Bayern München 5-0',
          'FC Internazionale Milano 4-1',
          'Paris Saint-Germain FC 1-1',
          'Real Madrid CF 2-2',
        ],
      ],
      ['Arsenal FC 5-1', 'FC Barcelona 5-3', 'FC Internazionale Milano 4-3', 'Paris Saint-Germain FC 5-4'],
      ['FC Internazionale Milano 7-6', 'Paris Saint-Germain FC 3-1'],
      ['Paris Saint-Germain FC'],
    ]);
  });

  it('each tie is drawn beside the ties that led to it', () => {
    for (const [index, round] of rounds.slice(1).entries()) {
      const before = rounds[index]?.places ?? [];
      for (const [at, place] of round.places.entries()) {
        const teams = place.kind === 'tie' ? [place.tie.one?.name, place.tie.other?.name] : [];
        const led = before.slice(2 * at, 2 * at + 2).map((each) => {
          if (each.kind === 'tie') return each.tie.winner?.name;
          return each.kind === 'bye' ? each.team.name : null;
        });
        expect(led).toEqual(teams);
      }
    }
  });
});
