import { StrictMode } from 'react';
import { renderHook } from '@testing-library/react-hooks';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { useLinkFallback } from '@loggia/hooks';
import type { LightboxOpening } from '@loggia/hooks';

afterEach(() => history.replaceState(null, '', location.pathname));

/** A link to a place of this page: where it leads is seen in the address. */
function createLink(hash: string): HTMLAnchorElement {
  const link = document.createElement('a');
  link.href = hash;
  return link;
}

function follow(opener: HTMLElement | null) {
  const opening: LightboxOpening = { imageId: '2', reason: 'trigger', event: undefined, opener };
  const setOpening = vi.fn();
  renderHook(() => useLinkFallback({ opening, setOpening }), { wrapper: StrictMode });
  return setOpening;
}

describe('a wish for a lightbox whose code cannot be had', () => {
  test('leads where the link that was pressed leads, and is taken back', () => {
    const setOpening = follow(createLink('#harbour'));
    expect(location.hash).toBe('#harbour');
    expect(setOpening).toHaveBeenCalledWith(null);
  });

  test.each([['a button', document.createElement('button')] as const, ['nobody', null] as const])(
    'has no address of %s, and waits',
    (_name, opener) => {
      const setOpening = follow(opener);
      expect(location.hash).toBe('');
      expect(setOpening).not.toHaveBeenCalled();
    },
  );
});
