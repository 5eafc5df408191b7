import { StrictMode, useState } from 'react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { page, userEvent } from 'vitest/browser';
import { useHistoryEntry, useLightbox } from '@loggia/hooks';
import { paintedImages } from '../../helpers/paintedImages.ts';
import { beginAt, entryCount, travel, untilGuardIsOver } from '../../helpers/visitHistory.ts';

const address = window.location.href;

beforeEach(() => beginAt());
afterEach(() => window.history.replaceState(null, '', address));

interface TourProps {
  readonly onChange: (what: string, isOpen: boolean) => void;
  readonly hasMore: boolean;
}

/** A page that opens a second lightbox, "More of this tour", when the first one closes. */
function Tour({ onChange, hasMore }: TourProps) {
  const [isTourOpen, setIsTourOpen] = useState(false);
  const [isMoreOpen, setIsMoreOpen] = useState(false);
  const tour = useLightbox({
    images: paintedImages,
    effect: 'none',
    isOpen: isTourOpen,
    onOpenChange(isOpen) {
      onChange('tour', isOpen);
      setIsTourOpen(isOpen);
      if (!isOpen && hasMore) setIsMoreOpen(true);
    },
  });
  const more = useLightbox({
    images: paintedImages,
    effect: 'none',
    isOpen: isMoreOpen,
    onOpenChange(isOpen) {
      onChange('more', isOpen);
      setIsMoreOpen(isOpen);
    },
  });
  useHistoryEntry(tour);
  useHistoryEntry(more);
  return (
    <main>
      <button onClick={() => setIsTourOpen(true)}>Look</button>
      {tour.isMounted && (
        <dialog {...tour.getDialogProps()} data-name="tour">
          <button {...tour.getCloseButtonProps()}>Close the tour</button>
        </dialog>
      )}
      {more.isMounted && (
        <dialog {...more.getDialogProps()} data-name="more">
          <button {...more.getCloseButtonProps()}>Close the rest</button>
        </dialog>
      )}
    </main>
  );
}

const button = (name: string) => page.getByRole('button', { name });
const open = () => [...document.querySelectorAll<HTMLElement>('dialog:modal')].map(({ dataset }) => dataset.name);

async function visit({ hasMore = true } = {}) {
  const onChange = vi.fn<(what: string, isOpen: boolean) => void>();
  const before = entryCount();
  await render(
    <StrictMode>
      <Tour onChange={onChange} hasMore={hasMore} />
    </StrictMode>,
  );
  await button('Look').click();
  await vi.waitFor(() => expect(open()).toEqual(['tour']));
  await untilGuardIsOver();
  return { onChange, before };
}

/** Waits until no delayed history change can happen anymore. */
async function settle() {
  await untilGuardIsOver();
  await untilGuardIsOver();
}

const WAYS: readonly (readonly [string, () => Promise<void>])[] = [
  ['Escape', () => userEvent.keyboard('{Escape}')],
  ['its close button', () => button('Close').click()],
  ['Back', () => travel(-1)],
];

test.each(WAYS)('closing a lightbox with %s returns focus if no other lightbox opens', async (_how, close) => {
  await visit({ hasMore: false });
  await close();
  await vi.waitFor(() => expect(open()).toEqual([]));
  await vi.waitFor(() => expect(document.activeElement?.textContent).toBe('Look'));
});

describe.each(WAYS)('a lightbox that opens when another lightbox is closed with %s', (_how, close) => {
  test('stays open with a single history entry', async () => {
    const { onChange, before } = await visit();
    await close();
    await vi.waitFor(() => expect(open()).toEqual(['more']));
    await settle();
    expect(open()).toEqual(['more']);
    expect(onChange.mock.calls).toEqual([['tour', false]]);
    expect(entryCount()).toBe(before + 1);
  });

  test('closes on Back without leaving the page', async () => {
    const { onChange } = await visit();
    await close();
    await vi.waitFor(() => expect(open()).toEqual(['more']));
    await settle();
    await travel(-1);
    await vi.waitFor(() => expect(open()).toEqual([]));
    await settle();
    expect(onChange.mock.calls).toEqual([
      ['tour', false],
      ['more', false],
    ]);
    expect(window.location.pathname).toBe('/page');
    expect(window.history.state).toEqual({ router: 'kept' });
  });

  test('returns focus to the initial opener', async () => {
    await visit();
    await close();
    await vi.waitFor(() => expect(open()).toEqual(['more']));
    await settle();
    await userEvent.keyboard('{Escape}');
    await vi.waitFor(() => expect(open()).toEqual([]));
    await vi.waitFor(() => expect(document.activeElement?.textContent).toBe('Look'));
  });
});
