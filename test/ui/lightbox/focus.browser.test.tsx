import { describe, expect, test } from 'vitest';
import { dialog, expectClosed, expectShown, press, renderOpenLightbox, thumbnail } from './renderLightboxPage.tsx';

const slides = () => [...dialog().element().querySelectorAll<HTMLElement>('[aria-roledescription="slide"]')];

describe('lightbox focus', () => {
  test('moves to the dialog, which has an accessible name', async () => {
    await renderOpenLightbox();
    await expect.element(dialog()).toHaveFocus();
  });

  test('stays inside the dialog when tabbing', async () => {
    await renderOpenLightbox();
    for (let presses = 0; presses < 20; presses += 1) {
      await press('{Tab}');
      const { activeElement } = document;
      // After the last element, focus moves to the browser's own controls, and the active element is the body.
      expect(activeElement === document.body || dialog().element().contains(activeElement)).toBe(true);
    }
  });

  test('returns to the thumbnail that opened the lightbox', async () => {
    await renderOpenLightbox({ id: '3' });
    await press('{ArrowRight}{Escape}');
    await expectClosed();
    await expect.element(thumbnail('3')).toHaveFocus();
  });

  test("returns to the thumbnail of the current image with focusReturn: 'current'", async () => {
    await renderOpenLightbox({
      id: '3',
      focusReturn: 'current',
      findThumbnail: (imageId) => thumbnail(imageId).element() as HTMLElement,
    });
    await press('{ArrowRight}');
    await expectShown('Landscape 4');
    await press('{Escape}');
    await expectClosed();
    await expect.element(thumbnail('4')).toHaveFocus();
  });

  test('cannot enter slides that are not current', async () => {
    await renderOpenLightbox();
    expect(slides().map((slide) => [slide.getAttribute('aria-label'), slide.inert])).toEqual([
      ['1 of 5', true],
      ['2 of 5', false],
      ['3 of 5', true],
    ]);
  });
});

describe('lightbox announcements', () => {
  test('include position and title whenever the image changes', async () => {
    await renderOpenLightbox();
    const announcement = () => dialog().getByRole('status').first();
    await press('{ArrowRight}');
    await expect.element(announcement()).toHaveTextContent('3 of 5, Landscape 3');
    await press('{ArrowRight}');
    await expect.element(announcement()).toHaveTextContent('4 of 5, Landscape 4');
  });

  test('report that the slideshow has started', async () => {
    await renderOpenLightbox({ intervalMs: 3_600_000 });
    await press(' ');
    await expect.element(dialog().getByText('Slideshow started.')).toBeInTheDocument();
  });
});
