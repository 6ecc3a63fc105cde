const { factories } = require('@strapi/strapi');

module.exports = factories.createCoreRouter('api::top-country.top-country');
