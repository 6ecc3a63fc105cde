import { createConfig, lintFromString } from '@redocly/openapi-core';
import { expect, it } from 'vitest';
import { openApiDocument } from '../../worker/pages/openData/openApiDocument.ts';

it('the OpenAPI document has no error and no warning for Redocly’s strict rules', async () => {
  const config = await createConfig({ extends: ['recommended-strict'] });
  const source = JSON.stringify(openApiDocument('https://scoreline.test', 'Scoreline'));
  const problems = await lintFromString({ source, absoluteRef: 'openapi.json', config });
  expect(problems.map(({ ruleId, message }) => `${ruleId}: ${message}`)).toEqual([]);
});
