import { describe, expect, it } from 'vitest';
import type { Match } from '../../../../web/domain/match.ts';
import { bracketOf, bracketView, type CupRound } from '../../../../web/domain/season/bracket.ts';
import { firstLegOf } from '../../../../web/domain/season/ties.ts';
import { finished, matchOf } from './seasonOf.ts';

const { competition: COMPETITION } = matchOf('A', 'B');

const won = (home: number, away: number) => finished({ home, away });

/** One text per place: `Ajax – PSV > Ajax`, an awaited winner, or a bye. */
function textsOf({ places }: CupRound): string[] {
  return places.map((place) => {
    if (place.kind === 'empty') return '';
    if (place.kind === 'bye') return `${place.team.name} free`;
    const { one, other, winner, aggregate } = place.tie;
    const sum = aggregate === null ? '' : ` ${aggregate.home}-${aggregate.away}`;
    return `${one?.name ?? '?'} – ${other?.name ?? '?'}${sum}${winner === null ? '' : ` > ${winner.name}`}`;
  });
}

describe('cup bracket', () => {
  it('a bracket orders two legs, replays, shoot-outs and byes towards the final', () => {
    const rounds = bracketOf(
      [
        matchOf('D', 'E', { round: 'Quarter-finals', state: won(1, 0) }),
        matchOf('A', 'B', { round: 'Quarter-finals', state: finished({ home: 1, away: 1 }) }),
        matchOf('B', 'A', { round: 'Quarter-finals Replay', day: 7, state: won(0, 2) }),
        matchOf('F', 'G', { round: 'Quarter-finals', state: finished({ home: 2, away: 2 }, { home: 3, away: 4 }) }),
        matchOf('G', 'A', { round: 'Semi-finals 1st leg', day: 30, state: won(3, 1) }),
        matchOf('A', 'G', { round: 'Semi-finals 2nd leg', day: 37, state: won(3, 0) }),
        matchOf('C', 'D', { round: 'Semi-finals 1st leg', day: 31, state: won(1, 1) }),
        matchOf('D', 'C', {
          round: 'Semi-finals 2nd leg',
          day: 38,
          state: finished({ home: 0, away: 0 }, { home: 5, away: 4 }),
        }),
        matchOf('A', null, { round: 'Final', day: 60 }),
      ],
      false,
    );
    expect(rounds.map(({ name }) => name)).toEqual(['Quarter-finals', 'Semi-finals', 'Final']);
    expect(rounds.map(textsOf)).toEqual([
      ['F – G > G', 'A – B > A', 'C free', 'D – E > D'],
      ['G – A 3-4 > A', 'C – D 1-1 > D'],
      ['A – ?'],
    ]);
    const [place] = rounds[2]?.places ?? [];
    expect(place?.kind === 'tie' && place.awaited.map(({ one, other }) => `${one?.name} ${other?.name}`)).toEqual([
      'C D',
    ]);
  });

  it('a bracket leaves a tie open before its second leg or its replay is over', () => {
    const rounds = bracketOf(
      [
        matchOf('A', 'B', { round: 'Semi-finals 1st leg', state: won(4, 0) }),
        matchOf('B', 'A', { round: 'Semi-finals 2nd leg', day: 7 }),
        matchOf('C', 'D', { round: 'Quarter-finals', day: -9, state: won(1, 1) }),
      ],
      false,
    );
    const [quarterFinals, semiFinals] = rounds.map(textsOf);
    expect(quarterFinals).toContain('C – D');
    expect(semiFinals).toEqual(['A – B']);
  });

  it('a bracket counts a leg once that was off and was played under another id', () => {
    const first = { round: 'Semi-finals', day: 3 };
    const off = (['postponed', 'abandoned', 'cancelled', 'unreported'] as const).map(
      (kind): Match => ({
        ...matchOf('A', 'B', { round: 'Semi-finals' }),
        id: kind,
        state: kind === 'postponed' || kind === 'unreported' ? { kind } : { kind, score: null },
      }),
    );
    const second = matchOf('B', 'A', {
      round: 'Semi-finals',
      day: 4,
      state: {
        kind: 'playing',
        period: 'penalties',
        startedAt: null,
        score: { home: 1, away: 1 },
        shootOut: { home: 2, away: 3 },
      },
    });
    const rounds = bracketOf([...off, matchOf('A', 'B', { ...first, state: won(1, 1) }), second], false);
    const [place] = rounds[0]?.places ?? [];
    expect(place?.kind === 'tie' && [place.tie.matches.length, place.tie.isReplayed]).toEqual([2, false]);
    expect(rounds.map(textsOf)).toEqual([['A – B 2-2']]);
  });

  it.each([
    ['CAF Champions League', 'africa', 2026, ' > B'],
    ['Champions League', 'europe', 2019, ' > B'],
    ['Champions League', 'europe', 2026, ''],
    ['Copa do Brasil', 'brazil', 2026, ''],
  ])('a bracket of the %s (%s, %i) ends level with away goals as "%s"', (name, slug, year, end) => {
    const competition = { ...COMPETITION, name, country: { ...COMPETITION.country, slug } };
    const legs = [
      matchOf('A', 'B', { round: 'Semi-finals', state: won(2, 1) }),
      matchOf('B', 'A', { round: 'Semi-finals', day: 7, state: won(1, 0) }),
    ].map((match) => ({ ...match, competition, kickOff: match.kickOff - Date.UTC(2026, 0) + Date.UTC(year, 0) }));
    expect(bracketOf(legs, false).map(textsOf)).toEqual([[`A – B 2-2${end}`]]);
  });

  it('a bracket takes the team of the next round as winner of a walk-over', () => {
    const rounds = bracketOf(
      [
        matchOf('A', 'B', { round: 'Semi-finals', state: { kind: 'cancelled', score: null } }),
        matchOf('B', 'C', { round: 'Final', day: 9 }),
      ],
      false,
    );
    expect(rounds.map(textsOf)[0]).toContain('A – B > B');
  });

  it('a bracket leaves out leagues, third places and qualification', () => {
    const league = ['Round 12', 'Runde 3', '3. Spieltag', 'Championship Round - 3'].map((round) =>
      matchOf('A', 'B', { round }),
    );
    expect(bracketOf(league, true)).toEqual([]);
    const names = ['Group A', 'League phase - 8', 'Third Place', 'Qualifying Round 1', 'Round of 16', 'Final'].map(
      (round, day) => matchOf('A', 'B', { round, day }),
    );
    expect(bracketOf(names, true).map(({ name }) => name)).toEqual(['Round of 16', 'Final']);
  });

  it('a bracket has a bounded size for any number of rounds in the feed', () => {
    const matches = Array.from({ length: 3000 }, (_, day) =>
      matchOf(`H${day}`, `A${day}`, { round: `Round of ${day}`, day }),
    );
    const places = bracketOf(matches, false).reduce((sum, round) => sum + round.places.length, 0);
    expect(places).toBeLessThan(40_000);
  });

  it('a bracket draws the last rounds of at most sixteen ties and lists the others', () => {
    const matches = [32, 16, 8, 4, 2, 1].flatMap((ties, round) =>
      Array.from({ length: ties }, (_, index) =>
        matchOf(`T${index * 2 ** (round + 1)}`, `T${index * 2 ** (round + 1) + 2 ** round}`, {
          round: `Round of ${ties * 2}`,
          day: round * 7,
          state: won(1, 0),
        }),
      ),
    );
    const view = bracketView(bracketOf(matches, false), { tables: [], nameOf: (name) => name.toUpperCase() });
    expect(view?.earlier.map(({ name }) => name)).toEqual(['ROUND OF 64']);
    expect(view?.drawn.map(({ places }) => places.length)).toEqual([16, 8, 4, 2, 1]);
    // Ties that feed the same tie are adjacent.
    const [first = [], second = []] = (view?.drawn ?? []).map(textsOf);
    expect(second.map((tie) => tie.split(' – '))).toHaveLength(8);
    for (const [index, tie] of second.entries()) {
      const [one = '', rest = ''] = tie.split(' – ');
      expect(first[index * 2]).toContain(`> ${one}`);
      expect(first[index * 2 + 1]).toContain(`> ${rest.split(' > ')[0]}`);
    }
  });
});

describe('the first leg of a match', () => {
  const first = matchOf('A', 'B', { round: 'Semi-finals 1st leg', state: won(1, 1) });
  const second = matchOf('B', 'A', { round: 'Semi-finals 2nd leg', day: 7 });

  it.each([
    ['known for the second leg', second, [first], first],
    ['none for the first leg', first, [second], null],
    ['none in another round', { ...second, round: 'Final' }, [first], null],
    ['none for a replay', { ...second, round: 'Semi-finals Replay' }, [{ ...first, round: 'Semi-finals' }], null],
    ['none of other teams', second, [matchOf('A', 'C', { round: 'Semi-finals 1st leg', state: won(1, 1) })], null],
  ])('is %s', (_, match, season, expected) => expect(firstLegOf(match, season)).toBe(expected));
});
