import { describe, expect, test } from 'vitest';
import type { GalleryImage, LightboxSettings } from '@loggia/hooks';
import { createImages } from './LightboxPage.tsx';
import { expectShown, renderLightboxPage, thumbnail } from './renderLightboxPage.tsx';

const images: readonly GalleryImage[] = createImages(3);

/** Opens a lightbox with the backend's settings. Returns a function that checks whether an element has a context menu. */
async function openOf(settings: LightboxSettings) {
  const source = { load: () => Promise.resolve({ images, settings }) };
  await renderLightboxPage({ source, thumbnails: images });
  await thumbnail('2').click();
  await expectShown('Landscape 2');
  const slides = () => document.querySelector('.loggia-slides');
  return {
    slides,
    opensMenu: (selector: string) => {
      const event = new MouseEvent('contextmenu', { bubbles: true, cancelable: true });
      return document.querySelector(`.loggia-lightbox ${selector}`)?.dispatchEvent(event);
    },
  };
}

describe('lightbox images', () => {
  test('have no context menu with protectImages, but other elements do', async () => {
    const { slides, opensMenu } = await openOf({ protectImages: true });
    await expect.poll(() => slides()?.hasAttribute('data-protected')).toBe(true);
    expect(opensMenu('.loggia-slides img')).toBe(false);
    expect(opensMenu('.loggia-close')).toBe(true);
  });

  test('have a context menu by default', async () => {
    const { opensMenu } = await openOf({});
    expect(opensMenu('.loggia-slides img')).toBe(true);
  });
});
