import { describe, expect, it } from 'vitest';
import type { Block, Inline } from '../../../../web/domain/richText.ts';
import { readRichText } from '../../../../worker/content/richText/readRichText.ts';

function lineText(children: readonly Inline[]): string {
  return children
    .map((each) => {
      if (typeof each === 'string') return each;
      if (each.kind === 'break') return '/';
      const inside = lineText(each.children);
      return each.kind === 'link' ? `[${inside}](${each.url})` : `${each.kind}{${inside}}`;
    })
    .join('');
}

function textOfBlock(block: Block): string {
  switch (block.kind) {
    case 'paragraph':
      return lineText(block.children);
    case 'heading':
      return `h${block.level} ${lineText(block.children)}`;
    case 'list':
      return `${block.ordered ? 'ol' : 'ul'}(${block.items.map((item) => textsOf(item).join(' ')).join(' | ')})`;
    case 'table': {
      const row = (cells: readonly Inline[][]) => cells.map(lineText).join(' | ');
      return `table(${block.head === null ? '-' : row(block.head)} :: ${block.rows.map(row).join(' / ')})`;
    }
    case 'quote':
      return `quote(${textsOf(block.children).join(' ')})`;
    case 'code':
      return `code(${block.text})`;
    case 'rule':
      return 'rule';
  }
}

/** Renders blocks as readable text, one line per block. */
function textsOf(blocks: readonly Block[]): string[] {
  return blocks.map(textOfBlock);
}

const read = (text: unknown) => textsOf(readRichText(text, 3));

describe('Markdown in rich text', () => {
  it('headings, bold, lists and links keep their place', () => {
    const text =
      '# How\nCheck **first**, then *bet*.\n\n- one [a](https://a.test/x)\n  1. in it\n- two\n\n> said\n\n---\n~~old~~ `18+`';
    expect(read(text)).toEqual([
      ...['h3 How', 'Check strong{first}, then emphasis{bet}.', 'ul(one [a](https://a.test/x) ol(in it) | two)'],
      ...['quote(said)', 'rule', 'deleted{old} code{18+}'],
    ]);
  });

  it('short table rows are filled up', () => {
    expect(read('| Team | P |\n|---|---|\n| Ajax | 3 |\n| PSV |')).toEqual(['table(Team | P :: Ajax | 3 / PSV | )']);
  });

  it('Markdown may contain HTML', () => {
    expect(
      read(
        '<p>Tom &amp; <b>Jerry</b></p>\n\nand <u>**more**</u> a < b\n\n<ul>\n    <li>one</li>\n\n    <li>two</li>\n</ul>',
      ),
    ).toEqual(['Tom & strong{Jerry}', 'and strong{more} a < b', 'ul(one | two)']);
  });

  it('only web, page, mail and telephone links are kept', () => {
    const links = ['/static/about-us', 'https://a.test/b', 'mailto:a@b.test', 'tel:0808'];
    expect(read(links.map((url) => `[x](${url})`).join(' '))).toEqual([links.map((url) => `[x](${url})`).join(' ')]);
    const refused = ['javascript:alert(1)', 'data:text/html,x', 'vbscript:x', '//evil.test', 'ftp://a.test', '#top'];
    expect(read(refused.map((url) => `[x](${url})`).join(' '))).toEqual([refused.map(() => 'x').join(' ')]);
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
      ['[one](https://a.test)[two](https://b.test)'],
    ],
    ['One<br>two', ['One break two'.replace(' break ', '/')]],
  ])('the HTML %j loses its script and keeps its words', (html, wanted) => {
    const blocks = read(html);
    for (const word of wanted) expect(blocks.join(' ')).toContain(word);
    expect(JSON.stringify(readRichText(html, 3))).not.toMatch(/javascript:|data:|onerror|onclick|<script/i);
  });

  it('broken tables stay readable', () => {
    expect(read('<table><tr><td>a<td>b<tr><td>c</table>')).toEqual(['table(- :: a | b / c | )']);
    expect(
      read('<table><caption>T</caption><thead><tr><th>A<th>B</thead><tbody><tr><td><p>1</p><p>2</p><td>3'),
    ).toEqual(['table(A | B :: 1 2 | 3)']);
    expect(read('<table></table><tr><td>lost</td></tr>')).toEqual(['lost']);
  });

  it('right-to-left text and loose text are kept', () => {
    expect(read('مرحبا <b>بالعالم</b><ul><li>كرة</ul>قدم')).toEqual(['مرحبا strong{بالعالم}', 'ul(كرة)', 'قدم']);
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
      ...['h3 Rules', 'Be strong{emphasis{sure}}./Now', 'ol(one ul(deeper))', '[a](https://a.test) b', 'c'],
      ...['quote(said)', 'code(a  b)', 'A ground'],
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
    ).toEqual(['Heard', 'y']);
  });
});

describe('rich text headings', () => {
  const levels = (markdown: string, top: 2 | 3) =>
    readRichText(markdown, top).flatMap((block) => (block.kind === 'heading' ? [block.level] : []));

  it('headings start below the page’s level and skip no level', () => {
    expect(levels('# a\n## b\n#### c\n## d\n# e', 3)).toEqual([3, 4, 5, 4, 3]);
    expect(levels('#### a\n#### b\n# c', 2)).toEqual([2, 2, 2]);
    expect(levels('# a\n## b\n### c\n#### d\n##### e\n###### f', 3)).toEqual([3, 4, 5, 6, 6, 6].slice(0, 6));
  });
});
