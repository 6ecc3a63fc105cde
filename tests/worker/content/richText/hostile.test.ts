import { expect, it } from 'vitest';
import type { RichNode } from '../../../../web/domain/richText.ts';
import { MAX_SIGNS, parseRichText } from '../../../../worker/content/richText/parseRichText.ts';

const filled = (piece: string) => piece.repeat(Math.ceil(MAX_SIGNS / piece.length)).slice(0, MAX_SIGNS);

const nested = (depth: number): string => (depth === 0 ? 'end' : `<ul><li>${depth}${nested(depth - 1)}</li></ul>`);

function depthOf(nodes: readonly RichNode[]): number {
  return Math.max(0, ...nodes.map((node) => (typeof node === 'string' ? 0 : 1 + depthOf(node.children))));
}

function parseMilliseconds(text: string): number {
  const begun = process.cpuUsage();
  parseRichText(text, 'h3');
  const { user, system } = process.cpuUsage(begun);
  return (user + system) / 1000;
}

// Measures CPU time, because a busy machine distorts wall time. A quadratic parser took half a minute.
it.each([
  ...['<a href=""', '<a href="x">', '<a href="https://a.test">', '<div>', '<b><i>', '<b></i>', '<table><tr><td>'],
  ...['</p>', '<!--', '<![CDATA[', '<?', '&amp', '[', '![', '[a](', '*a _b ', '**a', '`', '``` \n', '> ', '- '],
  ...['- a\n  ', '|', '| a |\n|---|\n', '# ', '\\', '[a]: b\n', '\n', 'م', '<li><ul>'],
])('a text of repeated %j is parsed within two seconds', (piece) => {
  const text = filled(piece);
  // Other work slows the processor itself and can only add time, so the fastest of three runs counts.
  let fastest = parseMilliseconds(text);
  for (let run = 2; run <= 3 && fastest >= 2_000; run += 1) fastest = Math.min(fastest, parseMilliseconds(text));
  expect(fastest).toBeLessThan(2_000);
});

const textOf = (nodes: readonly RichNode[]): string =>
  nodes.map((node) => (typeof node === 'string' ? node : textOf(node.children))).join('');

const LONG = 'words'.repeat(20_000);
const paragraph = (text: string) => ({ type: 'paragraph', children: [{ type: 'text', text }] });

it.each([
  ['Markdown', LONG],
  ['one block', [paragraph(LONG)]],
  ['many blocks', Array.from({ length: 100 }, () => paragraph(LONG.slice(0, 1_000)))],
])('a text of %s is cut at the same limit, and counted', (_, text) => {
  const notes: string[] = [];
  expect(textOf(parseRichText(text, 'h3', (problem) => notes.push(problem)))).toHaveLength(MAX_SIGNS);
  expect(notes).toEqual([`text: shown to its ${MAX_SIGNS}th character`]);
});

it('lists 50 deep keep their words at a bounded depth', () => {
  const blocks = parseRichText(nested(50), 'h3');
  const text = JSON.stringify(blocks);
  for (let level = 1; level <= 50; level += 1) expect(text).toContain(`${level}`);
  expect(text).toContain('end');
  // A list and its item are two elements.
  expect(depthOf(blocks)).toBeLessThanOrEqual(62);
  expect(depthOf(parseRichText(filled('> '), 'h3'))).toBeLessThan(70);
});

it('blocks that are 10,000 deep or too many are cut', () => {
  let deep: object = { type: 'text', text: 'end' };
  for (let level = 0; level < 10_000; level += 1)
    deep = { type: 'list', children: [{ type: 'list-item', children: [deep] }] };
  expect(depthOf(parseRichText([deep], 'h3'))).toBeLessThan(70);
  const many = Array.from({ length: 100_000 }, () => ({
    type: 'paragraph',
    children: [{ type: 'text', text: 'x' }],
  }));
  expect(parseRichText(many, 'h3').length).toBeLessThanOrEqual(20_000);
});
