import { StrictMode, useState } from 'react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { useDialog, useHistoryEntry, useLightbox, type UseLightboxOptions } from '@loggia/hooks';
import { paintedImages } from '../../helpers/paintedImages.ts';
import { beginAt, entryCount, travel, untilGuardIsOver } from '../../helpers/visitHistory.ts';

const address = window.location.href;
const pageState = { router: 'kept' };

beforeEach(() => beginAt());
afterEach(() => window.history.replaceState(null, '', address));

type OnOpenChange = NonNullable<UseLightboxOptions['onOpenChange']>;

function Controlled({
  name,
  ...options
}: Pick<UseLightboxOptions, 'isOpen' | 'onOpenChange'> & { readonly name: string }) {
  const lightbox = useLightbox({ images: paintedImages, effect: 'none', ...options });
  useHistoryEntry(lightbox);
  return lightbox.isMounted ? <dialog {...lightbox.getDialogProps({ 'aria-label': name })} /> : null;
}

interface PairProps {
  readonly order: 'AB' | 'BA';
  readonly onChange: (name: string, ...change: Parameters<OnOpenChange>) => void;
}

/** Two lightboxes and a handler that closes the first and opens the second. */
function Pair({ order, onChange }: PairProps) {
  const [open, setOpen] = useState({ A: false, B: false });
  const listen =
    (name: 'A' | 'B'): OnOpenChange =>
    (isOpen, details) => {
      onChange(name, isOpen, details);
      setOpen((before) => ({ ...before, [name]: isOpen }));
    };
  return (
    <>
      <button type="button" onClick={() => setOpen({ A: true, B: false })}>
        Open A
      </button>
      {[...order].map((name) => (
        <Controlled
          key={name}
          name={name}
          isOpen={name === 'A' ? open.A : open.B}
          onOpenChange={listen(name === 'A' ? 'A' : 'B')}
        />
      ))}
      <output>{JSON.stringify(open)}</output>
      <button type="button" data-testid="swap" onClick={() => setOpen({ A: false, B: true })}>
        Swap
      </button>
    </>
  );
}

test.each(['AB', 'BA'] as const)(
  'a lightbox stays open if the handler that opened it also closed another one (%s)',
  async (order) => {
    const onChange = vi.fn<PairProps['onChange']>();
    const before = entryCount();
    const screen = await render(
      <StrictMode>
        <Pair order={order} onChange={onChange} />
      </StrictMode>,
    );
    await screen.getByRole('button', { name: 'Open A' }).click();
    await expect.element(screen.getByRole('dialog', { name: 'A' })).toBeInTheDocument();
    await untilGuardIsOver();
    document.querySelector<HTMLElement>('[data-testid=swap]')?.click();
    await expect.element(screen.getByRole('dialog', { name: 'B' })).toBeInTheDocument();
    await untilGuardIsOver();
    expect(document.querySelector('output')?.textContent).toBe('{"A":false,"B":true}');
    expect(onChange).not.toHaveBeenCalled();
    expect(entryCount()).toBe(before + 1);
    await travel(-1);
    await vi.waitFor(() => expect(document.querySelector('output')?.textContent).toBe('{"A":false,"B":false}'));
    expect(window.history.state).toEqual(pageState);
  },
);

/** A dialog that is opened from another dialog. */
function Nested({ isMounted = true }: { readonly isMounted?: boolean }) {
  return isMounted ? <OuterDialog /> : null;
}

function OuterDialog() {
  const outer = useDialog({ label: 'Outer' });
  const inner = useDialog({ label: 'Inner' });
  return (
    <>
      <button onClick={() => outer.open()}>Open outer</button>
      {outer.isOpen && (
        <dialog {...outer.getDialogProps()}>
          <button onClick={() => inner.open()}>Open inner</button>
          {inner.isOpen && (
            <dialog {...inner.getDialogProps()}>
              <button {...inner.getCloseButtonProps()}>Close inner</button>
              <button
                onClick={() => {
                  outer.close();
                  inner.close();
                }}
              >
                Close both
              </button>
            </dialog>
          )}
        </dialog>
      )}
    </>
  );
}

describe('a nested dialog', () => {
  const openBoth = async () => {
    const screen = await render(<Nested />);
    await screen.getByRole('button', { name: 'Open outer' }).click();
    await screen.getByRole('button', { name: 'Open inner' }).click();
    await expect.element(screen.getByRole('button', { name: 'Close inner' })).toBeVisible();
    return screen;
  };
  const names = () => [...document.querySelectorAll('dialog')].map((element) => element.getAttribute('aria-label'));

  test('closes on Back, and the outer dialog on the next Back', async () => {
    await openBoth();
    await travel(-1);
    await vi.waitFor(() => expect(names()).toEqual(['Outer']));
    await travel(-1);
    await vi.waitFor(() => expect(names()).toEqual([]));
    expect(window.history.state).toEqual(pageState);
  });

  test('closes on its own button without closing the outer dialog', async () => {
    const screen = await openBoth();
    const arrived = new Promise((resolve) => window.addEventListener('popstate', resolve, { once: true }));
    await screen.getByRole('button', { name: 'Close inner' }).click();
    await arrived;
    await vi.waitFor(() => expect(names()).toEqual(['Outer']));
  });

  test('leaves no history entry when both dialogs close at once', async () => {
    const screen = await openBoth();
    await screen.getByRole('button', { name: 'Close both' }).click();
    await vi.waitFor(() => expect(window.history.state).toEqual(pageState));
    expect(names()).toEqual([]);
  });

  test('leaves no history entry when both dialogs unmount', async () => {
    const screen = await openBoth();
    await screen.rerender(<Nested isMounted={false} />);
    await vi.waitFor(() => expect(window.history.state).toEqual(pageState));
  });
});
