import type { ContentTypeName } from '../row.ts';
import { isRow, type Json, type Row } from '../row.ts';
import type { Populate } from './populate.ts';
import { invalidParameter } from './problem.ts';
import { relationTarget, scalarNames, schemas } from './schema.ts';

/** A row in Strapi 4's response format. */
export interface FormattedRow {
  readonly id: number;
  readonly attributes: Readonly<Record<string, Formatted>>;
}

type Formatted = Json | { readonly data: FormattedRow | readonly FormattedRow[] | null };

const NOTHING_MORE: Populate = { everything: false, named: new Map(), fields: [] };

/** Formats a row with its scalars and the relations, media and components that `populate` names. */
export function formatRow(type: ContentTypeName, row: Row, populate: Populate): FormattedRow {
  const attributes: Record<string, Formatted> = {};
  for (const name of chosenScalars(type, populate)) attributes[name] = row.fields[name] ?? null;
  const schema = schemas[type];
  const wanted = (name: string): Populate | undefined =>
    populate.named.get(name) ?? (populate.everything ? NOTHING_MORE : undefined);
  for (const name of schema.media) {
    const url = row.media[name] ?? null;
    if (wanted(name) !== undefined)
      attributes[name] = { data: url === null ? null : { id: row.id, attributes: { url } } };
  }
  for (const name of schema.components) {
    if (wanted(name) !== undefined) attributes[name] = row.components[name] ?? null;
  }
  for (const name of [...Object.keys(schema.relations), 'localizations']) {
    const deeper = wanted(name);
    const target = relationTarget(type, name);
    if (deeper !== undefined && target !== undefined) attributes[name] = formatRelation(target, row, name, deeper);
  }
  return { id: row.id, attributes };
}

function formatRelation(target: ContentTypeName, row: Row, name: string, populate: Populate): Formatted {
  const related = row.relations[name] ?? null;
  if (related === null) return { data: null };
  if (isRow(related)) return { data: formatRow(target, related, populate) };
  return { data: related.map((one) => formatRow(target, one, populate)) };
}

function chosenScalars(type: ContentTypeName, { fields }: Populate): readonly string[] {
  const all = scalarNames(type);
  const unknown = fields.find((name) => name !== 'id' && !all.includes(name));
  if (unknown !== undefined) throw invalidParameter(unknown);
  return fields.length === 0 ? all : all.filter((name) => fields.includes(name));
}
