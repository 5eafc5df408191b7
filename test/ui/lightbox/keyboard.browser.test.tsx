import { describe, expect, test } from 'vitest';
import { button, expectShown, press, renderOpenLightbox } from './renderLightboxPage.tsx';

describe('lightbox keys', () => {
  test.each([
    ['ArrowRight', 'Landscape 3'],
    ['ArrowLeft', 'Landscape 1'],
    ['Home', 'Landscape 1'],
    ['End', 'Landscape 5'],
  ])('%s navigates to %s', async (key, title) => {
    await renderOpenLightbox();
    await press(`{${key}}`);
    await expectShown(title);
  });

  test.each([
    ['ArrowLeft', 'Landscape 3'],
    ['ArrowRight', 'Landscape 1'],
  ])('%s navigates to %s in right-to-left layouts', async (key, title) => {
    await renderOpenLightbox({ dir: 'rtl' });
    await press(`{${key}}`);
    await expectShown(title);
  });

  test('Space starts and pauses the slideshow', async () => {
    await renderOpenLightbox({ intervalMs: 3_600_000 });
    await press(' ');
    await expect.element(button('Pause slideshow')).toBeVisible();
    await press(' ');
    await expect.element(button('Play slideshow')).toBeVisible();
  });

  test('H hides the controls and shows them again', async () => {
    await renderOpenLightbox();
    await press('h');
    await expect.element(button('Show controls')).toBeVisible();
    await press('h');
    await expect.element(button('Show controls')).not.toBeInTheDocument();
    await expect.element(button('More')).toBeVisible();
  });

  test('arrow keys wrap around at the ends', async () => {
    await renderOpenLightbox({ id: '5' });
    await press('{ArrowRight}');
    await expectShown('Landscape 1');
    await press('{ArrowLeft}');
    await expectShown('Landscape 5');
  });

  test('arrow keys stop at the ends without looping', async () => {
    await renderOpenLightbox({ id: '5', loop: false });
    await press('{ArrowRight}');
    await expectShown('Landscape 5');
    await press('{Home}{ArrowLeft}');
    await expectShown('Landscape 1');
  });
});

describe('lightbox arrows', () => {
  test('navigate forward and backward', async () => {
    await renderOpenLightbox();
    await button('Next image').click();
    await expectShown('Landscape 3');
    await button('Previous image').click();
    await expectShown('Landscape 2');
  });

  test('are hidden at the ends if not looping', async () => {
    await renderOpenLightbox({ id: '5', loop: false });
    await expect.poll(() => getComputedStyle(button('Next image').element()).opacity).toBe('0');
    expect(getComputedStyle(button('Previous image').element()).opacity).toBe('1');
  });

  test('are swapped in right-to-left layouts', async () => {
    await renderOpenLightbox({ dir: 'rtl' });
    const left = (name: string) => button(name).element().getBoundingClientRect().left;
    expect(left('Next image')).toBeLessThan(left('Previous image'));
  });

  test('are not rendered for a single image', async () => {
    await renderOpenLightbox({ id: '1', count: 1 });
    await expect.element(button('Next image')).not.toBeInTheDocument();
  });
});
