// @vitest-environment jsdom
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  addImages,
  addPost,
  expectNoNotices,
  galleryBlock,
  installPlugin,
  php,
  phpValue,
  readPageSettings,
  saveSettings,
  useTheme,
  visit,
  type Theme,
} from './site.ts';

let images: readonly number[] = [];

beforeAll(() => {
  installPlugin();
  useTheme('twentytwentythree');
  images = addImages(3);
});
afterAll(expectNoNotices);

const documentOf = (html: string) => new DOMParser().parseFromString(html, 'text/html');
const blockOf = async (attributes: object) => {
  const block = documentOf(await visit(addPost(galleryBlock(attributes)))).querySelector('.loggia-block');
  expect(block, 'the block').not.toBeNull();
  return block as HTMLElement;
};
const withImages = (attributes: object = {}) => ({ images: images.map((id) => ({ id })), ...attributes });

describe('the block “Loggia gallery”', () => {
  test('renders a complete list of links without scripts', async () => {
    const block = await blockOf(withImages({ caption: 'The <em>harbor</em>', align: 'wide' }));
    expect(block.tagName).toBe('FIGURE');
    expect(block.className.split(' ')).toEqual(expect.arrayContaining(['wp-block-loggia-gallery', 'alignwide']));
    expect({ ...block.dataset }).toEqual({
      loggiaLayout: 'justified',
      loggiaRowHeight: '220',
      loggiaColumns: '3',
      loggiaGap: '8',
      loggiaCaptions: 'over',
      loggiaCrop: '',
    });
    expect(block.querySelector('.loggia-block-caption')?.innerHTML).toBe('The <em>harbor</em>');
    const items = [...block.querySelectorAll('ul.loggia-block-list > li.loggia-block-item')];
    expect(items.map((item) => item.querySelector(':scope > figure > figcaption')?.textContent)).toEqual(
      images.map((_id, index) => `Caption ${index + 1}`),
    );
    const link = items[0]?.querySelector('a');
    expect(link?.href).toMatch(/\/boat-1-\w+\.jpg$/);
    expect(link?.dataset['id']).toBe(String(images[0]));
    const image = link?.querySelector('img');
    expect(image?.alt).toBe('Alt 1');
    expect(image?.getAttribute('loading')).toBe('lazy');
    expect(image?.srcset.split(',').length).toBeGreaterThan(2);
    expect(image?.sizes).toBe('528px');
    expect([image?.width, image?.height]).toEqual([1024, 640]);
  });

  test.each<Theme>(['twentytwentythree', 'twentytwentyone'])('has no inline style or script: %s', async (theme) => {
    useTheme(theme);
    const block = await blockOf(withImages({ style: { spacing: { margin: '1px' } } }));
    useTheme('twentytwentythree');
    expect(block.outerHTML).not.toMatch(/ style=|<script|<style| on\w+=/);
  });

  test('labels a link with the caption if the image has no alternative text', async () => {
    const [first = 0] = images;
    php(`delete_post_meta( ${first}, '_wp_attachment_image_alt' );`);
    const named = await blockOf({ images: [{ id: first, caption: 'A <b>boat</b> & <i>sea</i>' }] });
    php(`update_post_meta( ${first}, '_wp_attachment_image_alt', 'Alt 1' );`);
    expect(named.querySelector('a')?.getAttribute('aria-label')).toBe('A boat & sea');
  });

  test('omits anything that is not an image, and is empty if no images remain', async () => {
    const file = php(
      `return wp_insert_attachment( array( 'post_title' => 'Text', 'post_mime_type' => 'text/plain' ), 'text.txt' );`,
    );
    const block = await blockOf({ images: [{ id: file }, { id: images[0] }, { id: 999_999 }, { id: 1 }] });
    expect(block.querySelectorAll('li').length).toBe(1);
    const html = await visit(addPost(galleryBlock({ images: [{ id: file }] })));
    expect(html).not.toContain('loggia-block-list');
    expect(readPageSettings(html)).toBeUndefined();
  });

  test('adds its style sheet to the head of posts with the block', async () => {
    useTheme('twentytwentyone');
    const html = await visit(addPost(galleryBlock(withImages())));
    useTheme('twentytwentythree');
    expect(html.slice(0, html.indexOf('</head>'))).toContain('assets/block.css');
  });

  test('can be rendered in the editor', () => {
    const rendered = php(`
      $request = new WP_REST_Request( 'POST', '/wp/v2/block-renderer/loggia/gallery' );
      $request->set_param( 'attributes', ${phpValue(withImages({ layout: 'masonry' }))} );
      $request->set_param( 'context', 'edit' );
      return rest_do_request( $request )->get_data();`);
    expect(rendered).toMatchObject({ rendered: expect.stringContaining('data-loggia-layout="masonry"') as string });
  });

  test('renders 500 images with a constant number of queries', async () => {
    const many = php(`
      $meta = wp_get_attachment_metadata( ${images[0]} );
      $file = get_post_meta( ${images[0]}, '_wp_attached_file', true );
      $ids = array();
      for ( $number = 0; $number < 500; $number++ ) {
        $id = wp_insert_attachment( array( 'post_title' => "Boat $number", 'post_mime_type' => 'image/jpeg' ) );
        update_post_meta( $id, '_wp_attached_file', $file );
        update_post_meta( $id, '_wp_attachment_metadata', $meta );
        $ids[] = $id;
      }
      return $ids;`) as readonly number[];
    const measure = async (ids: readonly number[]) => {
      const url = addPost(galleryBlock({ images: ids.map((id) => ({ id })) }));
      await visit(url);
      const html = await visit(url, { 'x-count-queries': '1' });
      const [, queries, seconds] = /queries: (\d+), seconds: ([\d.]+)/.exec(html) ?? [];
      expect(html.match(/loggia-block-item/g)?.length).toBe(ids.length);
      return { queries: Number(queries), seconds: Number(seconds) };
    };
    const few = await measure(many.slice(0, 1));
    const all = await measure(many);
    console.info(
      `500 images: ${all.queries} queries and ${all.seconds} s, 1 image: ${few.queries} queries and ${few.seconds} s`,
    );
    expect(all.queries - few.queries).toBeLessThanOrEqual(2);
    expect(all.seconds - few.seconds).toBeLessThan(3);
  });
});

/** Strings that break out of an attribute or element if they aren't escaped. */
const ATTACKS = [
  '"><script>alert(1)</script>',
  "'><script>alert(1)</script>",
  '"><img src=x onerror=alert(1)>',
  '" onmouseover="alert(1)',
  "' onmouseover='alert(1)",
  '<svg/onload=alert(1)>',
  '<style>*{display:none}</style>',
  '<b style="position:fixed">x</b>',
  '<a href="javascript:alert(1)">x</a>',
  '<a href="jAvAsCrIpT&#58;alert(1)">x</a>',
  '<a href="data:text/html,<script>alert(1)</script>">x</a>',
  '<a href=" &#14; javascript:alert(1)">x</a>',
  '<iframe srcdoc="<script>alert(1)</script>"></iframe>',
  '<form action="//evil.example"><button>x</button></form>',
  '<math><mtext><style><img src onerror=alert(1)></style></mtext></math>',
  '</figcaption></li></ul></figure><script>alert(1)</script>',
  '<!--><script>alert(1)</script>-->',
  '[gallery ids="1" itemtag="script"]',
  '</script><script>alert(1)</script>',
  '&lt;script&gt;alert(1)&lt;/script&gt;',
] as const;

const FIELDS: readonly ((attack: string) => object)[] = [
  (attack) => ({ images: [{ id: images[0], caption: attack, alt: attack, url: attack, src: attack }] }),
  (attack) => withImages({ caption: attack }),
  (attack) =>
    withImages({
      layout: attack,
      rowHeight: attack,
      columns: attack,
      gap: attack,
      captions: attack,
      crop: attack,
      align: attack,
      className: attack,
      anchor: attack,
      style: attack,
    }),
  (attack) => ({ images: [{ id: attack }, { id: [attack] }, attack, { id: images[0] }] }),
];

/** What a page must not contain in the block, as the browser has parsed it. */
function dangersIn(html: string): string[] {
  const document = documentOf(html);
  // A list that an attack closes early would end before its caption.
  const elements = [...document.querySelectorAll('.entry-content *, .entry-content')];
  return elements.flatMap((element) => {
    const isDangerous = /^(script|style|iframe|form|object|embed|svg|math|base|meta|link)$/i.test(element.tagName);
    const attributes = [...element.attributes].filter(
      ({ name, value }) =>
        name.startsWith('on') || name === 'style' || name === 'srcdoc' || /^[^\w]*(javascript|data):/i.test(value),
    );
    return [...(isDangerous ? [element.outerHTML] : []), ...attributes.map(({ name, value }) => `${name}=${value}`)];
  });
}

describe('hostile attributes of the block', () => {
  test('are detected by `dangersIn`', () => {
    const isNoticed = (attack: string) => dangersIn(`<div class="entry-content">${attack}</div>`).length > 0;
    expect(
      ATTACKS.filter((attack) => attack.startsWith('<') && !attack.startsWith('</') && !isNoticed(attack)),
    ).toEqual([]);
  });

  test.each(ATTACKS)('are never printed as HTML: %s', async (attack) => {
    const posts = FIELDS.map((field) => galleryBlock(field(attack)));
    const html = await visit(addPost(posts.join('\n')));
    expect(dangersIn(html)).toEqual([]);
    expect(documentOf(html).querySelectorAll('.loggia-block').length).toBeGreaterThan(0);
  });
});

describe('hostile settings', () => {
  test.each(ATTACKS)('are replaced with defaults: %s', async (attack) => {
    const defaults = php(`return loggia_defaults();`) as Record<string, unknown>;
    saveSettings(Object.fromEntries(Object.keys(defaults).map((name) => [name, attack])));
    const html = await visit(`${addPost(galleryBlock(withImages()))}&loggia=debug`);
    const { labels: _labels, versions: _versions, ...settings } = readPageSettings(html) ?? {};
    expect(settings).toEqual({
      // A checkbox that isn't `1` is not selected.
      takeOver: { galleries: false, forms: false, playlists: false, coreGalleries: false },
      coreLayout: 'theme',
      width: 'column',
      replaceCoreLightbox: false,
      filmstrip: false,
      captions: false,
      sharing: false,
      requiresConsent: false,
      theme: 'auto',
      font: 'inherit',
      debug: true,
    });
    expect(html).not.toContain(attack);
  });

  test.each([
    [
      { accent: '#ABCDEF', radius: '99' },
      { accent: '#abcdef', radius: 32 },
    ],
    [{ accent: '#abc', radius: '-1' }, {}],
    [{ accent: '#abcdef\n', radius: '8\n' }, {}],
    [{ accent: ['#abcdef'], radius: { x: 1 } }, {}],
    [{ radius: 0 }, { radius: 0 }],
    ['no array', {}],
    [null, {}],
  ])('%j become %j', (saved, expected) => {
    const page = php(
      `update_option( 'loggia_settings', ${phpValue(saved)} ); return array_intersect_key( loggia_page_settings( false ), array( 'accent' => 1, 'radius' => 1 ) );`,
    );
    expect({ ...(page as object) }).toEqual(expected);
  });

  test('cannot end the script element that contains them', () => {
    const json = php(
      `add_filter( 'loggia_page_settings', static function ( $page ) { return array( 'accent' => '</script><!--<script>&' ); } ); ob_start(); loggia_found( 'wpcf7-form' ); delete_option( 'loggia_settings' ); loggia_print_script(); return ob_get_clean();`,
    );
    expect(readPageSettings(String(json))).toEqual({ accent: '</script><!--<script>&' });
    expect(String(json)).toContain(String.raw`\u003C/script\u003E`.replace('/', String.raw`\/`));
  });
});
