import { act, fireEvent, render, renderHook, screen } from '@testing-library/react-hooks';
import { StrictMode } from 'react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { IDLE_FALLBACK_MS } from '@loggia/hooks/shared';
import {
  useLightboxIntent,
  type GalleryImage,
  type LightboxOpenRequest,
  type UseLightboxIntentOptions,
} from '@loggia/hooks';

const images: readonly GalleryImage[] = [
  { id: '1', url: '/ridge.jpg', title: 'Ridge' },
  { id: '2', url: '/harbour.jpg', title: 'Harbour' },
  { id: '3', url: '/shop.jpg', title: 'Shop', redirectUrl: '/shop/3' },
];

interface GalleryProps extends UseLightboxIntentOptions {
  readonly onOpening?: (opening: LightboxOpenRequest | null) => void;
}

function Gallery({ onOpening, ...options }: GalleryProps) {
  const intent = useLightboxIntent(options);
  onOpening?.(intent.openRequest);
  return (
    <div {...intent.getContainerProps({ 'data-testid': 'gallery' })} data-wanted={intent.shouldLoad}>
      {images.map((image) => (
        <a key={image.id} {...intent.getTriggerProps({ image })}>
          {image.title}
        </a>
      ))}
      <output data-testid="opening">
        {intent.openRequest ? `${intent.openRequest.reason} ${intent.openRequest.imageId}` : ''}
      </output>
    </div>
  );
}

const isWanted = () => screen.getByTestId('gallery').dataset['wanted'] === 'true';
const opening = () => screen.getByTestId('opening').textContent;

/** Returns whether the browser would follow the link. */
const click = (title: string, init?: MouseEventInit) => fireEvent.click(screen.getByText(title), init);

function goToHash(hash: string) {
  window.history.replaceState(null, '', hash);
  act(() => void window.dispatchEvent(new HashChangeEvent('hashchange')));
}

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
});

afterEach(() => {
  vi.useRealTimers();
  window.history.replaceState(null, '', '/');
});

describe('`shouldLoad`', () => {
  test('is false before the user interacts with the gallery', () => {
    render(<Gallery />);
    expect(isWanted()).toBe(false);
  });

  test('becomes true when the pointer enters the gallery', () => {
    render(<Gallery />);
    fireEvent.pointerEnter(screen.getByTestId('gallery'));
    expect(isWanted()).toBe(true);
  });

  test('becomes true when one of the links is focused', () => {
    render(<Gallery />);
    act(() => screen.getByText('Ridge').focus());
    expect(isWanted()).toBe(true);
  });

  test('becomes true after a timeout if the browser has no idle callbacks', () => {
    render(<Gallery />);
    act(() => void vi.advanceTimersByTime(IDLE_FALLBACK_MS));
    expect(isWanted()).toBe(true);
  });

  test('becomes true on an idle callback, which is canceled on unmount', () => {
    let handler: (() => void) | undefined;
    const cancelIdleCallback = vi.fn();
    vi.stubGlobal('requestIdleCallback', (callback: () => void) => ((handler = callback), 7));
    vi.stubGlobal('cancelIdleCallback', cancelIdleCallback);
    const { unmount } = render(<Gallery />);
    act(() => handler?.());
    expect(isWanted()).toBe(true);
    unmount();
    expect(cancelIdleCallback).toHaveBeenCalledWith(7);
    vi.unstubAllGlobals();
  });

  test('stays false while the hook is disabled', () => {
    render(<Gallery enabled={false} galleryId="7" />);
    fireEvent.pointerEnter(screen.getByTestId('gallery'));
    act(() => void vi.advanceTimersByTime(IDLE_FALLBACK_MS));
    goToHash('#bwg7/2');
    expect(click('Ridge')).toBe(true);
    expect(isWanted()).toBe(false);
    expect(opening()).toBe('');
  });
});

describe('a thumbnail', () => {
  test('opens the lightbox on a plain click and is recorded as the opener', () => {
    const openings: (LightboxOpenRequest | null)[] = [];
    render(<Gallery onOpening={(wish) => openings.push(wish)} />);
    expect(click('Harbour')).toBe(false);
    expect(opening()).toBe('trigger 2');
    expect(openings.at(-1)?.opener).toBe(screen.getByText('Harbour'));
    expect(openings.at(-1)?.event).toBeInstanceOf(Event);
  });

  test('creates a new request on each click', () => {
    const openings = new Set<LightboxOpenRequest | null>();
    render(<Gallery onOpening={(wish) => openings.add(wish)} />);
    click('Harbour');
    click('Harbour');
    expect(openings.size).toBe(3);
  });

  test.each([
    ['the Control key', { ctrlKey: true }],
    ['the Command key', { metaKey: true }],
    ['the Shift key', { shiftKey: true }],
    ['the Option key', { altKey: true }],
    ['the middle button', { button: 1 }],
  ])('follows its link on a click with %s', (_, init) => {
    render(<Gallery />);
    expect(click('Ridge', init)).toBe(true);
    expect(opening()).toBe('');
  });

  test('links to the image, so that the link works before hydration', () => {
    render(<Gallery />);
    expect(screen.getByText('Ridge').getAttribute('href')).toBe('/ridge.jpg');
  });

  test('never opens the lightbox if its image has a redirect URL', () => {
    render(<Gallery />);
    expect(screen.getByText('Shop').getAttribute('href')).toBe('/shop/3');
    expect(click('Shop')).toBe(true);
    expect(opening()).toBe('');
  });

  test('never links to an unsafe URL', () => {
    const { result } = renderHook(() => useLightboxIntent());
    const getHref = (image: GalleryImage) => result.current.getTriggerProps({ image }).href;
    expect(getHref({ id: '1', url: 'javascript:alert(1)' })).toBeUndefined();
    expect(getHref({ id: '1', url: '/a.jpg', redirectUrl: ' javascript:alert(1)' })).toBeUndefined();
  });

  test('does not open the lightbox if the app prevents the click', () => {
    const { result } = renderHook(() => useLightboxIntent());
    const [image] = images;
    if (!image) throw new Error('The fixture is empty.');
    const { unmount } = render(
      <a {...result.current.getTriggerProps({ image, href: '/mine', onClick: (event) => event.preventDefault() })}>
        mine
      </a>,
    );
    click('mine');
    expect(screen.getByText('mine').getAttribute('href')).toBe('/mine');
    expect(result.current.openRequest).toBeNull();
    unmount();
  });
});

describe('a URL hash', () => {
  test('opens its image on load', () => {
    goToHash('#bwg7/2');
    render(<Gallery galleryId="7" />);
    expect(opening()).toBe('deepLink 2');
    expect(isWanted()).toBe(true);
  });

  test('opens its image on a later hash change', () => {
    render(<Gallery galleryId="7" />);
    goToHash('#bwg7/1');
    expect(opening()).toBe('deepLink 1');
  });

  test('overrides an earlier click on a hash change', () => {
    render(<Gallery galleryId="7" />);
    click('Ridge');
    goToHash('#bwg7/2');
    expect(opening()).toBe('deepLink 2');
  });

  test.each([
    ['another gallery', '#bwg8/2'],
    ['junk', '#bwg7/%00<script>'],
    ['a section of the page', '#contact'],
    ['nothing', ''],
  ])('is ignored if it names %s', (_, hash) => {
    goToHash(`/${hash}`);
    render(<Gallery galleryId="7" />);
    expect(opening()).toBe('');
  });

  test('is ignored without a gallery ID, or if deep links are disabled', () => {
    goToHash('#bwg7/2');
    const { unmount } = render(<Gallery />);
    expect(opening()).toBe('');
    unmount();
    render(<Gallery galleryId="7" hashCodec={false} />);
    expect(opening()).toBe('');
  });

  test('is parsed by a custom codec, which may be recreated on each render', () => {
    goToHash('#/photo/2');
    const codec = () => ({
      parse: (hash: string) => ({ galleryId: '7', imageId: hash.split('/')[2] ?? '' }),
      format: () => '',
    });
    const { rerender } = render(<Gallery galleryId="7" hashCodec={codec()} />);
    expect(opening()).toBe('deepLink 2');
    click('Ridge');
    rerender(<Gallery galleryId="7" hashCodec={codec()} />);
    expect(opening()).toBe('trigger 1');
  });

  test('is ignored if the codec throws', () => {
    goToHash('#%');
    const hashCodec = {
      parse: (hash: string) => ({ galleryId: '7', imageId: decodeURIComponent(hash) }),
      format: () => '',
    };
    render(<Gallery galleryId="7" hashCodec={hashCodec} />);
    expect(opening()).toBe('');
  });

  test.each([
    ['', false],
    [' in StrictMode', true],
  ])('opens exactly one of two galleries with the same ID%s', (_, isStrict) => {
    goToHash('#bwg7/2');
    const galleries = (
      <>
        <Gallery galleryId="7" />
        <Gallery galleryId="7" />
      </>
    );
    render(isStrict ? <StrictMode>{galleries}</StrictMode> : galleries);
    expect(screen.getAllByTestId('opening').map((element) => element.textContent)).toEqual(['deepLink 2', '']);
  });

  test('opens the second gallery once the first has unmounted', () => {
    const first = render(<Gallery galleryId="7" />);
    render(<Gallery galleryId="7" />);
    goToHash('#bwg7/9');
    first.unmount();
    goToHash('#bwg7/2');
    expect(opening()).toBe('deepLink 2');
  });
});

test('useLightboxIntent returns stable functions', () => {
  const { result, rerender } = renderHook(() => useLightboxIntent({ galleryId: '7' }));
  const { getContainerProps, getTriggerProps } = result.current;
  rerender();
  expect(result.current.getContainerProps).toBe(getContainerProps);
  expect(result.current.getTriggerProps).toBe(getTriggerProps);
});
