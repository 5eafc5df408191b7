// @vitest-environment node
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { entryFolders } from '../../hooks/entryFolders.mjs';

/** The capabilities of a lightbox, each with a docs page. */
const CAPABILITIES = [
  'cart',
  'comments',
  'download',
  'embed',
  'filmstrip',
  'fullscreen',
  'loadMore',
  'overlayHost',
  'panels',
  'player',
  'playlist',
  'protection',
  'rating',
  'share',
  'slideshow',
  'swipe',
  'watermark',
  'zoom',
];

/** The capabilities around a gallery's images. */
const GALLERY_PARTS = ['album', 'browsing', 'gallery', 'inlineSlideshow', 'multiSelect', 'scrollArea'];

/** The capabilities of requests and forms. */
const FORM_PARTS = ['archive', 'contactForm', 'mediaUpload', 'photoImport', 'postEmbed', 'rest'];

const read = (path: string): string => readFileSync(join(import.meta.dirname, '../..', path), 'utf8');
const namesIn = (text: string, pattern: RegExp): Set<string> => new Set(text.match(pattern));
const membersOf = (text: string): Set<string> => namesIn(text, /(?<=^ {2}readonly )\w+(?=\??:)/gm);

const folders = entryFolders();

describe('docs samples', () => {
  const pages = readdirSync(join(import.meta.dirname, '../../docs'), { recursive: true, encoding: 'utf8' });
  const paths = ['README.md', 'hooks/README.md', 'ui/README.md', ...pages.map((page) => `docs/${page}`)];

  test('import from capability entries, not from the package roots', () => {
    const texts = paths.filter((path) => path.endsWith('.md')).map(read);
    const fromRoots = texts.flatMap((text) => [...namesIn(text, /^import .* from '@loggia\/(?:hooks|ui)'/gm)]);
    expect(texts.length).toBeGreaterThan(50);
    expect(fromRoots).toEqual([]);
  });
});

describe('a capability’s docs page', () => {
  test.each(CAPABILITIES)('documents every getter: %s', (name) => {
    const page = read(`docs/${name}.md`);
    const getters = namesIn(read(`hooks/${folders[name]}/types.ts`), /\bget[A-Z]\w*Props\b/g);
    expect([...getters].filter((getter) => !page.includes(getter))).toEqual([]);
  });

  test.each([...GALLERY_PARTS, ...FORM_PARTS])('documents every getter, including those of its parts: %s', (name) => {
    const page = read(`docs/${name}.md`);
    const files = readdirSync(join(import.meta.dirname, '../../hooks', folders[name] ?? '')).filter((file) =>
      file.endsWith('.ts'),
    );
    const getters = files.flatMap((file) => [
      ...namesIn(read(`hooks/${folders[name]}/${file}`), /\bget[A-Z]\w*Props\b/g),
    ]);
    expect(getters.filter((getter) => !page.includes(getter))).toEqual([]);
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
