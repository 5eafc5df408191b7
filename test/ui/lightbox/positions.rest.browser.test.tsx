import { page } from 'vitest/browser';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { createImages } from './LightboxPage.tsx';
import { button, dialog, openMore, press } from './renderLightboxPage.tsx';
import { placeOf, renderSettings, slides } from './renderSettings.tsx';

afterEach(() => page.viewport(1280, 800));

const info = () => dialog().getByRole('region', { name: 'About this image' });
const strip = () => dialog().getByRole('list', { name: 'Thumbnails' });
const find = (selector: string) => dialog().element().querySelector(selector);
const sizeOf = (element: Element) => [element.clientWidth, element.clientHeight];

describe('the info box', () => {
  test('overlays the image without moving it', async () => {
    await renderSettings({ infoAlwaysShown: false });
    await expect.element(info()).not.toBeInTheDocument();
    const before = placeOf(slides());
    await button('Show info').click();
    await expect.element(info()).toHaveTextContent('Landscape 2');
    expect(placeOf(slides())).toEqual(before);
    await press('{ArrowRight}');
    await expect.element(info()).toHaveTextContent('Landscape 3Seen from hill 3.');
    expect(placeOf(slides())).toEqual(before);
    await button('Hide info').click();
    await expect.element(info()).not.toBeInTheDocument();
  });

  test.each([
    ['left', 'ltr', 'left'],
    ['right', 'ltr', 'right'],
    ['left', 'rtl', 'right'],
    ['right', 'rtl', 'left'],
  ] as const)('with %s alignment in %s layouts has its text on the %s', async (infoAlign, dir, side) => {
    await renderSettings({ infoAlwaysShown: true, infoAlign }, { dir });
    await expect.element(info()).toHaveTextContent('Landscape 2');
    const room = info().element().getBoundingClientRect();
    const words = info().getByText('Landscape 2').element().getBoundingClientRect();
    expect(Math.abs(words[side] - room[side])).toBeLessThan(20);
  });

  test.each([
    ['top', 'left'],
    ['bottom', 'right'],
  ] as const)('is at the %s %s and takes up a third of the width with infoFullWidth: false', async (edge, side) => {
    await renderSettings({ infoAlwaysShown: true, infoPosition: edge, infoAlign: side, infoFullWidth: false });
    await expect.element(info()).toBeVisible();
    const [box, room] = [placeOf(info().element()), placeOf(slides())];
    expect(Math.abs(box[edge] - room[edge])).toBeLessThan(60);
    expect(Math.abs(box[side] - room[side])).toBe(10);
    expect(box.right - box.left).toBeLessThan(1280 / 2);
  });

  test.each(['top', 'bottom'] as const)('touches the %s edge of the image area at full width', async (edge) => {
    await renderSettings({ infoAlwaysShown: true, infoPosition: edge });
    await expect.element(info()).toBeVisible();
    const [box, room] = [placeOf(info().element()), placeOf(slides())];
    // The close button is in the other corner at the top.
    expect([box[edge], box.left]).toEqual([room[edge], room.left]);
  });

  test('does not pass double clicks and wheel events to the image', async () => {
    await renderSettings({ infoAlwaysShown: true, infoPosition: 'bottom' });
    await expect.element(info()).toBeVisible();
    await info().dblClick();
    expect(slides()?.dataset['zoomed']).toBeUndefined();
    await button('Zoom').click();
    await expect.poll(() => slides()?.dataset['zoomed']).toBe('');
    const wheel = new WheelEvent('wheel', { deltaY: 40, bubbles: true, cancelable: true });
    info().element().dispatchEvent(wheel);
    expect(wheel.defaultPrevented).toBe(false);
  });

  test('does not overlap stars and a hit counter at the same edge', async () => {
    const settings = {
      rating: true,
      ratingPosition: 'bottom',
      hitCounter: true,
      hitCounterPosition: 'bottom',
    } as const;
    await renderSettings({ ...settings, infoAlwaysShown: true });
    await expect.element(info()).toBeVisible();
    await expect.poll(() => find('.loggia-hits')).not.toBeNull();
    await expect.poll(() => find('.loggia-votes')).not.toBeNull();
    const [box, stars, hits] = [info().element(), find('.loggia-votes'), find('.loggia-hits')].map(placeOf);
    expect(box?.bottom).toBeLessThanOrEqual(stars?.top ?? 0);
    expect(hits?.bottom).toBeLessThanOrEqual(box?.top ?? 0);
  });
});

describe('stars and hit counter', () => {
  test.each(['top', 'bottom'] as const)('are at the %s if configured to be', async (edge) => {
    const settings = { rating: true, ratingPosition: edge, hitCounter: true, hitCounterPosition: edge } as const;
    await renderSettings({ ...settings, infoAlwaysShown: false });
    await expect.element(dialog().getByRole('radiogroup')).toBeVisible();
    await expect.poll(() => find('.loggia-hits')).not.toBeNull();
    for (const selector of ['.loggia-votes', '.loggia-hits']) {
      expect(Math.abs(placeOf(find(selector))[edge] - placeOf(slides())[edge]), selector).toBeLessThan(110);
    }
  });

  test('include stars that can be toggled with their button', async () => {
    await renderSettings({ rating: true });
    await button('Hide rating').click();
    await expect.element(dialog().getByRole('radiogroup')).not.toBeInTheDocument();
    await button('Show rating').click();
    await expect.element(dialog().getByRole('radiogroup')).toBeVisible();
  });
});

test.each(['top', 'right', 'bottom', 'left'] as const)(
  'the filmstrip is at the %s if configured to be',
  async (edge) => {
    await renderSettings({ filmstripPosition: edge });
    await expect.element(strip()).toBeVisible();
    const distance = (element: Element | null) => {
      const place = placeOf(element);
      return { top: place.top, left: place.left, bottom: 800 - place.bottom, right: 1280 - place.right }[edge];
    };
    expect(distance(find('.loggia-filmstrip'))).toBeLessThan(20);
    expect(distance(slides())).toBeGreaterThan(40);
  },
);

describe('maximizing', () => {
  async function choose(name: string): Promise<void> {
    await openMore();
    await button(name).click();
  }
  const size = () => sizeOf(dialog().element());

  test('expands the pop-up to fill the window and shrinks it again, each with a 500 ms animation', async () => {
    await renderSettings({ fullWindow: false, width: 700, height: 520 });
    expect(size()).toEqual([700, 520]);
    // Checks the arguments, because the animation may have ended on a slow machine.
    const animate = vi.spyOn(dialog().element(), 'animate');
    await choose('Maximize');
    await expect.poll(() => animate.mock.lastCall?.[1]).toMatchObject({ duration: 500 });
    await expect.poll(size).toEqual([1280, 800]);
    await choose('Restore');
    await expect.poll(size).toEqual([700, 520]);
    await expect.element(button('More')).toHaveFocus();
  });

  test("updates the image's `sizes` only after the pop-up has shrunk", async () => {
    const pictures = createImages(8).map((image) => ({
      ...image,
      width: 2400,
      height: 1600,
      candidates: [{ url: `${image.url}&small`, width: 600 }],
    }));
    await renderSettings({ fullWindow: false, width: 700, height: 520 }, { pictures });
    const image = find('[data-role=current] img') as HTMLImageElement;
    const inPopUp = image.sizes;
    await choose('Maximize');
    await expect.poll(() => image.sizes).not.toBe(inPopUp);
    await expect.poll(() => dialog().element().getAnimations()).toEqual([]);
    const movements: number[] = [];
    new MutationObserver(() => movements.push(dialog().element().getAnimations().length)).observe(image, {
      attributeFilter: ['sizes'],
    });
    await choose('Restore');
    await expect.poll(() => image.sizes).toBe(inPopUp);
    expect(movements).toEqual([0]);
  });

  test('is not available if the pop-up already fills the window, by option or because the window is small', async () => {
    const screen = await renderSettings({ fullWindow: true });
    await openMore();
    await expect.element(button('Fullscreen')).toBeVisible();
    await expect.element(button('Maximize')).not.toBeInTheDocument();
    await screen.unmount();
    await page.viewport(700, 800);
    await renderSettings({ fullWindow: false });
    await openMore();
    await expect.element(button('Fullscreen')).toBeVisible();
    await expect.element(button('Maximize')).not.toBeInTheDocument();
  });
});
