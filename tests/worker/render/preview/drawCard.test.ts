import { inflateSync } from 'node:zlib';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { translator } from '../../../../locales/translator.ts';
import type { Match } from '../../../../web/domain/match.ts';
import type { LineGoal } from '../../../../web/domain/scoreLine.ts';
import { matchCard } from '../../../../worker/render/cards.ts';
import { previewPath, subjectOf } from '../../../../worker/render/preview/address.ts';
import { drawCard } from '../../../../worker/render/preview/drawCard.ts';
import { drawable, fitted, widthOf } from '../../../../worker/render/preview/letters.ts';
import { pngOf } from '../../../../worker/render/preview/png.ts';
import { matchOf, teamOf } from '../../../support/matchOf.ts';

const [en, nl] = [translator('en'), translator('nl')];
const SITE = 'Scoreline';
const cardOf = (given: Partial<Match>, t = en, goals: LineGoal[] = []) => matchCard(matchOf(given), goals, SITE, t);
const finished = { kind: 'finished', ending: 'regular', score: { home: 2, away: 1 }, shootOut: null } as const;

/** Decodes a picture with an independent decoder: size and pixels. */
const read = async (given: Partial<Match>) => {
  const { data, info } = await sharp(pngOf(drawCard(cardOf(given))))
    .raw()
    .toBuffer({ resolveWithObject: true });
  const pixel = (x: number, y: number) => [...data.subarray((y * info.width + x) * info.channels).subarray(0, 3)];
  return { info, pixel };
};

const isSame = (one: Partial<Match>, other: Partial<Match>) =>
  Buffer.from(drawCard(cardOf(one)).pixels).equals(drawCard(cardOf(other)).pixels);

describe('preview picture', () => {
  it('the picture is a valid PNG of 1200 by 630', async () => {
    const { info } = await read({});
    expect(info).toMatchObject({ format: 'raw', width: 1200, height: 630 });
    const png = pngOf(drawCard(cardOf({})));
    expect((await sharp(png).metadata()).format).toBe('png');
    expect(png.length).toBeLessThan(60_000);
    const data = Buffer.from(png);
    const at = data.indexOf('IDAT');
    expect(inflateSync(data.subarray(at + 4, at + 4 + data.readUInt32BE(at - 4)))).toHaveLength(1201 * 630);
  });

  it('the picture shows both crests in their colours', async () => {
    const home = {
      ...teamOf('1', 'Arsenal'),
      crest: { main: '#c80815', second: '#00ff00', pattern: 'halves' as const },
    };
    const { pixel } = await read({ home });
    expect(pixel(200, 260)).toEqual([0xc8, 0x08, 0x15]);
    expect(pixel(290, 260)).toEqual([0, 255, 0]);
    expect(pixel(5, 5)).toEqual([0x0a, 0x0f, 0x0c]);
  });

  it('the score line shows played time with a tick for each goal', () => {
    const goals = [
      { side: 'home', minute: 9 },
      { side: 'away', minute: 45 },
    ] as const;
    const canvas = drawCard(cardOf({ state: finished }, en, [...goals]));
    const colour = (x: number, y: number) => canvas.palette[canvas.pixels[y * canvas.width + x] ?? 0];
    const ground = colour(5, 5);
    expect(colour(1100, 536)).not.toBe(ground);
    expect([colour(168, 526), colour(168, 546)]).toEqual([0xffffff, ground]);
    expect([colour(603, 526), colour(603, 546)]).toEqual([ground, 0xffffff]);
    const before = drawCard(cardOf({}));
    expect(before.palette[before.pixels[536 * before.width + 1100] ?? 0]).toBe(ground);
  });

  it.each([
    ['right to left', 'الهلال'],
    ['Chinese', '上海申花'],
    ['of signs alone', '★★★'],
  ])('a name that is %s is left out beside its crest', (_, name) => {
    const blank = { home: teamOf('1', '') };
    expect(isSame({ home: teamOf('1', name) }, blank)).toBe(true);
    expect(isSame(blank, {})).toBe(false);
  });

  it('long names get room and visible colours', () => {
    const name = 'Llanfairpwllgwyngyllgogerychwyrndrobwllllantysiliogogogoch Football Club of Anglesey';
    const canvas = drawCard(cardOf({ home: teamOf('1', name), away: teamOf('2', name), round: name }, nl));
    expect(canvas.palette.length).toBeLessThan(256);
    expect(canvas.pixels).toHaveLength(1200 * 630);
  });
});

describe('text on the preview card', () => {
  it.each<[string, Partial<Match>, string, string]>([
    ['the hour and its zone before it', {}, '15:00', 'UTC'],
    ['no hour before it is known', { untimed: true }, 'v', 'Start time to be confirmed'],
    ['that it is postponed', { state: { kind: 'postponed' } }, 'v', 'Postponed'],
    ['that it is delayed, and the hour', { state: { kind: 'delayed', score: null } }, '15:00', 'Kick-off delayed'],
    [
      'the score and the half while it runs',
      { state: { kind: 'playing', period: 'first-half', startedAt: 0, score: { home: 0, away: 3 } } },
      '0 – 3',
      '1st half',
    ],
    ['the result', { state: finished }, '2 – 1', 'Full-time'],
    [
      'a decision',
      { state: { ...finished, ending: 'awarded', score: null, winner: 'home' } },
      'v',
      'Awarded to Arsenal',
    ],
    [
      'a shoot-out',
      { state: { ...finished, ending: 'penalties', shootOut: { home: 3, away: 4 } } },
      '2 – 1',
      '3–4 on penalties',
    ],
    ['the words of an unknown state', { state: { kind: 'other', text: 'Rain break', score: null } }, 'v', 'Rain break'],
  ])('the text of the card is %s', (_, given, middle, under) => {
    expect(cardOf(given)).toMatchObject({ middle, under });
  });

  it('the card’s alternative text exists in both languages', () => {
    expect(cardOf({}).alt).toBe('Arsenal v Chelsea, Premier League, 21 November 2026');
    expect(cardOf({ state: finished }, nl).alt).toBe(
      'Arsenal 2–1 Chelsea, Afgelopen, Premier League, 21 november 2026',
    );
  });
});

describe('address of the preview picture', () => {
  const subject = { kind: 'match', sport: 'ice-hockey', id: 'aB3' } as const;

  it('the address changes exactly when the picture changes', () => {
    const path = previewPath(subject, 'en', cardOf({}));
    expect(path).toMatch(/^\/preview\/en\/match\/ice-hockey\/aB3-[a-z0-9]+\.png$/);
    expect(previewPath(subject, 'en', cardOf({ redCards: { home: 1, away: 0 } }))).toBe(path);
    expect(previewPath(subject, 'en', cardOf({ state: finished }))).not.toBe(path);
  });

  it.each([
    ...['/preview/de/site-a.png', '/preview/en/match/chess/1-a.png', '/preview/en/team/football/1-a.png'],
    ...['/preview/en/match/football/1.png', '/preview/en/site-../../x.png'],
  ])('the address %s is refused', (path) => {
    expect(subjectOf(path)).toBeNull();
  });
});

describe('letters of the preview picture', () => {
  it.each([
    ['Šibenik Åsane Fenerbahçe Łódź Çaykur', 'Šibenik Åsane Fenerbahçe Łódź Çaykur'],
    ['Динамо Київ', 'Динамо Київ'],
    ['Ολυμπιακός', 'Ολυμπιακός'],
    ['Hải Phòng', 'Hải Phòng'],
    ['A\u0301rsenal\u200f ⚽', 'Ársenal'],
    ['<b>Ajax</b> & "PSV"', '<b>Ajax</b> & "PSV"'],
    ['FC 東京', null],
  ])('the letters of %s are %s', (text, drawn) => {
    expect(drawable(text)).toBe(drawn);
  });

  it('text shrinks, then wraps, then is cut until it fits', () => {
    const inBox = (text: string) => fitted(text, { sizes: [50, 30], width: 300, rows: 2 });
    expect(inBox('Ajax')).toEqual({ size: 50, rows: ['Ajax'] });
    const long = inBox('Nottingham Forest and a very long name behind it that never ends');
    expect(long.size).toBe(30);
    expect(long.rows).toHaveLength(2);
    expect(long.rows[1]).toMatch(/…$/);
    for (const row of [...long.rows, ...inBox('x'.repeat(5000)).rows])
      expect(widthOf(row, 30)).toBeLessThanOrEqual(300);
  });
});
