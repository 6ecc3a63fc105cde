import type { Block, Inline, PageContent } from '../../web/domain/richText.ts';
import { calendarPath } from '../../web/format/addresses/calendarPaths.ts';
import { embedRoot } from '../../web/format/addresses/embeds.ts';
import { goalsFeedPath, type Route, resultsFeedPath } from '../../web/format/addresses/routes.ts';
import { STATUSES } from '../push/wireChange.ts';
import type { PageDraft } from '../render/renderPage.ts';
import { openSourceOf } from './openData/licence.ts';
import { describedParameters } from './openData/openApiDocument.ts';
import { OPERATION_IDS, OPERATIONS, type OperationId } from './openData/operations.ts';
import { type PageContext, pageState, wordsOf } from './pageContext.ts';

const EXAMPLES = ['/matches?tz=Europe/Amsterdam', '/search?q=ajax', '/changes?after=0&limit=20'];

type Words = ReturnType<typeof wordsOf>;

/** Text with its parts in backticks as code. */
const inline = (text: string): Inline[] =>
  text
    .split('`')
    .map((part, index): Inline => (index % 2 === 0 ? part : { kind: 'code', children: [part] }))
    .filter((part) => part !== '');

const paragraph = (text: string): Block => ({ kind: 'paragraph', children: inline(text) });
const code = (text: string): Block => ({ kind: 'code', text });
const link = (url: string, text: string): Inline => ({ kind: 'link', url, children: [text] });

const listOf = (items: readonly Inline[][]): Block => ({
  kind: 'list',
  ordered: false,
  items: items.map((children) => [{ kind: 'paragraph', children }]),
});

function operationBlocks(id: OperationId, t: Words): Block[] {
  const { path } = OPERATIONS[id];
  const rows = describedParameters(OPERATIONS[id], t).map(({ name, description, isNeeded, schema }) => {
    const values = schema.enum === undefined ? [] : [`: ${schema.enum.join(', ')}`];
    const usual = typeof schema.default === 'object' || schema.default === undefined ? [] : [` (${schema.default})`];
    const needed = isNeeded ? [` (${t('developers.needed')})`] : [];
    return [inline(`\`${name}\``), [...inline(description), ...(name === 'status' ? [] : values), ...usual, ...needed]];
  });
  return [
    { kind: 'heading', level: 3, children: [t(`developers.operations.${id}.title`)] },
    paragraph(t(`developers.operations.${id}.text`)),
    code(`GET /api/v1${path}`),
    { kind: 'table', head: [[t('developers.parameter')], [t('developers.meaning')]], rows },
  ];
}

function licenceBlock({ config, origin }: PageContext, t: Words): Block {
  const open = openSourceOf(config, origin);
  if (!open.ok) return paragraph(t('developers.closed', { reason: open.error }));
  const { source, licence } = open.value;
  const [before = '', after = ''] = t('developers.licensed', { source, licence: '\n' }).split('\n');
  return { kind: 'paragraph', children: [before, link(licence.url, licence.name), after] };
}

/** How to use the public API (`worker/pages/openData`), from the table of its operations. */
export function resolveDevelopersPage(route: Route & { name: 'developers' }, context: PageContext): PageDraft {
  const t = wordsOf(context);
  const { config, origin, visitor } = context;
  const { locale } = visitor;
  const [title, description] = [t('developers.title'), t('developers.description')];
  const statuses = STATUSES.map((each) => [inline(`\`${each}\``), [t(`developers.statuses.${each}`)]]);
  const rules = (['age', 'etag', 'limit', 'socket', 'errors', 'scores', 'sunset'] as const).map((rule) =>
    inline(t(`developers.rules.${rule}`)),
  );
  const calendars = [
    calendarPath({ kind: 'team', id: '{id}' }, locale),
    calendarPath({ kind: 'competition', id: '{id}' }, locale),
    `${calendarPath({ kind: 'following' }, locale)}?follow=t47.c63.m123`,
  ];
  const machines: Inline[][] = [
    [link('/api/v1/openapi.json', t('developers.openApi'))],
    [`${t('developers.mcp')}: `, ...inline(`\`${origin}/mcp\``)],
    [link(goalsFeedPath(locale), t('developers.goals')), ...inline(': `?team={id}`, `?competition={id}`')],
    [`${t('developers.results')}: `, ...inline(`\`${resultsFeedPath(locale)}?competition={id}\``)],
    [...inline(`${t('developers.calendars')}: `), ...inline(calendars.map((path) => `\`${path}\``).join(', '))],
    ...(config.embedHosts === null
      ? []
      : [[link(embedRoot(locale), t('embed.title')), ...inline(': `/oembed?url={page}`')]]),
  ];
  const page: PageContent = {
    title,
    description,
    sections: [
      { heading: '', blocks: [paragraph(t('developers.intro')), licenceBlock(context, t)] },
      {
        heading: t('developers.try'),
        blocks: [code(EXAMPLES.map((each) => `curl '${origin}/api/v1${each}'`).join('\n'))],
      },
      { heading: t('developers.machine'), blocks: [listOf(machines)] },
      { heading: t('developers.operationsTitle'), blocks: OPERATION_IDS.flatMap((id) => operationBlocks(id, t)) },
      { heading: t('developers.statusesTitle'), blocks: [{ kind: 'table', head: null, rows: statuses }] },
      { heading: t('developers.rulesTitle'), blocks: [listOf(rules)] },
      { heading: t('developers.changelogTitle'), blocks: [listOf([[t('developers.changelog.first')]])] },
    ],
  };
  return {
    status: 200,
    head: { title, description, route, indexed: true },
    state: pageState(context, route, { kind: 'text', page }, { withoutOffers: true }),
  };
}
