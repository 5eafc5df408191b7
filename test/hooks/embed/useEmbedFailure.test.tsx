import { fireEvent, render, screen } from '@testing-library/react-hooks';
import { afterEach, expect, test, vi } from 'vitest';
import { useEmbedFailure } from '@loggia/hooks/embed';

interface RoomProps {
  readonly hasFailed?: boolean | undefined;
  readonly onRetry?: (() => void) | undefined;
  readonly tabIndex?: number | undefined;
}

function Failure({ onRetry }: RoomProps) {
  const { labels, getFailureProps, getRetryButtonProps } = useEmbedFailure({ labels: { retry: 'Noch einmal' } });
  return (
    <div {...getFailureProps()}>
      <p>{labels.unavailable}</p>
      <button {...getRetryButtonProps({ onClick: onRetry })}>{labels.retry}</button>
    </div>
  );
}

/** The container of the embed. */
const Room = ({ hasFailed = false, onRetry, tabIndex }: RoomProps) => (
  <main tabIndex={tabIndex}>
    <a href="#page">Sunrise</a>
    {hasFailed && <Failure onRetry={onRetry} />}
  </main>
);

afterEach(() => document.body.replaceChildren());

test('an embed that failed to load shows a message and a retry button with custom labels', () => {
  const onRetry = vi.fn();
  render(<Room hasFailed onRetry={onRetry} />);
  expect(screen.getByRole('status').textContent).toBe('The video or post could not be loaded.Noch einmal');
  fireEvent.click(screen.getByRole('button', { name: 'Noch einmal' }));
  expect(onRetry).toHaveBeenCalledOnce();
});

test.each([undefined, 0])(
  'focus on the retry button of an embed moves to the embed container when the button is removed (tabIndex: %s)',
  (tabIndex) => {
    const { rerender } = render(<Room hasFailed tabIndex={tabIndex} />);
    screen.getByRole('button').focus();
    rerender(<Room tabIndex={tabIndex} />);
    const room = screen.getByRole('main');
    expect([document.activeElement, room.tabIndex]).toEqual([room, tabIndex ?? -1]);
  },
);

test('removing the retry button of an embed does not move focus from another element', () => {
  const { rerender } = render(<Room hasFailed />);
  screen.getByRole('link').focus();
  rerender(<Room />);
  expect(document.activeElement).toBe(screen.getByRole('link'));
});
