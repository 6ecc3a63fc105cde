/** Rules of a Trusted Types policy. Each returns the text to use, or null to refuse it. */
interface Rules {
  createHTML?(text: string): string | null;
  createScriptURL?(address: string): string | null;
}

interface Policy {
  createHTML(text: string): TrustedHTML;
  /** A trusted address, which the types of methods call a text. */
  createScriptURL(address: string): string;
}

declare global {
  var trustedTypes: { createPolicy(name: string, rules: Rules): Policy } | undefined;
}

/** Creates a policy that the content security policy allows; undefined without Trusted Types. */
export function createPolicy(name: string, rules: Rules): Policy | undefined {
  return globalThis.trustedTypes?.createPolicy(name, rules);
}
