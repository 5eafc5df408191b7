// @own-page
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { cdp } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { ThumbnailGallery } from '@loggia/ui';
import '@loggia/ui/styles.css';
import { paintedImages } from '../../helpers/paintedImages.ts';

const setMotion = (value: string) =>
  cdp().send('Emulation.setEmulatedMedia', { features: [{ name: 'prefers-reduced-motion', value }] });

/** The loading animations of thumbnails. */
const lights = () =>
  document.getAnimations().filter((running) => (running as CSSAnimation).animationName === 'loggia-thumbnail-wait');

/** Five hundred images whose requests the browser defers. */
const WITHHELD = Array.from({ length: 500 }, (_, index) => ({ id: String(index), url: `/withheld/${index}.jpg` }));

beforeEach(async () => {
  await cdp().send('Fetch.enable', { patterns: [{ urlPattern: '*/withheld/*' }] });
});
afterEach(async () => {
  await cdp().send('Fetch.disable');
  await setMotion('no-preference');
});

describe('a loading thumbnail', () => {
  test('is animated only on the first screen, using only `translate`', async () => {
    await setMotion('no-preference');
    await render(<ThumbnailGallery images={WITHHELD} lightbox={false} />);
    await expect.poll(() => lights().length).toBe(10);
    const frames = lights().flatMap(({ effect }) => (effect as KeyframeEffect).getKeyframes());
    const moved = frames.flatMap((frame) => Object.keys(frame));
    expect(new Set(moved.filter((name) => !/offset|easing|composite/i.test(name)))).toEqual(new Set(['translate']));
  });

  test('is not animated if motion is reduced', async () => {
    await setMotion('reduce');
    await render(<ThumbnailGallery images={WITHHELD} lightbox={false} />);
    await expect.poll(() => document.querySelectorAll('.loggia-thumbnail').length).toBe(500);
    expect(lights()).toHaveLength(0);
  });

  test('is no longer animated once loaded', async () => {
    await setMotion('no-preference');
    await render(<ThumbnailGallery images={paintedImages} lightbox={false} />);
    await expect.poll(() => document.querySelectorAll('img[data-loaded]').length).toBe(paintedImages.length);
    expect(lights()).toHaveLength(0);
  });
});
