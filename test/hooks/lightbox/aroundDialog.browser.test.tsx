import { useEffect, useState, type ReactNode } from 'react';
import { describe, expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { page, userEvent } from 'vitest/browser';
import { pictures, StrangersLightbox, type StrangersLightboxProps } from './StrangersLightbox.tsx';

const viewer = () => document.querySelector<HTMLDialogElement>('dialog[aria-label="Image viewer"]');

function Photos(props: Partial<StrangersLightboxProps>) {
  return <StrangersLightbox images={pictures(4)} {...props} />;
}

async function openFirst() {
  await page.getByRole('link', { name: 'Open Picture 1' }).click();
  await expect.element(page.getByRole('dialog', { name: 'Image viewer' })).toHaveAttribute('data-status', 'open');
}

describe('a gallery inside a card with event handlers', () => {
  const heard = vi.fn<(type: string) => void>();
  const listen = ({ type }: { readonly type: string }) => heard(type);

  async function openInCard(children?: ReactNode) {
    await render(
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- apps use such cards
      <article
        onClick={listen}
        onPointerDown={listen}
        onPointerUp={listen}
        onMouseDown={listen}
        onTouchStart={listen}
        onKeyDown={listen}
      >
        <Photos>{children}</Photos>
      </article>,
    );
    await openFirst();
    heard.mockClear();
  }

  test('does not trigger the card handlers on clicks and key presses in the lightbox', async () => {
    await openInCard(
      <form aria-label="Note" onSubmit={(event) => event.preventDefault()}>
        <input aria-label="Text" />
        <button>Send</button>
      </form>,
    );
    await page.getByRole('button', { name: 'Next image' }).click();
    await userEvent.click(page.getByRole('textbox', { name: 'Text' }));
    await userEvent.keyboard('a');
    await page.getByRole('button', { name: 'Send' }).click();
    await userEvent.keyboard('{ArrowRight}');
    expect(heard.mock.calls).toEqual([]);
  });

  test('does not pass clicks in the lightbox to listeners added without React', async () => {
    const onClick = vi.fn();
    await openInCard();
    document.body.addEventListener('click', onClick);
    await page.getByRole('button', { name: 'Next image' }).click();
    document.body.removeEventListener('click', onClick);
    expect(onClick).not.toHaveBeenCalled();
  });

  test('handles lightbox keys even if an ancestor stops key events', async () => {
    await render(
      // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- apps have such wrappers around a gallery
      <div onKeyDown={(event) => event.stopPropagation()}>
        <Photos />
      </div>,
    );
    await openFirst();
    await userEvent.keyboard('{ArrowRight}');
    await expect.element(page.getByTestId('position')).toHaveTextContent('1');
    await userEvent.keyboard('{Escape}');
    await vi.waitFor(() => expect(viewer()?.open).toBe(false));
  });

  test('lets a theme prevent a lightbox key inside the dialog', async () => {
    await openInCard(<button onKeyDown={(event) => event.preventDefault()}>Mine</button>);
    page.getByRole('button', { name: 'Mine' }).element().focus();
    await userEvent.keyboard('{ArrowRight}');
    await expect.element(page.getByTestId('position')).toHaveTextContent('0');
  });
});

describe('a gallery inside another modal', () => {
  test('closes the lightbox on Escape, and the outer dialog on the next Escape', async () => {
    const onCancel = vi.fn();
    const onClose = vi.fn();
    await render(
      <dialog aria-label="Outer" onCancel={onCancel} onClose={onClose} style={{ maxWidth: 'none' }}>
        <Photos />
      </dialog>,
    );
    const outer = document.querySelector<HTMLDialogElement>('dialog[aria-label=Outer]');
    outer?.showModal();
    await openFirst();
    await userEvent.keyboard('{Escape}');
    await vi.waitFor(() => expect(viewer()?.open).toBe(false));
    expect([outer?.open, onCancel.mock.calls.length, onClose.mock.calls.length]).toEqual([true, 0, 0]);
    await userEvent.keyboard('{Escape}');
    await vi.waitFor(() => expect(outer?.open).toBe(false));
  });

  /** A modal as in component libraries, which listens to the whole page and traps focus. */
  function ForeignModal({ capture, children }: { readonly capture: boolean; readonly children: ReactNode }) {
    const [isOpen, setOpen] = useState(true);
    const [element, setElement] = useState<HTMLElement | null>(null);
    useEffect(() => {
      if (!isOpen || !element) return undefined;
      const end = new AbortController();
      const { signal } = end;
      document.addEventListener(
        'keydown',
        (event) => {
          if (event.key !== 'Escape' || event.defaultPrevented) return;
          event.preventDefault();
          setOpen(false);
        },
        { capture, signal },
      );
      document.addEventListener(
        'focusin',
        ({ target }) => {
          if (target instanceof Node && !element.contains(target)) element.focus();
        },
        { signal },
      );
      return () => end.abort();
    }, [isOpen, element, capture]);
    return isOpen ? (
      <div role="dialog" aria-label="Foreign" tabIndex={-1} ref={setElement}>
        {children}
      </div>
    ) : null;
  }

  test.each([true, false])(
    'does not close an outer modal that listens for keys on the document (capture: %s)',
    async (capture) => {
      await render(
        <ForeignModal capture={capture}>
          <Photos>
            <input aria-label="Text" />
          </Photos>
        </ForeignModal>,
      );
      await openFirst();
      const foreign = () => document.querySelector('[aria-label=Foreign]');
      await userEvent.click(page.getByRole('textbox', { name: 'Text' }));
      await userEvent.keyboard('{Escape}');
      expect([viewer()?.open, foreign() === null]).toEqual([true, false]);
      await page.getByRole('button', { name: 'Next image' }).click();
      await userEvent.keyboard('{Escape}');
      await vi.waitFor(() => expect(viewer()?.open).toBe(false));
      expect(foreign()).not.toBeNull();
      await userEvent.keyboard('{Escape}');
      await vi.waitFor(() => expect(foreign()).toBeNull());
    },
  );
});
