import { StrictMode, useState } from 'react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { page, userEvent } from 'vitest/browser';
import { useDialog, useLightbox, type GalleryImage, type UseLightboxResult } from '@loggia/hooks';
import { pictures } from './StrangersLightbox.tsx';

const IMAGES = pictures(3);
const dialog = () => document.querySelector('dialog');

interface GalleryProps {
  readonly images?: readonly GalleryImage[];
  readonly isButtonFocusable?: boolean;
  readonly onRender?: (lightbox: UseLightboxResult) => void;
}

/** A page that opens the lightbox through its own state and through thumbnails. */
function Gallery({ images = IMAGES, isButtonFocusable = true, onRender }: GalleryProps) {
  const [isOpen, setOpen] = useState(false);
  const lightbox = useLightbox({ images, isOpen, onOpenChange: setOpen, effect: 'none' });
  onRender?.(lightbox);
  return (
    <main>
      <button
        onMouseDown={isButtonFocusable ? undefined : (event) => event.preventDefault()}
        onClick={() => setOpen(true)}
      >
        Show
      </button>
      <ul>
        {images.map((image) => (
          <li key={image.id}>
            <a {...lightbox.getTriggerProps({ image, href: '#' })}>{image.title}</a>
            <button>Delete {image.title}</button>
          </li>
        ))}
      </ul>
      {lightbox.isMounted && (
        <dialog {...lightbox.getDialogProps()}>
          <button {...lightbox.getCloseButtonProps()}>×</button>
        </dialog>
      )}
    </main>
  );
}

async function renderGallery(props: GalleryProps = {}) {
  return render(
    <StrictMode>
      <Gallery {...props} />
    </StrictMode>,
  );
}

const isOpen = () => vi.waitFor(() => expect(dialog()?.matches(':modal')).toBe(true));
const isClosed = () => vi.waitFor(() => expect(dialog()).toBeNull());
const show = () => page.getByRole('button', { name: 'Show' });
const thumbnail = (number: number) => page.getByRole('link', { name: `Picture ${number}` });

const closings = [
  ['Escape', () => userEvent.keyboard('{Escape}')],
  ['the close button', () => page.getByRole('button', { name: 'Close' }).click()],
] as const;

describe.each(closings)('focus after closing with %s', (_, close) => {
  test('returns to the button that opened the lightbox through state', async () => {
    await renderGallery();
    await show().click();
    await isOpen();
    await close();
    await isClosed();
    await expect.element(show()).toHaveFocus();
  });

  test('returns to the element that was focused before the app called `open`', async () => {
    let lightbox: UseLightboxResult | undefined;
    await renderGallery({ onRender: (rendered) => (lightbox = rendered) });
    show().element().focus();
    lightbox?.open('picture-1');
    await isOpen();
    await close();
    await isClosed();
    await expect.element(show()).toHaveFocus();
  });

  test('returns to a button that doesn’t receive focus on click, as in Safari', async () => {
    await renderGallery({ isButtonFocusable: false });
    await show().click();
    await isOpen();
    await close();
    await isClosed();
    await expect.element(show()).toHaveFocus();
  });
});

describe('removing the opener while the lightbox is open', () => {
  test.each([
    { pressed: 2, next: 3 },
    { pressed: 3, next: 2 },
  ])('moves focus to the nearest thumbnail on close: from $pressed to $next', async ({ pressed, next }) => {
    const screen = await renderGallery();
    await thumbnail(pressed).click();
    await isOpen();
    const images = IMAGES.filter((_, index) => index !== pressed - 1);
    await screen.rerender(
      <StrictMode>
        <Gallery images={images} />
      </StrictMode>,
    );
    await userEvent.keyboard('{Escape}');
    await isClosed();
    await expect.element(thumbnail(next)).toHaveFocus();
  });

  test('moves focus to the same thumbnail on close if the list was rendered again', async () => {
    const screen = await renderGallery();
    await thumbnail(2).click();
    await isOpen();
    const copies = IMAGES.map((image) => ({ ...image, id: `new-${image.id}` }));
    await screen.rerender(
      <StrictMode>
        <Gallery images={copies} />
      </StrictMode>,
    );
    await userEvent.keyboard('{Escape}');
    await isClosed();
    await expect.element(thumbnail(2)).toHaveFocus();
  });
});

function DialogOfState() {
  const [isShown, setShown] = useState(false);
  const note = useDialog({ label: 'Note', isOpen: isShown, onOpenChange: setShown, history: false });
  return (
    <main>
      <button onClick={() => setShown(true)}>Show</button>
      {note.isOpen && (
        <dialog {...note.getDialogProps()}>
          <button {...note.getCloseButtonProps()}>Close</button>
        </dialog>
      )}
    </main>
  );
}

test('a dialog opened through state returns focus to the button that opened it', async () => {
  await render(<DialogOfState />);
  await show().click();
  await isOpen();
  await userEvent.keyboard('{Escape}');
  await isClosed();
  await expect.element(show()).toHaveFocus();
});

const address = window.location.href;
beforeEach(() => window.history.replaceState(null, '', address));
afterEach(() => window.history.replaceState(null, '', address));
