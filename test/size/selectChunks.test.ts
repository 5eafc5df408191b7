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
    dynamicImports: ['gestures.js', 'StandardGalleryLightbox.js', 'FullGalleryLightbox.js', 'createLightboxPorts.js'],
  }),
  chunk('FullGalleryLightbox.js', { imports: ['shared.js', 'dialog.js'], dynamicImports: ['menus.js', 'extras.js'] }),
  chunk('StandardGalleryLightbox.js', { imports: ['dialog.js'] }),
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

test('`first` contains all chunks that a page loads before opening the lightbox', () => {
  expect(names(selectChunks(chunks).first)).toEqual(['page.js', 'shared.js']);
});

test('`opening` contains the chunks that the first image waits for, without already loaded ones', () => {
  expect(names(selectChunks(chunks).opening)).toEqual([
    'FullGalleryLightbox.js',
    'createLightboxPorts.js',
    'dialog.js',
    'validate.js',
  ]);
});

test('`asked` contains chunks that later interactions load', () => {
  expect(names(selectChunks(chunks).asked)).toEqual(['gestures.js', 'menus.js', 'spring.js']);
});

test('`chosen` contains chunks that only an option loads', () => {
  expect(names(selectChunks(chunks).chosen)).toEqual(['extras.js', 'stars.js']);
});
