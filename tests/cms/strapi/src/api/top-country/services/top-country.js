const { factories } = require('@strapi/strapi');

module.exports = factories.createCoreService('api::top-country.top-country');
