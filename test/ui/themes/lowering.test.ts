// @vitest-environment node
import { readdirSync, readFileSync } from 'node:fs';
import { transform } from 'lightningcss';
import { describe, expect, test } from 'vitest';

const ROOT = new URL('../../../ui/', import.meta.url);
const sheets = readdirSync(ROOT, { recursive: true, encoding: 'utf8' }).filter(
  (path) => path.endsWith('.css') && !/^(?:dist|node_modules)\//.test(path),
);

/** Lowers a style sheet like Vite 8 does for browsers that were widely available in 2025. The oldest don't support `light-dark`. */
function lower(path: string): string {
  const version = (major: number, minor = 0) => (major << 16) | (minor << 8);
  const targets = { chrome: version(111), edge: version(111), firefox: version(114), safari: version(16, 4) };
  const { code } = transform({ filename: path, code: readFileSync(new URL(path, ROOT)), minify: true, targets });
  return code.toString();
}

describe('lowering modern colors in a bundler', () => {
  test.each(sheets.filter((path) => readFileSync(new URL(path, ROOT), 'utf8').includes('light-dark')))(
    'keeps light-dark() in %s, so that it resolves on the element that uses it',
    (path) => {
      const lowered = lower(path);
      expect(lowered).toContain('light-dark(');
      expect(lowered).not.toContain('var(--lightningcss-');
    },
  );

  test('replaces light-dark() in a rule without a color-scheme guard', () => {
    const targets = { chrome: 111 << 16 };
    const { code } = transform({ filename: 'pair.css', code: Buffer.from('p{color:light-dark(#111,#eee)}'), targets });
    expect(code.toString()).toContain('var(--lightningcss-light');
  });
});
