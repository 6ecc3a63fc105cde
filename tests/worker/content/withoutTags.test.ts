import * as v from 'valibot';
import { expect, it } from 'vitest';
import { longText, wireArticle, wireNewsItem, wirePageContent, wireWords } from '../../../worker/content/wire.ts';

const GIVEN = '<b>Bet £10</b> get <script>alert(1)</script> £30 & more';
const SHOWN = 'Bet £10 get £30 & more';

it.each([
  [GIVEN, SHOWN],
  ['First line<br/>second <i class="a>b">line</i>', 'First line second b">line'],
  ['Odds < 2 and a<b', 'Odds < 2 and a<b'],
  ['&lt;b&gt; as a word', '<b> as a word'],
  [7, '7'],
])('the text %j is shown as %j', (given, shown) => expect(v.parse(wireWords, given)).toBe(shown));

it('titles and leads of news, articles and pages have no tags', () => {
  const news = { title: GIVEN, link: '/news/a', image: null };
  expect(v.parse(wireNewsItem, news).title).toBe(SHOWN);
  expect(v.parse(wirePageContent, { metaTitle: GIVEN }).metaTitle).toBe(SHOWN);
  expect(v.parse(v.pick(wireArticle, ['title', 'lead']), { title: GIVEN, lead: GIVEN })).toEqual({
    title: SHOWN,
    lead: SHOWN,
  });
});

it('a text of several lines keeps its lines', () => expect(v.parse(longText, '<p>One\ntwo</p>')).toBe('One\ntwo'));

it('a hostile text is read within two seconds', () => {
  const began = performance.now();
  for (const piece of ['<script', '<', '<a ', '</p']) v.parse(longText, piece.repeat(1_000_000));
  expect(performance.now() - began).toBeLessThan(2_000);
});
