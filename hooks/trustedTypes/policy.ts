import { createPageState } from '../shared/pageState.ts';

export const POLICY_NAME = 'loggia';

interface Policy {
  createHTML(html: string): unknown;
  createScriptURL(address: string): unknown;
  /** The reason for which the browser refused the policy, where it did. */
  readonly refusal?: unknown;
}

const plain = (text: string): string => text;
const rules = { createHTML: plain, createScriptURL: plain };

/** The part of the browser's Trusted Types that we use; TypeScript's DOM library does not have them. */
interface TrustedTypesFactory {
  createPolicy(name: string, given: typeof rules): Policy;
}

const page = /* @__PURE__ */ createPageState<{ trust: Policy | undefined }>('trust', () => ({ trust: undefined }));

function createPagePolicy(): Policy {
  try {
    const factory = (globalThis as { trustedTypes?: TrustedTypesFactory }).trustedTypes;
    return factory?.createPolicy(POLICY_NAME, rules) ?? rules;
  } catch (refusal) {
    // Refused, yet perhaps not enforced: then a plain string will do.
    return { ...rules, refusal };
  }
}

/** The page's one policy: the inert parser and the loader of players' scripts use it, and nobody else. */
export const pagePolicy = (): Policy => (page.trust ??= createPagePolicy());
