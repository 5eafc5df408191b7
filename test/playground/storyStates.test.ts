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
 * The states that each capability has a story for, by the start or end of its name. If ten thousand items aren't realistic, a story shows a
 * realistic maximum: `AsManyLinksAsASiteHas`, `ManyBoxes`, or `LongText` for text.
 */
const STATES =
  /^(?:Default|Controlled\w*|Keyboard|RightToLeft|ReducedMotionWanted|\w*Failure|(?:TenThousand|AsMany|Many)\w+|LongText)$/;
const STATE_COUNT = 7;

const nameOf = (story: string) =>
  story
    .replace(/^\w*Failure$/, 'Failure')
    .replace(/^(?:(?:As)?Many|LongText)/, 'TenThousand')
    .replace(/^(Controlled|TenThousand)\w*$/, '$1');

test.each(CAPABILITIES)('%s has a story for every state', (capability) => {
  const source = readFileSync(`playground/stories/${capability}.stories.tsx`, 'utf8');
  const stories = [...source.matchAll(/^export (?:const|function) (\w+)/gm)].map(([, name = '']) => name);
  const states = new Set(stories.filter((name) => STATES.test(name)).map(nameOf));
  expect([...states]).toHaveLength(STATE_COUNT);
});
