import { describe, expect, test, vi } from 'vitest';
import { renderHook } from '@testing-library/react-hooks';
import { createClaims } from '../../../hooks/core/shared/createClaims.ts';
import { useClaim, useClaims } from '../../../hooks/core/shared/useClaims.ts';

interface Values {
  readonly pause: string;
  readonly gesture: () => boolean;
}

describe('createClaims', () => {
  test('lists the claims of a kind, oldest first, until they are released', () => {
    const claims = createClaims<Values>();
    const releaseZoom = claims.claim('pause', 'zoom');
    claims.claim('pause', 'panel');
    claims.claim('gesture', () => false);
    expect(claims.claimsOf('pause')).toEqual(['zoom', 'panel']);
    releaseZoom();
    releaseZoom();
    expect(claims.claimsOf('pause')).toEqual(['panel']);
  });

  test('keeps two equal claims apart', () => {
    const claims = createClaims<Values>();
    const releaseFirst = claims.claim('pause', 'panel');
    claims.claim('pause', 'panel');
    releaseFirst();
    expect(claims.claimsOf('pause')).toEqual(['panel']);
  });

  test('returns the same array until a claim changes, and calls its listeners only then', () => {
    const claims = createClaims<Values>();
    const listener = vi.fn();
    const unsubscribe = claims.subscribe(listener);
    const before = claims.claimsOf('pause');
    expect(claims.claimsOf('pause')).toBe(before);
    claims.claim('pause', 'zoom');
    expect(claims.claimsOf('pause')).not.toBe(before);
    expect(listener).toHaveBeenCalledOnce();
    unsubscribe();
    claims.claim('pause', 'panel');
    expect(listener).toHaveBeenCalledOnce();
  });
});

test('useClaim claims a value while it is given, and releases it on unmount', () => {
  const claims = createClaims<Values>();
  const { rerender, unmount } = renderHook(
    ({ value }: { readonly value: string | null }) => useClaim(claims, 'pause', value),
    {
      initialProps: { value: null as string | null },
    },
  );
  expect(claims.claimsOf('pause')).toEqual([]);
  rerender({ value: 'zoom' });
  rerender({ value: 'panel' });
  expect(claims.claimsOf('pause')).toEqual(['panel']);
  unmount();
  expect(claims.claimsOf('pause')).toEqual([]);
});

test('useClaims returns the claims of other hooks, and none without a store', () => {
  const claims = createClaims<Values>();
  const { result } = renderHook(() => {
    const shown = useClaims(claims, 'pause');
    useClaim(claims, 'pause', 'panel');
    return shown;
  });
  expect(result.current).toEqual(['panel']);
  expect(renderHook(() => useClaims<Values, 'pause'>(undefined, 'pause')).result.current).toEqual([]);
});
