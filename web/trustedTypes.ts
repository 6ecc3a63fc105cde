/** What makes text into script or markup (Trusted Types); each function gives the text that may be used, or null. */
interface Rules {
  createHTML?(text: string): string | null;
  createScriptURL?(address: string): string | null;
}

interface Policy {
  createHTML(text: string): TrustedHTML;
}

declare global {
  var trustedTypes: { createPolicy(name: string, rules: Rules): Policy } | undefined;
}

/** Makes a policy that the page's content security policy names; undefined in a browser without Trusted Types. */
export function createPolicy(name: string, rules: Rules): Policy | undefined {
  return globalThis.trustedTypes?.createPolicy(name, rules);
}
