import { expect, it } from 'vitest';
import { createRejections } from '../../../../worker/base/rejections.ts';
import { parseOdds } from '../../../../worker/feeds/contract/parseOdds.ts';

const rejections = createRejections();

/** A market whose outcomes each have one offer, at 2, 3, 4 … */
const market = (type: string, words: string[], more: object = {}) => ({
  type,
  outcomes: words.map((subtype, index) => ({ subtype, offers: [{ provider: 'bwin', odds: index + 2 }] })),
  ...more,
});

const read = (given: object) => parseOdds({ markets: [given] }, rejections)?.markets[0];

function pricedOf(given: object) {
  const only = read(given);
  return only?.outcomes.map((outcome, index) => `${outcome} ${only.offers[index]?.[0]?.decimal}`);
}

it.each([
  ['1x2', ['1', 'x', '2'], ['1 2', 'x 3', '2 4']],
  ['1x2', ['WIN', 'DRAW', 'LOSE'], ['1 2', 'x 3', '2 4']],
  ['1x2', ['Away', 'Draw', 'Home'], ['1 4', 'x 3', '2 2']],
  ['12', ['Away', 'Home'], ['1 3', '2 2']],
  ['moneyline', ['win', 'lose'], ['1 2', '2 3']],
  ['dc', ['1X', '12', 'X2'], ['1x 2', '12 3', 'x2 4']],
  ['dc', ['x1', '21', '2x'], ['1x 2', '12 3', 'x2 4']],
  ['dc', ['Home/Draw', 'Home or Away', 'draw-away'], ['1x 2', '12 3', 'x2 4']],
  ['dc', ['draw_or_home', 'win lose', 'Draw & Lose'], ['1x 2', '12 3', 'x2 4']],
  ['bts', ['NO', 'Yes'], ['yes 3', 'no 2']],
  ['cs', ['2:1', '0 - 0', '10\u201301'], ['2-1 2', '0-0 3', '10-1 4']],
  ['htft', ['1/1', 'x-2', 'Home/Draw', '2X'], ['1/1 2', '1/x 4', 'x/2 3', '2/x 5']],
])('the outcomes of %s as %j are understood', (type, words, priced) => {
  expect(pricedOf(market(type, words))).toEqual(priced);
  expect(rejections.count).toBe(0);
});

it.each([
  ['ou', ['Under', 'OVER'], '2.5', 2.5],
  ['OU', ['u', 'o'], '+2,5', 2.5],
  ['ah', ['Away', 'Home'], '+0.5', 0.5],
  ['ah', ['lose', 'win'], '\u22121.75', -1.75],
  ['ah', ['2', '1'], 0, 0],
])('the outcomes of %s as %j keep their line %j', (type, words, line, wanted) => {
  expect(read(market(type, words, { line }))).toMatchObject({
    line: wanted,
    offers: [[{ decimal: 3 }], [{ decimal: 2 }]],
  });
});
