import { afterEach, describe, expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { page, userEvent } from 'vitest/browser';
import { ThumbnailGallery } from '@loggia/ui';
import { createImages } from './LightboxPage.tsx';
import { expectClosed, expectShown } from './renderLightboxPage.tsx';

afterEach(() => {
  vi.restoreAllMocks();
});

const READS = [
  [HTMLElement.prototype, ['offsetWidth', 'offsetHeight', 'offsetTop', 'offsetLeft']],
  [Element.prototype, ['clientWidth', 'clientHeight', 'scrollLeft', 'scrollTop', 'scrollWidth', 'scrollHeight']],
] as const;

/** Records all layout reads from now on, and the opening of the dialog. */
function noteReads(): string[] {
  const noted: string[] = [];
  for (const [prototype, names] of READS) {
    for (const name of names) {
      const read = Object.getOwnPropertyDescriptor(prototype, name)?.get;
      if (!read) throw new Error(`There is no ${name} to watch.`);
      vi.spyOn(prototype as HTMLElement, name, 'get').mockImplementation(function get(this: Element) {
        noted.push(name);
        return Number(read.call(this));
      });
    }
  }
  const { getComputedStyle } = window;
  vi.spyOn(window, 'getComputedStyle').mockImplementation((...element) => {
    noted.push('getComputedStyle');
    return getComputedStyle(...element);
  });
  const { getBoundingClientRect } = Element.prototype;
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function get(this: Element) {
    noted.push('getBoundingClientRect');
    return getBoundingClientRect.call(this);
  });
  const { showModal } = HTMLDialogElement.prototype;
  vi.spyOn(HTMLDialogElement.prototype, 'showModal').mockImplementation(function show(this: HTMLDialogElement) {
    noted.push('showModal');
    showModal.call(this);
  });
  return noted;
}

async function openOnce() {
  await render(<ThumbnailGallery images={createImages(24)} lightbox={{ effect: 'none', history: false }} />);
  await page.getByRole('link').nth(2).click();
  await expectShown('Landscape 3');
}

describe('the lightbox', () => {
  test('does not read layout between the opening click and showModal', async () => {
    await openOnce();
    await userEvent.keyboard('{Escape}');
    await expectClosed();
    const link = page.getByRole('link').nth(4).element();
    const noted = noteReads();
    // Clicks are ignored for a tenth of a second after the lightbox has closed.
    await vi.waitFor(() => {
      const hasOpened = noted.includes('showModal');
      if (!hasOpened && link instanceof HTMLElement) {
        noted.length = 0;
        link.click();
      }
      expect(hasOpened).toBe(true);
    });
    await expectShown('Landscape 5');
    expect(noted.slice(0, noted.indexOf('showModal'))).toEqual([]);
  });

  test('scrolls the filmstrip at most once per navigation, and animates it with transforms', async () => {
    await openOnce();
    const scrolls = vi.spyOn(Element.prototype, 'scrollTo');
    await userEvent.keyboard('{ArrowRight}');
    await expectShown('Landscape 4');
    const moving = document
      .getAnimations()
      .filter(({ effect }) => effect instanceof KeyframeEffect && effect.target?.tagName === 'UL');
    await Promise.all(moving.map(({ finished }) => finished));
    expect(scrolls.mock.calls.length).toBeLessThanOrEqual(1);
  });
});
