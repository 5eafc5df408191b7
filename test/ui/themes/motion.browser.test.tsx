// @own-page
import { afterEach, describe, expect, test, vi } from 'vitest';
import { dialog, expectClosed, expectShown, press, renderOpenLightbox } from '../lightbox/renderLightboxPage.tsx';

afterEach(() => document.documentElement.removeAttribute('data-loggia-motion'));

const motionOf = (element: Element | null) => {
  const { transitionDuration, transitionProperty, animationDuration } = getComputedStyle(element ?? document.body);
  return { hasTransition: transitionProperty !== 'none' && transitionDuration !== '0s', animationDuration };
};
const arrow = () => document.querySelector('.loggia-arrow');

describe('lightbox motion', () => {
  test('includes transitions by default', async () => {
    await renderOpenLightbox({ effect: 'fade' });
    expect(motionOf(arrow()).hasTransition).toBe(true);
    expect(dialog().element().getAttribute('data-effect')).toBe('fade');
  });

  test('excludes transitions and animations if the page reduces motion', async () => {
    document.documentElement.dataset['loggiaMotion'] = 'reduced';
    await renderOpenLightbox({ effect: 'fade' });
    expect(motionOf(arrow()).hasTransition).toBe(false);
    expect(motionOf(arrow()).animationDuration).toBe('0.001s');
    expect(dialog().element().hasAttribute('data-effect')).toBe(false);
  });

  test.each([undefined, '::backdrop'])('still includes a brief fade-in with reduced motion (%s)', async (part) => {
    document.documentElement.dataset['loggiaMotion'] = 'reduced';
    await renderOpenLightbox({ effect: 'fade' });
    const { animationName, animationDuration } = getComputedStyle(dialog().element(), part);
    expect([animationName, animationDuration]).toEqual(['loggia-show', '0.15s']);
  });

  test('still includes a brief fade-out with reduced motion, but no image change effect', async () => {
    document.documentElement.dataset['loggiaMotion'] = 'reduced';
    const animate = vi.spyOn(Element.prototype, 'animate');
    await renderOpenLightbox({ effect: 'fade', findThumbnail: () => document.querySelector<HTMLElement>('main a') });
    await press('{ArrowRight}');
    await expectShown('Landscape 3');
    expect(animate).not.toHaveBeenCalled();
    await press('{Escape}');
    await expectClosed();
    expect(animate.mock.calls).toEqual([[{ opacity: [1, 0] }, expect.objectContaining({ duration: 120 })]]);
  });
});
