import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const CAPABILITIES = [
  'album',
  'gallery',
  'layout',
  'masonry',
  'justified',
  'carousel',
  'lightbox',
  'transition',
  'slideshow',
  'inlineSlideshow',
  'imageBrowser',
  'blog',
  'preload',
  'filmstrip',
  'fullscreen',
  'deepLink',
  'history',
  'hits',
  'lightboxIntent',
  'rest',
  'postEmbed',
  'photoImport',
  'mediaUpload',
  'loadMore',
  'browsing',
  'playlist',
  'page',
  'navigation',
  'consent',
  'mediaPopup',
  'progressBar',
];

/**
 * The states that each capability has a story for, by the start or end of its name. The workshop's switches show every
 * story in all other states: right to left, dark, with reduced motion or large text, and on a slow or failing network.
 * If ten thousand items aren't realistic, a story shows a realistic maximum: `AsManyLinksAsASiteHas`, `ManyBoxes`, or
 * `LongText` for text.
 */
const STATES = [/^Default$/, /Failure$/, /^(?:TenThousand|AsMany|Many|LongText)/];

test.each(CAPABILITIES)('%s has a story for every state', (capability) => {
  const source = readFileSync(`playground/stories/${capability}.stories.tsx`, 'utf8');
  const stories = [...source.matchAll(/^export (?:const|function) (\w+)/gm)].map(([, name = '']) => name);
  expect(STATES.filter((state) => !stories.some((name) => state.test(name)))).toEqual([]);
});
