const { prepareAccounts } = require('./setup/accounts.js');
const { prepareLocales } = require('./setup/locales.js');
const { seed } = require('./setup/seed.js');
const { prepareTokens } = require('./setup/tokens.js');
const { prepareWebhook } = require('./setup/webhook.js');

module.exports = {
  /** Makes an empty Strapi ready for the site: languages, accounts, content, tokens, webhook. What is there already stays. */
  async bootstrap({ strapi }) {
    await prepareLocales(strapi);
    await prepareAccounts(strapi);
    await prepareTokens(strapi);
    // The webhook comes last: the seed is no news.
    await seed(strapi);
    await prepareWebhook(strapi);
  },
};
