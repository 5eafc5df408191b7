import { useEffect, useRef } from 'react';
import type { ReactNode } from 'react';
import { describe, expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { page, userEvent } from 'vitest/browser';
import { useDialog } from '@loggia/hooks';
import { createImages, LightboxPage } from '../../ui/lightbox/LightboxPage.tsx';
import { pictures, StrangersLightbox } from '../../hooks/lightbox/StrangersLightbox.tsx';

/** A part of a page whose script lets no key out of it: keys never come to where React listens. */
function Editor({ children }: { readonly children: ReactNode }) {
  const element = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const end = new AbortController();
    for (const type of ['keydown', 'keyup', 'keypress'])
      element.current?.addEventListener(type, (event) => event.stopPropagation(), { signal: end.signal });
    return () => end.abort();
  }, []);
  return <div ref={element}>{children}</div>;
}

function Note() {
  const note = useDialog({ label: 'Note' });
  return (
    <>
      <button onClick={() => note.open()}>Read</button>
      {note.isOpen && <dialog {...note.getDialogProps()}>Low tide at six.</dialog>}
    </>
  );
}

const dialog = (name: string) => document.querySelector<HTMLDialogElement>(`dialog[aria-label="${name}"]`);

describe('in a part of a page whose own script keeps every key to itself', () => {
  test('keys turn and close the lightbox of a gallery', async () => {
    await render(
      <Editor>
        <StrangersLightbox images={pictures(3)} />
      </Editor>,
    );
    await page.getByRole('link', { name: 'Open Picture 1' }).click();
    await expect.element(page.getByRole('dialog', { name: 'Image viewer' })).toHaveAttribute('data-status', 'open');
    await userEvent.keyboard('{ArrowRight}');
    await expect.element(page.getByTestId('position')).toHaveTextContent('1');
    await userEvent.keyboard('{End}');
    await expect.element(page.getByTestId('position')).toHaveTextContent('2');
    await userEvent.keyboard('{Escape}');
    await vi.waitFor(() => expect(dialog('Image viewer')?.open ?? false).toBe(false));
  });

  test('Escape closes a dialog', async () => {
    await render(
      <Editor>
        <Note />
      </Editor>,
    );
    await page.getByRole('button', { name: 'Read' }).click();
    await vi.waitFor(() => expect(dialog('Note')?.open).toBe(true));
    await userEvent.keyboard('{Escape}');
    await vi.waitFor(() => expect(dialog('Note')).toBeNull());
  });

  test.each(['by React', 'by itself'])('a key that a part of the lightbox stops %s turns nothing', async (how) => {
    const heard = vi.fn();
    function Part() {
      const part = useRef<HTMLButtonElement>(null);
      useEffect(() => {
        const stop = (event: Event) => event.stopPropagation();
        const { current } = part;
        if (how === 'by itself') current?.addEventListener('keydown', stop);
        return () => current?.removeEventListener('keydown', stop);
      }, []);
      const stopInReact = (event: { stopPropagation(): void }) => {
        heard();
        event.stopPropagation();
      };
      return (
        <button ref={part} type="button" data-testid="part" onKeyDown={how === 'by React' ? stopInReact : undefined}>
          Own keys
        </button>
      );
    }
    await render(
      <LightboxPage images={createImages(3)}>
        <Part />
      </LightboxPage>,
    );
    await page.getByRole('link', { name: 'Thumbnail 1' }).click();
    await expect.element(page.getByTestId('part')).toBeVisible();
    (page.getByTestId('part').element() as HTMLElement).focus();
    await userEvent.keyboard('{ArrowRight}');
    expect(heard).toHaveBeenCalledTimes(how === 'by React' ? 1 : 0);
    await expect.element(page.getByRole('dialog')).toHaveTextContent('Landscape 1');
  });
});
