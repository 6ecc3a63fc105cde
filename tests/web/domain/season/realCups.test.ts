import { describe, expect, it } from 'vitest';
import { bracketOf, type CupRound } from '../../../../web/domain/season/bracket.ts';
import type { Tie } from '../../../../web/domain/season/ties.ts';
import { CHAMPIONS_LEAGUE, FA_CUP, matchesOfCup } from './realCups.ts';
import { matchOf } from './seasonOf.ts';

const tiesIn = ({ places }: CupRound): Tie[] => places.flatMap((place) => (place.kind === 'tie' ? [place.tie] : []));
const namesIn = (round: CupRound) => tiesIn(round).flatMap(({ one, other }) => [one?.name ?? '?', other?.name ?? '?']);
const winnersIn = (round: CupRound) => tiesIn(round).map(({ winner }) => winner?.name ?? 'nobody');

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

describe('FA Cup 2018/19', () => {
  const rounds = bracketOf(matchesOfCup(FA_CUP), false);

  it('the bracket has each round with its ties and joins replays to their tie', () => {
    expect(rounds.map(({ name }) => name)).toEqual([
      ...['Round 3', 'Round 4', 'Round of 16', 'Quarterfinals', 'Semifinals', 'Final'],
    ]);
    expect(rounds.map((round) => tiesIn(round).length)).toEqual([32, 16, 8, 4, 2, 1]);
    expect(rounds.map((round) => tiesIn(round).filter(({ isReplayed }) => isReplayed).length)).toEqual([
      ...[4, 5, 0, 0, 0, 0],
    ]);
  });

  it('the winners of each tie are exactly the teams of the next round', () => {
    for (const [index, round] of rounds.slice(0, -1).entries()) {
      const next = namesIn(rounds[index + 1] ?? round);
      expect(winnersIn(round).filter((name) => !next.includes(name))).toEqual([]);
      const losers = namesIn(round).filter((name) => !winnersIn(round).includes(name));
      expect(losers.filter((name) => next.includes(name))).toEqual([]);
    }
    expect(rounds.map((round) => namesIn(round).length)).toEqual([64, 32, 16, 8, 4, 2]);
  });

  it('ties end in a match, a replay, extra time or a shoot-out', () => {
    const through = (round: number, team: string) =>
      tiesIn(rounds[round] ?? { key: '', name: '', places: [] }).find(
        ({ one, other }) => one?.name === team || other?.name === team,
      )?.winner?.name;
    expect(through(0, 'Derby County')).toBe('Derby County');
    expect(through(1, 'Middlesbrough FC')).toBe('Newport County');
    expect(through(3, 'Millwall FC')).toBe('Brighton & Hove Albion');
    expect(rounds.slice(2).map((round) => textsOf(round).toSorted())).toEqual([
      [
        ...['Brighton & Hove Albion', 'Crystal Palace', 'Manchester City', 'Manchester United'],
        ...['Millwall FC', 'Swansea City', 'Watford FC', 'Wolverhampton Wanderers'],
      ],
      ['Brighton & Hove Albion', 'Manchester City', 'Watford FC', 'Wolverhampton Wanderers'],
      ['Manchester City', 'Watford FC'],
      ['Manchester City'],
    ]);
  });

  it('results alone decide ties before the next round is drawn', () => {
    const matches = matchesOfCup(FA_CUP);
    for (const { name } of rounds) {
      const [alone] = bracketOf(
        matches.filter(({ round }) => round === name),
        false,
      );
      const whole = rounds.find((round) => round.name === name);
      expect(winnersIn(alone ?? { key: '', name, places: [] }).toSorted()).toEqual(
        winnersIn(whole ?? { key: '', name, places: [] }).toSorted(),
      );
    }
  });
});

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
