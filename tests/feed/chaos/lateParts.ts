import { DomUtils, parseDocument } from 'htmlparser2';

export type PageDocument = ReturnType<typeof parseDocument>;
export type PageElement = ReturnType<typeof DomUtils.findAll>[number];

/** How a document marks what arrives after its subject (`worker/render/documentEnd.ts`). */
export const LATE = {
  /** Attribute of a section at the end of the body: the id of its place. */
  part: 'data-late-for',
  /** The start of the placeholder's link to a late part. */
  link: '#late-',
  /** Attribute of a script with the answer to a query. */
  answer: 'data-late',
} as const;

const having = ({ children }: PageDocument, attribute: string): PageElement[] =>
  DomUtils.findAll(({ attribs }) => attribs[attribute] !== undefined, children);

/** A document as a reader with script sees it in the end: its late parts are in their places. */
export interface WholeDocument {
  document: PageDocument;
  /** The texts of late answers, by their ids. */
  answers: ReadonlyMap<string, string>;
  /** The ids of parts without a place. */
  lost: readonly string[];
}

/** Parses a document and moves its late parts, as its own script does. Drops the parts for readers without script. */
export function wholeDocument(html: string): WholeDocument {
  const document = parseDocument(html);
  for (const element of DomUtils.getElementsByTagName('noscript', document.children)) DomUtils.removeElement(element);
  const lost: string[] = [];
  for (const part of having(document, LATE.part)) {
    const id = part.attribs[LATE.part] ?? '';
    const place = DomUtils.getElementById(id, document.children);
    if (place === null) {
      lost.push(id);
      continue;
    }
    for (const child of [...place.children]) DomUtils.removeElement(child);
    for (const child of [...part.children]) {
      DomUtils.removeElement(child);
      DomUtils.appendChild(place, child);
    }
    DomUtils.removeElement(part);
  }
  const scripts = having(document, LATE.answer).map((script) => [script.attribs[LATE.answer] ?? '', script] as const);
  return { document, answers: new Map(scripts.map(([id, script]) => [id, DomUtils.textContent(script)])), lost };
}
