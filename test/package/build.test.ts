import { readdirSync, readFileSync } from 'node:fs';
import { SourceMap, type SourceMapPayload } from 'node:module';
import { dirname, join, resolve } from 'node:path';
import { build, type Plugin } from 'esbuild';
import { describe, expect, test } from 'vitest';

const modules = ['hooks/dist', 'ui/dist'].flatMap((folder) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    // Excludes the script for pages without a bundler, which is a single bundle.
    .filter((path) => path.endsWith('.js') && !path.startsWith('script/'))
    .map((path) => `${folder}/${path}`),
);
const DIRECTIVE = "'use client';";

/** The merged files: the code of the gallery, and the code shared by the lightbox's lazy chunks. */
const TOGETHER = /\/dist\/(core|lightbox|fullLightbox)(\.client)?\.js$/;

interface Built {
  readonly path: string;
  readonly code: string;
  readonly map: SourceMapPayload;
  /** The text of each source by its name. Index files have no sources. */
  readonly sources: ReadonlyMap<string, string>;
}

function readBuilt(path: string): Built {
  const map = JSON.parse(readFileSync(`${path}.map`, 'utf8')) as SourceMapPayload;
  const sources = map.sources.map((source, index) => [source, map.sourcesContent[index] ?? ''] as const);
  return { path, code: readFileSync(path, 'utf8'), map, sources: new Map(sources) };
}

/** Each function declaration in a built file, with the source line it is mapped to. */
function mappedFunctions({ code, map, sources }: Built): [name: string, original: string][] {
  const sourceMap = new SourceMap(map);
  return code.split('\n').flatMap((line, index) => {
    const [declaration, name] = /^(?:async )?function (\w+)\(/.exec(line) ?? [];
    if (!declaration || !name) return [];
    const entry = sourceMap.findEntry(index, 0);
    if (!('originalLine' in entry)) return [[name, 'no mapping']];
    return [[name, sources.get(entry.originalSource)?.split('\n')[entry.originalLine] ?? 'no such line']];
  });
}

/** Ignores the package's `sideEffects` field. */
const withSideEffects: Plugin = {
  name: 'with-side-effects',
  setup({ onResolve }) {
    onResolve({ filter: /^\./ }, ({ path, resolveDir }) => ({ path: join(resolveDir, path), sideEffects: true }));
  },
};

const built = modules.map(readBuilt);

describe('the build', () => {
  test('has one file per source module, except for merged modules', () => {
    expect(built.length).toBeGreaterThan(50);
    const mixed = built.filter(({ path, sources }) => sources.size > 1 && !TOGETHER.test(path));
    expect(mixed.map(({ path }) => path)).toEqual([]);
    const sources = built.flatMap(({ path, sources: found }) =>
      [...found.keys()].map((name) => join(dirname(path), name)),
    );
    expect(sources.length).toBe(new Set(sources).size);
  });

  test("has 'use client' in exactly the files whose source has it", () => {
    const wrong = built.filter(({ code, sources }) =>
      [...sources.values()].some((source) => source.startsWith(DIRECTIVE) !== code.startsWith(DIRECTIVE)),
    );
    expect(wrong.map(({ path }) => path)).toEqual([]);
    expect(built.filter(({ code }) => code.startsWith(DIRECTIVE)).length).toBeGreaterThan(50);
  });

  test.each(['hooks', 'ui'])("declares as values only what %s's root entry exports", async (name) => {
    const types = readFileSync(`${name}/dist/index.d.ts`, 'utf8');
    const exported = [...types.matchAll(/^export \{ (.*) \}/gm)].flatMap(([, names = '']) => names.split(', '));
    const values = exported.filter((text) => !text.startsWith('type ')).map((text) => text.split(' as ').at(-1));
    expect(values.length).toBeGreaterThan(50);
    expect(values.length).toBeLessThan(exported.length);
    const root = (await import(resolve(`${name}/dist/index.js`))) as object;
    expect(values.filter((value) => !Object.hasOwn(root, value ?? ''))).toEqual([]);
  });

  test('has source maps that point to the original lines', () => {
    const functions = built.flatMap(mappedFunctions);
    expect(functions.length).toBeGreaterThan(50);
    // Duplicate function names in a file get a numeric suffix.
    const plain = (name: string) => name.replace(/\$?\d+$/, '');
    expect(functions.filter(([name, original]) => !original.includes(`function ${plain(name)}`))).toEqual([]);
  });

  test('lets bundlers tree-shake merged files', async () => {
    const left = await Promise.all(
      built
        .filter(({ path }) => TOGETHER.test(path))
        .map(async ({ path }) => {
          const { outputFiles } = await build({
            stdin: { contents: `import './${path}';`, resolveDir: process.cwd() },
            bundle: true,
            write: false,
            format: 'esm',
            packages: 'external',
            plugins: [withSideEffects],
          });
          return { path, code: outputFiles[0]?.text ?? '' };
        }),
    );
    expect(left.length).toBeGreaterThan(4);
    expect(left.filter(({ code }) => /\bjsxs?\(|\buse[A-Z]\w*\(/.test(code)).map(({ path }) => path)).toEqual([]);
  });

  test('keeps process.env.NODE_ENV for the app’s bundler', () => {
    expect(modules.some((path) => readFileSync(path, 'utf8').includes('process.env.NODE_ENV'))).toBe(true);
  });

  test('has a mount script that imports all other code dynamically', () => {
    const script = readFileSync('ui/dist/script/mount.js', 'utf8');
    expect(script).toContain('import(');
    expect(script.match(/\bimport\s*(?:[\w*{"'])[^(]*?["']\.\/[^"']+["']/g)).toBeNull();
  });
});
