import { fireEvent, render, screen } from '@testing-library/react-hooks';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { useLightbox, useLightboxIntent } from '@loggia/hooks';
import type { GalleryImage } from '@loggia/hooks';

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
])('a trigger of %s', (_, Gallery) => {
  test('starts to load its picture when a mouse is pressed on it, before the click opens it', () => {
    render(<Gallery />);
    press('Ridge');
    expect(loaded).toEqual(['/ridge.jpg']);
  });

  test.each<[string, PointerEventInit]>([
    ['a finger, which may want to scroll', { pointerType: 'touch' }],
    ['another button', { button: 2 }],
    ['a key for a new tab', { ctrlKey: true }],
  ])('loads nothing for %s', (_by, init) => {
    render(<Gallery />);
    press('Ridge', init);
    expect(loaded).toEqual([]);
  });

  test.each<[string, PointerEventInit]>([
    ['a finger', { pointerType: 'touch' }],
    ['a mouse, which has loaded it before', {}],
  ])('has asked for its picture once, and urgently, when it is opened by %s', (_by, init) => {
    render(<Gallery />);
    press('Ridge', init);
    fireEvent.click(screen.getByText('Ridge'));
    expect(urgent).toEqual(['high: /ridge.jpg']);
  });

  test.each([
    ['an image that leads elsewhere', 'Shop'],
    ['a video', 'Film'],
    ['a post', 'Post'],
    ['an image without an address', 'Without a file'],
    ['an image of which the browser may take another format', 'Lake'],
  ])('loads nothing ahead for %s', (_kind, title) => {
    render(<Gallery />);
    press(title);
    expect(loaded).toEqual([]);
    fireEvent.click(screen.getByText(title));
    expect(urgent).toEqual([]);
  });

  test('loads nothing while it is off', () => {
    render(<Gallery enabled={false} />);
    press('Ridge');
    expect(loaded).toEqual([]);
  });
});

test('a trigger of useLightboxIntent loads nothing where the lightbox shows other files than the images have', () => {
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

test('a trigger of useLightbox loads nothing for an opening that is refused', () => {
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
