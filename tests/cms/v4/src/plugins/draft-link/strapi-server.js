const { entryLink } = require('../../preview.js');

/** Answers with the link to an entry’s draft; 403 if the role may not read it, 404 if it does not exist. */
async function link(ctx) {
  const { uid, id } = ctx.query;
  const type = strapi.contentTypes[uid];
  if (!uid?.startsWith('api::') || type === undefined) return ctx.notFound();
  const entry = await strapi.entityService.findOne(uid, id, { populate: ['createdBy'] });
  if (entry === null) return ctx.notFound();
  const { userAbility } = ctx.state;
  const checker = strapi.plugin('content-manager').service('permission-checker').create({ userAbility, model: uid });
  if (checker.cannot.read(entry)) return ctx.forbidden();
  const { SITE_URL: site = '', PREVIEW_SECRET: secret = '' } = process.env;
  const url = site === '' || secret === '' ? null : entryLink({ site, secret, uid, entry, now: Date.now() });
  if (url === null) return ctx.notFound();
  ctx.body = { data: { url } };
}

module.exports = {
  controllers: { link: { link } },
  routes: {
    admin: {
      type: 'admin',
      routes: [
        {
          ...{ method: 'GET', path: '/link', handler: 'link.link' },
          config: { policies: ['admin::isAuthenticatedAdmin'] },
        },
      ],
    },
  },
};
