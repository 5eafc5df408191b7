import { createStaticBackend } from '@loggia/hooks/static';
import { GalleryBrowser, ThumbnailGallery } from '@loggia/ui';
import { mount, type MountHandle } from '@loggia/ui/mount';
import { afterEach, beforeAll, expect, onTestFinished, test } from 'vitest';
import { cdp, page } from 'vitest/browser';
import { paintedImages } from '../../helpers/paintedImages.ts';

declare const MOUNT_STYLES: string;

let handle: MountHandle | undefined;

beforeAll(() => void addStyles(MOUNT_STYLES));
afterEach(() => {
  handle?.unmount();
  document.documentElement.removeAttribute('style');
  document.body.replaceChildren();
});

function addStyles(css: string): HTMLStyleElement {
  const style = document.createElement('style');
  style.textContent = css;
  document.head.prepend(style);
  return style;
}

const backend = createStaticBackend({ images: paintedImages, perPage: 2 });
const tags = [{ id: '1', name: 'Sea' }];

async function show(): Promise<void> {
  document.body.innerHTML = '<div class="entry-content"><p id="served">Served</p></div>';
  const content = (
    <GalleryBrowser backend={backend} urlState={false} tags={tags}>
      {(view) => <ThumbnailGallery {...view} lightbox={{ history: false }} />}
    </GalleryBrowser>
  );
  handle = mount(document, { mounters: [{ selector: '#served', load: async () => () => ({ content }) }] });
  await handle.ready;
  await expect.element(page.getByRole('button', { name: 'Next page' })).toBeVisible();
}

async function showOpen(): Promise<void> {
  await show();
  await page.getByRole('button', { name: 'Image 1', exact: true }).click();
  await expect.element(page.getByRole('dialog').getByRole('button', { name: 'Share' })).toBeVisible();
}

/** Without the filmstrip's arrows, which are as high as the thumbnails and have a fixed width. */
const CONTROLS =
  '.loggia :is(button:not(.loggia-filmstrip-arrow), input:not([type="hidden"]), select, .loggia-text-button)';

/** Image links are excluded, because their size depends on the layout. */
const isSeen = (element: HTMLElement) =>
  element.querySelector('img') === null && element.checkVisibility({ visibilityProperty: true });

/** The heights of all visible controls and their icons. */
const heights = () =>
  [...document.querySelectorAll<HTMLElement>(CONTROLS)].filter(isSeen).map((control) => ({
    name: control.getAttribute('aria-label') ?? control.textContent,
    control: control.getBoundingClientRect().height,
    icon: control.querySelector('svg')?.getBoundingClientRect().height ?? 0,
  }));

/** Controls whose content overflows, or which are partly outside the viewport. */
const cut = () =>
  [...document.querySelectorAll<HTMLElement>(CONTROLS)]
    .filter(isSeen)
    .filter((control) => {
      const { left, right } = control.getBoundingClientRect();
      const isTooWide = control.localName === 'button' && control.scrollWidth > control.clientWidth + 1;
      return isTooWide || left < -1 || right > innerWidth + 1;
    })
    .map((control) => control.outerHTML.slice(0, 120));

/** Expects each control and its icon to have grown by this factor. */
function expectGrown(before: ReturnType<typeof heights>, times: number): void {
  const now = heights();
  expect(now.map(({ name }) => name)).toEqual(before.map(({ name }) => name));
  const ratios = now.flatMap(({ name, control, icon }, index) => [
    [name, control / (before[index]?.control ?? 0)] as const,
    ...(icon > 0 ? [[`sign of ${name}`, icon / (before[index]?.icon ?? 0)] as const] : []),
  ]);
  expect(ratios.filter(([, ratio]) => ratio < times * 0.9 || ratio > times * 1.15)).toEqual([]);
}

const LARGE_ROOT = 'html { font-size: 200%; }';

async function enlarge(): Promise<ReturnType<typeof heights>> {
  const before = heights();
  expect(before.length).toBeGreaterThan(4);
  const style = addStyles(LARGE_ROOT);
  onTestFinished(() => style.remove());
  await expect.poll(cut).toEqual([]);
  return before;
}

test.each([
  [390, 'a gallery', show],
  [1440, 'a gallery', show],
  [1440, 'a lightbox', showOpen],
] as const)(
  'at %i px, controls in %s double in size with the root font size without clipping',
  async (width, _name, open) => {
    await page.viewport(width, 900);
    await open();
    expectGrown(await enlarge(), 2);
  },
);

test('on a phone, lightbox controls grow with the root font size as far as they fit on one line', async () => {
  await page.viewport(390, 900);
  await showOpen();
  const before = await enlarge();
  const now = heights();
  expect(now.map(({ name }) => name)).toEqual(before.map(({ name }) => name));
  expect(now.filter(({ control }, index) => control <= (before[index]?.control ?? 0) * 1.15)).toEqual([]);
  const tops = new Set(
    [...document.querySelectorAll('.loggia-controls > button')].map((button) => button.getBoundingClientRect().top),
  );
  expect(tops.size).toBe(1);
});

test("controls grow with the browser's font size even if a theme reduces the root font size", async () => {
  await page.viewport(1440, 900);
  const theme = addStyles('html { font-size: 62.5%; }');
  onTestFinished(() => theme.remove());
  await show();
  const before = heights();
  const next = before.find(({ name }) => name === 'Next page');
  expect(next?.control).toBeGreaterThanOrEqual(40);
  handle?.unmount();
  await cdp().send('Page.setFontSizes', { fontSizes: { standard: 32, fixed: 26 } });
  onTestFinished(() => void cdp().send('Page.setFontSizes', { fontSizes: { standard: 16, fixed: 13 } }));
  await show();
  expectGrown(before, 2);
});
