import type { Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  addImages,
  addPost,
  expectNoNotices,
  galleryBlock,
  installPlugin,
  openPage,
  php,
  saveSettings,
  useTheme,
  type Theme,
} from './site.ts';

let images: readonly number[] = [];
const fileOf = (id = 0) => String(php(`return wp_get_attachment_url( ${id} );`));

const linkedImage = (id: number) =>
  `<a href="${fileOf(id)}"><img src="${fileOf(id)}" alt="Boat" class="wp-image-${id}"/></a>`;
const coreGallery = () =>
  `<!-- wp:gallery {"linkTo":"media"} --><figure class="wp-block-gallery has-nested-images columns-default is-cropped">${images
    .map(
      (id) =>
        `<!-- wp:image {"id":${id},"sizeSlug":"large","linkDestination":"media"} --><figure class="wp-block-image size-large">${linkedImage(id)}</figure><!-- /wp:image -->`,
    )
    .join('')}</figure><!-- /wp:gallery -->`;

const CONTENTS: readonly (readonly [name: string, content: () => string, selector: string])[] = [
  ['core gallery block', coreGallery, '.wp-block-gallery a'],
  ['[gallery] shortcode', () => `[gallery link="file" ids="${images.join(',')}"]`, '.gallery a'],
  ['linked image in the text', () => images.map(linkedImage).join(' '), '.entry-content a'],
];

const dialog = (page: Page) => page.getByRole('dialog');

/** Opens the second image with a click, and closes the lightbox with Back. */
async function expectLightbox(page: Page, link: string): Promise<void> {
  const url = page.url();
  await page.locator(link).nth(1).click();
  await dialog(page).waitFor();
  await expect
    .poll(() =>
      dialog(page)
        .locator('img')
        .evaluateAll((found) => found.length),
    )
    .toBeGreaterThan(0);
  await dialog(page).getByText('2 / 3').first().waitFor();
  await page.goBack();
  await dialog(page).waitFor({ state: 'detached' });
  expect(page.url()).toBe(url);
}

beforeAll(() => {
  installPlugin();
  images = addImages(3);
});
afterAll(expectNoNotices);

describe.each<Theme>(['twentytwentythree', 'twentytwentyone'])('the lightbox with the theme %s', (theme) => {
  beforeAll(() => {
    useTheme(theme);
  });

  test.each(CONTENTS)('opens from a %s and closes with Back', async (_name, content, selector) => {
    const page = await openPage(addPost(content()));
    await expectLightbox(page, selector);
    await page.context().close();
  });

  test('opens from the plugin’s own block', async () => {
    const page = await openPage(addPost(galleryBlock({ images: images.map((id) => ({ id })) })));
    await page.locator('.loggia-block .loggia-thumbnail').first().waitFor();
    await expectLightbox(page, '.loggia-block .loggia-thumbnail');
    await page.context().close();
  });

  test('does not open with ?loggia=0', async () => {
    const page = await openPage(`${addPost(coreGallery())}&loggia=0`);
    await page.locator('.wp-block-gallery a').nth(1).click();
    await expect.poll(() => page.url()).toBe(fileOf(images[1]));
    await page.context().close();
  });
});

test('the page’s look and language follow the settings', async () => {
  saveSettings({ theme: 'dark', accent: '#ff8800', radius: 3 });
  const addGerman = `<?php add_filter( 'determine_locale', static function () { return 'de_DE'; } );`;
  php(`file_put_contents( WPMU_PLUGIN_DIR . '/german.php', ${JSON.stringify(addGerman)} );`);
  const page = await openPage(addPost(coreGallery()));
  await page.locator('.wp-block-gallery a').first().click();
  await dialog(page).getByRole('button', { name: 'Schließen' }).waitFor();
  php(`unlink( WPMU_PLUGIN_DIR . '/german.php' );`);
  const root = page.locator('html');
  expect(await root.getAttribute('data-loggia-theme')).toBe('dark');
  expect(await root.evaluate((element) => getComputedStyle(element).getPropertyValue('--loggia-radius-m'))).toBe('3px');
  await page.context().close();
  saveSettings({});
});

test('?loggia=debug adds a report to the page', async () => {
  const page = await openPage(`${addPost(coreGallery())}&loggia=debug`);
  await expect.poll(() => page.locator('#loggia-report').textContent()).toContain('wp-block-gallery');
  await page.context().close();
});

interface Block {
  readonly clientId: string;
}

/** The part of the editor's API that the test uses. */
interface Editor {
  readonly wp: {
    readonly data: {
      select(store: string): { getBlocks(): readonly Block[] };
      dispatch(store: string): {
        resetBlocks(blocks: readonly Block[]): void;
        replaceBlocks(ids: readonly string[], blocks: unknown): void;
      };
    };
    readonly blocks: {
      createBlock(name: string, attributes: object): Block;
      switchToBlockType(block: Block, name: string): unknown;
      serialize(blocks: readonly Block[]): string;
      parse(html: string): readonly { readonly isValid: boolean }[];
    };
  };
}

/** Turns the editor's first block into another type, and returns the post's HTML. */
const transform = (page: Page, type: string) =>
  page.evaluate((name) => {
    const { data, blocks } = (globalThis as unknown as Editor).wp;
    const read = () => data.select('core/block-editor').getBlocks();
    const [block] = read();
    if (!block) throw new Error('The post is empty.');
    data.dispatch('core/block-editor').replaceBlocks([block.clientId], blocks.switchToBlockType(block, name));
    const html = blocks.serialize(read());
    return { html, isValid: blocks.parse(html).every(({ isValid }) => isValid) };
  }, type);

test('the block shows a preview in the editor, and can be converted to a core gallery and back', async () => {
  useTheme('twentytwentythree');
  const attributes = {
    images: images.map((id) => ({ id, url: fileOf(id), src: fileOf(id), alt: '', caption: `Text ${id}` })),
  };
  const page = await openPage('/wp-admin/post-new.php', { isAdministrator: true });
  await page.waitForFunction(() => (globalThis as unknown as Partial<Editor>).wp?.blocks !== undefined);
  await page.evaluate((given) => {
    const { data, blocks } = (globalThis as unknown as Editor).wp;
    data.dispatch('core/block-editor').resetBlocks([blocks.createBlock('loggia/gallery', given)]);
  }, attributes);
  // Newer versions of WordPress edit in a frame.
  const countItems = async () => {
    const counts = await Promise.all(page.frames().map((frame) => frame.locator('.loggia-block-item').count()));
    return Math.max(...counts);
  };
  await expect.poll(countItems, { timeout: 15_000 }).toBe(3);

  const core = await transform(page, 'core/gallery');
  expect(core.isValid).toBe(true);
  expect(core.html.match(/<!-- wp:image/g)?.length).toBe(3);
  expect(core.html).toContain(`href="${fileOf(images[0])}"`);
  const own = await transform(page, 'loggia/gallery');
  expect(own.isValid).toBe(true);
  expect(own.html).toContain(`<figcaption>Text ${images[2]}</figcaption>`);
  await page.context().close();

  // Without the plugin, the post keeps its images.
  const saved = addPost(own.html);
  php(`deactivate_plugins( 'loggia/loggia.php' );`);
  const plain = await openPage(saved);
  expect(await plain.locator('.entry-content li a > img').count()).toBe(3);
  await plain.context().close();
  installPlugin();
});
