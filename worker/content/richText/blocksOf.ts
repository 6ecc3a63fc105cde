import type { Block, HeadingLevel, Inline } from '../../../web/domain/richText.ts';
import type { Element, Node, Tag } from './readHtml.ts';

const INLINE: ReadonlySet<Tag> = new Set<Tag>(['strong', 'emphasis', 'deleted', 'code', 'link', 'break']);

const isText = (node: Node) => typeof node === 'string' || INLINE.has(node.tag);

/** True when an inline element contains a block element: `<b><p>…</p></b>`. */
function holdsBlocks({ children }: Element): boolean {
  return children.some((node) => !isText(node) || (typeof node !== 'string' && holdsBlocks(node)));
}

/** The text of nodes with its whitespace unchanged. */
function textOf(nodes: readonly Node[]): string {
  return nodes
    .map((node) => (typeof node === 'string' ? node : node.tag === 'break' ? '\n' : textOf(node.children)))
    .join('');
}

function inlineOf(node: Node): Inline[] {
  if (typeof node === 'string') return [node.replace(/\s+/g, ' ')];
  const { tag, children, url } = node;
  switch (tag) {
    case 'break':
      return [{ kind: 'break' }];
    case 'strong':
    case 'emphasis':
    case 'deleted':
    case 'code': {
      const inside = children.flatMap(inlineOf);
      return textIn(inside) === '' ? inside : [{ kind: tag, children: inside }];
    }
    case 'link': {
      const inside = trimmed(children.flatMap(inlineOf));
      return url === undefined || inside.length === 0 ? inside : [{ kind: 'link', url, children: inside }];
    }
    default:
      // A block inside inline content (a cell, a heading) becomes text, separated from its neighbours by spaces.
      return [' ', ...children.flatMap(inlineOf), ' '];
  }
}

function textIn(line: readonly Inline[]): string {
  return line
    .map((each) => (typeof each === 'string' ? each : each.kind === 'break' ? '' : textIn(each.children)))
    .join('')
    .trim();
}

/** Joins adjacent texts, collapses spaces and trims both ends; empty when there is no visible text. */
function trimmed(line: readonly Inline[]): Inline[] {
  if (textIn(line) === '') return [];
  const joined: Inline[] = [];
  for (const each of line) {
    const before = joined.at(-1);
    if (typeof each === 'string' && typeof before === 'string') joined[joined.length - 1] = before + each;
    else joined.push(each);
  }
  return joined
    .map((each) => (typeof each === 'string' ? each.replace(/ {2,}/g, ' ') : each))
    .map((each, place) => (typeof each === 'string' && place === 0 ? each.trimStart() : each))
    .map((each, place) => (typeof each === 'string' && place === joined.length - 1 ? each.trimEnd() : each))
    .filter((each) => each !== '');
}

const lineOf = (nodes: readonly Node[]) => trimmed(nodes.flatMap(inlineOf));

const isItem = (node: Node) => typeof node !== 'string' && node.tag === 'item';

/** The children of a list. Unwraps items that the parser put into paragraphs or groups. */
function itemNodes(children: readonly Node[]): Node[] {
  return children.flatMap((node) =>
    typeof node !== 'string' && (node.tag === 'paragraph' || node.tag === 'group') && node.children.some(isItem)
      ? itemNodes(node.children)
      : [node],
  );
}

/** The items of a list. Content between items, such as a wrongly nested list, joins the previous item. */
function itemsOf(children: readonly Node[]): Block[][] {
  const items: Block[][] = [];
  for (const node of itemNodes(children)) {
    const before = items.at(-1);
    const blocks = blocksOf(typeof node !== 'string' && node.tag === 'item' ? node.children : [node]);
    if (isItem(node) || before === undefined) items.push(blocks);
    else before.push(...blocks);
  }
  return items.filter((item) => item.length > 0);
}

/** The rows of a table at any depth, without those of nested tables. */
function rowsOf(children: readonly Node[]): Element[] {
  return children.flatMap((node) =>
    typeof node === 'string' || node.tag === 'table' ? [] : node.tag === 'row' ? [node] : rowsOf(node.children),
  );
}

function tableOf({ children }: Element): Block[] {
  const rows = rowsOf(children).map((row) =>
    row.children.flatMap((cell) => (typeof cell !== 'string' && cell.tag === 'cell' ? [cell] : [])),
  );
  const filled = rows.filter((cells) => cells.some((cell) => lineOf(cell.children).length > 0));
  const width = Math.max(0, ...filled.map((cells) => cells.length));
  const linesOf = (cells: readonly Element[]) =>
    Array.from({ length: width }, (_, column) => lineOf(cells[column]?.children ?? []));
  const [first, ...rest] = filled;
  if (first === undefined) return [];
  const isHead = first.every((cell) => cell.isHead === true);
  return isHead
    ? [{ kind: 'table', head: linesOf(first), rows: rest.map(linesOf) }]
    : [{ kind: 'table', head: null, rows: filled.map(linesOf) }];
}

function blockOf(node: Element): Block[] {
  switch (node.tag) {
    case 'heading': {
      const children = lineOf(node.children);
      // The written level; `levelled` adjusts it to the page.
      return children.length === 0 ? [] : [{ kind: 'heading', level: levelOf(node.level), children }];
    }
    case 'list': {
      const items = itemsOf(node.children);
      return items.length === 0 ? [] : [{ kind: 'list', ordered: node.ordered === true, items }];
    }
    case 'table':
      return tableOf(node);
    case 'quote': {
      const children = blocksOf(node.children);
      return children.length === 0 ? [] : [{ kind: 'quote', children }];
    }
    case 'pre': {
      const text = textOf(node.children).trimEnd();
      return text.trim() === '' ? [] : [{ kind: 'code', text }];
    }
    case 'rule':
      return [{ kind: 'rule' }];
    default:
      return blocksOf(node.children);
  }
}

// The page title is h1, so only h2 to h6 remain and the two lowest levels merge.
function levelOf(level = 1): HeadingLevel {
  return ([2, 3, 4, 5, 6] as const)[Math.min(Math.max(level, 1), 5) - 1] ?? 6;
}

/** Converts nodes to blocks. Inline content between blocks becomes a paragraph. */
export function blocksOf(nodes: readonly Node[]): Block[] {
  const blocks: Block[] = [];
  let line: Node[] = [];
  const endLine = () => {
    const children = lineOf(line);
    if (children.length > 0) blocks.push({ kind: 'paragraph', children });
    line = [];
  };
  for (const node of nodes) {
    if (typeof node === 'string' || (isText(node) && !holdsBlocks(node))) line.push(node);
    else {
      endLine();
      blocks.push(...blockOf(node));
    }
  }
  endLine();
  return blocks;
}
