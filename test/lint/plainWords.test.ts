// @vitest-environment node
import { readFileSync, readdirSync } from 'node:fs';
import { expect, test } from 'vitest';

/** The first word of a riddle: doc comments say what a thing is or does, and a question word makes a riddle of it. */
const RIDDLE = /\/\*\*\s*(?:\*\s*)?((?:What|Where|How|Who|Why)\b[^\n]*)/g;

const riddlesIn = (text: string) => [...text.matchAll(RIDDLE)].map(([, line = '']) => line);

const sources = ['hooks', 'ui', 'playground', 'test'].flatMap((folder) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((path) => /\.(?:tsx?|mjs)$/.test(path) && !/(?:^dist|node_modules|plainWords\.test\.ts$)/.test(path))
    .map((path) => `${folder}/${path}`),
);

test('a doc comment of packages, playground and tests begins with what the thing is or does', () => {
  expect(sources.length).toBeGreaterThan(500);
  const riddles = sources.flatMap((path) => riddlesIn(readFileSync(path, 'utf8')).map((line) => `${path}: ${line}`));
  expect(riddles).toEqual([]);
});

test.each([
  ['/** What of a form stands. */', 1],
  ['/**\n * How long it waits.\n */', 1],
  ['/** Whether it waits. */', 0],
  ['/** The wait. What comes next is another sentence. */', 0],
])('%s holds %i riddles', (text, count) => {
  expect(riddlesIn(text)).toHaveLength(count);
});
