import { describe, expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { page, userEvent } from 'vitest/browser';
import type { UseCarouselOptions } from '@loggia/hooks';
import { expectAccessible } from '../../helpers/expectAccessible.ts';
import { printPage } from '../../helpers/printPage.ts';
import {
  CarouselPage,
  dot,
  expectView,
  nextButton,
  previousButton,
  region,
  slideElements,
  viewport,
} from './CarouselPage.tsx';

describe('a carousel', () => {
  test('moves by one slide when an arrow is clicked, and disables arrows at the ends without losing focus', async () => {
    await render(<CarouselPage count={2} />);
    await expectView('1');
    await expect.element(previousButton()).toHaveAttribute('aria-disabled', 'true');
    await nextButton().click();
    await expectView('2');
    await expect.element(nextButton()).toHaveAttribute('aria-disabled', 'true');
    await expect.element(nextButton()).toHaveFocus();
  });

  test('wraps in both directions when looping, without duplicating slides', async () => {
    await render(<CarouselPage count={4} items={3} gap={10} loop />);
    await expectView('1', '2', '3');
    await previousButton().click();
    await expectView('4', '1', '2');
    await nextButton().click();
    await nextButton().click();
    await expectView('2', '3', '4');
    await nextButton().click();
    await expectView('3', '4', '1');
    expect(slideElements()).toHaveLength(4);
  });

  test('fills the last page when not looping', async () => {
    await render(<CarouselPage count={5} items={3} step="page" />);
    await nextButton().click();
    await expectView('3', '4', '5');
    await previousButton().click();
    await expectView('1', '2', '3');
  });

  test('starts on the right in right-to-left layouts', async () => {
    await render(<CarouselPage dir="rtl" count={4} items={2} gap={10} loop />);
    await expectView('1', '2');
    const [first, second] = slideElements().map((slide) => slide.getBoundingClientRect().left);
    expect(first).toBeGreaterThan(second ?? Infinity);
    await nextButton().click();
    await expectView('2', '3');
    await previousButton().click();
    await previousButton().click();
    await expectView('4', '1');
  });

  test('passes the reason for a change to onIndexChange, which can cancel it', async () => {
    const onIndexChange = vi.fn<NonNullable<UseCarouselOptions['onIndexChange']>>((_next, details) => details.cancel());
    await render(<CarouselPage onIndexChange={onIndexChange} />);
    await nextButton().click();
    expect(onIndexChange.mock.calls[0]?.[0]).toBe(1);
    expect(onIndexChange.mock.calls[0]?.[1]).toMatchObject({ reason: 'arrow' });
    await expectView('1');
  });

  test('scrolls to the slide set by jumpTo', async () => {
    const screen = await render(<CarouselPage count={40} items={4} />);
    await screen.rerender(<CarouselPage count={40} items={4} jumpTo={20} jumpDelayMs={10} />);
    await expectView('21', '22', '23', '24');
  });

  test('has no controls if all slides fit', async () => {
    await render(<CarouselPage count={2} items={3} loop />);
    await expectView('1', '2');
    await expect.element(page.getByRole('button', { name: /slide/i })).not.toBeInTheDocument();
  });
});

describe('a carousel in a resized container', () => {
  const steps = [
    { minWidth: 0, items: 2 },
    { minWidth: 600, items: 4 },
  ];

  test('shows as many slides as fit in the container, with a gap between them', async () => {
    const screen = await render(<CarouselPage width={610} count={8} items={steps} gap={10} />);
    await expectView('1', '2', '3', '4');
    const [first, second] = slideElements().map((slide) => slide.getBoundingClientRect());
    expect(first?.width).toBeCloseTo(145, 1);
    expect((second?.left ?? 0) - (first?.right ?? 0)).toBeCloseTo(10, 1);
    await screen.rerender(<CarouselPage width={590} count={8} items={steps} gap={10} />);
    await expectView('1', '2');
  });

  test('restores its index when the container is widened and narrowed again', async () => {
    const screen = await render(<CarouselPage width={500} count={6} items={steps} defaultIndex={4} />);
    await expectView('5', '6');
    await screen.rerender(<CarouselPage width={700} count={6} items={steps} defaultIndex={4} />);
    await expectView('3', '4', '5', '6');
    await screen.rerender(<CarouselPage width={500} count={6} items={steps} defaultIndex={4} />);
    await expectView('5', '6');
  });

  test('adapts its height to the visible slides, even if one of them resizes', async () => {
    const screen = await render(<CarouselPage autoHeight heights={[120, 300]} />);
    const height = () => viewport().offsetHeight;
    await expect.poll(height).toBe(120);
    await nextButton().click();
    await expect.poll(height).toBe(300);
    await screen.rerender(<CarouselPage autoHeight heights={[120, 240]} />);
    await expect.poll(height).toBe(240);
  });

  test('mounts only a few of ten thousand slides', async () => {
    await render(<CarouselPage count={10_000} items={3} loop />);
    await previousButton().click();
    await expectView('10000', '1', '2');
    expect(slideElements().length).toBeLessThanOrEqual(9);
    await expect.element(page.getByRole('group', { name: 'Choose a slide' })).not.toBeInTheDocument();
  });
});

describe('carousel accessibility', () => {
  test('exposes the carousel role description and slide names, and passes axe', async () => {
    await render(<CarouselPage autoplay items={2} nameOf={(index) => (index === 0 ? 'Haze' : undefined)} />);
    await expect.element(region()).toHaveAttribute('aria-roledescription', 'carousel');
    const slide = page.getByRole('group', { name: 'Haze, 1 of 5' });
    await expect.element(slide).toHaveAttribute('aria-roledescription', 'slide');
    await expect.element(page.getByRole('group', { name: '2 of 5' })).toBeVisible();
    await expectAccessible();
  });

  test('puts the pause button first in the tab order, and skips slides that are out of view', async () => {
    await render(<CarouselPage autoplay />);
    await page.getByRole('button', { name: 'Before' }).click();
    const names: string[] = [];
    for (let press = 0; press < 6; press += 1) {
      await userEvent.tab();
      names.push(document.activeElement?.getAttribute('aria-label') ?? document.activeElement?.textContent ?? '');
    }
    expect(names).toEqual(['Pause slideshow', 'Previous slide', 'Next slide', 'Read 1', 'Slide 1', 'After']);
  });

  test('moves between dots with arrow keys, which are mirrored in right-to-left layouts', async () => {
    await render(<CarouselPage dir="rtl" />);
    await dot('Slide 2').click();
    await userEvent.keyboard('{ArrowLeft}');
    await expect.element(dot('Slide 3')).toHaveFocus();
    await expectView('3');
    await userEvent.keyboard('{End}');
    await expectView('5');
    await userEvent.keyboard('{ArrowLeft}');
    await expectView('1');
    await expect.element(dot('Slide 1')).toHaveAttribute('aria-current', 'true');
  });

  test('keeps focus on a server-rendered link when hydration changes the number of visible slides', async () => {
    const items = [
      { minWidth: 0, items: 1 },
      { minWidth: 500, items: 3 },
    ];
    const { hydrate } = printPage(<CarouselPage items={items} />);
    const link = page.getByRole('link', { name: 'Read 3' }).element() as HTMLElement;
    link.focus();
    hydrate();
    await expectView('1', '2', '3');
    await expect.poll(() => viewport().hasAttribute('data-ready')).toBe(true);
    expect(document.activeElement).toBe(link);
  });

  test('moves focus to the viewport when the slide with focus leaves', async () => {
    const screen = await render(<CarouselPage index={0} />);
    await page.getByRole('link', { name: 'Read 1' }).click();
    await screen.rerender(<CarouselPage index={1} />);
    await expect.poll(() => document.activeElement).toBe(viewport());
    expect(slideElements()[0]?.inert).toBe(true);
  });

  test('announces each slide change once', async () => {
    await render(<CarouselPage nameOf={(index) => `Title ${index + 1}`} />);
    const said = () => [...document.querySelectorAll('[role=status]')].map(({ textContent }) => textContent).join('');
    expect(said()).toBe('');
    await nextButton().click();
    await expect.poll(said).toBe('Slide 2 of 5: Title 2');
  });
});
