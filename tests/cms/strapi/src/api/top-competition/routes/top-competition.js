const { factories } = require('@strapi/strapi');

module.exports = factories.createCoreRouter('api::top-competition.top-competition');
