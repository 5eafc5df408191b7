import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  addImages,
  addPost,
  expectNoNotices,
  galleryBlock,
  installPlugin,
  logIn,
  php,
  phpValue,
  readPageSettings,
  saveSettings,
  useTheme,
  visit,
  type Theme,
} from './site.ts';

let images: readonly number[] = [];
const idList = () => images.join(',');
const fileOf = (id: number) => String(php(`return wp_get_attachment_url( ${id} );`));

/** A gallery whose images have no link, which is the default in the editor. */
const unlinkedGallery = () =>
  `<!-- wp:gallery {"linkTo":"none"} --><figure class="wp-block-gallery has-nested-images columns-default is-cropped">${images
    .map(
      (id) =>
        `<!-- wp:image {"id":${id},"sizeSlug":"large","linkDestination":"none"} --><figure class="wp-block-image size-large"><img src="${fileOf(id)}" alt="" class="wp-image-${id}"/><figcaption class="wp-element-caption">By <a href="/me">me</a></figcaption></figure><!-- /wp:image -->`,
    )
    .join('')}</figure><!-- /wp:gallery -->`;
const linkedFiles = (html: string) =>
  [...html.matchAll(/<a href=["']([^"']+)["'][^>]*>\s*<img/g)].map(([, url]) => url);

const coreGallery = () =>
  `<!-- wp:gallery {"linkTo":"media"} --><figure class="wp-block-gallery has-nested-images columns-default is-cropped">${images
    .map(
      (id) =>
        `<!-- wp:image {"id":${id},"sizeSlug":"large","linkDestination":"media"} --><figure class="wp-block-image size-large"><a href="${fileOf(id)}"><img src="${fileOf(id)}" alt="" class="wp-image-${id}"/></a></figure><!-- /wp:image -->`,
    )
    .join('')}</figure><!-- /wp:gallery -->`;

beforeAll(() => {
  installPlugin();
  images = addImages(3);
});
afterAll(expectNoNotices);

describe.each<Theme>(['twentytwentythree', 'twentytwentyone'])('a page with the theme %s', (theme) => {
  beforeAll(() => {
    useTheme(theme);
  });

  test('does not load the script without anything to mount', async () => {
    const html = await visit(
      addPost('<!-- wp:paragraph --><p>Only a <a href="/boats/">link</a>.</p><!-- /wp:paragraph -->'),
    );
    expect(readPageSettings(html)).toBeUndefined();
    expect(html).not.toContain('loggia');
  });

  test.each([
    ['a core gallery block', coreGallery],
    ['a [gallery] shortcode', () => `[gallery link="file" ids="${idList()}"]`],
    [
      'an image that links to its file',
      () => `<a href="${fileOf(images[0] ?? 0)}"><img src="/small.jpg" alt="Boat"></a>`,
    ],
    ['its own block', () => galleryBlock({ images: images.map((id) => ({ id })) })],
    ['a Photo Gallery container', () => '<!-- wp:html --><div class="bwg_container"></div><!-- /wp:html -->'],
    [
      'a contact form',
      () => '<!-- wp:html --><div class="wpcf7"><form class="wpcf7-form"></form></div><!-- /wp:html -->',
    ],
    ['a playlist', () => '<!-- wp:html --><div class="yotu-playlist"></div><!-- /wp:html -->'],
  ])('loads the script for %s', async (_name, content) => {
    const html = await visit(addPost(content()));
    expect(readPageSettings(html)).toMatchObject({ coreLayout: 'theme', theme: 'auto', debug: false });
    expect(html).toMatch(/<link rel='stylesheet' id='loggia-css' href='[^']*\/mount\.css\?ver=/);
  });

  test('does not load the script for content that the settings exclude', async () => {
    const gallery = addPost(coreGallery());
    saveSettings({ core_galleries: false });
    expect(readPageSettings(await visit(gallery))).toBeUndefined();
    saveSettings({});
    expect(readPageSettings(await visit(gallery))).toBeDefined();
  });

  test('loads the script for a gallery in a widget', async () => {
    php(`update_option( 'widget_block', array( 7 => array( 'content' => '[gallery ids="${idList()}"]' ), '_multiwidget' => 1 ) );
      wp_set_sidebars_widgets( array( 'sidebar-1' => array( 'block-7' ) ) );`);
    const html = await visit(addPost('Text'));
    php(`wp_set_sidebars_widgets( array( 'sidebar-1' => array() ) );`);
    // Block themes have no sidebars.
    expect(readPageSettings(html) !== undefined).toBe(theme === 'twentytwentyone');
  });

  test.each([
    ['block', unlinkedGallery],
    ['shortcode', () => `[gallery link="none" ids="${idList()}"]`],
  ])('links the images of a gallery %s that have no link, unless this is disabled', async (_name, content) => {
    const gallery = addPost(content());
    expect(linkedFiles(await visit(gallery))).toEqual(images.map(fileOf));
    expect(linkedFiles(await visit(`${gallery}&loggia=0`))).toEqual([]);
    saveSettings({ link_images: false });
    expect(linkedFiles(await visit(gallery))).toEqual([]);
    saveSettings({});
  });

  test('leaves an image of a gallery that WordPress expands on click', async () => {
    // WordPress 6.4 and later add this container in a filter with priority 15, also if the theme enables it for all images.
    const container = `add_filter( 'render_block_core/image', function ( $html ) { return str_replace( '<img', '<span class="wp-lightbox-container"></span><img', $html ); }, 15 );`;
    const html = php(`${container} return do_blocks( ${phpValue(unlinkedGallery())} );`) as string;
    expect(html).toContain('wp-lightbox-container');
    expect(linkedFiles(html)).toEqual([]);
    expect(linkedFiles(php(`return do_blocks( ${phpValue(unlinkedGallery())} );`) as string)).toEqual(
      images.map(fileOf),
    );
  });

  test('uses large thumbnails for a gallery shortcode in a layout of Loggia', async () => {
    const gallery = addPost(`[gallery ids="${idList()}"]`);
    const thumbnails = (html: string) =>
      [...html.matchAll(/<img[^>]* src="[^"]*-(\d+x\d+)\.jpg"/g)].map(([, size]) => size);
    expect(new Set(thumbnails(await visit(gallery)))).toEqual(new Set(['150x150']));
    saveSettings({ layout: 'justified' });
    expect(new Set(thumbnails(await visit(gallery)))).toEqual(new Set(['1024x640']));
    saveSettings({});
  });

  test('leaves an image without a link outside a gallery as it is', async () => {
    const [id = 0] = images;
    const html = await visit(
      addPost(
        `<!-- wp:image {"id":${id}} --><figure class="wp-block-image"><img src="${fileOf(id)}" alt=""/></figure><!-- /wp:image -->`,
      ),
    );
    expect(linkedFiles(html)).toEqual([]);
    expect(readPageSettings(html)).toBeUndefined();
  });

  test('is not changed with ?loggia=0, and has debugging enabled with ?loggia=debug', async () => {
    const gallery = addPost(coreGallery());
    expect(readPageSettings(await visit(`${gallery}&loggia=0`))).toBeUndefined();
    expect(readPageSettings(await visit(`${gallery}&loggia=debug`))).toMatchObject({
      debug: true,
      versions: expect.stringMatching(/^Loggia [\d.]+$/),
    });
    expect(readPageSettings(await visit(`${addPost('Text')}&loggia=debug`))).toMatchObject({ debug: true });
    expect(readPageSettings(await visit(`${gallery}&loggia[]=debug`))).toMatchObject({ debug: false });
  });

  test('is shown to visitors without Loggia during a trial', async () => {
    saveSettings({ trial: true });
    const gallery = addPost(coreGallery());
    const cookie = await logIn();
    expect(readPageSettings(await visit(gallery))).toBeUndefined();
    expect(readPageSettings(await visit(gallery, { cookie }))).toBeDefined();
    saveSettings({});
  });
});

describe('the settings of a page', () => {
  test.each([
    ['de_DE', 'Schließen'],
    ['de_CH_informal', 'Schließen'],
    ['fr_FR', 'Fermer'],
    ['es_MX', 'Cerrar'],
  ])('contain labels in the site’s language: %s', async (locale, close) => {
    const gallery = addPost(coreGallery());
    // The languages themselves aren't installed.
    const settings = php(
      `add_filter( 'determine_locale', static function () { return '${locale}'; } ); return loggia_page_settings( false );`,
    );
    expect(settings).toMatchObject({ labels: { lightbox: { close } } });
    expect(readPageSettings(await visit(gallery))).not.toHaveProperty('labels');
  });

  test('block YotuWP’s script until the visitor gives consent', async () => {
    const playlist = addPost('<!-- wp:html --><div class="yotu-playlist"></div><!-- /wp:html -->');
    const addScript = `<?php add_action( 'wp_enqueue_scripts', static function () { wp_enqueue_script( 'yotu-script', '/yotu.js', array(), '1', true ); wp_localize_script( 'yotu-script', 'yotujs', array( 'ajax_url' => '/ajax' ) ); } );`;
    php(
      `file_put_contents( WPMU_PLUGIN_DIR . '/yotu.php', ${JSON.stringify(addScript).replaceAll('$', String.raw`\$`)} );`,
    );
    expect(await visit(playlist)).toContain('/yotu.js');
    saveSettings({ consent: true });
    const html = await visit(playlist);
    php(`unlink( WPMU_PLUGIN_DIR . '/yotu.php' );`);
    expect(html).not.toContain('/yotu.js');
    expect(html).toContain('var yotujs');
    expect(readPageSettings(html)).toMatchObject({ requiresConsent: true });
    saveSettings({});
  });
});
