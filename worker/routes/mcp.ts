import { type Context, Hono } from 'hono';
import * as v from 'valibot';
import en from '../../locales/en.json' with { type: 'json' };
import { translator } from '../../locales/translator.ts';
import type { AppEnv } from '../middleware/appEnv.ts';
import { describedParameters } from '../pages/openData/openApiDocument.ts';
import { isOperation, OPERATION_IDS, OPERATIONS } from '../pages/openData/operations.ts';
import { openToAll, operate } from './openData.ts';
import { parsedJson, readText } from './readBody.ts';

const PATH = '/mcp';

/** Versions of the Model Context Protocol, the newest first. */
const VERSIONS = ['2025-11-25', '2025-06-18', '2025-03-26'] as const;

const MOST_BYTES = 10_000;

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
    v.record(v.string(), v.pipe(v.union([v.string(), v.number(), v.boolean()]), v.transform(String))),
    {},
  ),
});

/** Error codes of JSON-RPC 2.0. */
const CODES = { parse: -32_700, request: -32_600, method: -32_601, params: -32_602 } as const;

type Reply = { result: object } | { error: { code: number; message: string } };

const failure = (kind: keyof typeof CODES, text: string): Reply => ({ error: { code: CODES[kind], message: text } });

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
          described.map((each) => [each.name, { description: each.description, ...each.schema }]),
        ),
        required: described.flatMap((each) => (each.isNeeded ? [each.name] : [])),
        additionalProperties: false,
      },
      annotations: { readOnlyHint: true, openWorldHint: true },
    };
  });

async function callTool(params: unknown, context: Context<AppEnv>): Promise<Reply> {
  const call = v.safeParse(toolCall, params);
  if (!call.success) return failure('params', 'a name and arguments of text, numbers and booleans are wanted');
  const { name, arguments: given } = call.output;
  if (!isOperation(name)) return failure('params', `there is no tool ${name}`);
  const answered = await operate(name, given, context);
  const text = answered.ok ? JSON.stringify(answered.value) : answered.error.detail;
  const content = [{ type: 'text', text }];
  return { result: answered.ok ? { content, structuredContent: answered.value } : { content, isError: true } };
}

async function replyTo({ method, params }: v.InferOutput<typeof message>, context: Context<AppEnv>): Promise<Reply> {
  switch (method) {
    case 'initialize': {
      const { siteName } = context.var.isolate.config;
      const protocolVersion = VERSIONS.find((each) => each === params.protocolVersion) ?? VERSIONS[0];
      const serverInfo = { name: 'scoreline', title: siteName, version: '1.0.0' };
      return { result: { protocolVersion, capabilities: { tools: {} }, serverInfo } };
    }
    case 'ping':
      return { result: {} };
    case 'tools/list':
      return { result: { tools: TOOLS() } };
    case 'tools/call':
      return callTool(params, context);
    default:
      return failure('method', `there is no method ${method}`);
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
      context.json({ jsonrpc: '2.0', id, ...reply }, status, { 'Cache-Control': 'no-store' });
    const version = context.req.header('MCP-Protocol-Version');
    if (version !== undefined && !VERSIONS.some((each) => each === version)) {
      return answer(failure('request', `the protocol’s versions are ${VERSIONS.join(', ')}`), null, 400);
    }
    const text = await readText(context.req.raw.body, MOST_BYTES);
    if (text === null) return answer(failure('request', `a message has at most ${MOST_BYTES} bytes`), null, 400);
    const given = parsedJson(text);
    if (given === undefined) return answer(failure('parse', 'the message is no JSON'), null, 400);
    const read = v.safeParse(message, given);
    if (!read.success) return answer(failure('request', 'a JSON-RPC 2.0 message is wanted'), null, 400);
    const { id } = read.output;
    if (id === undefined) return context.body(null, 202);
    return answer(await replyTo(read.output, context), id);
  })
  .all(PATH, (context) => context.json({ error: 'this address takes POST' }, 405, { Allow: 'POST, OPTIONS' }));
