const { prepareAccounts } = require('./setup/accounts.js');
const { prepareLocales } = require('./setup/locales.js');
const { seed } = require('./setup/seed.js');
const { prepareTokens } = require('./setup/tokens.js');
const { prepareWebhook } = require('./setup/webhook.js');

module.exports = {
  /** Prepares an empty Strapi for the site: languages, accounts, content, tokens, webhook. Existing data stays. */
  async bootstrap({ strapi }) {
    await prepareLocales(strapi);
    await prepareAccounts(strapi);
    await prepareTokens(strapi);
    // The webhook comes last, so that the seed sends no events.
    await seed(strapi);
    await prepareWebhook(strapi);
  },
};
