import { renderHook } from '@testing-library/react-hooks';
import { expect, test } from 'vitest';
import { useSlotSizes } from '@loggia/hooks';

function renderSizes(first: number | undefined, isHydrated: boolean) {
  const hook = renderHook(
    ({ width }: { width: number | undefined }) => useSlotSizes({ width, unmeasuredSizes: '20vw' }),
    { initialProps: { width: first }, hydrate: isHydrated },
  );
  return (...widths: readonly (number | undefined)[]) => {
    for (const width of widths) hook.rerender({ width });
    return hook.result.current;
  };
}

test.each<{
  title: string;
  isHydrated: boolean;
  first: number | undefined;
  widths: (number | undefined)[];
  sizes: string;
}>([
  {
    title: 'returns the fallback `sizes` before the slot is measured',
    isHydrated: false,
    first: undefined,
    widths: [],
    sizes: '20vw',
  },
  {
    title: 'returns the width of the slot once measured',
    isHydrated: false,
    first: undefined,
    widths: [284.8],
    sizes: '285px',
  },
  { title: 'grows with the slot', isHydrated: false, first: 200, widths: [300], sizes: '300px' },
  {
    title: 'never shrinks, which would load a second file',
    isHydrated: false,
    first: 300,
    widths: [200, undefined],
    sizes: '300px',
  },
  {
    title: 'keeps the server-rendered value',
    isHydrated: true,
    first: undefined,
    widths: [284.8],
    sizes: '20vw',
  },
  {
    title: 'grows beyond the server-rendered value',
    isHydrated: true,
    first: undefined,
    widths: [200, 300],
    sizes: '300px',
  },
])('useSlotSizes $title', ({ isHydrated, first, widths, sizes }) => {
  expect(renderSizes(first, isHydrated)(...widths)).toBe(sizes);
});
