import { createPageState } from '../shared/pageState.ts';

export const POLICY_NAME = 'loggia';

interface Policy {
  createHTML(html: string): unknown;
  createScriptURL(address: string): unknown;
  /** The reason why the browser refused the policy, if it did. */
  readonly refusal?: unknown;
}

const plain = (text: string): string => text;
const rules = { createHTML: plain, createScriptURL: plain };

/** The part of the Trusted Types API that we use. TypeScript's DOM library does not have it. */
interface TrustedTypesFactory {
  createPolicy(name: string, given: typeof rules): Policy;
}

const page = /* @__PURE__ */ createPageState<{ trust: Policy | undefined }>('trust', () => ({ trust: undefined }));

function createPagePolicy(): Policy {
  try {
    const factory = (globalThis as { trustedTypes?: TrustedTypesFactory }).trustedTypes;
    return factory?.createPolicy(POLICY_NAME, rules) ?? rules;
  } catch (refusal) {
    // Refused, but perhaps not enforced; then a plain string works.
    return { ...rules, refusal };
  }
}

/** Returns the page's only policy, used by the inert parser and the loader of player scripts alone. */
export const pagePolicy = (): Policy => (page.trust ??= createPagePolicy());
