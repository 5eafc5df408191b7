export const POLICY_NAME = 'loggia';

/** What we use of the browser's Trusted Types; TypeScript's DOM library does not have them. */
interface TrustedTypesFactory {
  createPolicy(
    name: string,
    rules: { createHTML(html: string): string; createScriptURL(address: string): string },
  ): { createHTML(html: string): unknown; createScriptURL(address: string): unknown };
}

interface Trust {
  readonly createHTML: (html: string) => unknown;
  readonly createScriptURL: (address: string) => unknown;
  /** Why the browser refused the policy, where it did. */
  readonly refusal?: unknown;
}

const plain = (text: string): string => text;

let trust: Trust | undefined;

function createTrust(): Trust {
  const rules = { createHTML: plain, createScriptURL: plain };
  const factory = (globalThis as { trustedTypes?: TrustedTypesFactory }).trustedTypes;
  if (!factory) return rules;
  try {
    const policy = factory.createPolicy(POLICY_NAME, rules);
    return {
      createHTML: (html) => policy.createHTML(html),
      createScriptURL: (address) => policy.createScriptURL(address),
    };
  } catch (refusal) {
    // Refused, yet perhaps not enforced: then a plain string will do.
    return { ...rules, refusal };
  }
}

/** The page's one policy: the inert parser and the loader of players' scripts use it, and nobody else. */
export const pageTrust = (): Trust => (trust ??= createTrust());
