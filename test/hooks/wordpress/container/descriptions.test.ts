import { readContainer } from '@loggia/hooks/wordpress';
import { afterEach, expect, test } from 'vitest';
import { galleryContainer } from '../../../fixtures/wordpress/galleryMarkup.ts';

afterEach(() => document.body.replaceChildren());

function descriptionsIn(html: string) {
  document.body.innerHTML = html;
  const container = readContainer(document.body.querySelector('.bwg_container') ?? document.body);
  if (container.kind !== 'gallery') throw new Error('It is an album.');
  return container.gallery.initialPage.images.map(({ description }) => description);
}

test('an image browser has a description below its image', () => {
  const html = galleryContainer({ galleryType: 'image_browser', items: [{ id: '5' }] });
  const text = '<div class="bwg_image_browser_image_desp_0"><div id="alt5">Nets<br>and floats</div></div>';
  expect(descriptionsIn(html.replace('<div class="bwg-item">', `${text}<div class="bwg-item">`))).toEqual([
    'Nets\nand floats',
  ]);
  expect(descriptionsIn(html)).toEqual([undefined]);
});

test('a blog has a description below each image with a description', () => {
  const html = galleryContainer({ galleryType: 'blog_style', items: [{ id: '5' }, { id: '6' }] });
  const text = '<div class="bwg_blog_style_share_buttons_image_alt0"><div id="desc6">Drying</div></div>';
  expect(descriptionsIn(html.replace('<div class="bwg-item">', `${text}<div class="bwg-item">`))).toEqual([
    undefined,
    'Drying',
  ]);
});
