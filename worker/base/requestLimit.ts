/** Answers that one address may have made in a minute (`[[ratelimits]]` in `wrangler.toml`). */
export const REQUESTS_A_MINUTE = 600;
