import { createRoot, type Root } from 'react-dom/client';
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
  // Sites add their style sheets to the shadow root. The test runner puts them into the document's head.
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

test('a lightbox in a shadow root opens, traps focus, navigates and restores focus', async () => {
  await thumbnail('2').click();
  await expectShown('Landscape 2');
  expect(focused()).toBe(dialog().element());
  await userEvent.keyboard('{ArrowRight}');
  await expectShown('Landscape 3');
  await userEvent.keyboard('{Escape}');
  await expectClosed();
  expect(focused()).toBe(thumbnail('2').element());
});

test('a share menu in a shadow root stays open on clicks inside, and returns focus to its button', async () => {
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

test('a text field in a lightbox in a shadow root handles its own key events', async () => {
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
