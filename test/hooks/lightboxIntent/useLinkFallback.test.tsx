import { StrictMode } from 'react';
import { renderHook } from '@testing-library/react-hooks';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { useLinkFallback, type LightboxOpenRequest } from '@loggia/hooks';

afterEach(() => history.replaceState(null, '', location.pathname));

/** A link to a fragment of this page, whose target is visible in the URL. */
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

describe('a request to open a lightbox whose chunk failed to load', () => {
  test('follows the clicked link and is cleared', () => {
    const setOpenRequest = follow(createLink('#harbour'));
    expect(location.hash).toBe('#harbour');
    expect(setOpenRequest).toHaveBeenCalledWith(null);
  });

  test.each([['a button', document.createElement('button')] as const, ['null', null] as const])(
    'stays pending if its opener is %s instead of a link',
    (_name, opener) => {
      const setOpenRequest = follow(opener);
      expect(location.hash).toBe('');
      expect(setOpenRequest).not.toHaveBeenCalled();
    },
  );
});
