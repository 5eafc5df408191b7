import { StrictMode } from 'react';
import { renderHook } from '@testing-library/react-hooks';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { useLinkFallback } from '@loggia/hooks';
import type { LightboxOpenRequest } from '@loggia/hooks';

afterEach(() => history.replaceState(null, '', location.pathname));

/** A link to a place of this page: where it leads is seen in the address. */
function createLink(hash: string): HTMLAnchorElement {
  const link = document.createElement('a');
  link.href = hash;
  return link;
}

function follow(opener: HTMLElement | null) {
  const opening: LightboxOpenRequest = { imageId: '2', reason: 'trigger', event: undefined, opener };
  const setOpenRequest = vi.fn();
  renderHook(() => useLinkFallback({ openRequest: opening, setOpenRequest }), { wrapper: StrictMode });
  return setOpenRequest;
}

describe('a wish for a lightbox whose code cannot be had', () => {
  test('leads where the link that was pressed leads, and is taken back', () => {
    const setOpenRequest = follow(createLink('#harbour'));
    expect(location.hash).toBe('#harbour');
    expect(setOpenRequest).toHaveBeenCalledWith(null);
  });

  test.each([['a button', document.createElement('button')] as const, ['nobody', null] as const])(
    'has no address of %s, and waits',
    (_name, opener) => {
      const setOpenRequest = follow(opener);
      expect(location.hash).toBe('');
      expect(setOpenRequest).not.toHaveBeenCalled();
    },
  );
});
