/** A Cloudflare Access team and its application that protects `/ops`. */
export interface AccessTeam {
  /** The team's origin, the issuer of its tokens: `https://team.cloudflareaccess.com`. */
  origin: string;
  /** The application's audience tag (AUD). */
  audience: string;
}

/** The configured team; null unless both settings are given. */
export function accessTeamOf(given: { ACCESS_TEAM: string | null; ACCESS_AUDIENCE: string }): AccessTeam | null {
  const { ACCESS_TEAM: origin, ACCESS_AUDIENCE: audience } = given;
  return origin === null || audience === '' ? null : { origin, audience };
}
