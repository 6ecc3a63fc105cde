module.exports = ({ env }) => ({
  rest: {
    defaultLimit: env.int('REST_DEFAULT_LIMIT', 25),
    maxLimit: env.int('REST_MAX_LIMIT', 100),
    withCount: env.bool('REST_WITH_COUNT', true),
  },
});
