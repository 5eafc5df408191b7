import { act, fireEvent, render, screen } from '@testing-library/react-hooks';
import { StrictMode, useState } from 'react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { LOADING_DIALOG_DELAY_MS, LOADING_DIALOG_LABELS } from '@loggia/hooks/lightboxIntent';
import { useLightboxIntent, useLoadingDialog, type UseLoadingDialogOptions } from '@loggia/hooks';

function Wait(options: UseLoadingDialogOptions) {
  const wait = useLoadingDialog(options);
  if (!wait.isShown) return null;
  return (
    <dialog {...wait.getDialogProps()}>
      <div {...wait.getProgressProps()} />
      <button {...wait.getCloseButtonProps()}>×</button>
    </dialog>
  );
}

/** A page whose lightbox is missing until its chunk “arrives”. */
function Page({ delayMs, labels }: Pick<UseLoadingDialogOptions, 'delayMs' | 'labels'>) {
  const intent = useLightboxIntent();
  const [isHere, setHere] = useState(false);
  return (
    <div {...intent.getContainerProps()}>
      <a {...intent.getTriggerProps({ image: { id: '1', url: '#ridge' } })}>Ridge</a>
      <a {...intent.getTriggerProps({ image: { id: '2', url: '#harbour' } })}>Harbour</a>
      <button onClick={() => setHere(true)}>arrive</button>
      <output>{intent.openRequest?.imageId ?? 'none'}</output>
      {!isHere && <Wait {...{ intent, delayMs, labels }} />}
    </div>
  );
}

const dialog = () => document.querySelector('dialog');
const wish = () => screen.getByRole('status').textContent;
const press = (name: string) => {
  const link = screen.getByText(name);
  act(() => link.focus());
  fireEvent.click(link);
};
const pass = (ms: number) => act(() => void vi.advanceTimersByTime(ms));

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  HTMLDialogElement.prototype.showModal = vi.fn(function (this: HTMLDialogElement) {
    // Browsers throw here as well.
    if (this.open || !this.isConnected) throw new DOMException('InvalidStateError');
    this.open = true;
  });
});

afterEach(() => {
  vi.useRealTimers();
});

describe('useLoadingDialog', () => {
  test('shows nothing before a request, and appears after the delay once a request is made', () => {
    render(<Page />, { wrapper: StrictMode });
    pass(10 * LOADING_DIALOG_DELAY_MS);
    expect(dialog()).toBeNull();
    press('Ridge');
    pass(LOADING_DIALOG_DELAY_MS - 1);
    expect(dialog()).toBeNull();
    pass(1);
    expect(dialog()).not.toBeNull();
  });

  test('shows a focused modal dialog with an accessible name', () => {
    render(<Page />, { wrapper: StrictMode });
    press('Ridge');
    pass(LOADING_DIALOG_DELAY_MS);
    expect(dialog()?.open).toBe(true);
    expect(dialog()?.getAttribute('aria-label')).toBe(LOADING_DIALOG_LABELS.loading);
    expect(document.activeElement).toBe(dialog());
    expect(screen.getByRole('progressbar').getAttribute('aria-label')).toBe(LOADING_DIALOG_LABELS.loading);
  });

  test('supports custom labels and a custom delay', () => {
    render(<Page delayMs={50} labels={{ loading: 'Lädt …' }} />);
    press('Ridge');
    pass(50);
    expect(dialog()?.getAttribute('aria-label')).toBe('Lädt …');
    expect(screen.getByRole('button', { name: 'Close' })).toBeTruthy();
  });

  test('restarts the delay for each request', () => {
    render(<Page />);
    press('Ridge');
    pass(LOADING_DIALOG_DELAY_MS - 1);
    press('Harbour');
    pass(LOADING_DIALOG_DELAY_MS - 1);
    expect(dialog()).toBeNull();
    expect(wish()).toBe('2');
  });
});

describe('closing the loading dialog', () => {
  test('cancels the request and returns focus to the link when the user clicks the Close button', () => {
    render(<Page />, { wrapper: StrictMode });
    press('Ridge');
    pass(LOADING_DIALOG_DELAY_MS);
    fireEvent.click(screen.getByRole('button', { name: 'Close' }));
    expect(wish()).toBe('none');
    expect(dialog()).toBeNull();
    expect(document.activeElement).toBe(screen.getByText('Ridge'));
  });

  test('cancels the request and returns focus to the link when the user presses Escape, or Back on Android', () => {
    render(<Page />, { wrapper: StrictMode });
    press('Harbour');
    pass(LOADING_DIALOG_DELAY_MS);
    const shown = dialog();
    if (shown) fireEvent(shown, new Event('close'));
    expect(wish()).toBe('none');
    expect(document.activeElement).toBe(screen.getByText('Harbour'));
  });

  test('does not affect a later request', () => {
    render(<Page />);
    press('Ridge');
    pass(LOADING_DIALOG_DELAY_MS);
    fireEvent.click(screen.getByRole('button', { name: 'Close' }));
    press('Ridge');
    expect(dialog()).toBeNull();
    pass(LOADING_DIALOG_DELAY_MS);
    expect(dialog()).not.toBeNull();
  });
});

test('the loading dialog closes when the chunk has loaded, and the request is kept', () => {
  render(<Page />);
  press('Ridge');
  pass(LOADING_DIALOG_DELAY_MS);
  fireEvent.click(screen.getByText('arrive'));
  expect(dialog()).toBeNull();
  expect(wish()).toBe('1');
});
