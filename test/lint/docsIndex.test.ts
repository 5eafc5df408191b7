// @vitest-environment node
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { LIGHTBOX_SHORTCUTS } from '@loggia/hooks/lightbox';

const root = join(import.meta.dirname, '../..');
const PAGES = readdirSync(join(root, 'docs')).filter((name) => name.endsWith('.md'));
const read = (path: string): string => readFileSync(join(root, path), 'utf8');

/** The fragment of a link to a heading, as GitHub makes it. */
const slugOf = (heading: string): string =>
  heading
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}\s_-]/gu, '')
    .trim()
    .replaceAll(/\s/g, '-');

const withoutCode = (text: string): string => text.replaceAll(/^```.*?^```/gms, '').replaceAll(/`[^`\n]*`/g, '');

describe('the index of the docs', () => {
  test.each(PAGES.filter((name) => name !== 'README.md'))('names %s', (name) => {
    expect(read('docs/README.md')).toContain(`(${name}`);
  });
});

describe.each(['README.md', ...PAGES.map((name) => `docs/${name}`)])('a link in %s', (path) => {
  test('leads to a page, and to a heading of it where it says so', () => {
    const links = [...withoutCode(read(path)).matchAll(/\]\((?!https?:|mailto:)([^)\s]+)\)/g)].map(
      ([, to]) => to ?? '',
    );
    const broken = links.filter((to) => {
      const [file = '', heading] = to.split('#');
      const target = file === '' ? path : join(dirname(path), file);
      if (!existsSync(join(root, target))) return true;
      if (heading === undefined || !target.endsWith('.md')) return false;
      const headings = read(target).match(/^#{1,6} .*$/gm) ?? [];
      return !headings.some((line) => slugOf(line.replace(/^#+ /, '')) === heading);
    });
    expect(broken).toEqual([]);
  });
});

test('the table of keys has every shortcut of the lightbox', () => {
  const rows = read('docs/keys.md');
  for (const [action, keys] of Object.entries(LIGHTBOX_SHORTCUTS)) {
    for (const key of keys) expect(rows).toMatch(new RegExp(`^\\| \`${key}\` .*\\| \`${action}\` +\\|$`, 'm'));
  }
});

test('the table of settings has every setting of a lightbox', () => {
  const type = read('hooks/data/backend/LightboxSettings.ts');
  const settings = [...type.matchAll(/^ {2}readonly (\w+)\?:/gm)].map(([, name]) => name ?? '');
  expect(settings.length).toBeGreaterThan(40);
  const rows = read('docs/settings.md').match(/^\| .*$/gm) ?? [];
  expect(settings.filter((name) => !rows.some((row) => row.split('|')[1]?.includes(`\`${name}\``)))).toEqual([]);
});

test('the tables of constants name every option in milliseconds', () => {
  const sources = ['hooks', 'ui'].flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
      .filter((name) => /\.tsx?$/.test(name) && !/(^|\/)(node_modules|dist)\//.test(name))
      .map((name) => read(join(folder, name))),
  );
  const options = new Set(
    sources.flatMap((source) => [...source.matchAll(/^ +readonly (\w+Ms)\?:/gm)].map(([, name]) => name ?? '')),
  );
  expect(options.size).toBeGreaterThan(10);
  const page = read('docs/constants.md');
  expect([...options].filter((name) => !new RegExp(`[\`.]${name}\``).test(page))).toEqual([]);
});
