/** Adds Dutch. English is the default of a new Strapi. */
exports.prepareLocales = async (strapi) => {
  const locales = strapi.plugin('i18n').service('locales');
  if (!(await locales.findByCode('nl'))) await locales.create({ code: 'nl', name: 'Dutch (nl)' });
};
