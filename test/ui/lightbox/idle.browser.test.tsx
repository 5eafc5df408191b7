import { page, userEvent } from 'vitest/browser';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { IDLE_DELAY_MS } from '@loggia/hooks/panels';
import { button, dialog, openMore, press } from './renderLightboxPage.tsx';
import { renderSettings } from './renderSettings.tsx';

const arrow = () => button('Next image').element() as HTMLElement;
const isIdle = () => dialog().element().querySelector('.loggia-stage')?.hasAttribute('data-idle');
/** Advances the clock without any user input. */
const pass = (ms = IDLE_DELAY_MS) => vi.advanceTimersByTime(ms);

async function renderIdle(): Promise<void> {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'], shouldAdvanceTime: true });
  await renderSettings({});
  await expect.element(button('Share')).toBeVisible();
  // Keeps the pointer off the controls, because hovering one prevents idling.
  await userEvent.hover(dialog(), { position: { x: 640, y: 200 } });
  dialog().element().querySelector('.loggia-stage')?.dispatchEvent(new PointerEvent('pointermove'));
}

beforeEach(() => page.viewport(1280, 800));
afterEach(() => {
  vi.useRealTimers();
});

describe('the arrows and close button', () => {
  test('fade out after three seconds without pointer movement, and reappear on the next movement', async () => {
    await renderIdle();
    pass(IDLE_DELAY_MS - 1);
    expect(isIdle()).toBe(false);
    pass(1);
    expect(isIdle()).toBe(true);
    await expect.poll(() => getComputedStyle(arrow()).opacity).toBe('0');
    dialog()
      .element()
      .querySelector('.loggia-slides')
      ?.dispatchEvent(new PointerEvent('pointermove', { bubbles: true }));
    await expect.poll(() => getComputedStyle(arrow()).opacity).toBe('1');
  });

  test('stay visible while a control has keyboard focus', async () => {
    await renderIdle();
    await press('{Tab}');
    expect(document.activeElement?.matches('.loggia-button:focus-visible')).toBe(true);
    pass(60_000);
    expect(isIdle()).toBe(false);
    await expect.poll(() => getComputedStyle(arrow()).opacity).toBe('1');
  });

  test('stay visible while a menu is open', async () => {
    await renderIdle();
    await openMore();
    await expect.element(button('Fullscreen')).toBeInTheDocument();
    pass(60_000);
    expect(isIdle()).toBe(false);
  });

  test('stay visible while focus is in an open panel', async () => {
    await renderIdle();
    await button('Show comments').click();
    pass(1000);
    const field = dialog().getByRole('textbox', { name: 'Name' });
    await field.click();
    pass(60_000);
    expect(isIdle()).toBe(false);
    expect(dialog().element().querySelector('aside')?.contains(document.activeElement)).toBe(true);
  });

  test.each([
    ['touch', new PointerEvent('pointerdown', { bubbles: true, pointerType: 'touch' })],
    ['a screen reader', undefined],
  ])('stay visible while a control is focused by %s', async (_, touch) => {
    await renderIdle();
    arrow().dispatchEvent(new PointerEvent('pointerdown', { bubbles: true, pointerType: 'mouse' }));
    pass(IDLE_DELAY_MS);
    if (touch) arrow().dispatchEvent(touch);
    arrow().focus();
    expect(arrow().matches(':focus')).toBe(true);
    pass(60_000);
    expect(isIdle()).toBe(false);
  });

  test('fade out after a mouse click on an arrow, which stays focused', async () => {
    await renderIdle();
    await button('Next image').click();
    await userEvent.hover(dialog(), { position: { x: 640, y: 200 } });
    expect(document.activeElement).toBe(arrow());
    pass();
    expect(isIdle()).toBe(true);
  });
});
