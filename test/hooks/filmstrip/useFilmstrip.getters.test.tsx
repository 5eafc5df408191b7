import { renderHook } from '@testing-library/react-hooks';
import { describe, expect, test } from 'vitest';
import type { GalleryImage } from '../../../hooks/data/backend/GalleryImage.ts';
import { useFilmstrip } from '../../../hooks/slides/filmstrip/useFilmstrip.ts';
import type { UseFilmstripOptions } from '../../../hooks/slides/filmstrip/types.ts';
import { fakeImages, useFakeLightbox } from '../../helpers/fakeLightbox.ts';

function renderFilmstrip(images: readonly GalleryImage[] = fakeImages(3), options: UseFilmstripOptions = {}) {
  return renderHook(() => useFilmstrip(useFakeLightbox({ images, defaultOpenIndex: 1 }), options)).result.current;
}

describe('a thumbnail image', () => {
  const imageProps = (image: GalleryImage) => renderFilmstrip([image]).getThumbnailImageProps({ index: 0 });

  test('has its own URL and an empty alternative text', () => {
    expect(imageProps({ id: '1', url: '/large.jpg', thumbnail: { url: '/small.jpg' } })).toMatchObject({
      src: '/small.jpg',
      alt: '',
      width: 107,
      height: 60,
    });
  });

  test('exposes the image name for a style sheet to show if loading fails', () => {
    expect(imageProps({ id: '1', url: '/large.jpg', title: 'Ridge' })).toMatchObject({ 'data-name': 'Ridge' });
  });

  test('falls back to the large image at the smallest sufficient width', () => {
    const candidates = [{ url: '/large-320.jpg', width: 320 }];
    expect(imageProps({ id: '1', url: '/large.jpg', width: 1600, candidates })).toMatchObject({
      src: '/large.jpg',
      srcSet: '/large-320.jpg 320w, /large.jpg 1600w',
      sizes: '107px',
    });
  });

  test('has no source for embedded media without a thumbnail, since the media URL is a page', () => {
    expect(imageProps({ id: '1', url: 'https://video.example/1', kind: 'video' }).src).toBeUndefined();
  });
});

describe('a filmstrip thumbnail', () => {
  test('is labeled with its number and, if any, its title', () => {
    const { getThumbnailProps } = renderFilmstrip([
      { id: '1', url: '/1.jpg', title: 'Ridge' },
      { id: '2', url: '/2.jpg' },
    ]);
    expect(getThumbnailProps({ index: 0 })['aria-label']).toBe('Image 1, Ridge');
    expect(getThumbnailProps({ index: 1 })['aria-label']).toBe('Image 2');
  });

  test('is marked if it is the current thumbnail', () => {
    const { getThumbnailProps } = renderFilmstrip();
    expect(getThumbnailProps({ index: 1 })).toMatchObject({ 'aria-current': true, tabIndex: 0 });
    expect(getThumbnailProps({ index: 2 })['aria-current']).toBeUndefined();
  });

  test('exposes its position among all images, even if only a few are mounted', () => {
    expect(renderFilmstrip(fakeImages(500)).getItemProps({ index: 41 })).toMatchObject({
      'aria-setsize': 500,
      'aria-posinset': 42,
    });
  });
});

test('an unmeasured filmstrip mounts no thumbnails and renders no style on the server', () => {
  const { thumbnails, visibleCount, getTrackProps, getListProps } = renderFilmstrip();
  expect(thumbnails).toEqual([]);
  expect(visibleCount).toBe(0);
  expect([getTrackProps().style, getListProps().style]).toEqual([undefined, undefined]);
});

test('a filmstrip uses custom labels', () => {
  const labels = { filmstrip: 'Vorschaubilder', forward: 'Weiter' };
  const { getListProps, getForwardButtonProps } = renderFilmstrip(undefined, { labels });
  expect(getListProps()['aria-label']).toBe('Vorschaubilder');
  expect(getForwardButtonProps()['aria-label']).toBe('Weiter');
});
