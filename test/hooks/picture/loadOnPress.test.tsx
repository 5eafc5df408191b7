import { fireEvent, render, screen } from '@testing-library/react-hooks';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { useLightbox, useLightboxIntent, type GalleryImage } from '@loggia/hooks';

const images: readonly GalleryImage[] = [
  { id: '1', url: '/ridge.jpg', title: 'Ridge' },
  { id: '2', url: '/shop.jpg', title: 'Shop', redirectUrl: '/shop/3' },
  { id: '3', url: '/film.mp4', title: 'Film', kind: 'video' },
  { id: '4', url: 'https://example.org/p/1', title: 'Post', fileType: 'EMBED_OEMBED_INSTAGRAM_IMAGE' },
  { id: '5', url: '', title: 'Without a file' },
  {
    id: '6',
    url: '/lake.jpg',
    title: 'Lake',
    formats: [{ type: 'image/avif', candidates: [{ url: '/lake.avif', width: 900 }] }],
  },
];

function WithIntent({ enabled = true }: { readonly enabled?: boolean }) {
  const intent = useLightboxIntent({ enabled });
  return images.map((image) => (
    <a key={image.id} {...intent.getTriggerProps({ image })}>
      {image.title}
    </a>
  ));
}

function WithLightbox({ enabled = true }: { readonly enabled?: boolean }) {
  const lightbox = useLightbox({ images, enabled });
  return images.map((image) => (
    <a key={image.id} {...lightbox.getTriggerProps({ image })}>
      {image.title}
    </a>
  ));
}

let loaded: string[] = [];
let urgent: string[] = [];

beforeEach(() => {
  loaded = [];
  urgent = [];
  vi.stubGlobal(
    'Image',
    class extends EventTarget {
      set src(address: string) {
        loaded.push(address);
      }
      set fetchPriority(priority: string) {
        urgent.push(`${priority}: ${loaded.at(-1)}`);
      }
      removeAttribute() {
        return undefined;
      }
    },
  );
  return () => vi.unstubAllGlobals();
});

const press = (title: string, init: PointerEventInit = {}) => {
  const event = new MouseEvent('pointerdown', { bubbles: true, button: 0, ...init });
  Object.defineProperty(event, 'pointerType', { value: init.pointerType ?? 'mouse' });
  fireEvent(screen.getByText(title), event);
};

describe.each([
  ['useLightboxIntent', WithIntent],
  ['useLightbox', WithLightbox],
])('a `%s` trigger', (_, Gallery) => {
  test('starts loading its image on mousedown, before the click', () => {
    render(<Gallery />);
    press('Ridge');
    expect(loaded).toEqual(['/ridge.jpg']);
  });

  test.each<[string, PointerEventInit]>([
    ['touch, which may start a scroll', { pointerType: 'touch' }],
    ['another mouse button', { button: 2 }],
    ['a modifier key that opens a new tab', { ctrlKey: true }],
  ])('does not preload for %s', (_by, init) => {
    render(<Gallery />);
    press('Ridge', init);
    expect(loaded).toEqual([]);
  });

  test.each<[string, PointerEventInit]>([
    ['touch', { pointerType: 'touch' }],
    ['a mouse that has preloaded the image', {}],
  ])('requests its image once, with high priority, when opened by %s', (_by, init) => {
    render(<Gallery />);
    press('Ridge', init);
    fireEvent.click(screen.getByText('Ridge'));
    expect(urgent).toEqual(['high: /ridge.jpg']);
  });

  test.each([
    ['an image that links elsewhere', 'Shop'],
    ['a video', 'Film'],
    ['an embedded post', 'Post'],
    ['an image without a URL', 'Without a file'],
    ['an image with alternative formats', 'Lake'],
  ])('does not preload or request %s', (_kind, title) => {
    render(<Gallery />);
    press(title);
    expect(loaded).toEqual([]);
    fireEvent.click(screen.getByText(title));
    expect(urgent).toEqual([]);
  });

  test('does not preload while disabled', () => {
    render(<Gallery enabled={false} />);
    press('Ridge');
    expect(loaded).toEqual([]);
  });
});

test('a `useLightboxIntent` trigger does not preload with `loadsOnPress: false`', () => {
  function Gallery() {
    const intent = useLightboxIntent({ loadsOnPress: false });
    return images.slice(0, 1).map((image) => (
      <a key={image.id} {...intent.getTriggerProps({ image })}>
        {image.title}
      </a>
    ));
  }
  render(<Gallery />);
  press('Ridge');
  fireEvent.click(screen.getByText('Ridge'));
  expect(loaded).toEqual([]);
});

test('a `useLightbox` trigger does not load its image if the lightbox cannot open', () => {
  function Gallery() {
    const first = useLightbox({ images });
    const second = useLightbox({ images });
    return (
      <>
        {first.isMounted && <dialog {...first.getDialogProps()} />}
        <a {...first.getTriggerProps({ image: { id: '1', url: '/ridge.jpg' } })}>Ridge</a>
        <a {...second.getTriggerProps({ image: { id: '2', url: '/shop.jpg' } })}>Shop</a>
      </>
    );
  }
  render(<Gallery />);
  fireEvent.click(screen.getByText('Ridge'));
  fireEvent.click(screen.getByText('Shop'));
  expect(urgent).toEqual(['high: /ridge.jpg']);
});
