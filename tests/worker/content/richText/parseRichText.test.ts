import { describe, expect, it } from 'vitest';
import type { RichNode } from '../../../../web/domain/richText.ts';
import { parseRichText } from '../../../../worker/content/richText/parseRichText.ts';

/** The node as HTML, with the address of a link as its only attribute and without space between blocks. */
function htmlOf(node: RichNode): string {
  if (typeof node === 'string') return node;
  const { tag, url, children } = node;
  if (tag === 'br' || tag === 'hr') return `<${tag}>`;
  const inside = children
    .map(htmlOf)
    .join('')
    .replace(/(<\/?[a-z0-9]{2,}>)\n *(?=<)/g, '$1');
  return `<${tag}${url === undefined ? '' : ` ${url}`}>${inside.trim()}</${tag}>`;
}

const read = (text: unknown) => parseRichText(text, 'h3').map(htmlOf);

describe('Markdown in rich text', () => {
  it('headings, bold, lists and links keep their place', () => {
    const text =
      '# How\nCheck **first**, then *bet*.\n\n- one [a](https://a.test/x)\n  1. in it\n- two\n\n> said\n\n---\n~~old~~ `18+`';
    expect(read(text)).toEqual([
      ...['<h3>How</h3>', '<p>Check <strong>first</strong>, then <em>bet</em>.</p>'],
      '<ul><li>one <a https://a.test/x>a</a>\n<ol><li>in it</li></ol></li><li>two</li></ul>',
      ...['<blockquote><p>said</p></blockquote>', '<hr>', '<p><s>old</s> <code>18+</code></p>'],
    ]);
  });

  it('short table rows are padded', () => {
    expect(read('| Team | P |\n|---|---|\n| Ajax | 3 |\n| PSV |')).toEqual([
      '<table><thead><tr><th>Team</th><th>P</th></tr></thead><tbody><tr><td>Ajax</td><td>3</td></tr><tr><td>PSV</td><td></td></tr></tbody></table>',
    ]);
  });

  it('Markdown may contain HTML', () => {
    expect(
      read(
        '<p>Tom &amp; <b>Jerry</b></p>\n\nand <u>**more**</u> a < b\n\n<ul>\n    <li>one</li>\n\n    <li>two</li>\n</ul>',
      ),
    ).toEqual([
      '<p>Tom & <strong>Jerry</strong></p>',
      '<p>and <strong>more</strong> a < b</p>',
      '<ul><li>one</li><li>two</li></ul>',
    ]);
  });

  it('only web, page, mail and telephone links are kept', () => {
    const links = ['/static/about-us', 'https://a.test/b', 'mailto:a@b.test', 'tel:0808'];
    expect(read(links.map((url) => `[x](${url})`).join(' '))).toEqual([
      `<p>${links.map((url) => `<a ${url}>x</a>`).join(' ')}</p>`,
    ]);
    const refused = ['javascript:alert(1)', 'data:text/html,x', 'vbscript:x', '//evil.test', 'ftp://a.test', '#top'];
    expect(read(refused.map((url) => `[x](${url})`).join(' '))).toEqual([`<p>${refused.map(() => 'x').join(' ')}</p>`]);
  });

  it('empty Markdown gives no blocks', () => {
    for (const nothing of [' \n\n ', '', null, undefined, 7, {}, [], '<p></p>', '# ', '- ', '&nbsp;']) {
      expect(read(nothing)).toEqual([]);
    }
  });
});

describe('HTML in rich text', () => {
  it.each([
    ['<script>alert(1)</script>Text', ['Text']],
    ['<style>p{}</style><svg onload=alert(1)><text>x</text></svg>Text', ['Text']],
    ['<img src=x onerror=alert(1) alt="A crest"> Text', ['A crest Text']],
    ['<a href="javascript:alert(1)">x</a><a href="java\nscript:alert(1)">y</a>', ['xy']],
    ['<a href="&#106;avascript:alert(1)" onclick="a()">x</a>', ['x']],
    ['<a href="data:text/html,<script>alert(1)</script>">x</a>', ['x']],
    ['<iframe src="https://evil.test">in</iframe><object>in</object><noscript><p>in</p></noscript>out', ['out']],
    ['<p style="x" onclick="alert(1)">Text</p>', ['Text']],
    ['<scr<script>ipt>alert(1)</script>Text', ['Text']],
    ['<a href="/\\evil.test">x</a><a href="//evil.test">y</a>', ['xy']],
    ['<math><mi xlink:href="javascript:alert(1)">x</mi></math>Text', ['Text']],
    ['<b><p>bold</p></b> after', ['bold', 'after']],
    [
      '<a href="https://a.test">one <a href="https://b.test">two</a></a>',
      ['<p><a https://a.test>one</a><a https://b.test>two</a></p>'],
    ],
    ['One<br>two', ['One<br>two']],
  ])('the HTML %j loses its script and keeps its words', (html, wanted) => {
    const blocks = read(html);
    for (const word of wanted) expect(blocks.join(' ')).toContain(word);
    expect(JSON.stringify(parseRichText(html, 'h3'))).not.toMatch(/javascript:|data:|onerror|onclick|<script/i);
  });

  it('broken tables stay readable', () => {
    expect(read('<table><tr><td>a<td>b<tr><td>c</table>')).toEqual([
      '<table><tr><td>a</td><td>b</td></tr><tr><td>c</td></tr></table>',
    ]);
    expect(
      read('<table><caption>T</caption><thead><tr><th>A<th>B</thead><tbody><tr><td><p>1</p><p>2</p><td>3'),
    ).toEqual([
      '<table><caption>T</caption><thead><tr><th>A</th><th>B</th></tr></thead><tbody><tr><td><p>1</p><p>2</p></td><td>3</td></tr></tbody></table>',
    ]);
    expect(read('<table></table><tr><td>lost</td></tr>')).toEqual(['<tr><td>lost</td></tr>']);
  });

  it('right-to-left text and loose text are kept', () => {
    expect(read('مرحبا <b>بالعالم</b><ul><li>كرة</ul>قدم')).toEqual([
      '<p>مرحبا <strong>بالعالم</strong></p>',
      '<ul><li>كرة</li></ul>',
      '<p>قدم</p>',
    ]);
  });
});

describe('Strapi 5 blocks', () => {
  const text = (words: string, more: object = {}) => ({ type: 'text', text: words, ...more });

  it('headings, marks, lists and links keep their place', () => {
    expect(
      read([
        { type: 'heading', level: 2, children: [text('Rules')] },
        { type: 'paragraph', children: [text('Be '), text('sure', { bold: true, italic: true }), text('.\nNow')] },
        {
          type: 'list',
          format: 'ordered',
          children: [
            { type: 'list-item', children: [text('one')] },
            { type: 'list', format: 'unordered', children: [{ type: 'list-item', children: [text('deeper')] }] },
          ],
        },
        { type: 'paragraph', children: [{ type: 'link', url: 'https://a.test', children: [text('a')] }, text(' b')] },
        { type: 'paragraph', children: [{ type: 'link', url: 'javascript:alert(1)', children: [text('c')] }] },
        { type: 'quote', children: [text('said')] },
        { type: 'code', children: [text('a  b')] },
        { type: 'image', image: { url: '/x.png', alternativeText: 'A ground' } },
      ]),
    ).toEqual([
      ...['<h3>Rules</h3>', '<p>Be <strong><em>sure</em></strong>.<br>Now</p>'],
      '<ol><li>one</li><ul><li>deeper</li></ul></ol>',
      ...['<p><a https://a.test>a</a> b</p>', '<p>c</p>', '<blockquote><p>said</p></blockquote>'],
      ...['<pre>a  b</pre>', '<p>A ground</p>'],
    ]);
  });

  it('unknown blocks give their content and broken blocks give nothing', () => {
    const strange = [{ type: 'callout', tone: 'red', children: [{ type: 'shout', children: [text('Heard')] }] }];
    expect(
      read([
        ...strange,
        null,
        'x',
        7,
        { type: 'paragraph' },
        { children: 'x' },
        { type: 'link', children: [text('y')] },
      ]),
    ).toEqual(['<div><div><p>Heard</p></div></div>', '<p>y</p>']);
  });
});

const levels = (markdown: string, top: 'h2' | 'h3') =>
  parseRichText(markdown, top).flatMap((node) => (typeof node === 'string' ? [] : [Number(node.tag.slice(1))]));

it('headings start below the page’s level and skip no level', () => {
  expect(levels('# a\n## b\n#### c\n## d\n# e', 'h3')).toEqual([3, 4, 5, 4, 3]);
  expect(levels('#### a\n#### b\n# c', 'h2')).toEqual([2, 2, 2]);
  expect(levels('# a\n## b\n### c\n#### d\n##### e\n###### f', 'h3')).toEqual([3, 4, 5, 6, 6, 6].slice(0, 6));
});
