import { act, renderHook } from '@testing-library/react-hooks';
import { expect, test, vi } from 'vitest';
import { useMasonry } from '../../../hooks/layout/index.ts';

const network = vi.hoisted(() => ({ isThere: false }));

vi.mock('../../../hooks/layout/measureImages.ts', () => {
  if (!network.isThere) throw new TypeError('Failed to fetch dynamically imported module');
  return { measureImages: async (images: readonly { url: string }[]) => new Map(images.map(({ url }) => [url, WIDE])) };
});

const WIDE = { width: 400, height: 100 };
const IMAGES = [{ id: '1', url: '/a.jpg' }];

test('images count as squares where nothing can measure them, and have their own shape once the network is back', async () => {
  const { result } = renderHook(() => useMasonry({ images: IMAGES, width: 500, maxColumns: 1 }));
  expect(result.current.isPending).toBe(true);
  const ratio = () => {
    const { width, height } = result.current.layout?.rectangleOf(0) ?? { width: 0, height: 1 };
    return width / height;
  };
  const element = document.body.appendChild(document.createElement('ul'));
  await act(async () => {
    (result.current.getContainerProps().ref as (list: HTMLElement) => void)(element);
    await vi.dynamicImportSettled();
  });
  await vi.waitFor(() => expect(ratio()).toBe(1));

  network.isThere = true;
  await act(async () => {
    window.dispatchEvent(new Event('online'));
    await vi.dynamicImportSettled();
  });
  await vi.waitFor(() => expect(ratio()).toBe(4));
});
