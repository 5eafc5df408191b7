import { describe, expect, test } from 'vitest';
import { arrangeControls, controlsOf, hasInfo } from '../../../hooks/lightbox/panels/controlsOf.ts';
import type { ControlsInput } from '../../../hooks/lightbox/panels/controlsOf.ts';
import { PANELS_LABELS, sidebarLabels } from '../../../hooks/lightbox/panels/labels.ts';
import { requestedSidebars } from '../../../hooks/lightbox/panels/useSidebars.ts';
import { sidebarSize } from '../../../hooks/lightbox/panels/useSidebarElements.ts';

describe('the room of a sidebar', () => {
  test.each([
    ['beside the image', 1280, { width: 350, isFullWidth: false, inset: 350 }],
    ['just beside it', 510, { width: 350, isFullWidth: false, inset: 350 }],
    ['all of a phone, where the image would keep a strip', 390, { width: 390, isFullWidth: true, inset: 0 }],
    ['all of a window narrower than itself', 320, { width: 320, isFullWidth: true, inset: 0 }],
    ['what it asks for while nothing is measured', 0, { width: 350, isFullWidth: false, inset: 350 }],
  ])('is %s', (_, areaWidth, expected) => {
    expect(sidebarSize({ width: 350, areaWidth, minImageWidth: 160 })).toEqual(expected);
  });
});

describe('a bar', () => {
  const names = ['counter', 'play', 'fullscreen', 'info', 'comments', 'zoom', 'share', 'cart'] as const;

  test('has its counter at the start, what comes and goes first at its end, and the rest in the menu', () => {
    expect(arrangeControls(names, false)).toEqual({
      start: ['counter'],
      end: ['cart', 'comments', 'zoom', 'play', 'info', 'share'],
      more: ['fullscreen'],
    });
  });

  test('has four buttons beside the menu on a phone', () => {
    expect(arrangeControls(names, true)).toEqual({
      start: ['counter'],
      end: ['cart', 'comments', 'info', 'share'],
      more: ['zoom', 'play', 'fullscreen'],
    });
  });

  test.each(['cart', 'comments'] as const)('moves no other button when %s comes and goes', (name) => {
    const without = names.filter((other) => other !== name);
    for (const isNarrow of [false, true]) {
      const fromTheEnd = (list: readonly string[]) => list.toReversed();
      const [all, less] = [names, without].map((list) => fromTheEnd(arrangeControls(list, isNarrow).end));
      const after = all?.slice(0, all.indexOf(name));
      expect(less?.slice(0, after?.length)).toEqual(after);
    }
  });
});

describe('controls', () => {
  const controls = (input: Partial<ControlsInput> = {}) =>
    controlsOf({
      settings: {},
      image: { title: 'Ridge', fileType: 'JPG' },
      images: [input.image ?? { title: 'Ridge' }],
      hasMore: false,
      isFullscreen: false,
      isStarted: false,
      fullWindow: false,
      available: {},
      ...input,
    });
  const all =
    'counter play maximize fullscreen info comments rating zoom share x pinterest tumblr original download cart'.split(
      ' ',
    );

  test('have the order of Photo Gallery', () => {
    expect(controls()).toEqual(all);
  });

  test.each<readonly [string, Partial<ControlsInput>, readonly string[]]>([
    [
      'play, zoom and downloads are away if all images are embedded videos',
      { image: { title: 'Film', kind: 'video', fileType: 'EMBED_OEMBED_YOUTUBE_VIDEO' } },
      ['play', 'zoom', 'download'],
    ],
    [
      'a slideshow that was started can be stopped over a video, too',
      { image: { title: 'Film', kind: 'video', fileType: 'EMBED_OEMBED_YOUTUBE_VIDEO' }, isStarted: true },
      ['zoom', 'download'],
    ],
    ['download is away over any embedded media', { image: { title: 'Post', fileType: 'EMBED_X_IMAGE' } }, ['download']],
    ['maximise is away in fullscreen', { isFullscreen: true }, ['maximize']],
    ['maximise is away where the pop-up fills the window', { fullWindow: true }, ['maximize']],
    ['info is away if no image has a title or a description', { image: {} }, ['info']],
    [
      'what another image has a use for stays in its place',
      {
        image: { kind: 'video', fileType: 'EMBED_OEMBED_YOUTUBE_VIDEO' },
        images: [{ kind: 'video' }, { title: 'Ridge' }],
      },
      ['download'],
    ],
    ['what an image may have a use for that is still to come, too', { image: {}, hasMore: true }, []],
    [
      'the setting of fullscreen takes both sizes away',
      { settings: { fullscreen: false } },
      ['maximize', 'fullscreen'],
    ],
    [
      'settings take counter, info and zoom away',
      { settings: { counter: false, info: false, zoom: false } },
      ['counter', 'info', 'zoom'],
    ],
    ['the caller takes away what it does not have', { available: { cart: false, rating: false } }, ['cart', 'rating']],
  ])('%s', (_, input, missing) => {
    expect(controls(input)).toEqual(all.filter((name) => !missing.includes(name)));
  });

  test('info is there for an image that says nothing where the box tells more', () => {
    expect(controls({ image: {}, hasInfo: true })).toContain('info');
    expect(controls({ image: {}, hasInfo: true, settings: { info: false } })).not.toContain('info');
  });

  test('follow the caller rather than a setting, as far as the lightbox can', () => {
    expect(controls({ settings: { counter: false }, available: { counter: true } })).toContain('counter');
    expect(controls({ isFullscreen: true, available: { maximize: true } })).not.toContain('maximize');
  });
});

describe('a panel that opens with the lightbox', () => {
  test('comments come at once, the shop after 400 ms', () => {
    expect(requestedSidebars({ openComments: true, openShop: true })).toEqual([
      { name: 'comments', delayMs: 0 },
      { name: 'shop', delayMs: 400 },
    ]);
    expect(requestedSidebars({})).toEqual([]);
  });
});

describe('info', () => {
  test.each([
    [undefined, false],
    [{}, false],
    [{ title: '  ', description: '\n' }, false],
    [{ title: 'Ridge' }, true],
    [{ description: 'Seen from the valley.' }, true],
  ])('for %o: %s', (image, expected) => {
    expect(hasInfo(image)).toBe(expected);
  });
});

describe('the texts of a sidebar', () => {
  test('are ours, the caller’s, or made from its name', () => {
    expect(sidebarLabels(PANELS_LABELS, 'comments').show).toBe('Show comments');
    const labels = { ...PANELS_LABELS, sidebars: { comments: { show: 'Kommentare' } } };
    expect(sidebarLabels(labels, 'comments')).toMatchObject({ show: 'Kommentare', hide: 'Hide comments' });
    expect(sidebarLabels(labels, 'shop').title).toBe('Shop');
    expect(sidebarLabels(labels, 'Exif')).toEqual({
      title: 'Exif',
      show: 'Show Exif',
      hide: 'Hide Exif',
      close: 'Close Exif',
      failed: 'Exif could not be loaded.',
      offline: 'You are probably offline. This will load once you are back online.',
      retry: 'Try again',
    });
  });
});
