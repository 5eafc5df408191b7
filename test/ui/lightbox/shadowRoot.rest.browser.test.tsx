import '@loggia/ui/styles.css';
import type { ReactNode } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { MultiSelect } from '@loggia/ui';
import { createStaticBackend } from '@loggia/hooks/static';
import { nextPaint } from '../../helpers/nextPaint.ts';
import { createImages, LightboxPage } from '../../ui/lightbox/LightboxPage.tsx';

let host: HTMLElement;
let shadow: ShadowRoot;
let root: Root;

function render(content: ReactNode) {
  host = document.createElement('open-gallery');
  document.body.append(host);
  shadow = host.attachShadow({ mode: 'open' });
  for (const sheet of document.querySelectorAll('style')) shadow.append(sheet.cloneNode(true));
  const place = document.createElement('div');
  shadow.append(place);
  root = createRoot(place);
  root.render(content);
}
afterEach(() => {
  root.unmount();
  host.remove();
});

/** Waits for an element in the shadow tree. */
const inside = (selector: string, text = '') =>
  vi.waitFor(() => {
    const element = [...shadow.querySelectorAll<HTMLElement>(selector)].find(
      (one) => one.textContent.includes(text) || one.ariaLabel === text,
    );
    if (!element) throw new Error(`Nothing is ${selector} with "${text}".`);
    return element;
  });

/** Dispatches all events of a mouse click. Stops if a handler removes the element. */
function press(element: HTMLElement) {
  const how = { bubbles: true, cancelable: true, composed: true, button: 0 };
  element.dispatchEvent(new PointerEvent('pointerdown', { ...how, isPrimary: true, pointerType: 'mouse' }));
  element.dispatchEvent(new MouseEvent('mousedown', how));
  element.focus();
  element.dispatchEvent(new PointerEvent('pointerup', { ...how, isPrimary: true, pointerType: 'mouse' }));
  element.dispatchEvent(new MouseEvent('mouseup', how));
  element.click();
}

describe('in an open shadow root', () => {
  test("the lightbox's share menu stays open on pointerdown inside the menu", async () => {
    const images = createImages(3);
    const backend = createStaticBackend({ images, settings: { shareUrl: 'https://photos.example/' } });
    render(<LightboxPage images={images} backend={backend} />);
    (await inside('a', '')).click();
    await vi.waitFor(() => expect(shadow.querySelector('dialog')?.dataset.status).toBe('open'));
    (await inside('dialog button', 'Share')).click();
    const copy = await inside('dialog button', 'Copy link');
    const how = { bubbles: true, cancelable: true, composed: true };
    copy.dispatchEvent(new PointerEvent('pointerdown', how));
    copy.focus();
    await nextPaint();
    expect(copy.isConnected).toBe(true);
    expect(await inside('dialog button', 'Copy link')).toBe(copy);
  });

  test('keyboard shortcuts navigate and close the lightbox, and focus returns to the opener', async () => {
    const images = createImages(3);
    render(<LightboxPage images={images} />);
    const trigger = await inside('a', 'Thumbnail 2');
    trigger.focus();
    trigger.click();
    await inside('[role=status]', 'Landscape 2');
    await userEvent.keyboard('{ArrowRight}');
    await inside('[role=status]', 'Landscape 3');
    await userEvent.keyboard('{Escape}');
    await vi.waitFor(() => expect(shadow.querySelector('dialog')).toBeNull());
    expect(shadow.activeElement).toBe(trigger);
  });

  test('Escape returns focus from a multi-select listbox to its button', async () => {
    render(<MultiSelect items={[{ value: 'Reef', label: 'Reef' }]} labels={{ name: 'Places' }} />);
    const button = await inside('[role=combobox]');
    press(button);
    await inside('[role=option]', 'Reef');
    await userEvent.keyboard('{Escape}');
    await vi.waitFor(() => expect(shadow.querySelector('[role=option]')).toBeNull());
    expect(shadow.activeElement).toBe(button);
  });

  test('clicking an option in a multi-select selects it', async () => {
    const onValuesChange = vi.fn<(values: readonly string[]) => void>();
    render(
      <MultiSelect
        items={['Reef', 'Quay'].map((label) => ({ value: label, label }))}
        labels={{ name: 'Places' }}
        onValuesChange={(values) => onValuesChange(values)}
      />,
    );
    press(await inside('[role=combobox]'));
    press(await inside('[role=option]', 'Quay'));
    await vi.waitFor(() => expect(onValuesChange.mock.calls).toEqual([[['Quay']]]));
    expect((await inside('[role=option]', 'Quay')).ariaSelected).toBe('true');
  });
});
