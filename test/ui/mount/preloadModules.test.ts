import { afterEach, expect, test } from 'vitest';
import { preloadModules } from '../../../ui/mount/script/preloadModules.ts';

const links = () => [...document.head.querySelectorAll<HTMLLinkElement>('link[rel="modulepreload"]')];
afterEach(() => {
  for (const link of links()) link.remove();
});

test('preloadModules adds one link per module even when called repeatedly', () => {
  preloadModules('./mount-a.js', './mount-b.js');
  preloadModules('./mount-b.js', './mount-c.js');
  expect(links().map(({ href }) => href.split('/').at(-1))).toEqual(['mount-a.js', 'mount-b.js', 'mount-c.js']);
});
