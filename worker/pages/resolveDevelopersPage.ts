import { ServerOnly } from '../../web/data/serverOnly.ts';
import type { PageContent } from '../../web/domain/richText.ts';
import { calendarPath } from '../../web/format/addresses/calendarPaths.ts';
import { embedRoot } from '../../web/format/addresses/embeds.ts';
import { goalsFeedPath, playerFeedPath, type Route, resultsFeedPath } from '../../web/format/addresses/routes.ts';
import { openSourceOf } from '../api/licence.ts';
import { describedParameters, RULES } from '../api/openApiDocument.ts';
import { OPERATION_IDS, OPERATIONS, type OperationId } from '../api/operations.ts';
import { STATUSES } from '../api/wireChange.ts';
import { REQUESTS_A_MINUTE } from '../base/requestLimit.ts';
import { parseRichText } from '../content/richText/parseRichText.ts';
import type { PageDraft } from '../render/renderPage.tsx';
import { type PageContext, pageState, wordsOf } from './pageContext.ts';

const EXAMPLES = ['/matches?status=live&limit=20', '/search?q=ajax', '/changes?minutes=10'];

type Words = ReturnType<typeof wordsOf>;

const codeBlock = (text: string) => `\`\`\`\n${text}\n\`\`\``;
const listOf = (items: readonly string[]) => items.map((item) => `- ${item}`).join('\n');
const tableOf = (rows: readonly string[]) => rows.map((row) => `| ${row} |`).join('\n');

/** An operation in Markdown. */
function operationText(id: OperationId, t: Words): string {
  const { path } = OPERATIONS[id];
  const rows = describedParameters(OPERATIONS[id], t).map(({ name, description, isNeeded, schema }) => {
    const values = schema.enum === undefined || name === 'status' ? '' : `: ${schema.enum.join(', ')}`;
    const usual = typeof schema.default === 'object' || schema.default === undefined ? '' : ` (${schema.default})`;
    const needed = isNeeded ? ` (${t('developers.needed')})` : '';
    return `\`${name}\` | ${description}${values}${usual}${needed}`;
  });
  return [
    `# ${t(`developers.operations.${id}.title`)}`,
    t(`developers.operations.${id}.text`),
    codeBlock(`GET /api/v1${path}`),
    tableOf([`${t('developers.parameter')} | ${t('developers.meaning')}`, '- | -', ...rows]),
  ].join('\n\n');
}

function licenceText({ config, origin }: PageContext, t: Words): string {
  const open = openSourceOf(config, origin);
  if (!open.ok) return t('developers.closed', { reason: open.error });
  const { source, licence } = open.value;
  return t('developers.licensed', { source, licence: `[${licence.name}](${licence.url})` });
}

/** How to use the public API (`worker/api`), from the table of its operations. */
export function resolveDevelopersPage(route: Route & { name: 'developers' }, context: PageContext): PageDraft {
  const t = wordsOf(context);
  const { config, origin, visitor } = context;
  const { locale } = visitor;
  const [title, description] = [t('developers.title'), t('developers.description')];
  const rules = RULES.map((rule) => t(`developers.rules.${rule}`, { count: REQUESTS_A_MINUTE }));
  const calendars = [
    calendarPath({ kind: 'team', id: '{id}' }, locale),
    calendarPath({ kind: 'competition', id: '{id}' }, locale),
    `${calendarPath({ kind: 'following' }, locale)}?follow=t47.c63.m123`,
  ];
  const machines = [
    `[${t('developers.openApi')}](/api/v1/openapi.json)`,
    `${t('developers.mcp')}: \`${origin}/mcp\``,
    `[${t('developers.goals')}](${goalsFeedPath(locale)}): \`?team={id}\`, \`?competition={id}\``,
    `${t('developers.results')}: \`${resultsFeedPath(locale)}?competition={id}\``,
    `${t('developers.player')}: \`${playerFeedPath(locale)}?player={team}-{id}\``,
    `${t('developers.calendars')}: ${calendars.map((path) => `\`${path}\``).join(', ')}`,
    ...(config.embedHosts === null ? [] : [`[${t('embed.title')}](${embedRoot(locale)}): \`/oembed?url={page}\``]),
  ];
  const statuses = STATUSES.map((each) => `\`${each}\` | ${t(`developers.statuses.${each}`)}`);
  const sections = [
    ['', `${t('developers.intro')}\n\n${licenceText(context, t)}`],
    [t('developers.try'), codeBlock(EXAMPLES.map((each) => `curl '${origin}/api/v1${each}'`).join('\n'))],
    [t('developers.machine'), listOf(machines)],
    [t('developers.operationsTitle'), OPERATION_IDS.map((id) => operationText(id, t)).join('\n\n')],
    [t('developers.statusesTitle'), tableOf([' | ', '- | -', ...statuses])],
    [t('developers.rulesTitle'), listOf(rules)],
    [
      t('developers.changelogTitle'),
      listOf((['words', 'kickOffDate', 'first'] as const).map((each) => t(`developers.changelog.${each}`))),
    ],
  ] as const;
  const page: PageContent = {
    title,
    description,
    sections: sections.map(([heading, text]) => ({ heading, blocks: parseRichText(text, 'h3') })),
  };
  return {
    status: 200,
    head: { title, description, route, indexed: true },
    state: pageState(context, route, { kind: 'text', page: new ServerOnly(page) }),
  };
}
