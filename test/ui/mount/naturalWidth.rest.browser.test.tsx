import { afterEach, describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { albumContainer } from '../../fixtures/wordpress/albumMarkup.ts';
import { escapeHtml } from '../../fixtures/wordpress/escapeHtml.ts';
import { galleryContainer } from '../../fixtures/wordpress/galleryMarkup.ts';
import { ORIGINAL_PLAYLIST, playlistMarkup } from '../../fixtures/wordpress/playlistMarkup.ts';
import { mountingStyledPage } from '../../helpers/mountStyledPage.ts';

const { mountPage } = mountingStyledPage();

afterEach(() => page.viewport(1280, 800));

const ITEMS = [{ id: '1' }, { id: '2' }, { id: '3' }];
const SLIDES = JSON.stringify({ data: [{ id: '1', image_url: '/1.jpg' }], image_width: 500, image_height: 300 });

const KINDS = {
  thumbnails: galleryContainer({ items: ITEMS }),
  'an album': albumContainer({ entries: [{ kind: 'gallery', id: '2', title: 'Harbour' }] }),
  'a slideshow': galleryContainer({ galleryType: 'slideshow', items: ITEMS }).replace(
    '<form',
    `<i data-params="${escapeHtml(SLIDES)}"></i><form`,
  ),
  'a playlist': playlistMarkup(),
};

/** Boxes that shrink to fit their content, which has a paragraph next to it. */
const BOXES = {
  row: 'display: flex; gap: 20px',
  'centered stack': 'display: flex; flex-direction: column; align-items: center',
  'floated box': 'float: left',
  'inline box': 'display: inline-block',
  'positioned box': 'position: absolute',
  'grid with automatic columns': 'display: grid; grid-template-columns: auto auto; justify-content: start',
};

/** Server styles that set a width in pixels. */
const SERVER_STYLE = `<style>form, ${ORIGINAL_PLAYLIST.container} > * { width: 500px; max-width: 100% }</style>`;

const inBox = (box: string, served: string, text = '<p>Text.</p>') =>
  `${SERVER_STYLE}<div style="width: 800px; max-width: 100%; position: relative"><div id="box" style="${box}">${served}${text}</div></div>`;

const widthOf = (selector: string) => document.querySelector(selector)?.getBoundingClientRect().width ?? 0;

describe.each(Object.entries(BOXES))('mounting in a %s', (_box, style) => {
  test.each(Object.entries(KINDS))('keeps the width of server-rendered %s', async (_kind, served) => {
    const markup = inBox(style, served);
    document.body.innerHTML = markup;
    const width = widthOf('#box > :first-child');
    expect(width).toBeGreaterThan(400);
    await mountPage(markup);
    expect(widthOf('.loggia')).toBeCloseTo(width, 0);
  });

  test('lets the gallery shrink with the viewport', async () => {
    await mountPage(inBox(style, KINDS.thumbnails, ''));
    await page.viewport(390, 800);
    await expect.poll(() => document.documentElement.scrollWidth).toBeLessThanOrEqual(390);
    expect(widthOf('.loggia')).toBeCloseTo(widthOf('body'), 0);
  });
});

describe('mounting in a row with a long paragraph', () => {
  const SENTENCE = `<p>${'A paragraph next to it. '.repeat(20)}</p>`;
  /** Content with a minimum width, like playlist players and slideshow frames. */
  const FIXED = `<style>${ORIGINAL_PLAYLIST.container} { min-width: 500px }</style>`;

  test('keeps the width of the server-rendered content', async () => {
    await mountPage(FIXED + inBox(BOXES.row, KINDS['a playlist'], SENTENCE));
    expect(widthOf('.loggia')).toBeCloseTo(500, 0);
  });

  test('leaves enough space for the paragraph in a narrow viewport', async () => {
    await mountPage(FIXED + inBox(BOXES.row, KINDS['a playlist'], SENTENCE));
    await page.viewport(390, 800);
    expect(widthOf('.loggia')).toBeCloseTo(195, 0);
    // The player gets its new width from its resize observer, in a later frame.
    await expect.poll(() => document.documentElement.scrollWidth).toBeLessThanOrEqual(390);
  });
});

test('a gallery that fills its column gets no sizing element', async () => {
  await mountPage(inBox('', KINDS.thumbnails));
  expect(document.querySelectorAll('.loggia > canvas')).toHaveLength(0);
});
