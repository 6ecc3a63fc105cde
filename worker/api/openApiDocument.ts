import { type ConversionConfig, type JsonSchema, toJsonSchema, toJsonSchemaDefs } from '@valibot/to-json-schema';
import * as v from 'valibot';
import en from '../../locales/en.json' with { type: 'json' };
import type { Messages, Translate } from '../../locales/translate.ts';
import { translator } from '../../locales/translator.ts';
import { REQUESTS_A_MINUTE } from '../base/requestLimit.ts';
import { exampleOf } from './examples.ts';
import { feedPaths } from './feedPaths.ts';
import { type Problem, TITLES, TOO_MANY } from './operation.ts';
import { OPERATION_IDS, OPERATIONS, type OperationId } from './operations.ts';
import { NAMED } from './schemas.ts';

const OPTIONS: ConversionConfig = {
  target: 'draft-2020-12',
  errorMode: 'ignore',
  overrideRef: ({ referenceId }) => `#/components/schemas/${referenceId}`,
  // Every number is whole and small, unless its schema says otherwise.
  overrideSchema: ({ valibotSchema, jsonSchema }) =>
    valibotSchema.type === 'number' ? { ...jsonSchema, type: 'integer', format: 'int32' } : null,
  // The description of a number, a date or a list that a client writes as text.
  overrideAction: ({ valibotAction, jsonSchema }) =>
    valibotAction.type === 'metadata' && 'metadata' in valibotAction
      ? Object.assign(jsonSchema, valibotAction.metadata)
      : null,
};

const SCHEMAS = Object.fromEntries(Object.entries(NAMED).map(([name, [schema]]) => [name, schema]));

const schemaOf = (schema: v.GenericSchema, typeMode: 'input' | 'output'): JsonSchema => {
  const { $schema: _, $defs: _defs, ...plain } = toJsonSchema(schema, { ...OPTIONS, typeMode, definitions: SCHEMAS });
  return plain;
};

/** JSON Schema (draft 2020-12) of a parameter, as a client writes it. */
function schemaOfParameter(parameter: v.GenericSchema): JsonSchema {
  const schema = schemaOf(parameter, 'input');
  // The default of a number is text too, because it is parsed like the text of an address.
  return schema.type === 'integer' && schema.default !== undefined
    ? { ...schema, default: Number(schema.default) }
    : schema;
}

function isDescribed(name: string): name is keyof Messages['developers']['parameters'] {
  return Object.hasOwn(en.developers.parameters, name);
}

/** The parameters of an operation with their JSON Schemas, described in the language of `t`. */
export const describedParameters = ({ parameters }: (typeof OPERATIONS)[OperationId], t: Translate) =>
  Object.entries<v.GenericSchema>(parameters.entries).map(([name, parameter]) => ({
    name,
    description: isDescribed(name) ? t(`developers.parameters.${name}`) : name,
    /** Whether a client must give it. */
    isNeeded: !v.safeParse(parameter, undefined).success,
    schema: schemaOfParameter(parameter),
  }));

const refTo = (kind: 'schemas' | 'headers' | 'responses', name: string) => ({ $ref: `#/components/${kind}/${name}` });

const header = (description: string, example: string | number) => ({
  description,
  schema: typeof example === 'number' ? { type: 'integer', format: 'int32' } : { type: 'string' },
  example,
});

const HEADERS = {
  ETag: header('For `If-None-Match`: the same while only `asOf` changes', 'W/"9a1c0e5f7b3d2468"'),
  'Cache-Control': header('How long the answer may be kept', 'public, max-age=4'),
  'Retry-After': header('Seconds until the next try', 60),
  'RateLimit-Limit': header(
    'Answers a minute that are made for one address. Kept answers are not counted',
    REQUESTS_A_MINUTE,
  ),
  'RateLimit-Remaining': header('How many are left in this minute, at most', REQUESTS_A_MINUTE - 1),
  'RateLimit-Reset': header('Seconds until the minute ends', 42),
  'Access-Control-Allow-Origin': header('Scripts of every site may ask', '*'),
};

const RATES = ['RateLimit-Limit', 'RateLimit-Remaining', 'RateLimit-Reset'] as const;

const headersOf = (...names: (keyof typeof HEADERS)[]) =>
  Object.fromEntries([...names, ...RATES, 'Access-Control-Allow-Origin'].map((name) => [name, refTo('headers', name)]));

const problemOf = (
  status: Problem['status'],
  description: string,
  detail: string,
  ...names: (keyof typeof HEADERS)[]
) => ({
  description,
  headers: headersOf('Cache-Control', ...names),
  content: {
    'application/problem+json': {
      schema: refTo('schemas', 'Problem'),
      example: { type: 'about:blank', title: TITLES[status], status, detail },
    },
  },
});

const PROBLEMS = {
  400: problemOf(400, 'A parameter is wrong; `detail` names it.', 'Unknown parameter `team_id`.'),
  404: problemOf(404, 'Unknown ID.', 'Unknown ID. No football match has ID m4711.'),
  429: problemOf(429, 'Too many requests. Try again in a minute.', TOO_MANY, 'Retry-After'),
  451: problemOf(451, 'The licence of the data provider does not allow its data to be shared.', 'Not licensed.'),
  500: problemOf(500, 'An error of the site; `detail` has the number of the request.', 'Something went wrong (1f2e).'),
  503: problemOf(
    503,
    'The data cannot be had now; `detail` says why.',
    'The data provider did not answer in time. Try again soon.',
    'Retry-After',
  ),
};

/** How the API behaves, for the document and the developers’ page. */
export const RULES = ['age', 'etag', 'limit', 'socket', 'errors', 'scores', 'sunset'] as const;

const TAGS = {
  Data: 'Matches, teams, players and competitions. Lists of matches are in the order of kick-off, then of ID.',
  Feeds: 'Calendars, RSS and embeds of the same data, at the site’s own address.',
};

/** `MatchesAnswer` for `listMatches`. */
const answerName = (id: OperationId) => {
  const name = id.replace(/^(get|list)/, '');
  return `${name.charAt(0).toUpperCase()}${name.slice(1)}Answer`;
};

const WHERE = '#/components/schemas/';
const definitions: Readonly<Record<string, JsonSchema>> = toJsonSchemaDefs(SCHEMAS, { ...OPTIONS, typeMode: 'output' });

/** A named schema with an example. */
const taught = (title: string, schema: JsonSchema) => ({
  title,
  ...schema,
  examples: [exampleOf(schema, definitions)],
});

function answerOf(id: OperationId): JsonSchema {
  const description = `${en.developers.operations[id].text} With its age, source and licence.`;
  return { description, allOf: [{ $ref: `${WHERE}Envelope` }, schemaOf(OPERATIONS[id].data, 'output')] };
}

/** What `listChanges` sends to a WebSocket. */
const CHANGES_MESSAGE: JsonSchema = {
  description:
    'A message of the socket. The first has `last` alone: changes follow after this number. A message without `changes` ' +
    'keeps the connection alive.',
  type: 'object',
  properties: {
    since: { type: 'integer', format: 'int64', description: 'The `last` of the message before' },
    last: { type: 'integer', format: 'int64', description: 'The `seq` of the last change so far' },
    changes: { type: 'array', items: { $ref: `${WHERE}Change` } },
  },
};

const UPGRADED = {
  content: { 'application/json': { schema: refTo('schemas', 'ChangesMessage') } },
  description:
    'With `Upgrade: websocket`: a socket with the same parameters, which sends a `ChangesMessage` for each change. With ' +
    '`after` or `minutes` it first sends the kept changes. `delay` holds each change back. Send `ping` to get `pong`.',
};

function pathOf(operationId: OperationId) {
  const operation = OPERATIONS[operationId];
  const { title: summary, text: description } = en.developers.operations[operationId];
  const described = describedParameters(operation, translator('en'));
  const parameters = described.map(({ isNeeded: required, ...parameter }) => ({
    ...parameter,
    in: operation.path.includes(`{${parameter.name}}`) ? 'path' : 'query',
    required,
    example: exampleOf(parameter.schema, {}, [operation.path.split('/')[1] ?? '', parameter.name]),
    ...(parameter.schema.type === 'array' && { style: 'form', explode: false }),
  }));
  const schema = refTo('schemas', answerName(operationId));
  const responses = {
    ...(operationId === 'listChanges' && { 101: UPGRADED }),
    200: {
      description: 'The data, with its age, source and licence.',
      headers: headersOf('ETag', 'Cache-Control'),
      content: { 'application/json': { schema, example: exampleOf(answerOf(operationId), definitions) } },
    },
    304: { description: 'Unchanged since the answer with this `ETag`.', headers: headersOf('ETag', 'Cache-Control') },
    ...Object.fromEntries(Object.keys(PROBLEMS).map((status) => [status, refTo('responses', `Problem${status}`)])),
  };
  const get = { operationId, summary, description, tags: ['Data'], security: [], parameters, responses };
  return [operation.path, { get }] as const;
}

/** The OpenAPI 3.1 document of the public API of a site. */
export function openApiDocument(origin: string, siteName: string): object {
  const t = translator('en');
  const schemas = Object.entries(definitions).map(([name, schema]) => {
    return [name, taught(name, { description: NAMED[name]?.[1] ?? name, ...schema })];
  });
  return {
    openapi: '3.1.0',
    info: {
      title: `${siteName} open data`,
      version: '1.1.0',
      summary: en.developers.description,
      description: RULES.map((rule) => t(`developers.rules.${rule}`, { count: REQUESTS_A_MINUTE })).join('\n\n'),
      contact: { name: siteName, url: `${origin}/developers` },
      license: { name: 'The licence that each answer names', url: `${origin}/developers` },
    },
    servers: [{ url: `${origin}/api/v1`, description: siteName }],
    externalDocs: { description: en.developers.title, url: `${origin}/developers` },
    tags: Object.entries(TAGS).map(([name, description]) => ({ name, description })),
    paths: { ...Object.fromEntries(OPERATION_IDS.map(pathOf)), ...feedPaths(origin) },
    components: {
      headers: HEADERS,
      responses: Object.fromEntries(Object.entries(PROBLEMS).map(([status, each]) => [`Problem${status}`, each])),
      schemas: {
        ...Object.fromEntries(schemas),
        ChangesMessage: taught('ChangesMessage', CHANGES_MESSAGE),
        ...Object.fromEntries(OPERATION_IDS.map((id) => [answerName(id), taught(answerName(id), answerOf(id))])),
      },
    },
  };
}
