import { expect, test } from 'vitest';
import { selectChunks, selectViewChunks } from './selectChunks.mjs';
import type { Chunk } from './selectChunks.mjs';

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
    dynamicImports: ['readGalleryAnswer.js', 'GalleryLightbox.js'],
  }),
  chunk('GalleryLightbox.js', {
    imports: ['shared.js', 'dialog.js'],
    dynamicImports: ['createSlidePlayer.js', 'menus.js', 'extras.js'],
  }),
  chunk('createSlidePlayer.js', { imports: ['dialog.js', 'track.js'] }),
  chunk('readGalleryAnswer.js', { imports: ['parse.js'] }),
  chunk('shared.js'),
  chunk('dialog.js'),
  chunk('track.js'),
  chunk('menus.js', { imports: ['dialog.js'] }),
  chunk('parse.js'),
  chunk('extras.js', { imports: ['shared.js'] }),
];

const names = (found: readonly Chunk[]) => found.map(({ fileName }) => fileName).sort();

test('the first view is charged with all that a gallery loads on its way, at once or lazily', () => {
  expect(names(selectChunks(chunks).first)).toEqual(['page.js', 'parse.js', 'readGalleryAnswer.js', 'shared.js']);
});

test('the opening is charged with what the first picture waits for, and with nothing that is there already', () => {
  expect(names(selectChunks(chunks).opening)).toEqual(['GalleryLightbox.js', 'dialog.js']);
});

test('what comes by itself later is charged with what it adds', () => {
  expect(names(selectChunks(chunks).following)).toEqual(['createSlidePlayer.js', 'track.js']);
});

test('what a visitor asks for is charged with the rest', () => {
  expect(names(selectChunks(chunks).asked)).toEqual(['menus.js']);
});

test('what only an option of the page brings is charged to nobody else', () => {
  expect(names(selectChunks(chunks).chosen)).toEqual(['extras.js']);
});

test('a view is charged with what its first paint waits for, and apart from that with what it fetches later', () => {
  const { painting, later } = selectViewChunks(chunks);
  expect(names(painting)).toEqual(['page.js', 'shared.js']);
  expect(names(later)).toEqual(['parse.js', 'readGalleryAnswer.js']);
});
