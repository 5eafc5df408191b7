import { cleanup, fireEvent, render, screen } from '@testing-library/react-hooks';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { useLightbox, type GalleryImage, type UseLightboxOptions, type UseLightboxResult } from '@loggia/hooks';
import { photos, renderLightbox } from './renderLightbox.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const opened = (options: UseLightboxOptions = { images: photos(4) }, imageId = 'photo-1') => {
  const lightbox = renderLightbox(options);
  lightbox.openOn(imageId);
  return lightbox;
};

describe('getTriggerProps', () => {
  function Trigger({ image, onClick }: { image: GalleryImage; onClick?: (event: { preventDefault(): void }) => void }) {
    const lightbox = useLightbox({ images: [image] });
    return (
      <a {...lightbox.getTriggerProps({ image, onClick })} data-status={lightbox.status}>
        Open
      </a>
    );
  }
  const link = () => screen.getByText('Open');
  const [image = { id: 'a', url: '/a.jpg' }] = photos(1);

  test('links to the image, but opens the lightbox on a plain click', () => {
    render(<Trigger image={image} />);
    expect(link().getAttribute('href')).toBe('/photo-0.jpg');
    expect(link().getAttribute('aria-haspopup')).toBe('dialog');
    expect(fireEvent.click(link())).toBe(false);
    expect(link().dataset['status']).toBe('loading');
  });

  test.each([{ metaKey: true }, { ctrlKey: true }, { shiftKey: true }, { altKey: true }, { button: 1 }])(
    'leaves a click with %j to the browser',
    (init) => {
      render(<Trigger image={image} />);
      expect(fireEvent.click(link(), init)).toBe(true);
      expect(link().dataset['status']).toBe('closed');
    },
  );

  test('calls the app handler first, which can prevent opening', () => {
    render(<Trigger image={image} onClick={(event) => event.preventDefault()} />);
    fireEvent.click(link());
    expect(link().dataset['status']).toBe('closed');
  });

  test('leaves an image with a redirect URL as a link', () => {
    render(<Trigger image={{ ...image, redirectUrl: '/shop' }} />);
    expect(link().getAttribute('href')).toBe('/shop');
    expect(fireEvent.click(link())).toBe(true);
    expect(link().dataset['status']).toBe('closed');
  });

  test.each(['javascript:alert(1)', ' java\nscript:alert(1)', 'data:text/html,x'])('omits the unsafe URL %j', (bad) => {
    render(<Trigger image={{ ...image, redirectUrl: bad }} />);
    expect(link().hasAttribute('href')).toBe(false);
  });
});

describe('getImageProps', () => {
  const imageProps = (image: Partial<GalleryImage>) =>
    opened({ images: [{ id: 'a', url: '/a.jpg', ...image }] }, 'a').current.getImageProps({ index: 0 });

  test('uses the title, or else the position, as alternative text', () => {
    expect(imageProps({ title: 'Harbour' }).alt).toBe('Harbour');
    cleanup();
    expect(imageProps({}).alt).toBe('1 of 1');
  });

  test('offers every width, with `sizes` that fit the window', () => {
    const candidates = [
      { url: '/a-600.jpg', width: 600 },
      { url: '/a-1200.jpg', width: 1200 },
    ];
    expect(imageProps({ width: 1500, height: 1000, candidates })).toMatchObject({
      src: '/a.jpg',
      srcSet: '/a-600.jpg 600w, /a-1200.jpg 1200w, /a.jpg 1500w',
      sizes: '(aspect-ratio > 1.5) and (height < 1000px) 150vh, (width < 1500px) 100vw, 1500px',
      width: 1500,
      height: 1000,
      draggable: false,
      decoding: 'async',
    });
  });

  test('omits the URL of a neighbor if the backend disables preloading', async () => {
    const load = () => Promise.resolve({ images: photos(3), settings: { preload: false } });
    const lightbox = renderLightbox({ source: { load } });
    lightbox.run(({ open }) => open('photo-1'));
    await lightbox.answer();
    expect(lightbox.current.getImageProps({ index: 1 }).src).toBe('/photo-1.jpg');
    expect(lightbox.current.getImageProps({ index: 2 }).src).toBeUndefined();
  });
});

describe('lightbox prop getters', () => {
  test('expose the state to style sheets', () => {
    const { current } = opened();
    expect(current.getDialogProps()).toMatchObject({
      'data-status': 'open',
      'aria-label': 'Image viewer',
      tabIndex: -1,
    });
    expect(current.getStageProps()).toMatchObject({ 'data-status': 'open', 'aria-busy': undefined });
    expect(current.getSlideProps({ index: 1 })).toMatchObject({
      role: 'group',
      'aria-roledescription': 'slide',
      'aria-label': '2 of 4',
      'data-role': 'current',
      'data-status': 'loaded',
    });
    expect(current.getSlideProps({ index: 2 })).toMatchObject({ 'data-role': 'neighbour', 'data-status': 'loading' });
  });

  test('expose a slide change in progress', () => {
    const lightbox = opened();
    lightbox.run(({ next }) => next());
    expect(lightbox.current.getStageProps()).toMatchObject({
      'data-changing': '',
      'data-effect': 'shift',
      'data-direction': 'forward',
      'aria-busy': true,
    });
    expect(lightbox.current.getSlideProps({ index: 1 })).toMatchObject({ 'data-role': 'outgoing' });
  });

  test('expose a failure and the full-window setting', async () => {
    const lightbox = opened({ images: photos(1) }, 'nobody');
    expect(lightbox.current.getDialogProps()).toMatchObject({ 'data-failed': 'missing' });
    lightbox.run(({ close }) => close());
    lightbox.pass(200);
    const load = () => Promise.resolve({ images: photos(1), settings: { fullWindow: true } });
    const full = renderLightbox({ source: { load } });
    full.run(({ open }) => open('photo-0'));
    await full.answer();
    expect(full.current.getDialogProps()).toMatchObject({ 'data-full-window': '' });
  });

  test('disable buttons at the ends, but keep them focusable', () => {
    const { current } = opened({ images: photos(2), loop: false }, 'photo-1');
    const next = current.getNextButtonProps();
    expect(next).toMatchObject({ type: 'button', 'aria-disabled': true, 'data-disabled': '' });
    expect(next).not.toHaveProperty('disabled');
    expect(current.getPreviousButtonProps()).toMatchObject({ 'aria-disabled': undefined, 'data-disabled': undefined });
  });
});

test('lightbox prop getters apply custom props and labels', () => {
  const { current } = opened({ images: photos(2), labels: { next: 'Weiter', dialog: 'Bilder' } }, 'photo-0');
  expect(current.getNextButtonProps({ className: 'mine' })).toMatchObject({
    'aria-label': 'Weiter',
    className: 'mine',
  });
  expect(current.getDialogProps({ 'aria-label': 'Garden' })['aria-label']).toBe('Garden');
  expect(current.getDialogProps()['aria-label']).toBe('Bilder');
});

describe('a development build', () => {
  function Forgetful({ isNamed }: { isNamed: boolean }) {
    const lightbox: UseLightboxResult = useLightbox({ images: photos(2), isOpen: true });
    const { index = 0 } = lightbox.slides[0] ?? {};
    const slide = <div {...lightbox.getSlideProps({ index })} />;
    if (!isNamed) return <dialog {...lightbox.getDialogProps({ 'aria-label': ' ' })}>{slide}</dialog>;
    return slide;
  }

  test.each([
    [true, 'getDialogProps()'],
    [false, 'has no accessible name'],
  ])('warns about a missing part (%s: %s)', (isNamed, complaint) => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
    render(<Forgetful isNamed={isNamed} />);
    vi.advanceTimersByTime(1);
    expect(warn).toHaveBeenCalledExactlyOnceWith(expect.stringContaining(complaint));
  });
});
