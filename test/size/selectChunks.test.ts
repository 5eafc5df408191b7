import { expect, test } from 'vitest';
import { selectChunks, type Chunk } from './selectChunks.mjs';

const chunk = (fileName: string, rest: Partial<Chunk> = {}): Chunk => ({
  fileName,
  isEntry: false,
  name: fileName.replace('.js', ''),
  imports: [],
  dynamicImports: [],
  ...rest,
});

const chunks = [
  chunk('page.js', {
    isEntry: true,
    imports: ['shared.js', 'react'],
    dynamicImports: ['gestures.js', 'GalleryLightbox.js', 'createLightboxPorts.js'],
  }),
  chunk('GalleryLightbox.js', { imports: ['shared.js', 'dialog.js'], dynamicImports: ['menus.js', 'extras.js'] }),
  chunk('createLightboxPorts.js', { imports: ['validate.js'] }),
  chunk('gestures.js', { imports: ['spring.js'] }),
  chunk('shared.js'),
  chunk('dialog.js'),
  chunk('spring.js'),
  chunk('validate.js'),
  chunk('menus.js', { imports: ['dialog.js'] }),
  chunk('extras.js', { imports: ['shared.js', 'stars.js'] }),
  chunk('stars.js'),
];

const names = (found: readonly Chunk[]) => found.map(({ fileName }) => fileName).sort();

test('a page is charged with all that it loads before an opening', () => {
  expect(names(selectChunks(chunks).first)).toEqual(['page.js', 'shared.js']);
});

test('the opening is charged with the chunks that the first picture waits for, without those that are there already', () => {
  expect(names(selectChunks(chunks).opening)).toEqual([
    'GalleryLightbox.js',
    'createLightboxPorts.js',
    'dialog.js',
    'validate.js',
  ]);
});

test('code that a visitor asks for is charged with the rest', () => {
  expect(names(selectChunks(chunks).asked)).toEqual(['gestures.js', 'menus.js', 'spring.js']);
});

test('code that only an option of the page brings is charged to nobody else', () => {
  expect(names(selectChunks(chunks).chosen)).toEqual(['extras.js', 'stars.js']);
});
