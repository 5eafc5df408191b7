import { act, renderHook, waitFor } from '@testing-library/react-hooks';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { BROWSING_PARAMETERS, DEFAULT_BROWSING_STATE } from '@loggia/hooks/browsing';
import {
  useAppendingSource,
  useBrowsing,
  useBrowsingUrlState,
  useGallery,
  usePaging,
  useSearch,
  useSort,
  useTagFilter,
  type GalleryImage,
  type UseBrowsingUrlStateOptions,
} from '@loggia/hooks';
import { createStaticBackend } from '@loggia/hooks/static';
import { beginAt, travel } from '../../helpers/visitHistory.ts';

const startAddress = window.location.href;
beforeEach(() => beginAt('/photos?lang=de'));
afterEach(() => window.history.replaceState(null, '', startAddress));

const images: readonly GalleryImage[] = Array.from({ length: 20 }, (_, index) => ({
  id: String(index + 1),
  url: `${index + 1}.jpg`,
  title: index % 2 ? `Boat ${index + 1}` : `Bird ${index + 1}`,
  tagIds: index % 4 === 0 ? ['sea', 'sky'] : ['sea'],
}));
const backend = createStaticBackend({ images, perPage: 6, tagMatching: 'all' });
const tags = [{ id: 'sky', name: 'Sky' }];

/** Renders a gallery with search, sorting, tags and paging. */
const renderBrowser = (options: UseBrowsingUrlStateOptions & { readonly isInMemory?: boolean } = {}) =>
  renderHook(() => {
    const address = useBrowsingUrlState(options);
    const browsing = useBrowsing(options.isInMemory ? {} : address);
    const gallery = useGallery({ source: backend.gallery, ...browsing.galleryOptions });
    const search = useSearch(browsing, { urlState: address });
    const sort = useSort(browsing, { urlState: address });
    const filter = useTagFilter(browsing, { tags });
    return { address, browsing, gallery, search, sort, filter, paging: usePaging(gallery, { urlState: address }) };
  });

type Browser = ReturnType<typeof renderBrowser>['result'];
const ids = ({ current }: Browser) => current.gallery.images.map(({ id }) => Number(id));
const isShown = (result: Browser, ...expected: readonly number[]) =>
  waitFor(() => {
    expect(ids(result)).toEqual(expected);
    expect(result.current.gallery.status).toBe('ready');
  });
const submitSearch = (result: Browser, text: string) => {
  act(() => result.current.search.setText(text));
  act(() => result.current.search.submit());
};
const clickEvent = () => ({ button: 0, preventDefault: vi.fn(), nativeEvent: new MouseEvent('click') }) as never;

test('the browsing hooks return stable functions while nothing changes', async () => {
  const { result, rerender } = renderBrowser();
  await isShown(result, 1, 2, 3, 4, 5, 6);
  const functionsOf = ({ gallery: _gallery, address: _address, ...parts }: Browser['current']) =>
    Object.values(parts).flatMap((part) => Object.entries(part).filter(([, value]) => typeof value === 'function'));
  const before = functionsOf(result.current);
  rerender();
  expect(before.length).toBeGreaterThan(15);
  const after = functionsOf(result.current);
  expect(after.map(([name]) => name)).toEqual(before.map(([name]) => name));
  expect(after.filter(([, value], place) => value !== before[place]?.[1]).map(([name]) => name)).toEqual([]);
});

describe('useBrowsing', () => {
  test('passes changes to the backend and the URL, and restores the previous state and search query on Back', async () => {
    const { result } = renderBrowser();
    await isShown(result, 1, 2, 3, 4, 5, 6);
    act(() => result.current.gallery.goToPage(3, 'paging'));
    await isShown(result, 13, 14, 15, 16, 17, 18);
    expect(window.location.search).toBe('?lang=de&page=3');

    submitSearch(result, '  boat ');
    await isShown(result, 2, 4, 6, 8, 10, 12);
    expect(window.location.search).toBe('?lang=de&search=boat');
    expect(window.history.state).toEqual({ router: 'kept' });

    await act(() => travel(-1));
    await isShown(result, 13, 14, 15, 16, 17, 18);
    expect([result.current.search.text, result.current.gallery.page]).toEqual(['', 3]);
    await act(() => travel(1));
    await isShown(result, 2, 4, 6, 8, 10, 12);
    expect(result.current.search.text).toBe('boat');
  });

  test('combines several changes made in one update', async () => {
    const { result } = renderBrowser();
    act(() => {
      result.current.browsing.change({ search: 'boat' });
      result.current.browsing.change({ tagIds: ['sea'] });
      result.current.browsing.change({ page: 2 });
    });
    await isShown(result, 14, 16, 18, 20);
    expect(window.location.search).toBe('?lang=de&search=boat&tags=sea&page=2');
  });

  test('combines tags and resets all filters at once', async () => {
    const { result } = renderBrowser();
    act(() => result.current.filter.setTagIds(['sea']));
    act(() => result.current.filter.getTagProps({ tagId: 'sky' }).onClick?.(clickEvent()));
    await isShown(result, 1, 5, 9, 13, 17);
    expect(window.location.search).toBe('?lang=de&tags=sea%2Csky');
    expect(result.current.filter.getTagProps({ tagId: 'sky' })).toMatchObject({ 'aria-pressed': true });
    submitSearch(result, 'no such thing');
    await waitFor(() => expect(result.current.gallery.status).toBe('empty'));
    expect(result.current.browsing.isFiltered).toBe(true);
    act(() => result.current.browsing.reset());
    await isShown(result, 1, 2, 3, 4, 5, 6);
    expect(window.location.search).toBe('?lang=de');
  });

  test('keeps a random order across pages', async () => {
    const { result } = renderBrowser();
    await isShown(result, 1, 2, 3, 4, 5, 6);
    act(() => result.current.sort.setSort('random'));
    await waitFor(() => expect(window.location.search).toMatch(/sort=random&seed=\d+$/));
    await waitFor(() => expect(result.current.gallery.status).toBe('ready'));
    const first = ids(result);
    act(() => result.current.gallery.goToPage(2, 'paging'));
    await waitFor(() => expect([result.current.gallery.page, result.current.gallery.status]).toEqual([2, 'ready']));
    expect(ids(result).filter((id) => first.includes(id))).toEqual([]);
    act(() => result.current.sort.setSort('default'));
    await isShown(result, 1, 2, 3, 4, 5, 6);
    expect(window.location.search).toBe('?lang=de');
  });

  test('leaves the URL unchanged without a URL state', async () => {
    const { result } = renderBrowser({ isInMemory: true });
    submitSearch(result, 'bird');
    await isShown(result, 1, 3, 5, 7, 9, 11);
    expect(window.location.search).toBe('?lang=de');
  });

  test('applies a change even if the browser refuses to update the URL', async () => {
    const refuse = vi.spyOn(window.history, 'replaceState').mockImplementation(() => {
      throw new DOMException('Too often', 'SecurityError');
    });
    const { result } = renderBrowser();
    submitSearch(result, 'boat');
    await isShown(result, 2, 4, 6, 8, 10, 12);
    expect(window.location.search).toBe('?lang=de');
    refuse.mockRestore();
  });
});

test('two galleries on a page use separate URL parameters and do not affect each other', async () => {
  const prefixed = (prefix: string) =>
    ({ ...BROWSING_PARAMETERS, page: `${prefix}-page`, search: `${prefix}-search` }) as const;
  const first = renderBrowser({ parameters: prefixed('a') }).result;
  const second = renderBrowser({ parameters: prefixed('b') }).result;
  await isShown(first, 1, 2, 3, 4, 5, 6);
  const before = first.current.browsing;
  act(() => second.current.gallery.goToPage(2, 'paging'));
  await isShown(second, 7, 8, 9, 10, 11, 12);
  expect(first.current.browsing).toBe(before);
  submitSearch(first, 'bird');
  await isShown(first, 1, 3, 5, 7, 9, 11);
  expect(window.location.search).toBe('?lang=de&b-page=2&a-search=bird');
  expect(second.current.address.hrefOf({ page: 3 })).toBe('/photos?lang=de&b-page=3&a-search=bird');
  await act(() => travel(-1));
  await isShown(first, 1, 2, 3, 4, 5, 6);
  await isShown(second, 7, 8, 9, 10, 11, 12);
});

test('appended pages replace the history entry, so Back leaves the page', async () => {
  const entries = window.history.length;
  const { result } = renderHook(() => {
    const browsing = useBrowsing({ ...useBrowsingUrlState(), appends: true });
    const source = useAppendingSource(backend.gallery);
    return useGallery({ source, ...browsing.galleryOptions });
  });
  await waitFor(() => expect(result.current.images).toHaveLength(6));
  act(() => result.current.goToPage(2));
  await waitFor(() => expect(result.current.images).toHaveLength(12));
  expect(window.location.search).toBe('?lang=de&page=2');
  expect(window.history).toHaveLength(entries);
});

describe('browsing without JavaScript', () => {
  test('provides links and forms that keep unrelated URL parameters', async () => {
    window.history.replaceState(null, '', '/photos?lang=de&sort=alt&tags=sea&page=3');
    const { result } = renderBrowser();
    await waitFor(() => expect(result.current.gallery.images).not.toHaveLength(0));
    const { address, search, sort, paging } = result.current;
    expect(address.hrefOf({ page: 4 })).toBe('/photos?lang=de&sort=alt&tags=sea&page=4');
    expect(address.hrefOf({ tagIds: [] })).toBe('/photos?lang=de&sort=alt');
    expect(search.getFormProps()).toMatchObject({ method: 'get', action: '/photos' });
    expect([search.getInputProps().name, sort.getSelectProps().name]).toEqual(['search', 'sort']);
    expect(address.hiddenFieldsFor(['search', 'sort'])).toEqual([
      ['lang', 'de'],
      ['tags', 'sea'],
    ]);
    expect(paging.getInputProps()).toMatchObject({ name: 'page', value: '3' });
  });
});

test('usePaging goes to a typed page number, clamped to the existing pages', async () => {
  const { result } = renderBrowser();
  await isShown(result, 1, 2, 3, 4, 5, 6);
  const type = (value: string) => {
    act(() => result.current.paging.getInputProps().onChange?.({ currentTarget: { value } } as never));
    act(() => result.current.paging.getFormProps().onSubmit?.({ preventDefault: () => {} } as never));
  };
  type('x2');
  await isShown(result, 7, 8, 9, 10, 11, 12);
  type('99');
  await isShown(result, 19, 20);
  expect(result.current.paging.ofPages).toBe('of 4');
  const hrefOf = vi.fn((page: number) => `?page=${page}`);
  expect(result.current.paging.getLinkProps({ target: 'last', hrefOf })).toMatchObject({
    role: 'link',
    'aria-disabled': true,
  });
  expect(hrefOf).not.toHaveBeenCalled();
  expect(result.current.paging.getLinkProps({ target: 'previous', hrefOf })).toMatchObject({ href: '?page=3' });
  type('');
  type('0');
  expect(result.current.gallery.page).toBe(4);
  expect(result.current.paging.getInputProps().value).toBe('4');
  expect(result.current.browsing.state).toEqual({ ...DEFAULT_BROWSING_STATE, page: 4 });
});
