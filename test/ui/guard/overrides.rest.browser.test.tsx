import '@loggia/ui/styles.css';
import { createStaticBackend } from '@loggia/hooks/static';
import { GalleryBrowser, ThumbnailGallery } from '@loggia/ui';
import { expect, onTestFinished, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { paintedImages } from '../../helpers/paintedImages.ts';

const backend = createStaticBackend({ images: paintedImages });

function addStyles(css: string, place: 'append' | 'prepend' = 'append'): void {
  const style = document.createElement('style');
  style.textContent = css;
  document.head[place](style);
  onTestFinished(() => style.remove());
}

/** A gallery inside a theme's own class, with its lightbox open. */
async function showThemed() {
  await render(
    <div className="site">
      <GalleryBrowser backend={backend} urlState={false}>
        {(view) => <ThumbnailGallery {...view} lightbox={{ effect: 'none' }} />}
      </GalleryBrowser>
    </div>,
  );
  const field = page.getByRole('searchbox').element();
  await page.getByRole('button', { name: 'Image 1', exact: true }).click();
  await expect.element(page.getByRole('button', { name: 'Next image' })).toBeVisible();
  const picture = () => document.querySelector('.loggia-slide[data-role="current"] img') ?? document.body;
  await expect.poll(() => picture().tagName).toBe('IMG');
  return { field, arrow: page.getByRole('button', { name: 'Next image' }).element(), picture: picture() };
}

const styleOf = (element: Element) => getComputedStyle(element);

test('two theme classes override guarded properties, regardless of style sheet order', async () => {
  addStyles(
    `.site .loggia-arrow { height: 70px; margin: 3px 5px; border: 4px solid red }
     .loggia-slide .loggia-slide-image { padding: 9px; max-width: 50% }
     .loggia-search > input.loggia-none, .site .loggia-search > input { font-size: 27px }`,
    'prepend',
  );
  const { field, arrow, picture } = await showThemed();
  expect([styleOf(arrow).height, styleOf(arrow).margin, styleOf(arrow).borderWidth]).toEqual([
    '70px',
    '3px 5px',
    '4px',
  ]);
  expect([styleOf(picture).padding, styleOf(picture).maxWidth]).toEqual(['9px', '50%']);
  expect(styleOf(field).fontSize).toBe('27px');
});

test("a theme's custom properties override the defaults", async () => {
  addStyles('.site { --loggia-arrow-size: 61px; --loggia-info-margin: 13px }');
  const { arrow } = await showThemed();
  expect([styleOf(arrow).width, styleOf(arrow).height]).toEqual(['61px', '61px']);
});

test('a single class overrides unguarded properties, and the margins and padding of elements other than controls', async () => {
  addStyles(
    `.loggia-arrow { border-radius: 3px; background: rgb(1, 2, 3); width: 55px }
     .loggia-thumbnails { margin: 17px; gap: 19px }
     .loggia-search-line { padding: 23px }`,
  );
  const { arrow } = await showThemed();
  expect([styleOf(arrow).borderRadius, styleOf(arrow).backgroundColor, styleOf(arrow).width]).toEqual([
    '3px',
    'rgb(1, 2, 3)',
    '55px',
  ]);
  expect(styleOf(document.querySelector('.loggia-thumbnails') ?? document.body).marginTop).toBe('17px');
  expect(styleOf(document.querySelector('.loggia-search-line') ?? document.body).padding).toBe('23px');
});

test('a later cascade layer overrides the margins and padding of elements other than controls', async () => {
  addStyles('@layer mine { .loggia-search-line { padding: 29px } }');
  await showThemed();
  expect(styleOf(document.querySelector('.loggia-search-line') ?? document.body).padding).toBe('29px');
});

test('a custom control in the lightbox keeps the padding set by its class', async () => {
  addStyles('.tool { padding: 31px }');
  await render(
    <ThumbnailGallery
      images={paintedImages}
      lightbox={{ effect: 'none', children: <button className="tool">Tool</button> }}
    />,
  );
  await page.getByRole('button', { name: 'Image 1', exact: true }).click();
  await expect.element(page.getByRole('button', { name: 'Tool' })).toBeVisible();
  expect(styleOf(page.getByRole('button', { name: 'Tool' }).element()).padding).toBe('31px');
});

test('the layer order in docs/resets.md puts the kit above resets and below utilities', async () => {
  const line = '@layer theme, base, loggia, components, utilities;';
  addStyles(line, 'prepend');
  addStyles(
    `@layer base { *, ::before, ::after { margin: 0; padding: 0; border: 0 solid } .loggia-arrow { border-radius: 0 } }
     @layer utilities { .loggia-arrow { opacity: 0.5 } }`,
  );
  const { arrow } = await showThemed();
  expect([styleOf(arrow).borderRadius, styleOf(arrow).opacity]).toEqual(['50%', '0.5']);
  expect(styleOf(document.querySelector('.loggia-search') ?? document.body).borderWidth).toBe('1px');
});
