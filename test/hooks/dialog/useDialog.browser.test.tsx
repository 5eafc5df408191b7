// @own-page
import { StrictMode } from 'react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { page, userEvent } from 'vitest/browser';
import { useDialog, type UseDialogOptions } from '@loggia/hooks';
import { beginAt, entryCount, travel } from '../../helpers/visitHistory.ts';

const address = window.location.href;

function DialogPage(props: Partial<UseDialogOptions>) {
  const dialog = useDialog({ label: 'Videos', ...props });
  return (
    <main>
      <button onClick={({ currentTarget }) => dialog.open({ reason: 'trigger', opener: currentTarget })}>Watch</button>
      <button>Another</button>
      {dialog.isOpen && (
        <dialog {...dialog.getDialogProps({ style: { padding: 0 } })}>
          <div style={{ width: 200, height: 100 }}>
            <button {...dialog.getCloseButtonProps()}>Close</button>
          </div>
        </dialog>
      )}
    </main>
  );
}

const dialog = () => page.getByRole('dialog', { name: 'Videos' });
const watch = () => page.getByRole('button', { name: 'Watch' });

async function openDialog(props: Partial<UseDialogOptions> = {}) {
  const onOpenChange = vi.fn<NonNullable<UseDialogOptions['onOpenChange']>>();
  await render(
    <StrictMode>
      <DialogPage onOpenChange={onOpenChange} {...props} />
    </StrictMode>,
  );
  await watch().click();
  await expect.element(dialog()).toHaveFocus();
  return onOpenChange;
}

async function expectClosed() {
  await expect.element(dialog()).not.toBeInTheDocument();
  await expect.element(watch()).toHaveFocus();
}

beforeEach(() => beginAt());
afterEach(() => window.history.replaceState(null, '', address));

describe('a double click on a dialog opener', () => {
  test('keeps the dialog open, even if no event was passed', async () => {
    await render(<DialogPage />);
    await userEvent.dblClick(watch());
    await expect.element(dialog()).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await expectClosed();
  });
});

describe('a modal dialog', () => {
  test('takes focus and locks scrolling, and restores both on Escape', async () => {
    const onOpenChange = await openDialog();
    expect(document.querySelector('dialog')?.matches(':modal')).toBe(true);
    expect(getComputedStyle(document.documentElement).overflow).toBe('hidden');
    await userEvent.keyboard('{Escape}');
    await expectClosed();
    expect(getComputedStyle(document.documentElement).overflow).not.toBe('hidden');
    expect(onOpenChange.mock.calls.map(([isOpen, { reason }]) => [isOpen, reason])).toEqual([
      [true, 'trigger'],
      [false, 'escapeKey'],
    ]);
  });

  test('closes with its close button and on a click outside', async () => {
    const onOpenChange = await openDialog();
    await page.getByRole('button', { name: 'Close' }).click();
    await expectClosed();
    expect(onOpenChange.mock.lastCall?.[1].reason).toBe('closeButton');
    await watch().click();
    await expect.element(dialog()).toHaveFocus();
    await dialog().click({ position: { x: -20, y: -20 }, force: true });
    await expectClosed();
    expect(onOpenChange.mock.lastCall?.[1].reason).toBe('outsidePress');
  });

  test('closes on Back without leaving the page, and opens again on Forward', async () => {
    await openDialog();
    await travel(-1);
    await expectClosed();
    expect(window.location.pathname).toBe('/page');
    await travel(1);
    await expect.element(dialog()).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await expectClosed();
  });

  test('stays open if the app cancels closing, and adds no history entry if `history` is false', async () => {
    const before = entryCount();
    await openDialog({ history: false, onOpenChange: (isOpen, { cancel }) => !isOpen && cancel() });
    await userEvent.keyboard('{Escape}');
    await expect.element(dialog()).toBeVisible();
    expect(entryCount()).toBe(before);
  });
});
