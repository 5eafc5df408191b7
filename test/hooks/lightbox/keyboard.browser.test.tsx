import { describe, expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { page, userEvent } from 'vitest/browser';
import type { UseLightboxResult } from '@loggia/hooks';
import { pictures, StrangersLightbox, type StrangersLightboxProps } from './StrangersLightbox.tsx';

async function openOn(number: number, props: Partial<StrangersLightboxProps> = {}) {
  const lightbox: { current: UseLightboxResult | undefined } = { current: undefined };
  await render(
    <StrangersLightbox images={pictures(6)} onRender={(rendered) => (lightbox.current = rendered)} {...props} />,
  );
  await page.getByRole('link', { name: `Open Picture ${number}` }).click();
  await expect.element(page.getByRole('dialog')).toHaveAttribute('data-status', 'open');
  return lightbox;
}

async function expectPicture(number: number) {
  await expect.element(page.getByTestId('position')).toHaveTextContent(String(number - 1));
}

describe('lightbox keyboard shortcuts', () => {
  test('go to other images with arrow keys, Home and End, wrapping around at the ends', async () => {
    await openOn(1);
    await userEvent.keyboard('{ArrowRight}{ArrowRight}');
    await expectPicture(3);
    await userEvent.keyboard('{ArrowLeft}');
    await expectPicture(2);
    await userEvent.keyboard('{End}');
    await expectPicture(6);
    await userEvent.keyboard('{ArrowRight}');
    await expectPicture(1);
    await userEvent.keyboard('{ArrowLeft}');
    await expectPicture(6);
    await userEvent.keyboard('{Home}');
    await expectPicture(1);
  });

  test('are mirrored in right-to-left layouts', async () => {
    await openOn(2, { dir: 'rtl' });
    await userEvent.keyboard('{ArrowLeft}');
    await expectPicture(3);
    await userEvent.keyboard('{ArrowRight}{ArrowRight}');
    await expectPicture(1);
  });

  test('stop at the ends unless the lightbox loops, and "Next image" is disabled at the last image', async () => {
    await openOn(6, { loop: false });
    await userEvent.keyboard('{ArrowRight}');
    await userEvent.keyboard('{ArrowLeft}');
    await expectPicture(5);
    await userEvent.keyboard('{ArrowRight}{ArrowRight}{ArrowRight}');
    await expectPicture(6);
    await expect.element(page.getByRole('button', { name: 'Next image' })).toHaveAttribute('data-disabled');
    await expect.element(page.getByRole('button', { name: 'Previous image' })).not.toHaveAttribute('data-disabled');
  });

  test('include custom shortcuts, which run once per key press even if the key is held', async () => {
    const lightbox = await openOn(2, { shortcuts: { info: ['i'] } });
    const onInfo = vi.fn<(event: KeyboardEvent) => void>();
    const end = lightbox.current?.onShortcut('info', onInfo);
    await userEvent.keyboard('i');
    await userEvent.keyboard('{i>4/}');
    expect(onInfo).toHaveBeenCalledTimes(2);
    expect(onInfo.mock.lastCall?.[0].defaultPrevented).toBe(true);
    end?.();
    await userEvent.keyboard('i');
    expect(onInfo).toHaveBeenCalledTimes(2);
    await expectPicture(2);
  });

  test('do not override browser shortcuts with arrow keys', async () => {
    await openOn(2);
    await userEvent.keyboard('{Control>}{ArrowRight}{/Control}{Meta>}{ArrowRight}{/Meta}');
    await userEvent.keyboard('{ArrowLeft}');
    await expectPicture(1);
  });
});

describe('a text field in the lightbox', () => {
  test.each([
    ['input', <input key="field" aria-label="Comment" />],
    ['textarea', <textarea key="field" aria-label="Comment" />],
    [
      'editable element',
      <div
        key="field"
        aria-label="Comment"
        role="textbox"
        contentEditable
        suppressContentEditableWarning
        tabIndex={0}
      />,
    ],
  ])('triggers no shortcuts (%s)', async (_, field) => {
    const togglePlay = vi.fn();
    const lightbox = await openOn(2, { children: field });
    lightbox.current?.onShortcut('togglePlay', togglePlay);
    await page.getByRole('textbox', { name: 'Comment' }).click();
    await userEvent.keyboard('a b{ArrowLeft}{Home}{End}{ArrowRight}{Escape}');
    await expectPicture(2);
    expect(togglePlay).not.toHaveBeenCalled();
    expect(document.querySelector('dialog')?.open).toBe(true);
  });
});

describe('the Space key', () => {
  test('toggles the slideshow while no control has focus, and does not scroll', async () => {
    const togglePlay = vi.fn();
    const lightbox = await openOn(2);
    lightbox.current?.onShortcut('togglePlay', togglePlay);
    await userEvent.keyboard(' ');
    expect(togglePlay).toHaveBeenCalledOnce();
    expect(togglePlay.mock.lastCall?.[0]).toMatchObject({ key: ' ', defaultPrevented: true });
  });

  test.each([
    [
      'button',
      <button key="control" type="button">
        Act
      </button>,
    ],
    [
      'link',
      <a key="control" href="#act">
        Act
      </a>,
    ],
    [
      'summary',
      <details key="control">
        <summary>Act</summary>
      </details>,
    ],
    [
      'element with the role of a button',
      <div key="control" role="button" tabIndex={0}>
        Act
      </div>,
    ],
  ])('is left to a focused %s', async (_, control) => {
    const togglePlay = vi.fn();
    const lightbox = await openOn(2, { children: control });
    lightbox.current?.onShortcut('togglePlay', togglePlay);
    const element = page.getByText('Act', { exact: true }).element();
    if (element instanceof HTMLElement) element.focus();
    await userEvent.keyboard(' ');
    await userEvent.keyboard('{ArrowRight}');
    await expectPicture(3);
    expect(togglePlay).not.toHaveBeenCalled();
  });
});

describe('a menu in the lightbox', () => {
  test('handles its own arrow keys', async () => {
    await openOn(2, {
      children: (
        <div role="menu">
          <div role="menuitem" tabIndex={0}>
            Share
          </div>
        </div>
      ),
    });
    await page.getByRole('menuitem').click();
    await userEvent.keyboard('{ArrowRight}{End}');
    await page.getByRole('button', { name: 'Next image' }).click();
    await expectPicture(3);
  });
});

describe('an embedded frame in the lightbox', () => {
  const frame = (props: object = {}) => (
    <iframe
      title="Player"
      sandbox="allow-same-origin"
      srcDoc="<details><summary style='height:100px'>Play</summary>Playing</details>"
      {...props}
    />
  );
  const isFrameFocused = () => document.activeElement?.nodeName === 'IFRAME';

  test('receives a click and then returns focus, so that arrow keys still work', async () => {
    await openOn(2, { children: frame() });
    const player = page.getByTitle('Player');
    await player.click({ position: { x: 40, y: 30 } });
    await vi.waitFor(() => expect(document.activeElement?.nodeName).toBe('DIALOG'));
    const element = player.element();
    const content = element instanceof HTMLIFrameElement ? element.contentDocument : null;
    expect(content?.querySelector('details')?.open).toBe(true);
    await userEvent.keyboard('{ArrowRight}');
    await expectPicture(3);
  });

  test('keeps focus when reached with Tab', async () => {
    await openOn(2, { children: frame() });
    await page.getByRole('button', { name: 'Close' }).hover();
    page.getByRole('button', { name: 'Close' }).element().dispatchEvent(new Event('focusin'));
    for (let press = 0; press < 4; press += 1) await userEvent.keyboard('{Tab}');
    await vi.waitFor(() => expect(isFrameFocused()).toBe(true));
    await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
    expect(isFrameFocused()).toBe(true);
  });

  test('keeps focus after a click with `data-keeps-focus`', async () => {
    await openOn(2, { children: frame({ 'data-keeps-focus': '' }) });
    await page.getByTitle('Player').click();
    await vi.waitFor(() => expect(isFrameFocused()).toBe(true));
    await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
    expect(isFrameFocused()).toBe(true);
  });
});
