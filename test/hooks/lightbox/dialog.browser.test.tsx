import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { page, userEvent } from 'vitest/browser';
import type { UseLightboxResult } from '@loggia/hooks';
import { pictures, StrangersLightbox } from './StrangersLightbox.tsx';
import type { StrangersLightboxProps } from './StrangersLightbox.tsx';

const dialog = () => document.querySelector('dialog');
const trigger = (number: number) => page.getByRole('link', { name: `Open Picture ${number}` });

async function openOn(number: number, props: Partial<StrangersLightboxProps> = {}) {
  const screen = await render(<StrangersLightbox images={pictures(4)} {...props} />);
  await trigger(number).click();
  await expect.element(page.getByRole('dialog')).toHaveAttribute('data-status', 'open');
  return screen;
}

describe('as a modal dialog', () => {
  test('the dialog stands in the top layer, has a name, and holds focus itself', async () => {
    await openOn(2);
    await expect.element(page.getByRole('dialog', { name: 'Image viewer' })).toHaveFocus();
    expect(dialog()?.matches(':modal')).toBe(true);
  });

  test('focus goes round within it, never to the page behind', async () => {
    await openOn(1);
    const visited = new Set<string>();
    for (let press = 0; press < 5; press += 1) {
      await userEvent.keyboard('{Tab}');
      visited.add(document.activeElement?.getAttribute('aria-label') ?? document.activeElement?.nodeName ?? '');
    }
    expect([...visited]).toEqual(expect.arrayContaining(['Previous image', 'Next image', 'Close']));
    expect([...visited].filter((name) => name === 'A')).toEqual([]);
  });

  test('a link with a modifier key stays a link', async () => {
    await render(<StrangersLightbox images={pictures(2)} />);
    const onClick = vi.fn((event: Event) => event.preventDefault());
    document.addEventListener('click', onClick, { once: true });
    await trigger(1).click({ modifiers: ['ControlOrMeta'] });
    expect(onClick).toHaveBeenCalledOnce();
    expect(dialog()?.open).toBe(false);
  });
});

describe('a double click on a thumbnail', () => {
  test('opens its image and does nothing in the dialog, where a press elsewhere acts at once', async () => {
    // Over the thumbnail, where the second click lands.
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

  test('does not close the dialog that lies elsewhere', async () => {
    await render(<StrangersLightbox images={pictures(4)} />);
    await userEvent.dblClick(trigger(2));
    await expect.element(page.getByRole('dialog')).toHaveAttribute('data-status', 'open');
    await userEvent.keyboard('{Tab}{Tab}{Tab}{Enter}');
    await vi.waitFor(() => expect(dialog()?.open).toBe(false));
  });
});

describe('closing', () => {
  test('Escape closes it and focus is back on its trigger', async () => {
    await openOn(3);
    await userEvent.keyboard('{Escape}');
    await expect.element(trigger(3)).toHaveFocus();
    expect(dialog()?.open).toBe(false);
  });

  test('a press outside closes it, one inside does not', async () => {
    const onOpenChange = vi.fn();
    await openOn(1, { onOpenChange });
    onOpenChange.mockClear();
    await userEvent.click(page.getByText('1 of 4, Picture 1'));
    expect(onOpenChange).not.toHaveBeenCalled();
    await userEvent.click(page.getByRole('dialog'), { position: { x: 5, y: 5 } });
    expect(onOpenChange).toHaveBeenCalledExactlyOnceWith(false, expect.objectContaining({ reason: 'outsidePress' }));
    await vi.waitFor(() => expect(dialog()?.open).toBe(false));
  });

  test('the close button closes it', async () => {
    const onOpenChange = vi.fn();
    await openOn(1, { onOpenChange });
    await page.getByRole('button', { name: 'Close' }).click();
    expect(onOpenChange).toHaveBeenLastCalledWith(false, expect.objectContaining({ reason: 'closeButton' }));
    await vi.waitFor(() => expect(dialog()?.open).toBe(false));
  });

  test('a page that cancels the closing keeps it, however often Escape is pressed', async () => {
    await openOn(1, { onOpenChange: (isOpen, details) => (isOpen ? undefined : details.cancel()) });
    for (let press = 0; press < 3; press += 1) await userEvent.keyboard('{Escape}');
    await vi.waitFor(() => expect(dialog()?.matches(':modal')).toBe(true));
    await expect.element(page.getByRole('dialog')).toHaveAttribute('data-status', 'open');
  });

  test.each([
    ['display', 'none'],
    ['content-visibility', 'hidden'],
  ])('an ancestor that becomes `%s: %s` closes it', async (property, value) => {
    const { container } = await openOn(2);
    container.style.setProperty(property, value);
    await vi.waitFor(() => expect(dialog()?.open).toBe(false));
    expect(getComputedStyle(document.documentElement).overflow).not.toBe('hidden');
    container.style.removeProperty(property);
    // A press so soon after the closing may still be the second half of a double click, which opens nothing.
    await expect
      .poll(async () => {
        await trigger(1).click();
        return dialog()?.open;
      })
      .toBe(true);
  });

  test('without `showModal` the dialog is modal for as long as it is open', async () => {
    const { showModal, close } = HTMLDialogElement.prototype;
    onTestFinished(() => void Object.assign(HTMLDialogElement.prototype, { showModal, close }));
    Object.assign(HTMLDialogElement.prototype, { showModal: undefined, close: undefined });
    await openOn(1);
    expect(dialog()?.getAttribute('aria-modal')).toBe('true');
    await page.getByRole('button', { name: 'Close' }).click();
    await vi.waitFor(() => expect(dialog()?.open).toBe(false));
    expect(dialog()?.hasAttribute('aria-modal')).toBe(false);
  });

  test('Escape closes the innermost layer first', async () => {
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

describe('focus on return', () => {
  const findThumbnail = (imageId: string) => document.querySelector<HTMLElement>(`#trigger-${imageId}`);

  test('`current` gives it to the thumbnail of the last image', async () => {
    await openOn(1, { focusReturn: 'current', findThumbnail });
    await userEvent.keyboard('{ArrowRight}');
    await expect.element(page.getByTestId('position')).toHaveTextContent('1');
    await userEvent.keyboard('{Escape}');
    await expect.element(trigger(2)).toHaveFocus();
  });

  test('`false` gives it to nobody', async () => {
    await openOn(1, { focusReturn: false });
    await userEvent.keyboard('{Escape}');
    await vi.waitFor(() => expect(dialog()?.open).toBe(false));
    expect(document.activeElement).toBe(document.body);
  });

  test('focus stays where the visitor has taken it meanwhile', async () => {
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

test('slides that are not shown cannot be reached', async () => {
  await openOn(2, { renderSlide: (image) => <button type="button">Buy {image.title}</button> });
  const reachable = [...document.querySelectorAll<HTMLElement>('[aria-roledescription="slide"]')].filter(
    (slide) => !slide.inert,
  );
  expect(reachable.map((slide) => slide.getAttribute('aria-label'))).toEqual(['2 of 4']);
});

test('focus in a slide that leaves goes to the dialog, not to the page', async () => {
  await openOn(2, { renderSlide: (image) => <button type="button">Buy {image.title}</button> });
  await page.getByRole('button', { name: 'Buy Picture 2' }).click();
  await userEvent.keyboard('{ArrowRight}');
  await expect.element(page.getByRole('dialog')).toHaveFocus();
});
