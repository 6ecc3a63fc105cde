import { expect, it } from 'vitest';
import { type Answer, differencesOf, factsOf } from './answerFacts.ts';

const answer = (body: string): Answer => ({
  status: 200,
  type: 'text/html; charset=utf-8',
  location: '',
  retryAfter: '',
  text: `<html><head><title>A page</title></head><body><main>${body}</main></body></html>`,
});

const facts = (body: string) => factsOf(answer(body));

const board = { 101: { home: null, draw: null, away: { decimal: 2.5, provider: 'house', operator: 'House' }, at: 1 } };
const state = (answers: object[]) =>
  `<script type="application/json" id="state">${JSON.stringify({ answers })}</script>`;

it('a late part counts as if it stood in its place', () => {
  const whole = facts('<h2>First</h2><div id="news"><h2>News</h2></div><h2>Last</h2>');
  const place = '<h2>First</h2><div id="news"><p><a href="#late-news">News</a></p></div><h2>Last</h2>';
  const late = facts(`${place}<section id="late-news" data-late-for="news"><h2>News</h2></section>`);
  expect(differencesOf(late, whole)).toEqual([]);
});

it('a part that never came and a part without a place are differences', () => {
  const late = facts('<div id="news"><a href="#late-news">News</a></div><section data-late-for="offers"></section>');
  expect(late['parts that never came']).toEqual(['#late-news']);
  expect(late['parts without a place']).toEqual(['offers']);
});

it('prices that came late count as those of the page’s state', () => {
  const whole = facts(state([{ key: ['odds', 'sport=football'], data: board, at: 1 }]));
  const late = facts(`${state([])}<script type="application/json" data-late="odds">${JSON.stringify(board)}</script>`);
  expect(whole.prices).toEqual(['101 away 2.5 House', '101 draw undefined undefined', '101 home undefined undefined']);
  expect(differencesOf(late, whole)).toEqual([]);
  expect(differencesOf(facts(state([])), whole).map(({ subject }) => subject)).toEqual(['prices', 'answers']);
});

it('what only readers without script see does not count', () => {
  expect(differencesOf(facts('<noscript><a href="#late-odds">Odds</a></noscript>'), facts(''))).toEqual([]);
});

it('a difference names missing and added lines, or another order', () => {
  const whole = facts('<h2>One</h2><h2>Two</h2>');
  const ofHeadings = (body: string) => differencesOf(facts(body), whole).find(({ subject }) => subject === 'headings');
  expect(ofHeadings('<h2>One</h2><h2>Three</h2>')).toEqual({ subject: 'headings', missing: ['Two'], added: ['Three'] });
  expect(ofHeadings('<h2>Two</h2><h2>One</h2>')).toEqual({ subject: 'headings', missing: [], added: [] });
});

it.each([
  ['<b>34’</b>', '<b>35’</b>'],
  ['<b>90+2’</b>', '<b>90+5’</b>'],
  ['<p>45th minute plus 2</p>', '<p>46th minute</p>'],
  ['<p>45e minuut</p>', '<p>46e minuut plus 1</p>'],
  ['<p>in 2 h 26 min</p>', '<p>in 59 min</p>'],
  ['<p>updated 2 seconds ago</p>', '<p>updated 1 second ago</p>'],
])('%s and %s say the same at two instants', (one, other) => {
  expect(differencesOf(facts(one), facts(other))).toEqual([]);
});
