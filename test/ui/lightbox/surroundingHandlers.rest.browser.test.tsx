import type { ReactNode } from 'react';
import { expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { page, userEvent } from 'vitest/browser';
import { pictures, StrangersLightbox } from '../../hooks/lightbox/StrangersLightbox.tsx';

const heard = vi.fn<(type: string) => void>();
const listen = ({ type }: { readonly type: string }) => heard(type);

async function openWithin(around: (gallery: ReactNode) => ReactNode) {
  await render(
    around(
      <StrangersLightbox images={pictures(3)}>
        <form aria-label="Note" onSubmit={(event) => event.preventDefault()}>
          <input aria-label="Text" defaultValue="Words" />
          <button type="reset">Clear</button>
        </form>
      </StrangersLightbox>,
    ),
  );
  await page.getByRole('link', { name: 'Open Picture 2' }).click();
  await expect.element(page.getByRole('dialog', { name: 'Image viewer' })).toHaveAttribute('data-status', 'open');
  heard.mockClear();
}

test('a board of cards that are dragged, zoomed and menued hears nothing of the lightbox in one of them', async () => {
  await openWithin((gallery) => (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- what boards and maps have around their cards
    <div
      onContextMenu={listen}
      onDoubleClick={listen}
      onAuxClick={listen}
      onPointerUp={listen}
      onMouseUp={listen}
      onTouchStart={listen}
      onTouchEnd={listen}
      onDragStart={listen}
      onKeyUp={listen}
      onBeforeInput={listen}
      onCopy={listen}
      onPaste={listen}
      onReset={listen}
      onBlur={listen}
      onSelect={listen}
      onScroll={listen}
      onMouseOver={listen}
      onFocus={listen}
      onPointerOut={listen}
    >
      {gallery}
    </div>
  ));
  const next = page.getByRole('button', { name: 'Next image' });
  await userEvent.dblClick(next);
  await next.click({ button: 'right' });
  await next.click({ button: 'middle' });
  const field = page.getByRole('textbox', { name: 'Text' });
  await userEvent.tripleClick(field);
  await userEvent.copy();
  await userEvent.keyboard('New');
  await userEvent.paste();
  await page.getByRole('button', { name: 'Clear' }).click();
  const bubbles = { bubbles: true, cancelable: true };
  const element = next.element();
  element.dispatchEvent(new DragEvent('dragstart', bubbles));
  element.dispatchEvent(new TouchEvent('touchstart', bubbles));
  element.dispatchEvent(new TouchEvent('touchend', bubbles));
  expect([...new Set(heard.mock.calls.flat())]).toEqual([]);
});

test('a form around a gallery is neither sent nor emptied by the buttons of the lightbox', async () => {
  await render(
    <form
      aria-label="Order"
      onReset={listen}
      onSubmit={(event) => {
        event.preventDefault();
        listen(event);
      }}
    >
      <input aria-label="Copies" defaultValue="2" />
      <StrangersLightbox images={pictures(3)} />
    </form>,
  );
  await page.getByRole('link', { name: 'Open Picture 2' }).click();
  await expect.element(page.getByRole('dialog', { name: 'Image viewer' })).toHaveAttribute('data-status', 'open');
  heard.mockClear();
  await page.getByRole('button', { name: 'Next image' }).click();
  await userEvent.keyboard('{Enter}');
  await page.getByRole('button', { name: 'Close' }).click();
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
  expect(heard.mock.calls).toEqual([]);
});
