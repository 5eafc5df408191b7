// @vitest-environment node
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { cruise } from 'dependency-cruiser';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { forbidden } from './imports.cjs';

const root = join(import.meta.dirname, '../..');
let folder: string;

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'imports-'));
  symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'));
});
afterAll(() => rmSync(folder, { recursive: true }));

/** Returns the names of the rules that a file with this import violates. */
async function violationsOf(from: string, to: string, statement: (target: string) => string): Promise<string[]> {
  const files = { [to]: 'export const value = 1;', [from]: statement(to) };
  for (const [path, code] of Object.entries(files)) {
    if (path.startsWith('node_modules/')) continue;
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), code);
  }
  const options = { ruleSet: { forbidden }, validate: true, baseDir: folder, tsPreCompilationDeps: true } as const;
  const { output } = await cruise([from], { ...options, doNotFollow: { path: 'node_modules' } });
  return typeof output === 'string' ? [output] : output.summary.violations.map(({ rule }) => rule.name);
}

const relative = (from: string) => (to: string) => {
  const up = '../'.repeat(from.split('/').length - 1);
  return `import { value } from '${to.startsWith('node_modules/') ? to.replace(/^node_modules\//, '') : up + to}';\nvoid value;`;
};

test.each([
  ['hooks/core/a/a.ts', 'hooks/gallery/b/b.ts', 'area-core'],
  ['hooks/data/a/a.ts', 'hooks/lightbox/b/b.ts', 'area-data'],
  ['hooks/gallery/a/a.ts', 'hooks/lightbox/b/b.ts', 'area-gallery'],
  ['hooks/lightbox/a/a.ts', 'hooks/gallery/b/b.ts', 'area-lightbox'],
  ['hooks/core/a/plan.ts', 'hooks/core/a/engine/measure.ts', 'model-imports-models'],
  ['hooks/core/a/plan.ts', 'hooks/core/a/usePlan.ts', 'model-imports-models'],
  ['hooks/core/a/engine/measure.ts', 'hooks/core/a/usePlan.ts', 'engine-imports-no-hook'],
  ['hooks/core/a/plan.ts', 'node_modules/react', 'no-react-below-hooks'],
  ['hooks/core/a/useA.ts', 'ui/gallery/index.ts', 'hooks-below-ui'],
  ['ui/gallery/Grid.tsx', 'playground/site/home.ts', 'kit-below-demo'],
  ['ui/gallery/Grid.tsx', 'hooks/core/a/plan.ts', 'only-public-hooks'],
  ['test/ui/grid.test.ts', 'hooks/core/a/plan.ts', 'only-public-hooks'],
  ['ui/gallery/Grid.tsx', 'hooks/index.ts', 'kit-imports-single-entries'],
  ['playground/site/home.ts', 'ui/gallery/Grid.ts', 'only-public-kit'],
  ['ui/gallery/Grid.tsx', 'node_modules/ky', 'kit-imports-react-and-hooks'],
])('%s must not import %s', async (from, to, name) => {
  expect(await violationsOf(from, to, relative(from))).toContain(name);
});

test.each([
  ['hooks/gallery/a/a.ts', 'hooks/core/b/b.ts'],
  ['hooks/core/a/useA.ts', 'hooks/core/a/engine/measure.ts'],
  ['hooks/core/a/useA.ts', 'node_modules/react'],
  ['hooks/adapters/a/a.ts', 'hooks/lightbox/b/b.ts'],
  ['ui/gallery/Grid.tsx', 'hooks/gallery/gallery/index.ts'],
  ['ui/mount/mount.ts', 'node_modules/react-dom'],
])('%s may import %s', async (from, to) => {
  expect(await violationsOf(from, to, relative(from))).toEqual([]);
});

test('type imports are allowed from any area', async () => {
  const types = (to: string) => `import type { value } from '../../../${to}';\nexport type Value = typeof value;`;
  expect(await violationsOf('hooks/core/a/types.ts', 'hooks/lightbox/b/b.ts', types)).toEqual([]);
});

test('circular imports are reported', async () => {
  mkdirSync(join(folder, 'hooks/core/c'), { recursive: true });
  writeFileSync(join(folder, 'hooks/core/c/other.ts'), "export { value } from './one.ts';");
  const back = () => "export { value as other } from './other.ts';\nexport const value = 1;";
  expect(await violationsOf('hooks/core/c/one.ts', 'hooks/core/c/unused.ts', back)).toContain('no-cycles');
});
