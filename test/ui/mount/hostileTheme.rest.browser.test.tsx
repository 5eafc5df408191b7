import { createStaticBackend } from '@loggia/hooks/static';
import { BlogGallery, GalleryBrowser, ThumbnailGallery } from '@loggia/ui';
import { mount, type MountHandle } from '@loggia/ui/mount';
import type { ReactNode } from 'react';
import { afterEach, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { page } from 'vitest/browser';
import { paintedImages } from '../../helpers/paintedImages.ts';

declare const MOUNT_STYLES: string;

/** Typical theme rules that affect unknown content. */
const THEME = `
  html { font-size: 62.5%; }
  body { font-size: 1.6rem; }
  * { box-sizing: content-box !important; }
  .entry-content *, ::before, ::after { line-height: 2.5; letter-spacing: 3px; }
  img, #content img { max-width: 100%; height: auto; border: 5px solid; border-radius: 50%; margin: 7px; }
  button, input, select, #content button { text-transform: uppercase; padding: 20px; margin: 9px; border: 4px dashed; min-height: 90px; }
  button:hover { background: lime; }
  ul, ol, .entry-content ul li { list-style: disc; margin: 1em; padding: 1em; }
  .entry-content li::before { content: '•'; display: block; }
  a, #content .entry-content a { text-decoration: underline; color: red; border-bottom: 3px solid; display: inline; }
  svg { width: 5em; height: 5em; fill: red; margin: 8px; }
  form, dialog, nav, section { background: yellow; padding: 30px; border: 2px solid; }
  h1, h2, h3, p, #content p { margin: 2em; font-size: 40px; text-indent: 3em; }
  .entry-content span, .entry-content div { float: left; text-shadow: 1px 1px red; }
`;
const LOOKS = [
  'backgroundColor',
  'borderTopWidth',
  'boxSizing',
  'color',
  'display',
  'fontSize',
  'letterSpacing',
  'listStyleType',
  'objectFit',
  'textDecorationLine',
  'textIndent',
  'textTransform',
] as const;

let handle: MountHandle | undefined;

beforeAll(() => addStyles(MOUNT_STYLES));
afterEach(() => {
  handle?.unmount();
  document.body.replaceChildren();
});

function addStyles(css: string): HTMLStyleElement {
  const style = document.createElement('style');
  style.textContent = css;
  document.head.prepend(style);
  return style;
}

async function show(content: ReactNode): Promise<void> {
  document.body.innerHTML = '<div id="content"><div class="entry-content"><p id="served">Served</p></div></div>';
  handle = mount(document, { mounters: [{ selector: '#served', load: async () => () => ({ content }) }] });
  await handle.ready;
}

function measure() {
  return [...document.querySelectorAll<HTMLElement>('.loggia, .loggia *')].map((element) => {
    const { left, top, width, height } = element.getBoundingClientRect();
    const style = getComputedStyle(element);
    const looks = LOOKS.map((name) => `${name} ${style[name]}`).join(', ');
    const box = [left, top, width, height].map((side) => Math.round(side)).join(' ');
    return `${element.tagName} ${element.className.toString()} ${box}: ${looks}`;
  });
}

/** Expects the kit to look the same with and without the theme. */
async function expectUnmoved(): Promise<void> {
  await expect
    .poll(() => [...document.querySelectorAll('.loggia img')].every((image) => (image as HTMLImageElement).complete))
    .toBe(true);
  const before = measure();
  const theme = addStyles(THEME);
  onTestFinished(() => theme.remove());
  await expect.poll(() => measure().filter((line, index) => line !== before[index])).toEqual([]);
}

const backend = createStaticBackend({ images: paintedImages, perPage: 4 });
const tags = [{ id: '1', name: 'Sea' }];

/** Typical rules of block, classic and grid themes for the children of the content. */
const COLUMNS = {
  'limits and auto margins': '.entry-content > :not(.alignwide) { max-width: 400px; margin: 20px auto; }',
  'a width and an offset':
    '.entry-content > * { position: relative; left: 10px; width: calc(100% - 80px); min-width: 300px; }',
  'grid columns':
    '.entry-content { display: grid; grid: auto / 1fr 400px 1fr; } .entry-content > * { grid-column: 2; }',
  'a flex row': '.entry-content { display: flex; } .entry-content > * { flex: 0 1 400px; align-self: end; order: 2; }',
};

describe("a mounted component in a theme's content column", () => {
  const boxOf = (element: Element | null) => {
    const { left, top, width } = element?.getBoundingClientRect() ?? {};
    return { left, top, width };
  };

  test.each(Object.entries(COLUMNS))(
    'keeps the position of the server-rendered content in a theme with %s',
    async (_, css) => {
      const style = addStyles(css);
      onTestFinished(() => style.remove());
      document.body.innerHTML = '<div class="entry-content"><div id="served">Served</div></div>';
      const before = boxOf(document.querySelector('#served'));
      handle = mount(document, {
        mounters: [{ selector: '#served', load: async () => () => ({ content: 'Mounted' }) }],
      });
      await handle.ready;
      expect(boxOf(document.querySelector('.loggia'))).toEqual(before);
      expect(before.width).toBeLessThan(innerWidth);
    },
  );

  test('keeps the alignment class set in the editor', async () => {
    const style = addStyles(COLUMNS['limits and auto margins']);
    onTestFinished(() => style.remove());
    document.body.innerHTML = '<div class="entry-content"><div id="served" class="alignwide grey">Served</div></div>';
    const before = boxOf(document.querySelector('#served'));
    handle = mount(document, {
      mounters: [{ selector: '#served', load: async () => () => ({ content: 'Mounted' }) }],
    });
    await handle.ready;
    expect(boxOf(document.querySelector('.loggia'))).toEqual(before);
    expect(document.querySelector('.loggia')?.className).toBe('loggia alignwide');
  });
});

describe('a mounted component in a theme with aggressive element styles', () => {
  test('keeps the layout of the search bar, tags, thumbnails and pager', async () => {
    await show(
      <GalleryBrowser backend={backend} urlState={false} tags={tags}>
        {(view) => <ThumbnailGallery {...view} titleDisplay="show" />}
      </GalleryBrowser>,
    );
    await expect.element(page.getByRole('listitem').first()).toBeVisible();
    await expectUnmoved();
  });

  test('keeps the layout of text and an open lightbox', async () => {
    await show(
      <BlogGallery images={paintedImages.slice(0, 1)} hasDescriptions lightbox={{ preset: 'full', effect: 'none' }} />,
    );
    await page.getByRole('button', { name: 'Image 1' }).click();
    await expect.element(page.getByRole('dialog').getByRole('img').first()).toBeVisible();
    await expect.element(page.getByRole('button', { name: 'Share' })).toBeVisible();
    await expectUnmoved();
  });
});
