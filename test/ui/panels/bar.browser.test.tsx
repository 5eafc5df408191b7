import { page } from 'vitest/browser';
import { afterEach, describe, expect, test } from 'vitest';
import { boxOf, button, dialog, press, renderPanels, slidesBox } from './renderPanels.tsx';

afterEach(() => page.viewport(1280, 800));

const bar = () => dialog().element().querySelector('.loggia-control-bar');
const group = () => dialog().element().querySelector<HTMLElement>('[role=group][aria-label=Controls]');
const info = () => dialog().getByRole('region', { name: 'About this image' });
const infoBox = () => boxOf(info().element());

describe('the control bar of the panels page', () => {
  test('slides out of view except for its tab, and back in', async () => {
    await renderPanels();
    const before = { bar: boxOf(bar()), slides: slidesBox() };
    expect(before.bar.bottom).toBe(800);
    await button('Hide controls').click();
    await expect.poll(() => boxOf(bar()).top).toBe(800);
    await expect.poll(() => slidesBox().height - before.slides.height).toBe(before.bar.height);
    expect(group()?.inert).toBe(true);
    await expect.element(button('Show controls')).toBeVisible();
    await button('Show controls').click();
    await expect.poll(() => boxOf(bar()).bottom).toBe(800);
    expect(group()?.inert).toBe(false);
  });

  test('is at the top if configured, and slides out upward', async () => {
    await renderPanels({ settings: { controlBarPosition: 'top' } });
    expect(boxOf(bar()).top).toBe(0);
    await button('Hide controls').click();
    await expect.poll(() => boxOf(bar()).bottom).toBe(0);
    expect(boxOf(button('Show controls').element()).top).toBe(0);
  });

  test('renders controls in order', async () => {
    await renderPanels({ settings: { fullWindow: false } });
    const names = [...(group()?.querySelectorAll('button') ?? [])].map((element) => element.ariaLabel);
    expect(names).toEqual(['Show shop', 'Show comments', 'Play slideshow', 'Show info', 'Maximize']);
    expect(group()?.textContent).toContain('1 / 3');
  });

  test('is not rendered with controlBar: false', async () => {
    await renderPanels({ settings: { controlBar: false } });
    expect(bar()).toBeNull();
  });

  test('fits all controls on a phone screen', async () => {
    await page.viewport(390, 800);
    await renderPanels({ settings: { fullWindow: false } });
    for (const element of group()?.querySelectorAll('button') ?? []) {
      expect(boxOf(element).left).toBeGreaterThanOrEqual(0);
      expect(boxOf(element).right).toBeLessThanOrEqual(390);
    }
  });

  test('can be toggled with the keyboard', async () => {
    await renderPanels();
    const tab = button('Hide controls').element() as HTMLElement;
    tab.focus();
    await press('{Enter}');
    await expect.element(button('Show controls')).toHaveFocus();
  });
});

describe('the info panel', () => {
  test('shows the title and description of each image, and is hidden if the image has neither', async () => {
    await renderPanels();
    await expect.element(info()).not.toBeInTheDocument();
    await button('Show info').click();
    await expect.element(info()).toHaveTextContent('Landscape 1Seen from hill 1.');
    await press('{ArrowRight}');
    await expect.element(info()).toHaveTextContent('Landscape 2');
    await press('{ArrowRight}');
    await expect.element(info()).not.toBeInTheDocument();
    await expect.element(button('Show info')).toHaveAttribute('aria-disabled', 'true');
    await press('{ArrowRight}');
    await expect.element(info()).toBeVisible();
  });

  test('is initially open with infoAlwaysShown', async () => {
    await renderPanels({ settings: { infoAlwaysShown: true } });
    await expect.element(info()).toBeVisible();
    await button('Hide info').click();
    await expect.element(info()).not.toBeInTheDocument();
  });

  test.each([
    ['top', 'left', 10],
    ['bottom', 'center', (1280 - 1280 * 0.33) / 2],
    ['bottom', 'right', 1280 - 10 - 1280 * 0.33],
  ] as const)('is at the %s %s if configured', async (infoPosition, infoAlign, left) => {
    await renderPanels({ settings: { infoAlwaysShown: true, infoPosition, infoAlign, infoFullWidth: false } });
    await expect.element(info()).toBeVisible();
    expect(infoBox().left).toBeCloseTo(left, 0);
    const room = slidesBox();
    if (infoPosition === 'top') expect(infoBox().top - room.top).toBe(10);
    else expect(room.bottom - infoBox().bottom).toBe(10);
  });
});

describe('the maximize button', () => {
  const size = () => [boxOf(dialog().element()).width, boxOf(dialog().element()).height];

  test('expands the pop-up to fill the viewport within 500 ms, and shrinks it again', async () => {
    await renderPanels({ settings: { fullWindow: false } });
    expect(size()).toEqual([800, 500]);
    await button('Maximize').click();
    const animations = dialog().element().getAnimations();
    const animation = animations.find(({ effect }) => effect?.getTiming().duration === 500);
    expect(animation?.playState).toBe('running');
    await expect.poll(size).toEqual([1280, 800]);
    await button('Restore').click();
    await expect.poll(size).toEqual([800, 500]);
    await expect.element(button('Maximize')).toHaveFocus();
  });

  test('is not rendered in fullscreen, or if the pop-up fills the viewport', async () => {
    const screen = await renderPanels({ settings: { fullWindow: false }, maximize: { isFullscreen: true } });
    await expect.element(button('Maximize')).not.toBeInTheDocument();
    await screen.unmount();
    await renderPanels({ settings: { fullWindow: true } });
    await expect.element(button('Maximize')).not.toBeInTheDocument();
  });
});
