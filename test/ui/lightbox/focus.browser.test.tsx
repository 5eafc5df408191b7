import { describe, expect, test } from 'vitest';
import { dialog, expectClosed, expectShown, press, renderOpenLightbox, thumbnail } from './renderLightboxPage.tsx';

const slides = () => [...dialog().element().querySelectorAll<HTMLElement>('[aria-roledescription="slide"]')];

describe('focus', () => {
  test('goes to the dialog, which has a name', async () => {
    await renderOpenLightbox();
    await expect.element(dialog()).toHaveFocus();
  });

  test('stays inside however often Tab is pressed', async () => {
    await renderOpenLightbox();
    for (let presses = 0; presses < 20; presses += 1) {
      await press('{Tab}');
      const { activeElement } = document;
      // The browser's own controls come after the last element; a page has the body then.
      expect(activeElement === document.body || dialog().element().contains(activeElement)).toBe(true);
    }
  });

  test('comes back to the thumbnail that opened', async () => {
    await renderOpenLightbox({ id: '3' });
    await press('{ArrowRight}{Escape}');
    await expectClosed();
    await expect.element(thumbnail('3')).toHaveFocus();
  });

  test('goes to the thumbnail of the last picture where that is wanted', async () => {
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

  test('never enters a slide that is not shown', async () => {
    await renderOpenLightbox();
    expect(slides().map((slide) => [slide.getAttribute('aria-label'), slide.inert])).toEqual([
      ['1 of 5', true],
      ['2 of 5', false],
      ['3 of 5', true],
    ]);
  });
});

describe('a screen reader', () => {
  test('hears place and title once per change', async () => {
    await renderOpenLightbox();
    const announcement = () => dialog().getByRole('status').first();
    await press('{ArrowRight}');
    await expect.element(announcement()).toHaveTextContent('3 of 5, Landscape 3');
    await press('{ArrowRight}');
    await expect.element(announcement()).toHaveTextContent('4 of 5, Landscape 4');
  });

  test('hears that the slideshow was started', async () => {
    await renderOpenLightbox({ intervalMs: 3_600_000 });
    await press(' ');
    await expect.element(dialog().getByText('Slideshow started.')).toBeInTheDocument();
  });
});
