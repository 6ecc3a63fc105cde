const { explainForms } = require('./forms.js');
const { titleOperators } = require('./operatorTitles.js');
const { prepareHelp } = require('./panelViews.js');
const { enforceRules, explainRefusals } = require('./rules.js');
const { prepareAccounts } = require('./setup/accounts.js');
const { prepareLocales } = require('./setup/locales.js');
const { seed } = require('./setup/seed.js');
const { prepareTokens } = require('./setup/tokens.js');
const { prepareWebhook } = require('./setup/webhook.js');

module.exports = {
  register({ strapi }) {
    explainRefusals(strapi);
    explainForms(strapi);
  },

  /** Prepares an empty Strapi for the site: languages, accounts, content, tokens, webhook. Existing data stays. */
  async bootstrap({ strapi }) {
    await prepareLocales(strapi);
    await prepareAccounts(strapi);
    await prepareTokens(strapi);
    await prepareHelp(strapi);
    // The webhook comes last, so that the seed sends no events.
    await seed(strapi);
    await titleOperators(strapi);
    // The rules come after the seed, because it contains an entry from before them.
    enforceRules(strapi);
    await prepareWebhook(strapi);
  },
};
