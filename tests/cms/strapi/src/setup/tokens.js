async function prepareToken(strapi, { name, type, key }) {
  const tokens = strapi.db.query('admin::api-token');
  const accessKey = strapi.service('admin::api-token').hash(key);
  const known = await tokens.findOne({ where: { name } });
  if (known) await tokens.update({ where: { id: known.id }, data: { accessKey } });
  else await tokens.create({ data: { name, type, accessKey, description: '', lifespan: null, expiresAt: null } });
}

/** The site’s token (`READ_TOKEN`), and one that may change content (`EDITOR_TOKEN`). */
exports.prepareTokens = async (strapi) => {
  const { READ_TOKEN, EDITOR_TOKEN } = process.env;
  if (READ_TOKEN) await prepareToken(strapi, { name: 'Site', type: 'read-only', key: READ_TOKEN });
  if (EDITOR_TOKEN) await prepareToken(strapi, { name: 'Editor', type: 'full-access', key: EDITOR_TOKEN });
};
