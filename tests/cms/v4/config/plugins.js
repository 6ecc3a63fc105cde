/** A button for Strapi 4 that shows a draft on the site. */
module.exports = { 'draft-link': { enabled: true, resolve: './src/plugins/draft-link' } };
