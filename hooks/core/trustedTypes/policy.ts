import { createPageState } from '../shared/pageState.ts';

export const POLICY_NAME = 'loggia';

interface Policy {
  createHTML(html: string): unknown;
  createScriptURL(address: string): unknown;
  /** Why the browser refused to create the policy, if it did. */
  readonly refusal?: unknown;
}

const plain = (text: string): string => text;
const rules = { createHTML: plain, createScriptURL: plain };

/** The subset of the Trusted Types API that is used here. TypeScript's DOM library does not include it. */
interface TrustedTypesFactory {
  createPolicy(name: string, given: typeof rules): Policy;
}

const page = /* @__PURE__ */ createPageState<{ trust: Policy | undefined }>('trust', () => ({ trust: undefined }));

function createPagePolicy(): Policy {
  try {
    const factory = (globalThis as { trustedTypes?: TrustedTypesFactory }).trustedTypes;
    return factory?.createPolicy(POLICY_NAME, rules) ?? rules;
  } catch (refusal) {
    // The browser refused the policy. If Trusted Types are not enforced, a plain string still works.
    return { ...rules, refusal };
  }
}

/** Returns the page's only Trusted Types policy. Only the inert parser and the player script loader use it. */
export const pagePolicy = (): Policy => (page.trust ??= createPagePolicy());
