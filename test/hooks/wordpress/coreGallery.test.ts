import { afterEach, describe, expect, test } from 'vitest';
import {
  findImageControl,
  findPressedImage,
  readBlockGallery,
  readBlockOptions,
  readClassicGallery,
  readLinkedImages,
} from '@loggia/hooks/wordpress';
import {
  blockGallery,
  classicGallery,
  fileUrl,
  imageBlock,
  lightboxState,
  loggiaBlock,
  oldBlockGallery,
  post,
} from '../../fixtures/wordpress/coreMarkup.ts';

afterEach(() => document.body.replaceChildren());

function place(markup: string, selector: string): HTMLElement {
  document.body.innerHTML = markup;
  return document.querySelector<HTMLElement>(selector) ?? expect.unreachable(`no ${selector}`);
}

const readBlock = (markup: string) => readBlockGallery(place(markup, '.wp-block-gallery, .loggia-block'));
const readClassic = (markup: string) => readClassicGallery(place(markup, '.gallery'));
const readPost = (content: string) => readLinkedImages(place(post(content), '.entry-content'));

const ITEMS = [
  { id: 7, alt: 'A boat', caption: 'Boats in <em>Bergen</em>' },
  { id: 8, alt: 'A pier' },
];

describe('a gallery block', () => {
  test('is read with its files, sizes, alternative text, captions and attachment ids', () => {
    const { galleryId, images } = readBlock(blockGallery(ITEMS, 'Norway'));
    expect(galleryId).toBe('images-7');
    expect(images).toHaveLength(2);
    expect(images[0]).toEqual({
      id: '7',
      url: fileUrl(7),
      width: 1600,
      height: 1067,
      candidates: [
        { url: expect.stringContaining('photo-7-1024x683.jpg'), width: 1024 },
        { url: expect.stringContaining('photo-7-300x200.jpg'), width: 300 },
      ],
      opens: 'file',
      redirectUrl: undefined,
      thumbnail: {
        url: expect.stringContaining('photo-7-1024x683.jpg'),
        width: 1024,
        height: 683,
        candidates: expect.arrayContaining([{ url: fileUrl(7), width: 1600 }]),
      },
      alt: 'A boat',
      description: 'Boats in Bergen',
    });
    expect(images[1]).toMatchObject({ id: '8', alt: 'A pier', description: undefined });
  });

  test('is read in the format used before WordPress 5.9', () => {
    const { images } = readBlock(oldBlockGallery(ITEMS, 'Norway'));
    expect(images.map(({ id, url, description }) => [id, url, description])).toEqual([
      ['7', fileUrl(7), 'Boats in Bergen'],
      ['8', fileUrl(8), undefined],
    ]);
  });

  test('keeps links to pages, and shows the largest file of images without a link', () => {
    const page = 'https://site.test/photo-7/';
    const { images } = readBlock(
      blockGallery([
        { id: 7, href: page },
        { id: 8, href: false },
      ]),
    );
    expect(images.map(({ opens, redirectUrl, url }) => [opens, redirectUrl, url])).toEqual([
      ['page', page, fileUrl(7)],
      ['nothing', undefined, fileUrl(8)],
    ]);
  });

  test.each(['#', '#top', 'javascript:alert(1)', 'mailto:a@site.test', 'data:image/png;base64,AA', ''])(
    'ignores a link to %j',
    (href) => {
      expect(readBlock(blockGallery([{ id: 7, href }])).images[0]).toMatchObject({ opens: 'nothing' });
    },
  );

  test('uses its anchor as its id in URL hashes', () => {
    expect(readBlock(blockGallery(ITEMS).replace('<figure', '<figure id="trip"')).galleryId).toBe('trip');
  });
});

describe('a [gallery] shortcode', () => {
  test.each(['html5', 'html4'] as const)('is read in the %s format', (format) => {
    const { galleryId, images } = readClassic(classicGallery(ITEMS, format));
    expect(galleryId).toBe('gallery-1');
    expect(images.map(({ id, url, alt, description }) => [id, url, alt, description])).toEqual([
      ['7', fileUrl(7), 'A boat', 'Boats in Bergen'],
      ['photo-8.jpg', fileUrl(8), 'A pier', undefined],
    ]);
  });

  test('does not use cropped thumbnails for the lightbox', () => {
    const [image] = readClassic(classicGallery(ITEMS)).images;
    expect(image).toMatchObject({ width: undefined, height: undefined, candidates: undefined });
    expect(image?.thumbnail).toMatchObject({ width: 150, height: 150 });
  });
});

describe("Loggia's own block", () => {
  test('is read with its ids and captions', () => {
    const { images } = readBlock(loggiaBlock(ITEMS));
    expect(images.map(({ id, description }) => [id, description])).toEqual([
      ['7', 'Boats in Bergen'],
      ['8', undefined],
    ]);
  });

  test('is displayed as its attributes specify', () => {
    const attributes =
      'data-loggia-layout="masonry" data-loggia-row-height="300" data-loggia-columns="4" data-loggia-gap="12" data-loggia-captions="over" data-loggia-crop';
    expect(readBlockOptions(place(loggiaBlock(ITEMS, attributes), '.loggia-block'))).toEqual({
      layout: 'masonry',
      rowHeight: 300,
      columns: 4,
      gap: 12,
      captions: 'over',
      crop: true,
    });
  });

  test('is justified and has default sizes if its attributes are invalid', () => {
    const attributes =
      'data-loggia-layout="spiral" data-loggia-row-height="-1" data-loggia-columns="9000" data-loggia-gap="x" data-loggia-captions="<b>"';
    expect(readBlockOptions(place(loggiaBlock(ITEMS, attributes), '.loggia-block'))).toEqual({
      layout: 'justified',
      crop: false,
    });
  });
});

describe('the linked images in a post', () => {
  test('are read without galleries, images without a link, and downloads', () => {
    const { galleryId, images } = readPost(
      imageBlock({ id: 1, caption: 'One' }) +
        blockGallery([{ id: 2 }]) +
        classicGallery([{ id: 3 }]) +
        imageBlock({ id: 4, href: false }) +
        `<p><a href="/wp-content/5.png"><img src="/wp-content/5-300x200.png" alt="Five"></a> and text</p>` +
        `<a href="${fileUrl(6)}">only text</a><a href="${fileUrl(7)}" download><img src="/7.jpg" alt=""></a>` +
        `<div class="bwg_container"><a href="${fileUrl(8)}"><img src="/8.jpg" alt=""></a></div>` +
        `<div id="attachment_9" class="wp-caption"><a href="${fileUrl(9)}"><img class="size-medium wp-image-9" src="/9-300x200.jpg" alt=""></a><p class="wp-caption-text">Nine</p></div>`,
    );
    expect(galleryId).toBe('post-12');
    expect(images.map(({ id, description, alt }) => [id, description, alt])).toEqual([
      ['1', 'One', undefined],
      ['5.png', undefined, 'Five'],
      ['9', 'Nine', undefined],
    ]);
  });

  test('include each image once, even if the post links to it twice', () => {
    const { images } = readPost(imageBlock({ id: 1 }) + imageBlock({ id: 1 }));
    expect(images).toHaveLength(1);
  });

  test('have different ids if different files have the same name', () => {
    const link = (folder: string) => `<a href="/${folder}/a.jpg"><img src="/${folder}/a-300x200.jpg" alt=""></a>`;
    expect(readPost(link('x') + link('y')).images.map(({ id }) => id)).toEqual(['a.jpg', 'a.jpg-2']);
  });

  test('are read from the attributes of plugins that load images lazily', () => {
    const link = `<a href="/a.jpg"><img src="data:image/gif;base64,R0" data-src="/a-300x200.jpg" data-srcset="/a-300x200.jpg 300w, /a.jpg 900w" alt=""><noscript><img src="/a-300x200.jpg" alt=""></noscript></a>`;
    const { images } = readPost(link);
    expect(images).toHaveLength(1);
    expect(images[0]).toMatchObject({
      url: 'http://localhost/a.jpg',
      thumbnail: { url: 'http://localhost/a-300x200.jpg' },
    });
  });

  test('have the size of the original file that Jetpack adds', () => {
    const link = `<a href="/a.jpg"><img src="/a-300x200.jpg" data-attachment-id="77" data-orig-file="http://localhost/a.jpg" data-orig-size="4000,3000" alt=""></a>`;
    expect(readPost(link).images[0]).toMatchObject({ id: '77', width: 4000, height: 3000 });
  });
});

describe("an image that opens in WordPress's own lightbox", () => {
  test('has the file that this lightbox shows', () => {
    const { images } = readPost(imageBlock({ id: 1, expands: true }) + lightboxState(1));
    expect(images).toEqual([
      expect.objectContaining({ opens: 'coreLightbox', url: fileUrl(1), width: 1600, height: 1067 }),
    ]);
  });

  test.each([
    ['6.5', { uploadedSrc: '/full.jpg', targetWidth: '1200', targetHeight: '800' }],
    ['6.4', { core: { image: { imageUploadedSrc: '/full.jpg', targetWidth: '1200', targetHeight: '800' } } }],
  ])('has the file from the attribute that WordPress %s sets', (_version, context) => {
    const block = imageBlock({ id: 1, expands: true });
    const element = place(post(block), '.entry-content');
    element.querySelector('figure')?.setAttribute('data-wp-context', JSON.stringify(context));
    expect(readLinkedImages(element).images[0]).toMatchObject({ url: 'http://localhost/full.jpg', width: 1200 });
  });

  test.each([
    '{',
    '[]',
    '{"state":{"core/image":7}}',
    '{"state":{"core/image":{"metadata":{"key1":{"uploadedSrc":"javascript:x"}}}}}',
  ])('falls back to its largest file if the state is invalid: %s', (state) => {
    const script = `<script type="application/json" id="wp-interactivity-data">${state}</script>`;
    const { images } = readPost(imageBlock({ id: 1, expands: true }) + script);
    expect(images[0]).toMatchObject({ url: fileUrl(1) });
  });
});

describe('a click on the page', () => {
  test('is matched to the linked image, and the image to its link', () => {
    const element = place(post(imageBlock({ id: 1 }) + imageBlock({ id: 2 })), '.entry-content');
    const { images } = readLinkedImages(element);
    const [, picture] = element.querySelectorAll('img');
    const [, second] = images;
    expect(picture && findPressedImage(picture, images, element)?.id).toBe('2');
    expect(second && findImageControl(second, element)).toBe(picture?.closest('a'));
  });

  test.each([
    ['a caption', 'figcaption'],
    ['a link in another gallery', '.wp-block-gallery img'],
    ['a text link to the same file', 'p a'],
  ])('on %s is not matched to an image', (_name, selector) => {
    const text = `<p><a href="${fileUrl(1)}">text</a></p>`;
    const element = place(
      post(
        imageBlock({ id: 1, caption: 'One', expands: true }) + blockGallery([{ id: 1 }]) + text + imageBlock({ id: 1 }),
      ),
      '.entry-content',
    );
    const pressed = element.querySelector(selector) ?? expect.unreachable('nothing to press');
    expect(findPressedImage(pressed, readLinkedImages(element).images, element)).toBeUndefined();
  });

  test("on the button of WordPress's own lightbox is matched to its image", () => {
    const element = place(post(imageBlock({ id: 1, expands: true })), '.entry-content');
    const button = element.querySelector('button') ?? expect.unreachable('no button');
    const { images } = readLinkedImages(element);
    const pressed = findPressedImage(button, images, element);
    expect(pressed?.id).toBe('1');
    expect(pressed && findImageControl(pressed, element)).toBe(button);
  });
});
