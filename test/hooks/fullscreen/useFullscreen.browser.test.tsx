import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { userEvent } from 'vitest/browser';
import { useFullscreen, type UseFullscreenOptions, type UseLightboxResult } from '@loggia/hooks';
import { LightboxPage } from '../../helpers/LightboxPage.tsx';

interface StageProps {
  readonly isOpen?: boolean;
  readonly onFullscreenChange?: UseFullscreenOptions['onFullscreenChange'];
}

function Stage({ isOpen = true, onFullscreenChange }: StageProps) {
  const [element, setElement] = useState<HTMLElement | null>(null);
  const fullscreen = useFullscreen({ element, enabled: isOpen, onFullscreenChange });
  return (
    <dialog open>
      <div {...fullscreen.getElementProps({ ref: setElement, 'data-testid': 'stage' })}>
        <button type="button" {...fullscreen.getButtonProps()} />
      </div>
    </dialog>
  );
}

const stage = () => document.querySelector('[data-testid="stage"]');
const untilOut = () => vi.waitFor(() => expect(document.fullscreenElement).toBeNull());

test('an element inside a dialog enters and exits fullscreen', async () => {
  const screen = await render(<Stage />);
  await userEvent.click(screen.getByRole('button', { name: 'Fullscreen', exact: true }));
  await expect.element(screen.getByRole('button', { name: 'Exit fullscreen' })).toBeVisible();
  expect(document.fullscreenElement).toBe(stage());
  await expect.element(screen.getByTestId('stage')).toHaveAttribute('data-fullscreen', 'native');
  await userEvent.click(screen.getByRole('button'));
  await expect.element(screen.getByRole('button', { name: 'Fullscreen', exact: true })).toBeVisible();
  expect(document.fullscreenElement).toBeNull();
});

test('useFullscreen detects when the browser exits fullscreen, and reports the reason', async () => {
  const onFullscreenChange = vi.fn();
  const screen = await render(<Stage onFullscreenChange={onFullscreenChange} />);
  await userEvent.click(screen.getByRole('button'));
  await expect.element(screen.getByRole('button', { name: 'Exit fullscreen' })).toBeVisible();
  await document.exitFullscreen();
  await expect.element(screen.getByRole('button', { name: 'Fullscreen', exact: true })).toBeVisible();
  expect(onFullscreenChange.mock.calls.map(([isNext, { reason }]) => [isNext, reason])).toEqual([
    [true, 'button'],
    [false, 'browser'],
  ]);
});

test('useFullscreen exits fullscreen when disabled and on unmount', async () => {
  const screen = await render(<Stage />);
  await userEvent.click(screen.getByRole('button'));
  await vi.waitFor(() => expect(document.fullscreenElement).toBe(stage()));
  await screen.rerender(<Stage isOpen={false} />);
  await untilOut();

  await screen.rerender(<Stage />);
  await userEvent.click(screen.getByRole('button'));
  await vi.waitFor(() => expect(document.fullscreenElement).toBe(stage()));
  await screen.unmount();
  await untilOut();
});

function FillButton({ lightbox }: { readonly lightbox: UseLightboxResult }) {
  const fullscreen = useFullscreen({ element: lightbox.stageElement, fallback: 'emulate' });
  return <button type="button" {...fullscreen.getButtonProps()} />;
}

test('Escape first exits emulated fullscreen, and only then closes the lightbox', async () => {
  vi.spyOn(document, 'fullscreenEnabled', 'get').mockReturnValue(false);
  const screen = await render(
    <LightboxPage history={false}>{(lightbox) => <FillButton lightbox={lightbox} />}</LightboxPage>,
  );
  await screen.getByRole('link', { name: 'Image 1' }).click();
  await screen.getByRole('button', { name: 'Fullscreen', exact: true }).click();
  await expect.element(screen.getByRole('button', { name: 'Exit fullscreen' })).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await expect.element(screen.getByRole('button', { name: 'Fullscreen', exact: true })).toBeVisible();
  await expect.element(screen.getByRole('dialog')).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await expect.element(screen.getByRole('dialog')).not.toBeInTheDocument();
});
