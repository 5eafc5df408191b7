import { act, renderHook } from '@testing-library/react-hooks';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { useAppendedPages, type GalleryImage, type GrowingGallery } from '@loggia/hooks';

const page = (number: number): GrowingGallery<GalleryImage>['images'] =>
  Array.from({ length: number * 10 }, (_, index) => ({ id: String(index), url: `${index}.jpg` }));

/** An IntersectionObserver that reports every target as visible. */
class SeesEverything {
  readonly #tell: (entries: readonly { readonly isIntersecting: boolean }[]) => void;
  constructor(tell: (entries: readonly { readonly isIntersecting: boolean }[]) => void) {
    this.#tell = tell;
  }
  observe() {
    this.#tell([{ isIntersecting: true }]);
  }
  disconnect() {
    // The only entry has already been reported.
  }
}
vi.stubGlobal('IntersectionObserver', SeesEverything);
afterEach(() => vi.restoreAllMocks());

function renderGrowing() {
  const goToPage = vi.fn();
  const containerRef = { current: document.createElement('div') };
  const end = document.createElement('div');
  const place = vi.spyOn(end, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, 500));
  const view = renderHook(
    ({ number }: { readonly number: number }) =>
      useAppendedPages(
        { status: 'ready', images: page(number), page: number, pageCount: 9, error: null, goToPage, containerRef },
        { byScrolling: true },
      ),
    { initialProps: { number: 0 } },
  );
  const { ref } = view.result.current.getEndProps();
  act(() => {
    if (typeof ref === 'function') ref(end);
  });
  const growTo = (number: number) => view.rerender({ number });
  return { goToPage, growTo, place };
}

describe('useAppendedPages with infinite scrolling', () => {
  test('loads page after page while the end of the list stays near the viewport', async () => {
    const { goToPage, growTo, place } = renderGrowing();
    growTo(1);
    place.mockReturnValue(new DOMRect(0, 600));
    growTo(2);
    place.mockReturnValue(new DOMRect(0, 700));
    growTo(3);
    expect(goToPage.mock.calls.map(([number]) => number as number)).toEqual([2, 3, 4]);
  });

  test('waits for the user to scroll if a new page does not move the end of the list', async () => {
    const { goToPage, growTo } = renderGrowing();
    growTo(1);
    growTo(2);
    expect(goToPage).toHaveBeenCalledTimes(1);
    window.dispatchEvent(new Event('scroll'));
    expect(goToPage).toHaveBeenLastCalledWith(3, 'paging');
  });
});

test('useAppendedPages reports that all images are shown if the expected next page does not exist', () => {
  const { result, rerender } = renderHook(
    ({ pageCount }: { readonly pageCount: number }) =>
      useAppendedPages({
        status: 'ready',
        images: page(1),
        page: 1,
        pageCount,
        error: null,
        goToPage: () => {},
        containerRef: { current: null },
      }),
    { initialProps: { pageCount: 2 } },
  );
  expect(result.current).toMatchObject({ hasMore: true, isComplete: false });
  rerender({ pageCount: 1 });
  expect(result.current).toMatchObject({
    hasMore: false,
    isComplete: true,
    buttonText: 'All 10 images are shown.',
  });
  expect(result.current.getStatusProps().children).toBe('All 10 images are shown.');
});

test('useAppendedPages goes to the last page if the page number in the URL is out of range', () => {
  const goToPage = vi.fn();
  const gallery = { images: page(2), page: 2, pageCount: 2, error: null, goToPage, containerRef: { current: null } };
  const { rerender } = renderHook(
    ({ status }: { readonly status: 'loading' | 'ready' }) => useAppendedPages({ ...gallery, status }),
    { initialProps: { status: 'loading' } },
  );
  expect(goToPage).not.toHaveBeenCalled();
  rerender({ status: 'ready' });
  expect(goToPage.mock.calls).toEqual([[2, 'paging']]);
});
