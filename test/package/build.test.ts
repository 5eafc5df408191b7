import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { SourceMap } from 'node:module';
import type { SourceMapPayload } from 'node:module';
import { describe, expect, test } from 'vitest';

const modules = ['hooks/dist', 'ui/dist'].flatMap((folder) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    // Pages without a bundler get theirs in one piece.
    .filter((path) => path.endsWith('.js') && !path.startsWith('script/'))
    .map((path) => `${folder}/${path}`),
);
const DIRECTIVE = "'use client';";

interface Built {
  readonly code: string;
  readonly map: SourceMapPayload;
  readonly source: string;
}

function sourceOf(path: string): string | undefined {
  const source = path.replace('/dist/', '/').replace(/\.js$/, '');
  return [`${source}.ts`, `${source}.tsx`].find(existsSync);
}

function readBuilt(path: string): Built {
  return {
    code: readFileSync(path, 'utf8'),
    map: JSON.parse(readFileSync(`${path}.map`, 'utf8')) as SourceMapPayload,
    source: readFileSync(sourceOf(path) ?? '', 'utf8'),
  };
}

/** Each `function name(` of a built file: the line it stands on there, and the line of the source it is mapped to. */
function mappedFunctions({ code, map, source }: Built): [name: string, original: string][] {
  const sourceMap = new SourceMap(map);
  const sourceLines = source.split('\n');
  return code.split('\n').flatMap((line, index) => {
    const [declaration, name] = /^(?:async )?function (\w+)\(/.exec(line) ?? [];
    if (!declaration || !name) return [];
    const entry = sourceMap.findEntry(index, 0);
    return [[name, 'originalLine' in entry ? (sourceLines[entry.originalLine] ?? '') : 'no mapping']];
  });
}

describe('the build', () => {
  test('has one file for each module of the sources', () => {
    expect(modules.length).toBeGreaterThan(50);
    expect(modules.filter((path) => sourceOf(path) === undefined)).toEqual([]);
  });

  test("says 'use client' exactly where the source does", () => {
    const wrong = modules.filter((path) => {
      const { code, source } = readBuilt(path);
      return code.startsWith(DIRECTIVE) !== source.startsWith(DIRECTIVE);
    });
    expect(wrong).toEqual([]);
  });

  test('has source maps that lead to the very line', () => {
    const functions = modules.flatMap((path) => mappedFunctions(readBuilt(path)));
    expect(functions.length).toBeGreaterThan(50);
    expect(functions.filter(([name, original]) => !original.includes(`function ${name}`))).toEqual([]);
  });

  test('leaves process.env.NODE_ENV to the bundler of the application', () => {
    expect(modules.some((path) => readFileSync(path, 'utf8').includes('process.env.NODE_ENV'))).toBe(true);
  });

  test('has a script for pages without a bundler that holds early presses alone, before any other code', () => {
    const script = readFileSync('ui/dist/script/mount.js', 'utf8');
    expect(script).toContain('import(');
    expect(script.match(/\bimport\s*(?:[\w*{"'])[^(]*?["']\.\/[^"']+["']/g)).toBeNull();
  });
});
