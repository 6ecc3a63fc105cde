import { readFileSync } from 'node:fs';
import { createConfig, lintFromString } from '@redocly/openapi-core';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { openApiDocument } from '../../worker/api/openApiDocument.ts';
import { OPERATION_IDS, OPERATIONS } from '../../worker/api/operations.ts';
import * as schemas from '../../worker/api/schemas.ts';
import { CHANGES, STATUSES } from '../../worker/api/wireChange.ts';
import { REQUESTS_A_MINUTE } from '../../worker/base/requestLimit.ts';

const record = v.record(v.string(), v.looseObject({}));
const shape = v.looseObject({
  servers: v.array(v.object({ url: v.pipe(v.string(), v.url()), description: v.string() })),
  paths: v.record(v.string(), v.looseObject({ get: v.looseObject({ operationId: v.string(), responses: record }) })),
  components: v.object({ headers: record, responses: record, schemas: record }),
});

const document = v.parse(shape, openApiDocument('https://scoreline.test', 'Scoreline'));
const { headers, responses, schemas: named } = document.components;
const operationOf = (id: string) => Object.values(document.paths).find(({ get }) => get.operationId === id)?.get;

describe('the OpenAPI document', () => {
  it('has no error and no warning for Redocly’s strict rules', async () => {
    const config = await createConfig({ extends: ['recommended-strict'] });
    const problems = await lintFromString({ source: JSON.stringify(document), absoluteRef: 'openapi.json', config });
    expect(problems.map(({ ruleId, message }) => `${ruleId}: ${message}`)).toEqual([]);
  });

  it.each(Object.entries(named))('describes the schema %s, with an example', (_, schema) => {
    const taught = { title: v.string(), description: v.string(), examples: v.tuple([v.looseObject({})]) };
    expect(v.is(v.looseObject(taught), schema)).toBe(true);
  });

  it.each(Object.entries(schemas.NAMED))('has an example that the schema %s accepts', (name, [schema]) => {
    expect(v.safeParse(schema, v.parse(v.array(v.unknown()), named[name]?.examples)[0]).issues).toBeUndefined();
  });

  it.each(OPERATION_IDS)('has an example of %s that it could answer', (id) => {
    const { content } = v.parse(v.looseObject({ content: record }), operationOf(id)?.responses[200]);
    const whole = v.object({ ...schemas.envelope, ...OPERATIONS[id].data.entries });
    expect(v.safeParse(whole, content['application/json']?.example).issues).toBeUndefined();
    expect(content['application/json']?.schema).toEqual({ $ref: expect.stringMatching(/schemas\/[A-Z]\w+Answer$/) });
  });

  it('has whole numbers, addresses and details as such', () => {
    const text = JSON.stringify(named);
    expect(text.match(/"type":"number"/g)).toHaveLength(2);
    expect(JSON.stringify(named.Match)).toContain('"format":"uri"');
    // The number of a change is larger than 32 bits.
    expect(named.Change?.properties).toMatchObject({ seq: { format: 'int64' }, at: { format: 'date-time' } });
    expect(named.MatchDetail).toMatchObject({ allOf: [{ $ref: '#/components/schemas/Match' }, {}] });
  });

  it('documents Retry-After, the rate limit and Cache-Control of each answer', () => {
    expect(Object.keys(headers)).toEqual(expect.arrayContaining(['Retry-After', 'Cache-Control', 'RateLimit-Reset']));
    for (const status of [429, 503]) {
      expect(responses[`Problem${status}`]?.headers).toMatchObject({ 'Retry-After': {}, 'RateLimit-Remaining': {} });
    }
  });

  it('describes the socket, calendars, feeds and embeds', () => {
    const ids = Object.values(document.paths).map(({ get }) => get.operationId);
    expect(ids).toEqual(expect.arrayContaining(['getTeamCalendar', 'getOwnCalendar', 'getGoalsFeed', 'getOembed']));
    expect(operationOf('listChanges')?.responses[101]).toBeDefined();
  });
});

it('the rate limit of the document is that of the deploy', () => {
  const limits = readFileSync('wrangler.toml', 'utf8').matchAll(/simple = \{ limit = (\d+), period = 60 \}/g);
  expect(new Set(Array.from(limits, ([, limit]) => Number(limit)))).toEqual(new Set([REQUESTS_A_MINUTE]));
});

describe('the words of version 1', () => {
  const FIRST = {
    kinds: 'goal goal-disallowed score-corrected card card-overturned status shoot-out kick-off line-ups',
    statuses:
      'scheduled delayed postponed in-play half-time extra-time shoot-out interrupted suspended abandoned cancelled finished ' +
      'unreported other',
  };

  it.each([
    ['kinds of changes', FIRST.kinds, Object.keys(CHANGES)],
    ['statuses', FIRST.statuses, STATUSES],
  ])('are still among the %s', (_, first, now) => {
    expect(now).toEqual(expect.arrayContaining(first.split(' ')));
  });
});
