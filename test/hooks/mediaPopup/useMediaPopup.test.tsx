import { act, renderHook } from '@testing-library/react-hooks';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { useFramePopup, useMediaLink, useMediaPopup, type UseFramePopupOptions } from '../../../hooks/index.ts';

const images = ['a', 'b', 'c'].map((id) => ({ id, url: `/${id}.jpg`, title: id }));

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('an image pop-up', () => {
  /** The images that are loaded without an element on the page. */
  function stubImages(): HTMLImageElement[] {
    const probes: HTMLImageElement[] = [];
    vi.stubGlobal('Image', function createImage() {
      const probe = document.createElement('img');
      probes.push(probe);
      return probe;
    });
    return probes;
  }
  function renderGivenUp() {
    vi.useFakeTimers();
    const view = renderHook(() => useMediaPopup({ images, history: false }));
    act(() => view.result.current.open('a'));
    act(() => vi.advanceTimersByTime(19_999));
    expect(view.result.current.imageStatus).toBe('loading');
    act(() => vi.advanceTimersByTime(1));
    expect(view.result.current.imageStatus).toBe('failed');
    return view;
  }

  test('reports an image as failed after 20 seconds, but still shows the image once it has loaded', () => {
    const probes = stubImages();
    const { result } = renderGivenUp();
    const late = probes.at(-1);
    expect(late?.getAttribute('src')).toBe('/a.jpg');
    act(() => result.current.reportImage(1, 'loaded'));
    act(() => result.current.next());
    expect(result.current.image?.id).toBe('b');
    act(() => void late?.dispatchEvent(new Event('load')));
    act(() => result.current.previous());
    expect(result.current.imageStatus).toBe('loaded');
  });

  test('stops waiting for a failed image when it closes', () => {
    const probes = stubImages();
    const { result } = renderGivenUp();
    act(() => result.current.close());
    expect(probes.at(-1)?.getAttribute('src')).toBe('');
  });

  test('stops preloading on unmount', () => {
    const pictures: HTMLImageElement[] = [];
    const create = document.createElement.bind(document);
    const creating = vi.spyOn(document, 'createElement').mockImplementation((name: string) => {
      const element = create(name);
      if (element instanceof HTMLImageElement) pictures.push(element);
      return element;
    });
    const loading = () => pictures.map((picture) => picture.getAttribute('src')).filter(Boolean);
    const { result, unmount } = renderHook(() => useMediaPopup({ images, history: false }));
    act(() => result.current.open('a'));
    act(() => result.current.reportImage(0, 'loaded'));
    expect(loading()).toEqual(['/b.jpg', '/c.jpg']);
    unmount();
    expect(loading()).toEqual([]);
    creating.mockRestore();
  });

  test('loops, mounts only the current image, and stays mounted for 300 ms after closing', () => {
    vi.useFakeTimers();
    const { result } = renderHook(() => useMediaPopup({ images, history: false }));
    act(() => result.current.open('a'));
    act(() => result.current.reportImage(0, 'loaded'));
    act(() => result.current.previous());
    expect(result.current.image?.id).toBe('c');
    expect(result.current.slides.map(({ role }) => role)).not.toContain('neighbour');
    act(() => result.current.close());
    act(() => vi.advanceTimersByTime(299));
    expect(result.current.isMounted).toBe(true);
    act(() => vi.advanceTimersByTime(1));
    expect(result.current.isMounted).toBe(false);
  });
});

/** Stubs `matchMedia` for a window of this width. Returns a function that changes the width. */
function stubWidth(width: number): (next: number) => void {
  const listeners = new Set<() => void>();
  let now = width;
  vi.stubGlobal('matchMedia', (query: string) => ({
    get matches() {
      return now >= Number(/min-width: (\d+)px/.exec(query)?.[1] ?? Infinity);
    },
    addEventListener: (_type: string, listener: () => void) => listeners.add(listener),
    removeEventListener: (_type: string, listener: () => void) => listeners.delete(listener),
  }));
  return (next) => {
    now = next;
    for (const listener of listeners) listener();
  };
}

const opening = { imageId: 'x', reason: 'trigger', event: undefined, opener: null } as const;

describe('a link to a video', () => {
  const href = 'https://vimeo.com/76979871';

  test.each([
    [699, false],
    [700, true],
  ])('opens a pop-up only if the window is wide enough (%i px: %s)', (width, opens) => {
    stubWidth(width);
    const { result } = renderHook(() => useMediaLink({ href }));
    expect(result.current.opensPopup).toBe(opens);
    const props = result.current.getLinkProps();
    expect([props.href, props['aria-haspopup']]).toEqual([href, opens ? 'dialog' : undefined]);
  });

  function renderPressed() {
    const turn = stubWidth(1280);
    const view = renderHook(({ enabled }) => useMediaLink({ href, enabled }), { initialProps: { enabled: true } });
    const press = { button: 0, preventDefault() {}, currentTarget: document.body, nativeEvent: new Event('click') };
    act(() => view.result.current.getLinkProps().onClick?.(press as never));
    return { ...view, turn };
  }

  test('does not reopen a closed pop-up when the phone is rotated', () => {
    const { result, turn } = renderPressed();
    const { openRequest } = result.current;
    expect(openRequest).not.toBeNull();
    act(() => turn(699));
    expect(result.current).toMatchObject({ opensPopup: false, shouldLoad: true });
    act(() => turn(1280));
    expect(result.current.openRequest).toBe(openRequest);
  });

  test('drops a pending open request when disabled, even if it is enabled again', () => {
    const { result, rerender } = renderPressed();
    rerender({ enabled: false });
    expect(result.current).toMatchObject({ shouldLoad: false, openRequest: null });
    rerender({ enabled: true });
    expect(result.current).toMatchObject({ shouldLoad: true, openRequest: null });
  });

  test('does not open a pop-up for an unsupported URL, and has no `href` for a dangerous URL', () => {
    stubWidth(1280);
    expect(renderHook(() => useMediaLink({ href: '/contact' })).result.current.opensPopup).toBe(false);
    const { result } = renderHook(() => useMediaLink({ href: 'javascript:alert(1)' }));
    expect(result.current.getLinkProps().href).toBeUndefined();
  });
});

describe('a video or map pop-up', () => {
  const media = {
    type: 'frame',
    kind: 'map',
    provider: 'openStreetMap',
    src: 'https://www.openstreetmap.org/x',
  } as const;
  const renderPopup = (options: Partial<UseFramePopupOptions> = {}) =>
    renderHook(() => useFramePopup({ link: LINK, history: false, ...options }));
  const LINK = { media, openRequest: opening };

  test('loads its frame once opened, and stays mounted for 160 ms after closing', () => {
    vi.useFakeTimers();
    const { result } = renderPopup();
    expect(result.current).toMatchObject({ status: 'open', title: 'Map' });
    expect(result.current.getFrameProps()).toMatchObject({ src: media.src, title: 'Map' });
    act(() => result.current.close());
    expect(result.current.getFrameProps().src).toBeUndefined();
    act(() => vi.advanceTimersByTime(159));
    expect(result.current.isMounted).toBe(true);
    act(() => vi.advanceTimersByTime(1));
    expect(result.current.isMounted).toBe(false);
  });

  test('blocks the frame until the user gives consent, and names the provider', () => {
    const granted = new Set<string>();
    const consent = {
      has: (name: string) => granted.has(name),
      grant: (name: string) => void granted.add(name),
      subscribe: () => () => {},
    };
    const { result } = renderPopup({ requiresConsent: true, consent });
    expect(result.current).toMatchObject({ isBlocked: true, canRemember: true });
    expect(result.current.notice).toContain('OpenStreetMap');
    expect(result.current.getFrameProps().src).toBeUndefined();
    act(() => result.current.getAlwaysButtonProps().onClick?.({} as never));
    expect(result.current.isBlocked).toBe(false);
    expect([...granted]).toEqual(['openStreetMap']);
  });
});
