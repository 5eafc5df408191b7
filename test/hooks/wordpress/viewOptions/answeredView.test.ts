import { readResponseAlbumView, readResponseView, readContainer } from '@loggia/hooks/wordpress';
import { afterEach, expect, test } from 'vitest';
import { albumAnswer } from '../../../fixtures/wordpress/albumMarkup.ts';
import { galleryAnswer, galleryContainer } from '../../../fixtures/wordpress/galleryMarkup.ts';

afterEach(() => document.body.replaceChildren());

const GALLERY = { items: [{ id: '1', description: 'At high tide' }] };
const RULES =
  '<style>#bwg_container1_0 #bwg_container3_0 .bwg-standard-thumbnails .bwg-item1 { padding-top: 80%; }</style>';
const ATTRIBUTES = 'data-max-count="3" data-thumbnail-width="200" ';

const written = (html: string) => `${RULES}${html.replace('data-gallery-id="7" data-lightbox', `${ATTRIBUTES}$&`)}`;

test('a response yields the same view options as the page, including style rules', () => {
  const told = readResponseView(written(galleryAnswer(GALLERY)), { view: 'thumbnails', instance: 0 });
  expect(told).toMatchObject({
    view: 'thumbnails',
    options: { maxColumns: 3, thumbnailWidth: 200, thumbnailHeight: 160, hasDescriptions: true, titleDisplay: 'none' },
  });

  document.body.innerHTML = written(galleryContainer(GALLERY));
  const container = readContainer(document.querySelector('.bwg_container') ?? document.body);
  expect(container).toMatchObject({ view: told });
});

test('a response without images yields no options, and its styles are not applied', () => {
  const told = readResponseView(RULES + galleryAnswer({ errorText: 'No Images found.' }), {
    view: 'thumbnails',
    instance: 0,
  });
  expect(Object.values(told.options).filter((option) => option !== undefined)).toEqual([]);
  expect(document.querySelector('style')).toBeNull();
});

test('a response determines how an album displays its entries', () => {
  const entries = [{ kind: 'gallery', id: '2', title: 'Harbour' }];
  const answer = albumAnswer({ entries, isExtended: true }).replace('bwg-album-thumbnails"', `$& ${ATTRIBUTES}`);
  expect(readResponseAlbumView(RULES + answer, { view: 'albumExtended', instance: 0 })).toEqual({
    view: 'albumExtended',
    options: { thumbnailWidth: 200, thumbnailHeight: 160, maxColumns: 3 },
  });
});
