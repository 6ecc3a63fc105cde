/**
 * Strapi 5: one document with a version for each language. A relation names the document, and Strapi finds the
 * language.
 */
async function writeDocument(strapi, uid, data, draft) {
  const status = draft ? 'draft' : 'published';
  let documentId;
  for (const [locale, fields] of Object.entries(data)) {
    const options = { data: fields, locale, status };
    if (documentId === undefined) ({ documentId } = await strapi.documents(uid).create(options));
    else await strapi.documents(uid).update({ ...options, documentId });
  }
  return { en: documentId, nl: documentId };
}

/** Strapi 4: one row for each language, linked to the others. A relation names the row of its own language. */
async function writeRows(strapi, uid, data, draft) {
  const rows = {};
  for (const [locale, fields] of Object.entries(data)) {
    const others = Object.values(rows);
    const row = await strapi.entityService.create(uid, {
      data: { ...fields, locale, localizations: others, publishedAt: draft ? null : new Date() },
    });
    for (const id of others) await strapi.db.query(uid).update({ where: { id }, data: { localizations: [row.id] } });
    rows[locale] = row.id;
  }
  return rows;
}

/**
 * Returns a function that writes one entry: the `uid` of its content type, its fields by language, and whether it
 * stays a draft. It returns the values for relations, by language.
 */
exports.writerOf = (strapi) => {
  const isFive = typeof strapi.documents === 'function';
  return (uid, data, draft) => (isFive ? writeDocument : writeRows)(strapi, uid, data, draft);
};
