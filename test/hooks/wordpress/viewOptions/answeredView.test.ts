import { readResponseAlbumView, readResponseView, readContainer } from '@loggia/hooks/wordpress';
import { afterEach, expect, test } from 'vitest';
import { albumAnswer } from '../../../fixtures/wordpress/albumMarkup.ts';
import { galleryAnswer, galleryContainer } from '../../../fixtures/wordpress/galleryMarkup.ts';

afterEach(() => document.body.replaceChildren());

const GALLERY = { items: [{ id: '1', description: 'At high tide' }] };
const rulesFor = (list: string, paddingTop: string) =>
  `<style>#bwg_container1_0 #bwg_container3_0 .${list} .bwg-item1 { padding-top: ${paddingTop}; }</style>`;
const RULES = rulesFor('bwg-standard-thumbnails', '80%');
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
  const rules = rulesFor('bwg-album-extended', '60%') + RULES;
  expect(readResponseAlbumView(rules + answer, { view: 'albumExtended', instance: 0 })).toEqual({
    view: 'albumExtended',
    options: { thumbnailWidth: 200, thumbnailHeight: 120, maxColumns: 3 },
  });
});

test("a response without styles uses the style rules of the album's page for its gallery", () => {
  document.body.innerHTML = rulesFor('bwg-album-extended', '60%') + RULES;
  const response = written(galleryAnswer(GALLERY)).replace(RULES, '');
  expect(readResponseView(response, { view: 'thumbnails', instance: 0 }).options).toMatchObject({
    thumbnailWidth: 200,
    thumbnailHeight: 160,
  });
});
