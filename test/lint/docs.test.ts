// @vitest-environment node
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { entryFolders } from '../../hooks/entryFolders.mjs';

const pathOf = (path: string): string => join(import.meta.dirname, '../..', path);
const read = (path: string): string => readFileSync(pathOf(path), 'utf8');
const namesIn = (text: string, pattern: RegExp): Set<string> => new Set(text.match(pattern));
const membersOf = (text: string): Set<string> => namesIn(text, /(?<=^ {2}readonly )\w+(?=\??:)/gm);

/** Getters that a feature's files use, but that other pages document. */
const DOCUMENTED_ELSEWHERE: Readonly<Record<string, readonly string[]>> = {
  // The windowing engine's getter, which the blog renames.
  blog: ['getItemProps'],
  carousel: ['getPauseProps', 'getCarouselProps'],
  comments: ['getImageProps'],
  consent: ['getLoadButtonProps', 'getAlwaysButtonProps'],
  mediaPopup: ['getContainerProps'],
  panels: ['getDialogProps'],
  progressBar: ['getRevealProps'],
};
const folders = Object.entries(entryFolders()).filter(([name]) => existsSync(pathOf(`docs/${name}.md`)));

describe('docs samples', () => {
  const pages = readdirSync(pathOf('docs'), { recursive: true, encoding: 'utf8' });
  const paths = ['README.md', 'hooks/README.md', 'ui/README.md', ...pages.map((page) => `docs/${page}`)];

  test('import from capability entries, not from the package roots', () => {
    const texts = paths.filter((path) => path.endsWith('.md')).map(read);
    const fromRoots = texts.flatMap((text) => [...namesIn(text, /^import .* from '@loggia\/(?:hooks|ui)'/gm)]);
    expect(texts.length).toBeGreaterThan(50);
    expect(fromRoots).toEqual([]);
  });
});

describe('a capability’s docs page', () => {
  test.each(folders)('documents every getter: %s', (name, folder) => {
    const sources = readdirSync(pathOf(`hooks/${folder}`)).filter((file) => file.endsWith('.ts'));
    const getters = sources.flatMap((file) => [...namesIn(read(`hooks/${folder}/${file}`), /\bget[A-Z]\w*Props\b/g)]);
    const known = [read(`docs/${name}.md`), ...(DOCUMENTED_ELSEWHERE[name] ?? [])].join('\n');
    expect(getters.filter((getter) => !known.includes(getter))).toEqual([]);
  });

  test.each(['lightbox', 'swipe'])('passes a slide index to `lightbox` getters in every sample: %s', (name) => {
    // Ignore nested getter calls, whose arguments may contain an index.
    const calls = read(`docs/${name}.md`).matchAll(/lightbox\.get(?:Slide|Image)Props\((.+)\)/g);
    for (const [call, given = ''] of calls) expect(given.replace(/\w+\.get\w+\(.*?\)/, ''), call).toContain('index');
  });

  test('documents every `Backend` port', () => {
    const ports = membersOf(read('hooks/data/backend/Backend.ts'));
    const page = read('docs/backend.md');
    expect([...ports].filter((port) => !page.includes(`\`${port}\` (`))).toEqual([]);
  });

  test('documents every `StaticBackendOptions` option', () => {
    const options =
      /interface StaticBackendOptions[^{]*\{(.*?)\n\}/s.exec(read('hooks/adapters/static/types.ts'))?.[1] ?? '';
    const page = read('docs/static.md');
    const missing = [...membersOf(options)].filter((option) => !page.includes(`| \`${option}\``));
    expect(missing).toEqual([]);
  });
});
