/** Accounts of the panel by Strapi’s default roles. An author publishes nothing. */
const ACCOUNTS = [
  { role: 'strapi-super-admin', name: 'admin' },
  { role: 'strapi-editor', name: 'editor' },
  { role: 'strapi-author', name: 'author' },
];

const LOCALES = ['en', 'nl'];

/** Translated content types, whose permissions are set for each language. */
const translated = (strapi) =>
  Object.values(strapi.contentTypes).filter(
    ({ uid, pluginOptions }) => uid.startsWith('api::') && pluginOptions?.i18n?.localized === true,
  );

/** The fields that an author may change. `publishFrom` would publish without an editor. */
const fieldsOfAuthor = (fields) => fields?.filter((field) => field !== 'publishFrom');

/** Extends a role’s permissions to both languages; a new Strapi lists none. */
async function openLocales(strapi, role) {
  const permissions = strapi.db.query('admin::permission');
  const subjects = translated(strapi).map(({ uid }) => uid);
  for (const { id, properties } of await permissions.findMany({
    where: { role: role.id, subject: { $in: subjects } },
  })) {
    const fields = role.code === 'strapi-author' ? fieldsOfAuthor(properties.fields) : properties.fields;
    await permissions.update({ where: { id }, data: { properties: { ...properties, fields, locales: LOCALES } } });
  }
}

/** Lets editors publish and delete translated entries, which a new Strapi forbids. */
async function letPublish(strapi, role) {
  const permissions = strapi.db.query('admin::permission');
  for (const { uid, options } of translated(strapi)) {
    for (const name of options?.draftAndPublish ? ['publish', 'delete'] : ['delete']) {
      const action = `plugin::content-manager.explorer.${name}`;
      if (await permissions.findOne({ where: { role: role.id, action, subject: uid } })) continue;
      const rest = { properties: { locales: LOCALES }, conditions: [], actionParameters: {}, role: role.id };
      await permissions.create({ data: { action, subject: uid, ...rest } });
    }
  }
}

/** Makes an account for each role with one password (`STAFF_PASSWORD`); without it there are no accounts. */
exports.prepareAccounts = async (strapi) => {
  const { STAFF_PASSWORD: password } = process.env;
  if (!password) return;
  const users = strapi.service('admin::user');
  for (const { role: code, name } of ACCOUNTS) {
    const role = await strapi.service('admin::role').findOne({ code });
    if (role === null) continue;
    if (name !== 'admin') await openLocales(strapi, role);
    if (name === 'editor') await letPublish(strapi, role);
    const email = `${name}@example.com`;
    if (await users.exists({ email })) continue;
    const account = { email, firstname: name, lastname: '', password, isActive: true, registrationToken: null };
    await users.create({ ...account, roles: [role.id] });
  }
};
