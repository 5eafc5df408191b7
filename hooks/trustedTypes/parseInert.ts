import { withoutInlineCode } from './withoutInlineCode.ts';

const POLICY_NAME = 'loggia';

/** What we use of the browser's Trusted Types; TypeScript's DOM library does not have them. */
interface TrustedTypesFactory {
  createPolicy(name: string, rules: { createHTML(html: string): string }): { createHTML(html: string): unknown };
}

interface Trust {
  readonly createHTML: (html: string) => unknown;
  /** Why the browser refused the policy, where it did. */
  readonly refusal?: unknown;
}

const plain = (html: string): string => html;

let trust: Trust | undefined;

function createTrust(): Trust {
  const factory = (globalThis as { trustedTypes?: TrustedTypesFactory }).trustedTypes;
  if (!factory) return { createHTML: plain };
  try {
    const policy = factory.createPolicy(POLICY_NAME, { createHTML: plain });
    return { createHTML: (html) => policy.createHTML(html) };
  } catch (refusal) {
    // Refused, yet perhaps not enforced: then a plain string will do.
    return { createHTML: plain, refusal };
  }
}

function explainRefusal(cause: unknown): Error {
  const what = `Loggia: the browser refused the Trusted Types policy \`${POLICY_NAME}\``;
  if (process.env.NODE_ENV === 'production') return new Error(`${what}.`, { cause });
  return new Error(
    `${what}, so no markup of a server can be read. ` +
      `Either the page's Content-Security-Policy does not allow the name: add it, \`trusted-types ${POLICY_NAME} dompurify\`. ` +
      'Or the page holds two copies of @loggia/hooks, or a development reload ran the module twice: keep one copy ' +
      "(`npm ls @loggia/hooks`), and in development add `'allow-duplicates'` to that directive.",
    { cause },
  );
}

/**
 * Reads a server's markup into a document of its own, in which no script runs and nothing is loaded. Nodes of it must not be
 * moved to the page: read texts and attributes from it; `style` and `on…` attributes are there as `data-style` and
 * `data-on…`. Works with Trusted Types enforced (policy `loggia`) and without.
 * Throws, with what to do, where they are enforced and the page does not let us have the policy.
 */
export function parseInert(html: string): Document {
  trust ??= createTrust();
  try {
    return new DOMParser().parseFromString(trust.createHTML(withoutInlineCode(html)) as string, 'text/html');
  } catch (error) {
    throw trust.refusal === undefined ? error : explainRefusal(trust.refusal);
  }
}
