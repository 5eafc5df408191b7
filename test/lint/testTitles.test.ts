// @vitest-environment node
import { readdirSync, readFileSync } from 'node:fs';
import ts from 'typescript';
import { describe, expect, test } from 'vitest';

interface Title {
  readonly kind: 'describe' | 'test';
  readonly text: string;
  /** Titles of the blocks around it, outermost first. */
  readonly blocks: readonly string[];
  readonly line: number;
}

/** A question or a half sentence: neither a subject nor a verb. */
const QUESTION = /^(?:what|where|how|who|why|when|which|that)(?:ever)?\b|^(?:whose|whoever|of|and|but|or|because)\b/i;
/** A verb right at the beginning, where no block around the test names the subject. */
const VERB = /^(?:is|are|has|have|can|may|does|keeps|says|shows|takes|tells|goes|stays)\b/;
const RIDDLE =
  /\b(?:of what|as what|whoever|what became of|what is said|(\w+) that (?:is|are) no \1|that (?:is|are) none)\b/i;

const KINDS: Readonly<Record<string, Title['kind']>> = { describe: 'describe', test: 'test', it: 'test' };

/** `describe` of `describe.each([…])`, `test` of `test.runIf(…)`. */
function calledName(node: ts.Expression): string {
  if (ts.isIdentifier(node)) return node.text;
  if (ts.isPropertyAccessExpression(node) || ts.isCallExpression(node)) return calledName(node.expression);
  return ts.isTaggedTemplateExpression(node) ? calledName(node.tag) : '';
}

/** The text of a literal, with `…` for each value that the code puts in. */
function textOf(node: ts.Expression | undefined): string | undefined {
  if (node === undefined) return undefined;
  if (ts.isStringLiteralLike(node)) return node.text;
  if (!ts.isTemplateExpression(node)) return undefined;
  return node.head.text + node.templateSpans.map((span) => `…${span.literal.text}`).join('');
}

function titlesIn(source: string, path = 'sample.test.ts'): readonly Title[] {
  const file = ts.createSourceFile(path, source, ts.ScriptTarget.Latest, true);
  const found: Title[] = [];
  const visit = (node: ts.Node, blocks: readonly string[]): void => {
    const kind = ts.isCallExpression(node) ? KINDS[calledName(node.expression)] : undefined;
    const first = ts.isCallExpression(node) && node.arguments.length > 1 ? node.arguments[0] : undefined;
    const text = kind && textOf(first);
    if (kind && first && text !== undefined)
      found.push({ kind, text, blocks, line: file.getLineAndCharacterOfPosition(first.getStart()).line + 1 });
    const inner = kind === 'describe' && text !== undefined ? [...blocks, text] : blocks;
    ts.forEachChild(node, (child) => visit(child, inner));
  };
  visit(file, []);
  return found;
}

const lacksSubject = ({ kind, text, blocks }: Title): boolean =>
  QUESTION.test(text) || RIDDLE.test(text) || (kind === 'test' && blocks.length === 0 && VERB.test(text));

const files = readdirSync('test', { recursive: true, encoding: 'utf8' })
  .filter((path) => /\.test\.tsx?$/.test(path))
  .map((path) => `test/${path}`);

test('the title of a test is a promise with a subject', () => {
  const titles = files.flatMap((path) =>
    titlesIn(readFileSync(path, 'utf8'), path).map((title) => ({ path, ...title })),
  );
  expect(titles.length).toBeGreaterThan(5000);
  const found = titles
    .filter(lacksSubject)
    .map(({ path, line, blocks, text }) => `${path}:${line} ${[...blocks, text].join(' › ')}`);
  expect(found).toEqual([]);
});

describe('a title lacks a subject', () => {
  test.each([
    "describe('what is said', () => {});",
    "describe.each([1])('where it is %s', () => {});",
    "describe('a vote', () => { test('that failed is kept', () => {}); });",
    "describe('a vote', () => { it('of %d stars is none', () => {}); });",
    'test.runIf(true)(`${kind} sizes that are no sizes throw`, () => {});',
    "test('stands open', () => {}); test('keeps its place', () => {});",
  ])('in %s', (source) => {
    expect(titlesIn(source).filter(lacksSubject)).toHaveLength(1);
  });
});

test.each([
  "describe('a vote', () => { test('keeps its score after a failed send', () => {}); });",
  "describe('useRating', () => { test.each([1])('is not sent for %d stars', () => {}); });",
  "test('keys of a lightbox turn its images', () => {});",
])('the title is accepted in %s', (source) => {
  expect(titlesIn(source).length).toBeGreaterThan(0);
  expect(titlesIn(source).filter(lacksSubject)).toEqual([]);
});
