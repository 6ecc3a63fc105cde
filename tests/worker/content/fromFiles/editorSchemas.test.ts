import { toJsonSchema } from '@valibot/to-json-schema';
import { expect, it } from 'vitest';
import { contentSchema } from '../../../../worker/content/fromFiles/schema.ts';

const FOLDER = '../../../../.vscode/schemas';

// Editors complete and check the content files by these schemas. Vitest’s `-u` writes them again.
it.each(Object.entries(contentSchema.entries))(
  'the editor’s schema of %s.json is that of the build',
  async (name, schema) => {
    const json = toJsonSchema(schema, { typeMode: 'input', errorMode: 'ignore' });
    await expect(`${JSON.stringify(json, null, 2)}\n`).toMatchFileSnapshot(`${FOLDER}/${name}.json`);
  },
);
