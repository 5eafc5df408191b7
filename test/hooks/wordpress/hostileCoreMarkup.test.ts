import fc from 'fast-check';
import { afterEach, describe, expect, test } from 'vitest';
import { readBlockGallery, readBlockOptions, readClassicGallery, readLinkedImages } from '@loggia/hooks/wordpress';
import { fileUrl } from '../../fixtures/wordpress/coreMarkup.ts';

afterEach(() => document.body.replaceChildren());

const URLS = [
  'javascript:alert(1)//.jpg',
  'JaVaScRiPt:alert(1)//a.png',
  'java\tscript:alert(1)//.jpg',
  ' javascript:alert(1)#.jpg',
  'vbscript:x.jpg',
  'data:text/html,<script>alert(1)</script>.jpg',
  'data:image/svg+xml,<svg onload=alert(1)>.jpg',
  'blob:https://site.test/1.jpg',
  'file:///etc/passwd.jpg',
  'ftp://site.test/a.jpg',
  'about:blank#.jpg',
  'view-source:https://site.test/a.jpg',
  'filesystem:https://site.test/a.jpg',
  'https://[::1/a.jpg',
  'http://',
];
const TEXTS = [
  '<script>window.hacked=1</script>',
  '<img src=x onerror="window.hacked=1">',
  '<svg/onload=window.hacked=1>',
  '"><script>window.hacked=1</script>',
  '<iframe srcdoc="<script>parent.hacked=1</script>"></iframe>',
  '<a href="javascript:window.hacked=1">x</a>',
  '<style>@import "//evil.test/x.css"</style>',
  '<form action="//evil.test"><input name="parentNode"></form>',
  '<template><script>window.hacked=1</script></template>',
  '<noscript><img src=x onerror=window.hacked=1></noscript>',
  '<math><mtext><img src=x onerror=window.hacked=1></mtext></math>',
  '<![CDATA[<script>window.hacked=1</script>]]>',
  '<!--<img src=x onerror=window.hacked=1>-->',
  '&lt;script&gt;window.hacked=1&lt;/script&gt;',
  '<video src=x onerror=window.hacked=1></video>',
];

const escape = (text: string) => text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');

/** The positions of hostile values in an item: 15 URLs and 15 strings, each in two positions. */
const VECTORS: readonly (readonly [string, string])[] = [
  ...URLS.flatMap((url) => [
    [`a link to ${url}`, `<a href="${escape(url)}"><img src="/a.jpg" alt="" class="wp-image-1"></a>`] as const,
    [
      `files at ${url}`,
      `<a href="/a.jpg"><img src="${escape(url)}" data-src="${escape(url)}" srcset="${escape(url)} 2000w" data-orig-file="${escape(url)}" alt=""></a>`,
    ] as const,
  ]),
  ...TEXTS.flatMap((text) => [
    [
      `the caption ${text}`,
      `<a href="/a.jpg"><img src="/a.jpg" alt=""></a><figcaption class="gallery-caption">${text}</figcaption>`,
    ] as const,
    [
      `the attributes ${text}`,
      `<a href="/a.jpg" data-id="${escape(text)}"><img src="/a.jpg" alt="${escape(text)}" class="wp-image-${escape(text)}" width="${escape(text)}"></a>`,
    ] as const,
  ]),
];

const READERS = [
  [
    'block',
    readBlockGallery,
    (item: string) => `<figure class="wp-block-gallery"><figure class="wp-block-image">${item}</figure></figure>`,
  ],
  [
    'shortcode',
    readClassicGallery,
    (item: string) => `<div id="gallery-1" class="gallery"><figure class="gallery-item">${item}</figure></div>`,
  ],
  ['post', readLinkedImages, (item: string) => `<div class="entry-content"><figure>${item}</figure></div>`],
] as const;

function parse(markup: string): Element {
  // An inert document, so that the test itself runs no scripts.
  const page = new DOMParser().parseFromString(markup, 'text/html');
  return page.body.firstElementChild ?? expect.unreachable('no element');
}

/** Checks all strings in a result: URLs are safe, and there is no reference to the page's nodes. */
function expectSafe(value: unknown, name = ''): void {
  if (typeof value === 'string' && /url$/i.test(name)) expect(value).toMatch(/^https?:\/\//);
  if (typeof value !== 'object' || value === null) return;
  expect(value).not.toBeInstanceOf(Node);
  for (const [key, each] of Object.entries(value)) expectSafe(each, key);
}

describe.each(READERS)('hostile markup in a %s', (_name, read, wrap) => {
  test.each(VECTORS)('with %s results in safe URLs and plain text', (_vector, item) => {
    const element = parse(wrap(item));
    const before = element.outerHTML;
    const { images } = read(element);
    expectSafe(images);
    expect(element.outerHTML).toBe(before);
    for (const { id, width } of images) {
      expect(id).toMatch(/^[\w.-]{1,200}$/);
      expect(width === undefined || width > 0).toBe(true);
    }
    expect(window).not.toHaveProperty('hacked');
  });

  test('never throws anything but a reading error, and never returns an unsafe URL', () => {
    const pieces = fc.constantFrom(
      ...URLS.map((url) => `<a href="${escape(url)}">`),
      ...TEXTS,
      '<a href="/b.jpg">',
      '<img src="/b.jpg" alt="b">',
      `<img srcset="${fileUrl(1)} 1600w,,, x, 7w" src="/c.png">`,
      '</a>',
      '</figure>',
      '<figure class="gallery-item wp-block-image">',
      '<figcaption>',
      '<div class="wp-lightbox-container" data-wp-context="{">',
    );
    fc.assert(
      fc.property(fc.array(pieces, { maxLength: 12 }), (parts) => {
        expectSafe(read(parse(wrap(parts.join('')))).images);
      }),
      { numRuns: 60 },
    );
  });
});

test('a gallery with 2,000 images and long attributes is read in linear time', () => {
  const long = 'x'.repeat(2000);
  const item = (index: number) =>
    `<figure class="wp-block-image"><a href="/${index}.jpg"><img src="/${index}.jpg" class="${long}" srcset="${long}" alt="${long}"></a></figure>`;
  const items = Array.from({ length: 2000 }, (_, index) => item(index)).join('');
  const start = performance.now();
  expect(readBlockGallery(parse(`<figure class="wp-block-gallery">${items}</figure>`)).images).toHaveLength(2000);
  expect(performance.now() - start).toBeLessThan(10_000);
});

test('form fields and images whose names shadow DOM properties have no effect', () => {
  const element = parse(
    '<div class="entry-content"><form><input name="querySelectorAll"><img name="baseURI" src="/x.jpg"></form><a href="/a.jpg"><img src="/a.jpg" alt=""></a></div>',
  );
  expect(readLinkedImages(element).images.map(({ id }) => id)).toEqual(['a.jpg']);
  expect(readBlockOptions(element)).toEqual({ columns: undefined, crop: false });
});
