/** A team of Cloudflare Access and its application that stands before `/ops`. */
export interface AccessTeam {
  /** The team's origin, `https://team.cloudflareaccess.com`, which signs who it let in. */
  origin: string;
  /** The application's audience tag (AUD). */
  audience: string;
}

/** The team that the settings name; null unless both are given. */
export function accessTeamOf(given: { ACCESS_TEAM: string | null; ACCESS_AUDIENCE: string }): AccessTeam | null {
  const { ACCESS_TEAM: origin, ACCESS_AUDIENCE: audience } = given;
  return origin === null || audience === '' ? null : { origin, audience };
}
