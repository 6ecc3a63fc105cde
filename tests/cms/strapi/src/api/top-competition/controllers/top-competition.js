const { factories } = require('@strapi/strapi');

module.exports = factories.createCoreController('api::top-competition.top-competition');
