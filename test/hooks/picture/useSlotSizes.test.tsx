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
    title: 'are the unmeasured sizes before measuring',
    isHydrated: false,
    first: undefined,
    widths: [],
    sizes: '20vw',
  },
  {
    title: 'match the slot once measured',
    isHydrated: false,
    first: undefined,
    widths: [284.8],
    sizes: '285px',
  },
  { title: 'grow with the slot', isHydrated: false, first: 200, widths: [300], sizes: '300px' },
  {
    title: 'never shrink, which would load a second file',
    isHydrated: false,
    first: 300,
    widths: [200, undefined],
    sizes: '300px',
  },
  {
    title: 'keep the server-rendered value',
    isHydrated: true,
    first: undefined,
    widths: [284.8],
    sizes: '20vw',
  },
  {
    title: 'grow beyond the server-rendered value',
    isHydrated: true,
    first: undefined,
    widths: [200, 300],
    sizes: '300px',
  },
])('sizes $title', ({ isHydrated, first, widths, sizes }) => {
  expect(renderSizes(first, isHydrated)(...widths)).toBe(sizes);
});
