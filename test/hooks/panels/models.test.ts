import { describe, expect, test } from 'vitest';
import { arrangeControls, controlsOf, hasInfo, type ControlsInput } from '../../../hooks/lightbox/panels/controlsOf.ts';
import { PANELS_LABELS, sidebarLabels } from '../../../hooks/lightbox/panels/labels.ts';
import { requestedSidebars } from '../../../hooks/lightbox/panels/useSidebars.ts';
import { sidebarSize } from '../../../hooks/lightbox/panels/useSidebarElements.ts';

describe('the width of a sidebar', () => {
  test.each([
    ['its own width next to the image', 1280, { width: 350, isFullWidth: false, inset: 350 }],
    ['its own width if the image still has its minimum width', 510, { width: 350, isFullWidth: false, inset: 350 }],
    ['the full width on a phone, if the image would get too narrow', 390, { width: 390, isFullWidth: true, inset: 0 }],
    ['the full width if the window is narrower than the sidebar', 320, { width: 320, isFullWidth: true, inset: 0 }],
    ['its own width before the window is measured', 0, { width: 350, isFullWidth: false, inset: 350 }],
  ])('is %s', (_, areaWidth, expected) => {
    expect(sidebarSize({ width: 350, areaWidth, minImageWidth: 160 })).toEqual(expected);
  });
});

describe('arrangeControls', () => {
  const names = ['counter', 'play', 'fullscreen', 'info', 'comments', 'zoom', 'share', 'cart'] as const;

  test('puts the counter first and conditional controls at the start of the end group', () => {
    expect(arrangeControls(names, false)).toEqual({
      start: ['counter'],
      end: ['cart', 'comments', 'zoom', 'play', 'info', 'share'],
      more: ['fullscreen'],
    });
  });

  test('shows four buttons next to the menu on a phone', () => {
    expect(arrangeControls(names, true)).toEqual({
      start: ['counter'],
      end: ['cart', 'comments', 'info', 'share'],
      more: ['zoom', 'play', 'fullscreen'],
    });
  });

  test.each(['cart', 'comments'] as const)('does not move other buttons when %s is added or removed', (name) => {
    const without = names.filter((other) => other !== name);
    for (const isNarrow of [false, true]) {
      const fromTheEnd = (list: readonly string[]) => list.toReversed();
      const [all, less] = [names, without].map((list) => fromTheEnd(arrangeControls(list, isNarrow).end));
      const after = all?.slice(0, all.indexOf(name));
      expect(less?.slice(0, after?.length)).toEqual(after);
    }
  });
});

describe('the list of controls', () => {
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

  test('has the same order as in Photo Gallery', () => {
    expect(controls()).toEqual(all);
  });

  test.each<readonly [string, Partial<ControlsInput>, readonly string[]]>([
    [
      'omits play, zoom and download if all images are embedded videos',
      { image: { title: 'Film', kind: 'video', fileType: 'EMBED_OEMBED_YOUTUBE_VIDEO' } },
      ['play', 'zoom', 'download'],
    ],
    [
      'keeps play on a video while a slideshow is running',
      { image: { title: 'Film', kind: 'video', fileType: 'EMBED_OEMBED_YOUTUBE_VIDEO' }, isStarted: true },
      ['zoom', 'download'],
    ],
    ['omits download for embedded media', { image: { title: 'Post', fileType: 'EMBED_X_IMAGE' } }, ['download']],
    ['omits maximize in fullscreen', { isFullscreen: true }, ['maximize']],
    ['omits maximize if the pop-up fills the window', { fullWindow: true }, ['maximize']],
    ['omits info if no image has a title or a description', { image: {} }, ['info']],
    [
      'keeps play and zoom on a video if another image can use them',
      {
        image: { kind: 'video', fileType: 'EMBED_OEMBED_YOUTUBE_VIDEO' },
        images: [{ kind: 'video' }, { title: 'Ridge' }],
      },
      ['download'],
    ],
    ['keeps info if more images can be loaded', { image: {}, hasMore: true }, []],
    [
      'omits maximize and fullscreen if fullscreen is disabled',
      { settings: { fullscreen: false } },
      ['maximize', 'fullscreen'],
    ],
    [
      'omits counter, info and zoom if disabled in the settings',
      { settings: { counter: false, info: false, zoom: false } },
      ['counter', 'info', 'zoom'],
    ],
    [
      'omits controls the caller marks as unavailable',
      { available: { cart: false, rating: false } },
      ['cart', 'rating'],
    ],
  ])('%s', (_, input, missing) => {
    expect(controls(input)).toEqual(all.filter((name) => !missing.includes(name)));
  });

  test('includes info for an image without title and description if `hasInfo` is set', () => {
    expect(controls({ image: {}, hasInfo: true })).toContain('info');
    expect(controls({ image: {}, hasInfo: true, settings: { info: false } })).not.toContain('info');
  });

  test('prefers the caller’s `available` over the settings, within what the lightbox supports', () => {
    expect(controls({ settings: { counter: false }, available: { counter: true } })).toContain('counter');
    expect(controls({ isFullscreen: true, available: { maximize: true } })).not.toContain('maximize');
  });
});

describe('requestedSidebars', () => {
  test('opens comments immediately and the shop after 400 ms', () => {
    expect(requestedSidebars({ openComments: true, openShop: true })).toEqual([
      { name: 'comments', delayMs: 0 },
      { name: 'shop', delayMs: 400 },
    ]);
    expect(requestedSidebars({})).toEqual([]);
  });
});

describe('hasInfo', () => {
  test.each([
    [undefined, false],
    [{}, false],
    [{ title: '  ', description: '\n' }, false],
    [{ title: 'Ridge' }, true],
    [{ description: 'Seen from the valley.' }, true],
  ])('given %o, returns %s', (image, expected) => {
    expect(hasInfo(image)).toBe(expected);
  });
});

describe('sidebar labels', () => {
  test('are built in, custom, or derived from the sidebar’s name', () => {
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
