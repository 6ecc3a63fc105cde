const { factories } = require('@strapi/strapi');

module.exports = factories.createCoreController('api::top-country.top-country');
