import { afterEach, describe, expect, test } from 'vitest';

const MODULE_URL = new URL('../../../hooks/core/trustedTypes/parseInert.ts', import.meta.url).href;

const ENFORCED = "require-trusted-types-for 'script'; trusted-types loggia dompurify";

interface FrameReport {
  readonly results: readonly string[];
  readonly violations: readonly string[];
}

afterEach(() => document.body.replaceChildren());

/** Runs a module in its own page under a policy; `report(text)` collects results. */
async function runUnder(policy: string, source: string): Promise<FrameReport> {
  const frame = document.createElement('iframe');
  const script = `
    const violations = [];
    const results = [];
    document.addEventListener('securitypolicyviolation', (event) => violations.push(event.effectiveDirective));
    window.report = (text) => results.push(String(text));
    try {
      ${source}
    } catch (error) {
      results.push('threw: ' + error.message);
    }
    // Violations are told in tasks of their own.
    await new Promise((resolve) => setTimeout(resolve, 0));
    parent.postMessage({ loggia: { results, violations } }, '*');
  `;
  const meta = policy && `<meta http-equiv="Content-Security-Policy" content="${policy}">`;
  frame.srcdoc = `<!doctype html><html><head>${meta}</head><body><script type="module">${script}</script></body></html>`;
  const report = new Promise<FrameReport>((resolve) => {
    const listen = (event: MessageEvent<{ readonly loggia?: FrameReport }>): void => {
      if (event.source !== frame.contentWindow || !event.data.loggia) return;
      window.removeEventListener('message', listen);
      resolve(event.data.loggia);
    };
    window.addEventListener('message', listen);
  });
  document.body.append(frame);
  return report;
}

/** Lets another copy of the package create the policy first. */
const TAKE_POLICY = `(await import('${new URL('../../../hooks/core/trustedTypes/policy.ts', import.meta.url).href}?copy')).pagePolicy();`;
const importOurs = (query = ''): string => `const { parseInert } = await import('${MODULE_URL}${query}');`;

const HOSTILE = `'<img src="/no-such-image-' + Date.now() + '.png" onerror="parent.report(1)" onload="report(2)">'
  + '<scr' + 'ipt>report("script ran")</scr' + 'ipt><svg onload="report(3)"></svg>'
  + '<style>p { color: red }</style><p style="color: red" onclick="report(4)">text</p>'`;

describe('markup from a server', () => {
  test.each([
    ['with Trusted Types enforced', ENFORCED],
    ['with inline styles and handlers forbidden', `${ENFORCED}; style-src 'none'; script-src-attr 'none'`],
    ['without any policy', ''],
  ])('is parsed %s without running code, loading files or violating the policy', async (_case, policy) => {
    const report = await runUnder(
      policy,
      `${importOurs()}
       const answer = parseInert(${HOSTILE});
       // A picture that is asked for: once it has failed, one asked for before it would have too.
       const control = new Image();
       await new Promise((resolve) => { control.onerror = resolve; control.src = '/no-such-control.png'; });
       report(answer.querySelector('p').textContent);
       report(answer.images[0].complete + ' ' + answer.images[0].naturalWidth);
       report(performance.getEntriesByType('resource').some(({ name }) => name.includes('no-such-image')));
       report(answer.defaultView);`,
    );
    expect(report).toEqual({ results: ['text', 'true 0', 'false', 'null'], violations: [] });
  });

  test('cannot be parsed from a plain string under the enforced policy', async () => {
    const report = await runUnder(ENFORCED, `new DOMParser().parseFromString('<p>x</p>', 'text/html');`);
    expect(report.results[0]).toMatch(/^threw: .*TrustedHTML/);
    expect(report.violations).toEqual(['require-trusted-types-for']);
  });
});

describe('a page that blocks the `loggia` policy', () => {
  test.each([
    ['does not allow the policy', "require-trusted-types-for 'script'; trusted-types other", ''],
    ['has already created the policy in another copy of Loggia', ENFORCED, TAKE_POLICY],
  ])('gets an error that explains the fix if the page %s', async (_case, policy, before) => {
    const report = await runUnder(policy, `${before} ${importOurs()} parseInert('<p>x</p>');`);
    expect(report.results[0]).toMatch(/^threw: Loggia: the browser blocked the Trusted Types policy `loggia`/);
    expect(report.results[0]).toMatch(/trusted-types loggia dompurify.*two copies.*'allow-duplicates'/);
  });

  test("supports two copies of Loggia with 'allow-duplicates'", async () => {
    const report = await runUnder(
      `${ENFORCED} 'allow-duplicates'`,
      `${TAKE_POLICY} ${importOurs()} report(parseInert('<p>2</p>').body.textContent);`,
    );
    expect(report).toEqual({ results: ['2'], violations: [] });
  });
});
