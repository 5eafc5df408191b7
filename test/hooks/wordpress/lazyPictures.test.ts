import { afterEach, describe, expect, test } from 'vitest';
import { readContainer, readPlaylistContainer } from '@loggia/hooks/wordpress';
import { galleryContainer } from '../../fixtures/wordpress/galleryMarkup.ts';

afterEach(() => document.body.replaceChildren());

/** Reads the thumbnail URL of a gallery whose image has these attributes. */
function thumbnailOf(attributes: string): string | undefined {
  document.body.innerHTML = galleryContainer({ items: [{ id: '1' }] }).replace(
    /data-src="[^"]*" src="[^"]*"/,
    attributes,
  );
  const element = document.querySelector('.bwg_container') ?? expect.unreachable('no container');
  const container = readContainer(element);
  return container.kind === 'gallery' ? container.gallery.initialPage.images[0]?.thumbnail?.url : undefined;
}

const BLANK = 'data:image/gif;base64,R0lGOD';

describe('the thumbnail URL of a lazy-loaded image', () => {
  test.each([
    'data-src',
    'data-lazy-src',
    'nitro-lazy-src',
    'data-orig-src',
    'data-original',
    'data-cfsrc',
    'data-opt-src',
    'data-lazy',
    'data-lazyload',
  ])('is read from `%s`', (name) => {
    expect(thumbnailOf(`${name}="/thumb/1.jpg" src="${BLANK}"`)).toBe('http://localhost/thumb/1.jpg');
    expect(thumbnailOf(`src="/plugin/images/lazy_placeholder.gif" ${name}="/thumb/1.jpg"`)).toBe(
      'http://localhost/thumb/1.jpg',
    );
  });

  test.each([BLANK, '/plugin/images/lazy_placeholder.gif', '/blank.gif', '/1x1.trans.gif', 'about:blank'])(
    'is not the placeholder %s if another attribute has a real URL',
    (placeholder) => {
      expect(thumbnailOf(`data-src="${placeholder}" data-lazy-src="/thumb/1.jpg" src="${placeholder}"`)).toBe(
        'http://localhost/thumb/1.jpg',
      );
      expect(thumbnailOf(`data-src="/thumb/1.jpg" data-lazy-src="${placeholder}" src="${placeholder}"`)).toBe(
        'http://localhost/thumb/1.jpg',
      );
    },
  );

  test('is the gallery’s own URL, even if an optimizer adds another one', () => {
    expect(thumbnailOf('data-opt-src="/other.jpg" data-src="/thumb/1.jpg" src="/blank.gif"')).toBe(
      'http://localhost/thumb/1.jpg',
    );
  });

  test('is used even if it looks like a placeholder, if there is no other URL', () => {
    expect(thumbnailOf('src="/thumb/blank-wall.jpg"')).toBe('http://localhost/thumb/blank-wall.jpg');
  });
});

test('the thumbnail URL of a lazy-loaded video is read like that of an image', () => {
  document.body.innerHTML =
    `<div class="yotu-playlist" data-settings="${btoa('{}')}"><a class="yotu-video" data-videoid="v1">` +
    `<img nitro-lazy-src="/v1.jpg" src="${BLANK}"></a></div>`;
  const element = document.querySelector('.yotu-playlist') ?? expect.unreachable('no playlist');
  expect(readPlaylistContainer(element).initialPage.videos[0]?.thumbnailUrl).toBe('http://localhost/v1.jpg');
});
