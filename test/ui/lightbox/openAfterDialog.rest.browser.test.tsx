import { StrictMode, useState } from 'react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { page, userEvent } from 'vitest/browser';
import { useDialog, useHistoryEntry, useLightbox } from '@loggia/hooks';
import { paintedImages } from '../../helpers/paintedImages.ts';
import { beginAt, entryCount, travel, untilGuardIsOver } from '../../helpers/visitHistory.ts';

const address = window.location.href;

beforeEach(() => beginAt());
afterEach(() => window.history.replaceState(null, '', address));

/** A page whose state decides which overlay is open: a note or the photos. A single handler switches between them. */
function Page({ onChange }: { readonly onChange: (what: string, isOpen: boolean) => void }) {
  const [shown, setShown] = useState<'note' | 'photos' | 'none'>('none');
  const note = useDialog({
    label: 'Note',
    isOpen: shown === 'note',
    onOpenChange(isOpen) {
      onChange('note', isOpen);
      setShown(isOpen ? 'note' : 'none');
    },
  });
  const lightbox = useLightbox({
    images: paintedImages,
    effect: 'none',
    isOpen: shown === 'photos',
    onOpenChange(isOpen) {
      onChange('photos', isOpen);
      setShown(isOpen ? 'photos' : 'none');
    },
  });
  useHistoryEntry(lightbox);
  return (
    <main>
      <button onClick={() => setShown('note')}>Read</button>
      <button onClick={() => setShown('photos')}>Look</button>
      <output>{shown}</output>
      {note.isOpen && (
        <dialog {...note.getDialogProps()}>
          <button onClick={() => setShown('photos')}>Show the photos</button>
        </dialog>
      )}
      {lightbox.isMounted && (
        <dialog {...lightbox.getDialogProps()}>
          <button onClick={() => setShown('note')}>Back to the note</button>
        </dialog>
      )}
    </main>
  );
}

const shown = () => document.querySelector('output')?.textContent;
const button = (name: string) => page.getByRole('button', { name });

async function renderPage() {
  const onChange = vi.fn<(what: string, isOpen: boolean) => void>();
  await render(
    <StrictMode>
      <Page onChange={onChange} />
    </StrictMode>,
  );
  return onChange;
}

describe.each([
  { first: 'note', opener: 'Read', swap: 'Show the photos', second: 'photos' },
  { first: 'photos', opener: 'Look', swap: 'Back to the note', second: 'note' },
])('closing the $first and opening the $second in one event handler', ({ opener, swap, second }) => {
  async function goOver() {
    const before = entryCount();
    const onChange = await renderPage();
    await button(opener).click();
    await untilGuardIsOver();
    await button(swap).click();
    await vi.waitFor(() => expect(document.querySelectorAll('dialog:modal')).toHaveLength(1));
    await untilGuardIsOver();
    await untilGuardIsOver();
    return { before, onChange };
  }

  test('keeps the second dialog open with one history entry, and does not call onOpenChange', async () => {
    const { before, onChange } = await goOver();
    expect(shown()).toBe(second);
    expect(document.querySelectorAll('dialog:modal')).toHaveLength(1);
    expect(onChange).not.toHaveBeenCalled();
    expect(entryCount()).toBe(before + 1);
  });

  test('lets the Back button close the second dialog without leaving the page', async () => {
    await goOver();
    await travel(-1);
    await vi.waitFor(() => expect(shown()).toBe('none'));
    expect(window.location.pathname).toBe('/page');
    expect(window.history.state).toEqual({ router: 'kept' });
  });

  test('returns focus to the initial opener when the second dialog closes with Escape', async () => {
    await goOver();
    await userEvent.keyboard('{Escape}');
    await vi.waitFor(() => expect(document.querySelector('dialog')).toBeNull());
    await expect.element(button(opener)).toHaveFocus();
  });
});
