const { readFileSync, statSync } = require('node:fs');
const { dirname, resolve } = require('node:path');
const { writerOf } = require('./writers.js');

const LOCALES = ['en', 'nl'];

async function uploadFile(strapi, path) {
  const name = path.split('/').at(-1);
  const { size } = statSync(path);
  const type = name.endsWith('.jpg') ? 'image/jpeg' : 'image/png';
  // Strapi 4 reads `path`, `name` and `type`; Strapi 5 reads the others.
  const file = { path, name, type, filepath: path, originalFilename: name, mimetype: type, size };
  const [uploaded] = await strapi
    .plugin('upload')
    .service('upload')
    .upload({ data: { fileInfo: { name, alternativeText: '', caption: '' } }, files: file });
  return uploaded.id;
}

/** Replaces references in the seed by the row of the entry in one language, or by the file’s id. */
function linked(value, known, locale) {
  if (Array.isArray(value)) return value.map((each) => linked(each, known, locale));
  if (value === null || typeof value !== 'object') return value;
  if (typeof value.$file === 'string') return known.files.get(value.$file);
  if (typeof value.$entry === 'string') {
    const rows = known.entries.get(value.$entry);
    if (rows === undefined) throw new Error(`the seed names ${value.$entry} before it is there`);
    return rows[locale] ?? rows.en;
  }
  return Object.fromEntries(Object.entries(value).map(([name, each]) => [name, linked(each, known, locale)]));
}

/** Fills a Strapi without countries from the file `SEED` (see `seed/`), with the pictures beside it. */
exports.seed = async (strapi) => {
  const { SEED } = process.env;
  if (!SEED || (await strapi.db.query('api::country.country').count()) > 0) return;
  const { files, entries } = JSON.parse(readFileSync(SEED, 'utf8'));
  const known = { files: new Map(), entries: new Map() };
  for (const name of files) known.files.set(name, await uploadFile(strapi, resolve(dirname(SEED), name)));
  const write = writerOf(strapi);
  for (const { key, type, draft = false, ...texts } of entries) {
    const data = Object.fromEntries(
      LOCALES.filter((locale) => texts[locale] !== undefined).map((locale) => [
        locale,
        linked(texts[locale], known, locale),
      ]),
    );
    known.entries.set(key, await write(`api::${type}.${type}`, data, draft));
  }
  strapi.log.info(`seeded ${entries.length} entries and ${files.length} pictures`);
};
