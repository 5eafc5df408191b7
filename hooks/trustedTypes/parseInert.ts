import { pagePolicy, POLICY_NAME } from './policy.ts';
import { withoutInlineCode } from './withoutInlineCode.ts';
import { withoutShadows } from './withoutShadows.ts';

function explainRefusal(cause: unknown): Error {
  if (process.env.NODE_ENV === 'production') {
    return new Error(`Loggia: the Trusted Types policy \`${POLICY_NAME}\` was refused.`, { cause });
  }
  return new Error(
    `Loggia: the browser refused the Trusted Types policy \`${POLICY_NAME}\`, so no markup of a server can be read. ` +
      `Either the page's Content-Security-Policy does not allow the name: add it, \`trusted-types ${POLICY_NAME} dompurify\`. ` +
      'Or the page holds two copies of @loggia/hooks, or a development reload ran the module twice: keep one copy ' +
      "(`npm ls @loggia/hooks`), and in development add `'allow-duplicates'` to that directive.",
    { cause },
  );
}

/**
 * Reads a server's markup into a document of its own, in which no script runs and nothing is loaded. Nodes of it must not be
 * moved to the page: read texts and attributes from it; `style` and `on…` attributes are there as `data-style` and
 * `data-on…`. A form is an element of no kind, and no `name` hides a property of it or of the document. Works with Trusted Types enforced (policy `loggia`) and without.
 * Throws, with what to do, where they are enforced and the page does not let us have the policy.
 */
export function parseInert(html: string): Document {
  const policy = pagePolicy();
  try {
    const markup = policy.createHTML(withoutInlineCode(html)) as string;
    return withoutShadows(new DOMParser().parseFromString(markup, 'text/html'));
  } catch (error) {
    throw policy.refusal === undefined ? error : explainRefusal(policy.refusal);
  }
}
