import { DomUtils, ElementType } from 'htmlparser2';
import * as v from 'valibot';
import en from '../../../locales/en.json' with { type: 'json' };
import nl from '../../../locales/nl.json' with { type: 'json' };
import { parseCounters, parseOddsBoard } from '../../../web/domain/listSchemas.ts';
import { LATE, type PageElement, wholeDocument } from './lateParts.ts';

/** What an answer says, by subject. Each subject is a list in the order of the document. */
export type Facts = Readonly<Record<string, readonly string[]>>;

const squeezed = (text: string) => text.replace(/\s+/g, ' ').trim();

/** What goes on between two readings: minutes of play, the time until kick-off and seconds of age, in both languages. */
const RUNNING = [
  /\b\d+(\+\d+)?(?=[’'′])/g,
  /\b\d+(st|nd|rd|th|e)(?= (minute|minuut))/g,
  / plus \d+(?=$| )/g,
  /\b(\d+ (h|u) )?\d+ (min|seconds?|seconden?)\b/g,
];

const timeless = (text: string) => RUNNING.reduce((said, pattern) => said.replace(pattern, ''), squeezed(text));

type Nodes = PageElement['children'];

const hasClass = ({ attribs }: PageElement, name: string) => (attribs.class ?? '').split(/\s+/).includes(name);
const all = (nodes: Nodes, test: (element: PageElement) => boolean) => DomUtils.findAll(test, nodes);
const tagged = (nodes: Nodes, ...names: string[]) => all(nodes, ({ name }) => names.includes(name));
const classed = (nodes: Nodes, name: string) => all(nodes, (element) => hasClass(element, name));
const textOf = (node: Nodes[number]) => timeless(DomUtils.textContent(node));
const values = (elements: readonly PageElement[], name: string) => elements.map(({ attribs }) => attribs[name] ?? '');

/** Elements that nobody reads. */
const SILENT = new Set(['script', 'style', 'svg', 'template']);

/**
 * The browser renders prices in rows and the number of live matches from data. A new goal stands in its row for a minute, and
 * a list says its age after half a minute. The notice that a list is incomplete has a role.
 */
const isPassing = (element: PageElement) =>
  // The journal records the momentum while pages are open, so each reading has more of it.
  element.attribs.id === 'momentum-card' ||
  ['row-prices', 'live-badge', 'row-goal'].some((name) => hasClass(element, name)) ||
  (hasClass(element, 'border-live') && element.attribs.role === undefined);

const PASSING_TEXTS = new Set([en.list.old, nl.list.old]);

/** The texts of a document in their order. */
function textsIn(nodes: Nodes): string[] {
  return nodes.flatMap((node) => {
    if (node.type === ElementType.Text) return timeless(node.data) || [];
    return 'attribs' in node && !SILENT.has(node.name) ? textsIn(node.children) : [];
  });
}

const pageState = v.object({ answers: v.array(v.object({ key: v.array(v.unknown()), data: v.unknown() })) });

interface KnownAnswer {
  query: string;
  data: unknown;
}

/** Late answers whose query has another name. */
const QUERIES: Readonly<Record<string, string>> = { badge: 'counters' };

/** The answers to queries that a document brings: in its state, and later. */
function answersOf(states: readonly string[], late: ReadonlyMap<string, string>): KnownAnswer[] {
  return [
    ...states
      .flatMap((text) => v.parse(pageState, JSON.parse(text)).answers)
      .map(({ key: [name], data }) => ({ query: String(name), data })),
    ...Array.from(late, ([id, text]) => ({ query: QUERIES[id] ?? id, data: JSON.parse(text) })),
  ];
}

const SIDES = ['home', 'draw', 'away'] as const;

/** The prices in rows that a page knows, rendered or not. */
function pricesIn(known: readonly KnownAnswer[]): string[] {
  const lines = known.flatMap(({ query, data }) =>
    Object.entries((query === 'odds' ? parseOddsBoard(data) : null) ?? {}).flatMap(([id, prices]) =>
      SIDES.map((side) => `${id} ${side} ${prices[side]?.decimal} ${prices[side]?.operator}`),
    ),
  );
  return lines.toSorted();
}

/** The numbers of live matches that the header shows; the time of the next kick-off goes on. */
const countersIn = (known: readonly KnownAnswer[]) =>
  known.flatMap(({ query, data }) => {
    const counters = query === 'counters' ? parseCounters(data) : null;
    return counters === null ? [] : `${counters.live} live of ${counters.all}`;
  });

/** The facts of structured data; its dates of change go on. */
function statementsIn(json: string): string[] {
  const keep = (name: string, value: unknown) => (/^date(Modified|Published)$/.test(name) ? undefined : value);
  // Each site has its own source, which serves pictures too.
  return [timeless(JSON.stringify(JSON.parse(json, keep))).replace(/127\.0\.0\.1(%3A|:)\d+/g, 'source.test')];
}

function rowOf(link: PageElement): string {
  const parts = all(link.children, (element) => ['row-name', 'row-score'].some((name) => hasClass(element, name)));
  return [link.attribs.href ?? '', ...parts.map(textOf)].join(' | ');
}

const tabsIn = (nodes: Nodes) =>
  classed(nodes, 'tabs').flatMap((tabs) =>
    tagged(tabs.children, 'a').map((tab) => `${tab.attribs.href} ${textOf(tab)}`),
  );

/** What a page says to a reader with script, once all of it has arrived. */
export function factsOfPage(html: string): Facts {
  const { document, answers, lost } = wholeDocument(html);
  const { children } = document;
  const inside = (name: string) => tagged(children, name).flatMap((element) => element.children);
  const scripts = (type: string) =>
    tagged(children, 'script')
      .filter(({ attribs }) => attribs.type === type && attribs[LATE.answer] === undefined)
      .map((script) => DomUtils.textContent(script));
  const known = answersOf(scripts('application/json'), answers);
  for (const element of all(children, isPassing)) DomUtils.removeElement(element);
  const main = inside('main');
  const body = inside('body');
  const metas = tagged(children, 'meta').filter(({ attribs: { name = '' } }) =>
    ['description', 'robots'].includes(name),
  );
  const links = tagged(children, 'link').filter(({ attribs: { rel = '' } }) =>
    ['canonical', 'alternate'].includes(rel),
  );
  const anchors = values(tagged(body, 'a'), 'href');
  return {
    'parts without a place': lost,
    'parts that never came': anchors.filter((href) => href.startsWith(LATE.link)),
    title: tagged(children, 'title').slice(0, 1).map(textOf),
    head: [...values(metas, 'content'), ...values(links, 'href')],
    h1: tagged(children, 'h1').map(textOf),
    tabs: tabsIn(main),
    order: values(classed(main, 'group-target'), 'href').filter(Boolean),
    headings: tagged(main, 'h2', 'h3').map(textOf),
    rows: classed(main, 'row-link').map(rowOf),
    tables: tagged(main, 'tr').map((row) => tagged(row.children, 'th', 'td').map(textOf).join(' | ')),
    prices: pricesIn(known),
    counters: countersIn(known),
    answers: [...new Set(known.map(({ query }) => query))].toSorted(),
    offers: classed(body, 'offer').map(textOf),
    'play links': [...new Set(anchors.filter((href) => /^\/(play|nl\/speel)\//.test(href)))].toSorted(),
    'structured data': scripts('application/ld+json').flatMap(statementsIn),
    links: anchors,
    text: textsIn(body).filter((text) => !PASSING_TEXTS.has(text)),
  };
}
