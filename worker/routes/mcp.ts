import { type Context, Hono } from 'hono';
import * as v from 'valibot';
import en from '../../locales/en.json' with { type: 'json' };
import { translator } from '../../locales/translator.ts';
import { compactText } from '../api/compactText.ts';
import { describedParameters } from '../api/openApiDocument.ts';
import { isOperation, OPERATION_IDS, OPERATIONS } from '../api/operations.ts';
import type { AppEnv } from '../middleware/appEnv.ts';
import { openToAll, operate } from './openData.ts';
import { parsedJson, readText } from './readBody.ts';

const PATH = '/mcp';

/** Versions of the Model Context Protocol, the newest first. */
const VERSIONS = ['2025-11-25', '2025-06-18', '2025-03-26'] as const;

const MAX_BYTES = 10_000;

const message = v.object({
  jsonrpc: v.literal('2.0'),
  /** Absent in notifications. */
  id: v.optional(v.union([v.string(), v.number()])),
  method: v.string(),
  params: v.optional(v.record(v.string(), v.unknown()), {}),
});

const toolCall = v.object({
  name: v.string(),
  arguments: v.optional(
    v.record(
      v.string(),
      v.pipe(
        v.union([v.string(), v.number(), v.boolean(), v.array(v.union([v.string(), v.number()]))]),
        v.transform(String),
      ),
    ),
    {},
  ),
});

const JSON_HEADERS = { 'Content-Type': 'application/json', 'Cache-Control': 'no-store' };

/** Error codes of JSON-RPC 2.0. */
const CODES = { parse: -32_700, request: -32_600, method: -32_601, params: -32_602 } as const;

type Reply = { result: object } | { error: { code: number; message: string } };

const failure = (kind: keyof typeof CODES, text: string): Reply => ({ error: { code: CODES[kind], message: text } });

/** What a model gets where it names nothing: an answer fits into its memory. */
const DEFAULTS: Readonly<Record<string, unknown>> = { limit: 20, round: 'current' };

const INSTRUCTIONS =
  'Football and other sports: scores, fixtures, tables, players. Search first for IDs: `search` finds competitions, teams and ' +
  'players by a part of the name; names are followed by their [ID]. Matches now: `listMatches` with `status` live, and ' +
  '`country` or `competition`. A team’s next and last matches: `getTeam`. Scorers of a match: `getMatch`. How often one team ' +
  'beat another: `getHeadToHead`. A player: `getPlayer`, or `getScorers` of the competition for the ID. Last season’s table: ' +
  '`getStandings` with `season` last; what a team still plays: `getSeason` with `team`. What just changed: `listChanges` with ' +
  '`minutes`. Times are UTC; `tz` adds local ones. Quote scores with their age (`asOf`).';

/** What every answer has beside its text: age, source and licence, and the arguments of the rest. */
const OUTPUT_SCHEMA = {
  type: 'object',
  properties: {
    asOf: { type: 'string', description: 'The source confirmed the data at this time' },
    stale: { type: 'boolean', description: 'True if the data is not confirmed recently' },
    source: { type: 'string', description: 'Name of the data provider' },
    licence: { type: 'string', description: 'URL of the licence' },
    next: { type: 'object', description: 'Call again with these arguments for the rest; absent if there is none' },
    isCut: { type: 'boolean', description: 'True if the text had to be cut: ask for less' },
  },
  required: ['asOf', 'stale', 'source', 'licence', 'isCut'],
};

const TOOLS = () =>
  OPERATION_IDS.map((name) => {
    const described = describedParameters(OPERATIONS[name], translator('en'));
    return {
      name,
      title: en.developers.operations[name].title,
      description: en.developers.operations[name].text,
      inputSchema: {
        type: 'object',
        properties: Object.fromEntries(
          described.map(({ name, description, schema }) => {
            const usual = DEFAULTS[name];
            return [name, { description, ...schema, ...(usual === undefined ? {} : { default: usual }) }];
          }),
        ),
        required: described.flatMap((each) => (each.isNeeded ? [each.name] : [])),
        additionalProperties: false,
      },
      outputSchema: OUTPUT_SCHEMA,
      annotations: { readOnlyHint: true, openWorldHint: true },
    };
  });

const openAnswer = v.looseObject({
  ...{ asOf: v.string(), stale: v.boolean(), source: v.string(), licence: v.object({ url: v.string() }) },
});

async function callTool(params: unknown, context: Context<AppEnv>): Promise<Reply> {
  const call = v.safeParse(toolCall, params);
  if (!call.success) return failure('params', 'A call must have a name, and arguments of text, numbers and booleans.');
  const { name, arguments: given } = call.output;
  if (!isOperation(name)) return failure('params', `Unknown tool ${name}.`);
  const usual = Object.entries(DEFAULTS).filter(([each]) => Object.hasOwn(OPERATIONS[name].parameters.entries, each));
  const asked = { ...Object.fromEntries(usual.map(([each, value]) => [each, String(value)])), ...given };
  const answered = await operate(name, asked, context);
  if (!answered.ok) return { result: { content: [{ type: 'text', text: answered.error.detail }], isError: true } };
  const { asOf, stale, source, licence, ...data } = v.parse(openAnswer, JSON.parse(answered.value.text));
  // The next matches of a team are data.
  const next =
    typeof data.next === 'string'
      ? { ...(given.id !== undefined && { id: given.id }), ...Object.fromEntries(new URL(data.next).searchParams) }
      : null;
  const { text, isCut } = compactText(next === null ? data : { ...data, next });
  const content = [{ type: 'text', text: `as of ${asOf}${stale ? ' (stale)' : ''}\n${text}` }];
  return {
    result: { content, structuredContent: { asOf, stale, source, licence: licence.url, isCut, ...(next && { next }) } },
  };
}

async function replyTo({ method, params }: v.InferOutput<typeof message>, context: Context<AppEnv>): Promise<Reply> {
  switch (method) {
    case 'initialize': {
      const { siteName } = context.var.isolate.config;
      const protocolVersion = VERSIONS.find((each) => each === params.protocolVersion) ?? VERSIONS[0];
      const serverInfo = { name: 'scoreline', title: siteName, version: '1.0.0' };
      return { result: { protocolVersion, capabilities: { tools: {} }, serverInfo, instructions: INSTRUCTIONS } };
    }
    case 'ping':
      return { result: {} };
    case 'tools/list':
      return { result: { tools: TOOLS() } };
    case 'tools/call':
      return callTool(params, context);
    default:
      return failure('method', `Unknown method ${method}.`);
  }
}

/**
 * The operations of the public API as tools of a Model Context Protocol server (streamable HTTP, version 2025-11-25). It
 * keeps no session: each POST has one message, and its answer is JSON.
 */
export const mcp = new Hono<AppEnv>()
  .use(PATH, openToAll(['POST']))
  .post(PATH, async (context) => {
    const answer = (reply: Reply, id: string | number | null, status: 200 | 400 = 200) =>
      context.json({ jsonrpc: '2.0', id, ...reply }, status, JSON_HEADERS);
    const version = context.req.header('MCP-Protocol-Version');
    if (version !== undefined && !VERSIONS.some((each) => each === version)) {
      return answer(failure('request', `MCP-Protocol-Version must be one of ${VERSIONS.join(', ')}.`), null, 400);
    }
    const text = await readText(context.req.raw.body, MAX_BYTES);
    if (text === null) return answer(failure('request', `A message must have at most ${MAX_BYTES} bytes.`), null, 400);
    const given = parsedJson(text);
    if (given === undefined) return answer(failure('parse', 'The message is not valid JSON.'), null, 400);
    const read = v.safeParse(message, given);
    if (!read.success) return answer(failure('request', 'The message must be a JSON-RPC 2.0 request.'), null, 400);
    const { id } = read.output;
    if (id === undefined) return context.body(null, 202);
    return answer(await replyTo(read.output, context), id);
  })
  .all(PATH, (context) => context.json({ error: 'use POST' }, 405, { Allow: 'POST, OPTIONS' }));
