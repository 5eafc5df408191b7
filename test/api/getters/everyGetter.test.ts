// @vitest-environment node
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const reports = join(import.meta.dirname, '../reports');
const types = readFileSync(`${reports}/hooks.md`, 'utf8');

/** Each interface and type alias of the report, with its members. */
const declarations = new Map(
  [...types.matchAll(/^(?:interface|type) (\w+).*(?:\n {2}.*)*/gm)].map(([text, name = '']) => [name, text]),
);

/** Whether a type has a prop getter, or extends a type with one. */
function hasGetters(name: string): boolean {
  const text = declarations.get(name) ?? '';
  const [, parents = ''] = /(?:extends|=) ((?:[^<{\n]|<[^<>]*>)*)/.exec(text.replace(/<TImage[^>]*>/, '')) ?? [];
  return /[ ;]get[A-Z]\w*Props[,:<(?]/.test(text) || (parents.match(/\w+/g) ?? []).some(hasGetters);
}

/** Hooks that return another hook's getters. The getters are in the report of the other hook. */
const REPORTED_ELSEWHERE = new Set(['useLightboxContext', 'useBar']);

test('the getters of every public hook are reported', () => {
  const hooks = [...types.matchAll(/^function (use[A-Z]\w*).*\): (\w+)(?:<\w+>)?;$/gm)];
  const withGetters = hooks.filter(([, , result = '']) => hasGetters(result)).map(([, hook = '']) => hook);
  const files = readdirSync(`${reports}/getters`).map((file) => readFileSync(`${reports}/getters/${file}`, 'utf8'));
  const reported = new Set(files.flatMap((text) => text.match(/^use\w+/gm) ?? []));
  expect(withGetters.length).toBeGreaterThan(60);
  expect(withGetters.filter((hook) => !reported.has(hook) && !REPORTED_ELSEWHERE.has(hook))).toEqual([]);
});
