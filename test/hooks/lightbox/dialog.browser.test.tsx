import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { page, userEvent } from 'vitest/browser';
import type { UseLightboxResult } from '@loggia/hooks';
import { pictures, StrangersLightbox, type StrangersLightboxProps } from './StrangersLightbox.tsx';

const dialog = () => document.querySelector('dialog');
const trigger = (number: number) => page.getByRole('link', { name: `Open Picture ${number}` });

async function openOn(number: number, props: Partial<StrangersLightboxProps> = {}) {
  const screen = await render(<StrangersLightbox images={pictures(4)} {...props} />);
  await trigger(number).click();
  await expect.element(page.getByRole('dialog')).toHaveAttribute('data-status', 'open');
  return screen;
}

describe('the lightbox as a modal dialog', () => {
  test('is in the top layer, has an accessible name and takes focus', async () => {
    await openOn(2);
    await expect.element(page.getByRole('dialog', { name: 'Image viewer' })).toHaveFocus();
    expect(dialog()?.matches(':modal')).toBe(true);
  });

  test('keeps focus inside the dialog', async () => {
    await openOn(1);
    const visited = new Set<string>();
    for (let press = 0; press < 5; press += 1) {
      await userEvent.keyboard('{Tab}');
      visited.add(document.activeElement?.getAttribute('aria-label') ?? document.activeElement?.nodeName ?? '');
    }
    expect([...visited]).toEqual(expect.arrayContaining(['Previous image', 'Next image', 'Close']));
    expect([...visited].filter((name) => name === 'A')).toEqual([]);
  });

  test('leaves clicks with a modifier key on a link to the browser', async () => {
    await render(<StrangersLightbox images={pictures(2)} />);
    const onClick = vi.fn((event: Event) => event.preventDefault());
    document.addEventListener('click', onClick, { once: true });
    await trigger(1).click({ modifiers: ['ControlOrMeta'] });
    expect(onClick).toHaveBeenCalledOnce();
    expect(dialog()?.open).toBe(false);
  });
});

describe('a double click on a thumbnail', () => {
  test('opens its image without clicking anything in the dialog, which responds to the next click', async () => {
    // Covers the thumbnail, where the second click lands.
    const onClick = vi.fn();
    const cover = <button style={{ position: 'fixed', inset: '0 0 auto', blockSize: 400 }} {...{ onClick }} />;
    await render(<StrangersLightbox images={pictures(4)}>{cover}</StrangersLightbox>);
    await userEvent.dblClick(trigger(2));
    await expect.element(page.getByRole('dialog')).toHaveAttribute('data-status', 'open');
    await expect.element(page.getByTestId('position')).toHaveTextContent('1');
    expect(onClick).not.toHaveBeenCalled();
    await userEvent.click(page.getByRole('dialog'), { position: { x: 5, y: 5 }, force: true });
    expect(onClick).toHaveBeenCalledOnce();
  });

  test('does not close the dialog with its second click', async () => {
    await render(<StrangersLightbox images={pictures(4)} />);
    await userEvent.dblClick(trigger(2));
    await expect.element(page.getByRole('dialog')).toHaveAttribute('data-status', 'open');
    await userEvent.keyboard('{Tab}{Tab}{Tab}{Enter}');
    await vi.waitFor(() => expect(dialog()?.open).toBe(false));
  });
});

describe('the lightbox dialog', () => {
  test('closes on Escape and restores focus to its trigger', async () => {
    await openOn(3);
    await userEvent.keyboard('{Escape}');
    await expect.element(trigger(3)).toHaveFocus();
    expect(dialog()?.open).toBe(false);
  });

  test('closes on a click outside, but not on a click inside', async () => {
    const onOpenChange = vi.fn();
    await openOn(1, { onOpenChange });
    onOpenChange.mockClear();
    await userEvent.click(page.getByText('1 of 4, Picture 1'));
    expect(onOpenChange).not.toHaveBeenCalled();
    await userEvent.click(page.getByRole('dialog'), { position: { x: 5, y: 5 } });
    expect(onOpenChange).toHaveBeenCalledExactlyOnceWith(false, expect.objectContaining({ reason: 'outsidePress' }));
    await vi.waitFor(() => expect(dialog()?.open).toBe(false));
  });

  test('closes with its close button', async () => {
    const onOpenChange = vi.fn();
    await openOn(1, { onOpenChange });
    await page.getByRole('button', { name: 'Close' }).click();
    expect(onOpenChange).toHaveBeenLastCalledWith(false, expect.objectContaining({ reason: 'closeButton' }));
    await vi.waitFor(() => expect(dialog()?.open).toBe(false));
  });

  test('stays open if the app cancels closing, however often Escape is pressed', async () => {
    await openOn(1, { onOpenChange: (isOpen, details) => (isOpen ? undefined : details.cancel()) });
    for (let press = 0; press < 3; press += 1) await userEvent.keyboard('{Escape}');
    await vi.waitFor(() => expect(dialog()?.matches(':modal')).toBe(true));
    await expect.element(page.getByRole('dialog')).toHaveAttribute('data-status', 'open');
  });

  test.each([
    ['display', 'none'],
    ['content-visibility', 'hidden'],
  ])('closes if an ancestor becomes `%s: %s`', async (property, value) => {
    const { container } = await openOn(2);
    container.style.setProperty(property, value);
    await vi.waitFor(() => expect(dialog()?.open).toBe(false));
    expect(getComputedStyle(document.documentElement).overflow).not.toBe('hidden');
    container.style.removeProperty(property);
    // A click this soon after closing may be the second half of a double click, so it is ignored.
    await expect
      .poll(async () => {
        await trigger(1).click();
        return dialog()?.open;
      })
      .toBe(true);
  });

  test('has `aria-modal` only while open if `showModal` is unsupported', async () => {
    const { showModal, close } = HTMLDialogElement.prototype;
    onTestFinished(() => void Object.assign(HTMLDialogElement.prototype, { showModal, close }));
    Object.assign(HTMLDialogElement.prototype, { showModal: undefined, close: undefined });
    await openOn(1);
    expect(dialog()?.getAttribute('aria-modal')).toBe('true');
    await page.getByRole('button', { name: 'Close' }).click();
    await vi.waitFor(() => expect(dialog()?.open).toBe(false));
    expect(dialog()?.hasAttribute('aria-modal')).toBe(false);
  });

  test('closes on Escape only after a nested dialog has closed', async () => {
    await openOn(1, { children: <dialog aria-label="Inner">Note</dialog> });
    const inner = document.querySelector<HTMLDialogElement>('dialog dialog');
    inner?.showModal();
    await userEvent.keyboard('{Escape}');
    await vi.waitFor(() => expect(inner?.open).toBe(false));
    expect(dialog()?.open).toBe(true);
    await userEvent.keyboard('{Escape}');
    await vi.waitFor(() => expect(dialog()?.open).toBe(false));
  });
});

describe('focus after closing the lightbox', () => {
  const findThumbnail = (imageId: string) => document.querySelector<HTMLElement>(`#trigger-${imageId}`);

  test('moves to the thumbnail of the last image if `focusReturn` is `current`', async () => {
    await openOn(1, { focusReturn: 'current', findThumbnail });
    await userEvent.keyboard('{ArrowRight}');
    await expect.element(page.getByTestId('position')).toHaveTextContent('1');
    await userEvent.keyboard('{Escape}');
    await expect.element(trigger(2)).toHaveFocus();
  });

  test('is not moved if `focusReturn` is false', async () => {
    await openOn(1, { focusReturn: false });
    await userEvent.keyboard('{Escape}');
    await vi.waitFor(() => expect(dialog()?.open).toBe(false));
    expect(document.activeElement).toBe(document.body);
  });

  test('is not moved if the user has focused something else in the meantime', async () => {
    let lightbox: UseLightboxResult | undefined;
    await openOn(1, { onRender: (rendered) => (lightbox = rendered) });
    const elsewhere = document.createElement('dialog');
    elsewhere.innerHTML = '<button type="button">Elsewhere</button>';
    document.body.append(elsewhere);
    elsewhere.showModal();
    lightbox?.close();
    await vi.waitFor(() => expect(dialog()?.open).toBe(false));
    expect(elsewhere.contains(document.activeElement)).toBe(true);
    elsewhere.remove();
  });
});

test('hidden lightbox slides cannot be focused', async () => {
  await openOn(2, { renderSlide: (image) => <button type="button">Buy {image.title}</button> });
  const reachable = [...document.querySelectorAll<HTMLElement>('[aria-roledescription="slide"]')].filter(
    (slide) => !slide.inert,
  );
  expect(reachable.map((slide) => slide.getAttribute('aria-label'))).toEqual(['2 of 4']);
});

test('focus in a lightbox slide moves to the dialog when the slide changes', async () => {
  await openOn(2, { renderSlide: (image) => <button type="button">Buy {image.title}</button> });
  await page.getByRole('button', { name: 'Buy Picture 2' }).click();
  await userEvent.keyboard('{ArrowRight}');
  await expect.element(page.getByRole('dialog')).toHaveFocus();
});
