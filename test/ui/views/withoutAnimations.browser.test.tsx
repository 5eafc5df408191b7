import '@loggia/ui/styles.css';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { page, userEvent } from 'vitest/browser';
import { ImagePopups, InlineSlideshow, Parallax, ThumbnailGallery } from '@loggia/ui';
import { paintedImages } from '../../helpers/paintedImages.ts';
import { createImages } from '../lightbox/LightboxPage.tsx';

const { animate, getAnimations } = Element.prototype;

/** Old web views have neither method. */
beforeEach(() => {
  Reflect.deleteProperty(Element.prototype, 'animate');
  Reflect.deleteProperty(Element.prototype, 'getAnimations');
});
afterEach(() => Object.assign(Element.prototype, { animate, getAnimations }));

const shown = (selector: string) => document.querySelector(`${selector} [data-role=current] img`)?.getAttribute('alt');

describe('without the Web Animations API', () => {
  test.each(['fade', 'cubeH', 'kaleidoscope', 'random'] as const)(
    'a slideshow with the effect %s still changes images',
    async (effect) => {
      await render(<InlineSlideshow images={paintedImages} label="Alps" width={500} height={300} effect={effect} />);
      await page.getByRole('button', { name: 'Next slide' }).click();
      await expect.poll(() => shown('.loggia-slideshow')).toBe('Image 2');
      await page.getByRole('button', { name: 'Next slide' }).click();
      await expect.poll(() => shown('.loggia-slideshow')).toBe('Image 3');
    },
  );

  test.each(['fade', 'cubeH', 'kaleidoscope'] as const)(
    'a lightbox with the effect %s still opens, changes images and closes',
    async (effect) => {
      await render(<ThumbnailGallery images={paintedImages} lightbox={{ effect, history: false }} />);
      await page.getByRole('button', { name: 'Image 1' }).click();
      await expect.poll(() => shown('.loggia-lightbox')).toBe('Image 1');
      await userEvent.keyboard('{ArrowRight}');
      await expect.poll(() => shown('.loggia-lightbox')).toBe('Image 2');
      await userEvent.keyboard('{Escape}');
      await expect.poll(() => document.querySelector('dialog')).toBeNull();
    },
  );

  test('image pop-ups still open and close', async () => {
    await render(
      <ImagePopups
        images={createImages(3)}
        history={false}
        renderImage={(image, linkProps) => (
          <a key={image.id} {...linkProps}>
            <img src={image.url} alt={image.title} />
          </a>
        )}
      />,
    );
    await page.getByRole('link', { name: 'Landscape 1' }).click();
    await expect.poll(() => shown('dialog')).toBe('Landscape 1');
    await userEvent.keyboard('{Escape}');
    await expect.poll(() => document.querySelector('dialog')).toBeNull();
  });

  test('a parallax layer is still transformed', async () => {
    await render(
      <Parallax layer={<div data-testid="sky" style={{ height: '100%' }} />}>
        <div style={{ height: 400 }}>Text</div>
      </Parallax>,
    );
    const style = () => page.getByTestId('sky').element().closest('[style*=transform]')?.getAttribute('style');
    await expect.poll(style).toMatch(/translateY/);
  });
});
