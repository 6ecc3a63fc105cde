/** Types with `publishFrom`. */
const TYPES = ['page-content', 'news-item', 'operator'];
const LOCALES = ['en', 'nl'];

/** Most drafts in one run; the next run takes the rest. */
const MOST = 50;

/** Strapi 5: publishes the draft of a document, by language. */
async function publishDocuments(strapi, uid, due) {
  for (const locale of LOCALES) {
    const drafts = await strapi.documents(uid).findMany({ locale, status: 'draft', filters: due, limit: MOST });
    for (const { documentId } of drafts) {
      // Clears the time first, so that a draft that fails is tried once and not for ever.
      await strapi.documents(uid).update({ documentId, locale, data: { publishFrom: null } });
      await strapi.documents(uid).publish({ documentId, locale });
      strapi.log.info(`published as scheduled: ${uid} ${documentId} ${locale}`);
    }
  }
}

/** Strapi 4: publishes draft rows. */
async function publishRows(strapi, uid, due) {
  const rows = await strapi.db.query(uid).findMany({ where: { ...due, publishedAt: null }, limit: MOST });
  for (const { id } of rows) {
    await strapi.entityService.update(uid, id, { data: { publishFrom: null, publishedAt: new Date() } });
    strapi.log.info(`published as scheduled: ${uid} ${id}`);
  }
}

/** Publishes every draft that is due. The webhook then tells the site. */
async function publishDue({ strapi }) {
  const publish = typeof strapi.documents === 'function' ? publishDocuments : publishRows;
  const due = { publishFrom: { $notNull: true, $lte: new Date() } };
  for (const type of TYPES) {
    try {
      await publish(strapi, `api::${type}.${type}`, due);
    } catch (error) {
      strapi.log.error(`a scheduled ${type} could not be published: ${error.message}`);
    }
  }
}

/** Tasks for `cron` in `config/server.js`: every two seconds, one small query for each type. */
exports.tasks = { publishDue: { task: publishDue, options: { rule: '*/2 * * * * *' } } };
