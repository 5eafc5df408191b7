import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const PLUGIN = 'ui/mount/wordpress/loggia';
const read = (path: string) => readFileSync(join(PLUGIN, path), 'utf8');

/** The name is the same in each language. */
const IN_ENGLISH = new Set(['Loggia']);
const CALL = /(?:__|_e|_x)\(\s*'([^']+)',\s*'loggia'/g;

/** All texts that WordPress translates: those in the code, and the block's and the plugin's descriptions. */
function texts(): readonly string[] {
  const code = [...readdirSync(join(PLUGIN, 'includes')).map((name) => `includes/${name}`), 'block/index.js'].map(read);
  const block = JSON.parse(read('block/block.json')) as { title: string; description: string; keywords: string[] };
  const [, description = ''] = /Description: +(.+)/.exec(read('loggia.php')) ?? [];
  const calls = code.flatMap((text) => [...text.matchAll(CALL)].map(([, words = '']) => words));
  return [description, block.title, block.description, ...block.keywords, ...calls];
}

test.each(readdirSync(join(PLUGIN, 'languages')))('%s translates all texts of the plugin and no others', (name) => {
  const translations = JSON.parse(read(`languages/${name}`)) as Record<string, string>;
  const wanted = [...new Set(texts())].filter((text) => !IN_ENGLISH.has(text));
  expect(wanted.length).toBeGreaterThan(40);
  expect(Object.keys(translations).toSorted()).toEqual(wanted.toSorted());
  const placeholders = (text: string) => text.match(/%(?:\d\$)?[ds]/g)?.toSorted() ?? [];
  for (const [text, translation] of Object.entries(translations))
    expect(placeholders(translation), text).toEqual(placeholders(text));
});
