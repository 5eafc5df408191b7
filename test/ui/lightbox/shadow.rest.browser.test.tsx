import { createRoot } from 'react-dom/client';
import type { Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { createStaticBackend } from '@loggia/hooks/static';
import { createImages, LightboxPage } from './LightboxPage.tsx';
import { button, dialog, expectClosed, expectShown, thumbnail } from './renderLightboxPage.tsx';

let host: HTMLElement;
let root: Root;

beforeEach(() => {
  host = document.createElement('photo-gallery');
  document.body.append(host);
  const shadow = host.attachShadow({ mode: 'open' });
  // A page gives the tree its style sheets; here they stand in the head, where the test runner puts them.
  for (const sheet of document.querySelectorAll('style')) shadow.append(sheet.cloneNode(true));
  const place = document.createElement('div');
  shadow.append(place);
  root = createRoot(place);
  const images = createImages(5);
  const backend = createStaticBackend({
    images,
    settings: { comments: true, shareUrl: 'https://photos.example/', rating: true },
  });
  root.render(<LightboxPage images={images} backend={backend} />);
});
afterEach(() => {
  root.unmount();
  host.remove();
});

const focused = () => host.shadowRoot?.activeElement;

test('a lightbox in a shadow root opens, holds focus, moves, and gives focus back', async () => {
  await thumbnail('2').click();
  await expectShown('Landscape 2');
  expect(focused()).toBe(dialog().element());
  await userEvent.keyboard('{ArrowRight}');
  await expectShown('Landscape 3');
  await userEvent.keyboard('{Escape}');
  await expectClosed();
  expect(focused()).toBe(thumbnail('2').element());
});

test('a share menu of it stays for a click in it, and gives focus back to its button', async () => {
  await thumbnail('2').click();
  await expectShown('Landscape 2');
  await button('Share').click();
  const copy = () => dialog().getByRole('button', { name: 'Copy link' });
  await expect.element(copy()).toBeVisible();
  const { x, y, width, height } = copy().element().getBoundingClientRect();
  const pressed = host.shadowRoot?.elementFromPoint(x + width / 2, y + height / 2);
  pressed?.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true, composed: true }));
  await expect.element(copy()).toBeVisible();
  copy().element().focus();
  await userEvent.keyboard('{Escape}');
  await expect.element(copy()).not.toBeInTheDocument();
  expect(focused()).toBe(button('Share').element());
  expect(page.getByRole('dialog').elements()).toHaveLength(1);
});

test('a text field in it keeps its keys', async () => {
  await thumbnail('2').click();
  await expectShown('Landscape 2');
  const field = document.createElement('input');
  dialog().element().append(field);
  field.focus();
  await userEvent.keyboard('a{ArrowLeft}{ArrowLeft}{Escape}');
  expect(field.value).toBe('a');
  await expectShown('Landscape 2');
  await vi.waitFor(() => expect((dialog().element() as HTMLDialogElement).open).toBe(true));
});
