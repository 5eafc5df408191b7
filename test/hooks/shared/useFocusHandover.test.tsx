import { act, render, screen } from '@testing-library/react-hooks';
import { StrictMode, useRef } from 'react';
import { describe, expect, test } from 'vitest';
import { useFocusHandover } from '../../../hooks/core/shared/useFocusHandover.ts';

interface PartProps {
  /** What happens to the stop button later. */
  readonly fate?: 'hidden' | 'gone';
  readonly hasNext?: boolean;
}

function Part({ fate, hasNext = true }: PartProps) {
  const next = useRef<HTMLAnchorElement>(null);
  const handover = useFocusHandover(() => next.current);
  return (
    <>
      {hasNext && (
        <a href="#file" ref={next}>
          Download
        </a>
      )}
      {fate !== 'gone' && (
        <button type="button" hidden={fate === 'hidden'} {...handover}>
          Stop
        </button>
      )}
      <button type="button">Other</button>
    </>
  );
}

const focused = () => document.activeElement?.textContent;
function renderPart(focus: string) {
  const view = render(<Part />, { wrapper: StrictMode });
  act(() => screen.getByText(focus).focus());
  return view;
}

describe('focus', () => {
  test.each(['hidden', 'gone'] as const)('moves from a disappearing control to its replacement: %s', (fate) => {
    renderPart('Stop').rerender(<Part fate={fate} />);
    expect(focused()).toBe('Download');
  });

  test('is not moved if the user has focused another control in the meantime', () => {
    const { rerender } = renderPart('Stop');
    act(() => screen.getByText('Other').focus());
    rerender(<Part fate="gone" />);
    expect(focused()).toBe('Other');
  });

  test('is not moved if another control has focus when the control disappears', () => {
    renderPart('Other').rerender(<Part fate="hidden" />);
    expect(focused()).toBe('Other');
  });

  test('is lost if the disappearing control has no replacement', () => {
    renderPart('Stop').rerender(<Part fate="gone" hasNext={false} />);
    expect(document.activeElement).toBe(document.body);
  });
});
