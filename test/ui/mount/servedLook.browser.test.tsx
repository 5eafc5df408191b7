import { afterEach, describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { escapeHtml } from '../../fixtures/wordpress/escapeHtml.ts';
import { galleryContainer, TITLE_STYLE, withTitlesBelow } from '../../fixtures/wordpress/galleryMarkup.ts';
import { mountingStyledPage } from '../../helpers/mountStyledPage.ts';

const { mountPage } = mountingStyledPage();

afterEach(() => page.viewport(1280, 800));

const ITEMS = ['1', '2', '3', '4', '5'].map((id) => ({ id }));
const inColumn = (markup: string) => `<div style="width: 645px; max-width: 100%">${markup}</div>`;
const boxOf = (selector: string) =>
  document.querySelector(selector)?.getBoundingClientRect() ?? expect.unreachable(`no ${selector}`);

describe('a mounted slideshow', () => {
  const SHOW = JSON.stringify({
    data: ITEMS.map(({ id }) => ({ id, image_url: `/${id}.jpg`, thumb_url: `/${id}.jpg` })),
    image_width: '500',
    image_height: '300',
    filmstrip_direction: 'horizontal',
    slideshow_filmstrip_type: '1',
    slideshow_filmstrip_height: '90',
  });

  test.each([1280, 390])(
    'is as tall as the original, including the filmstrip, at a viewport width of %s px',
    async (width) => {
      await page.viewport(width, 900);
      const markup = galleryContainer({ galleryType: 'slideshow', items: ITEMS });
      await mountPage(inColumn(markup.replace('<form', `<i data-params="${escapeHtml(SHOW)}"></i><form`)));
      const show = boxOf('.loggia-slideshow');
      expect(show.width).toBeCloseTo(Math.min(500, boxOf('.loggia').width), 0);
      expect(show.height).toBeCloseTo(show.width * 0.6, 0);
      expect(boxOf('.loggia-slideshow-filmstrip').height).toBe(90);
      expect(boxOf('.loggia-slideshow-stage').height).toBeCloseTo(show.height - 98, 0);
    },
  );
});

describe('a mounted justified gallery', () => {
  test('has centered columns of the original width', async () => {
    const attributes =
      'data-mosaic-direction="vertical" data-resizable="0" data-width="250" data-thumb-padding="2" data-total-width="100"';
    const markup = galleryContainer({ galleryType: 'thumbnails_mosaic', items: ITEMS });
    await mountPage(inColumn(markup.replace('data-gallery-id="7" data-lightbox', `${attributes} $&`)));
    const boxes = [...document.querySelectorAll('.loggia-images > li')].map((item) => item.getBoundingClientRect());
    const left = Math.min(...boxes.map((box) => box.left));
    const right = Math.max(...boxes.map((box) => box.right));
    const room = boxOf('.loggia');
    expect(right - left).toBeCloseTo(502, 0);
    expect(left - room.left).toBeCloseTo(room.right - right, 0);
  });
});

test('a mounted blog has 16 px of space between entries', async () => {
  await mountPage(inColumn(galleryContainer({ galleryType: 'blog_style', items: ITEMS })));
  const [first, second] = [...document.querySelectorAll('.loggia-blog-entry')].map((entry) =>
    entry.getBoundingClientRect(),
  );
  expect((second?.top ?? 0) - (first?.bottom ?? 0)).toBeCloseTo(16, 0);
});

describe('a description with line breaks in a mounted gallery', () => {
  test('keeps its line breaks below a thumbnail', async () => {
    await mountPage(inColumn(galleryContainer({ items: [{ id: '1', description: 'Rope<br>and nets' }] })));
    const text = document.querySelector('.loggia-caption > span');
    expect(text?.textContent).toBe('Rope\nand nets');
    expect(text?.getBoundingClientRect().height).toBe(36);
  });
});

describe('titles below the thumbnails of a mounted gallery', () => {
  const LONG =
    'A long title of a picture with so many words that it needs four lines of text below its thumbnail, or even five';
  const titled = (titles: readonly string[]) => {
    const items = titles.map((title, index) => ({ id: String(index + 1), title }));
    return TITLE_STYLE + withTitlesBelow(galleryContainer({ items }));
  };
  const captions = () => [...document.querySelectorAll<HTMLElement>('.loggia-caption')];
  const isCut = (caption: HTMLElement) => {
    const text = caption.querySelector('b');
    return text === null || text.scrollHeight > text.clientHeight + 1;
  };

  test("are not clamped if the server doesn't clamp them", async () => {
    await mountPage(inColumn(titled([LONG, 'Boat'])));
    expect(captions().filter(isCut)).toEqual([]);
    expect(captions()).toHaveLength(2);
  });

  test('take up one line if all titles fit on one line', async () => {
    await mountPage(inColumn(titled(['Boat', 'Rope'])));
    expect(captions().map(({ offsetHeight }) => offsetHeight)).toEqual([28, 28]);
  });
});
