// @vitest-environment node
import { readdirSync, readFileSync } from 'node:fs';
import ts from 'typescript';
import { describe, expect, test } from 'vitest';
import { growsTooFast } from '../helpers/growsTooFast.ts';
import { hostileTexts } from '../helpers/hostileTexts.ts';

const LENGTH = 20_000;
const FULL_LENGTH = 100_000;

/** All regular expression literals in a file. */
function patternsIn(path: string): readonly RegExp[] {
  const found: RegExp[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isRegularExpressionLiteral(node)) {
      const end = node.text.lastIndexOf('/');
      found.push(new RegExp(node.text.slice(1, end), node.text.slice(end + 1)));
    }
    ts.forEachChild(node, visit);
  };
  visit(ts.createSourceFile(path, readFileSync(path, 'utf8'), ts.ScriptTarget.Latest));
  return found;
}

const files = ['hooks', 'ui'].flatMap((folder) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file) && !/(?:^|\/)(?:node_modules|dist)\//.test(file))
    .map((file) => `${folder}/${file}`),
);
const patterns = files.flatMap((file) => patternsIn(file).map((pattern) => [file, pattern] as const));

/** Searches as code would: all matches for a global pattern, otherwise only the first. */
function search(pattern: RegExp, text: string): number {
  if (!pattern.flags.includes('g')) return Number(pattern.test(text));
  let count = 0;
  for (const _found of text.matchAll(pattern)) count += 1;
  return count;
}

/** The first text on which a pattern takes too long; undefined if there is none. */
const slowText = (pattern: RegExp, length = LENGTH, count = Infinity): string | undefined =>
  hostileTexts(pattern.source)
    .slice(0, count)
    .find(({ textOf }) =>
      growsTooFast((size) => {
        const text = textOf(size);
        return () => search(pattern, text);
      }, length),
    )?.unit;

describe('regular expressions in the source', () => {
  test('are found in both packages', () => expect(patterns.length).toBeGreaterThan(200));

  test.each(patterns)('run in linear time: %s: %s', (_file, pattern) => {
    expect(slowText(pattern)).toBeUndefined();
  });

  test('run in linear time on 100,000 characters', () => {
    const slow = patterns.filter(([, pattern]) => slowText(pattern, FULL_LENGTH, 16) !== undefined);
    expect(slow).toEqual([]);
  });

  test.each([
    [/\/+$/, 20_000],
    [/\s+(?=,|$)/g, 5000],
    [/<style\b[^>]*>([^]*?)<\/style/gi, LENGTH],
    [/#.*$/, 20_000],
    [/(\d+)\s*px/, 5000],
    [/-ve-(.+)$/, LENGTH],
  ])('are reported if they run in quadratic time: %s', { timeout: 60_000 }, (pattern, length) => {
    expect(slowText(pattern, length)).toBeDefined();
  });
});
