import { type ConversionConfig, type JsonSchema, toJsonSchema, toJsonSchemaDefs } from '@valibot/to-json-schema';
import * as v from 'valibot';
import en from '../../../locales/en.json' with { type: 'json' };
import type { Messages, Translate } from '../../../locales/translate.ts';
import { translator } from '../../../locales/translator.ts';
import { OPERATION_IDS, OPERATIONS, type OperationId } from './operations.ts';
import { envelope, NAMED } from './schemas.ts';

const OPTIONS: ConversionConfig = {
  target: 'draft-2020-12',
  errorMode: 'ignore',
  overrideRef: ({ referenceId }) => `#/components/schemas/${referenceId}`,
  // The description of a number or date that a client writes as text.
  overrideAction: ({ valibotAction, jsonSchema }) =>
    valibotAction.type === 'metadata' && 'metadata' in valibotAction
      ? Object.assign(jsonSchema, valibotAction.metadata)
      : null,
};

const schemaOf = (schema: v.GenericSchema, typeMode: 'input' | 'output'): JsonSchema => {
  const { $schema: _, $defs: _defs, ...plain } = toJsonSchema(schema, { ...OPTIONS, typeMode, definitions: NAMED });
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

const problemOf = (description: string) => ({
  description,
  content: { 'application/problem+json': { schema: { $ref: '#/components/schemas/Problem' } } },
});

const PROBLEMS = {
  400: problemOf('A parameter is wrong; `detail` names it.'),
  404: problemOf('Nothing has this id.'),
  429: problemOf('Too many requests; `Retry-After` says when to come again.'),
  451: problemOf('The licence of the data provider does not permit to pass its data on.'),
  503: problemOf('The data provider does not answer; `Retry-After` says when to come again.'),
};

const TAG = 'Football and other sports';

function pathOf(operationId: OperationId) {
  const operation = OPERATIONS[operationId];
  const { title: summary, text: description } = en.developers.operations[operationId];
  const described = describedParameters(operation, translator('en'));
  const parameters = described.map(({ isNeeded: required, ...parameter }) => {
    return { ...parameter, in: operation.path.includes(`{${parameter.name}}`) ? 'path' : 'query', required };
  });
  const answer = {
    description: 'The data, with its age, source and licence.',
    headers: { ETag: { description: 'For `If-None-Match`', schema: { type: 'string' } } },
    content: {
      'application/json': { schema: schemaOf(v.object({ ...envelope, ...operation.data.entries }), 'output') },
    },
  };
  const unchanged = { description: 'Unchanged since the answer with this `ETag`.' };
  const responses = { 200: answer, 304: unchanged, ...PROBLEMS };
  const get = { operationId, summary, description, tags: [TAG], security: [], parameters, responses };
  return [operation.path, { get }] as const;
}

/** The OpenAPI 3.1 document of the public API of a site. */
export function openApiDocument(origin: string, siteName: string): object {
  return {
    openapi: '3.1.0',
    info: {
      title: `${siteName} open data`,
      version: '1.0.0',
      description:
        'Scores, tables and fixtures without a key. Ids never change. Every answer names its age, source and licence. ' +
        'Nothing is removed without a `Sunset` header months before.',
      contact: { name: siteName, url: `${origin}/developers` },
      license: { name: 'The licence that each answer names', url: `${origin}/developers` },
    },
    servers: [{ url: '/api/v1', description: siteName }],
    tags: [{ name: TAG, description: 'Matches, teams and competitions.' }],
    paths: Object.fromEntries(OPERATION_IDS.map(pathOf)),
    components: { schemas: toJsonSchemaDefs(NAMED, { ...OPTIONS, typeMode: 'output' }) },
  };
}
