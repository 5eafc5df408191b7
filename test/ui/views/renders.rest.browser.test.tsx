import '@loggia/ui/styles.css';
import type { ComponentPropsWithoutRef, ReactElement } from 'react';
import { beforeEach, describe, expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { page, userEvent } from 'vitest/browser';
import type { GalleryImage } from '@loggia/hooks';
import { KitProvider, MasonryGallery, JustifiedGallery, ThumbnailGallery } from '@loggia/ui';
import { BlogGallery } from '@loggia/ui/blog';
import { FeatureCarousel } from '@loggia/ui/carousel';
import { CartLink } from '@loggia/ui/cart';
import { ImageBrowser } from '@loggia/ui/imageBrowser';
import { InlineSlideshow } from '@loggia/ui/inlineSlideshow';
import { nextPaint } from '../../helpers/nextPaint.ts';

function paint(index: number, width: number): string {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${width * 0.6}"><rect width="100%" height="100%" fill="hsl(${index * 47} 30% 50%)"/></svg>`;
  return `data:image/svg+xml,${encodeURIComponent(svg)}`;
}

const createImages = (count: number, width: number): readonly GalleryImage[] =>
  Array.from({ length: count }, (_, index) => ({
    id: String(index + 1),
    url: paint(index, width),
    title: `Ridge ${index + 1}`,
    description: 'Above the valley.',
    width,
    height: width * 0.6,
    thumbnail: { url: paint(index, width - 1), width: width - 1, height: (width - 1) * 0.6 },
  }));

/** Rendered gallery images by alt text. The lightbox uses other URLs. */
const drawn: string[] = [];
const ofGallery = (src: string | undefined) => src?.includes('width%3D%22500') || src?.includes('width%3D%22499');

function CountedImage({ alt, ...props }: ComponentPropsWithoutRef<'img'>) {
  if (ofGallery(props.src)) drawn.push(alt ?? '');
  return <img alt={alt} {...props} />;
}

interface ViewProps {
  readonly images: readonly GalleryImage[];
  readonly lightbox: NonNullable<Exclude<ComponentPropsWithoutRef<typeof ThumbnailGallery>['lightbox'], boolean>>;
}

async function openFirst(view: (props: ViewProps) => ReactElement, count = 12) {
  const images = createImages(count, 500);
  const lightbox = { images: createImages(count, 1000), effect: 'none', history: false } as const;
  const screen = await render(<KitProvider imageComponent={CountedImage}>{view({ images, lightbox })}</KitProvider>);
  await expect.element(screen.getByRole('img', { name: 'Ridge 1', exact: true }).first()).toBeVisible();
  await nextPaint();
  expect(drawn).not.toEqual([]);
  drawn.length = 0;
  await userEvent.click(screen.getByRole('img', { name: 'Ridge 1', exact: true }).first());
  await expect.element(screen.getByText(`1 / ${count}`)).toBeVisible();
  await nextPaint();
  return screen;
}

async function change(screen: Awaited<ReturnType<typeof openFirst>>, count = 12) {
  drawn.length = 0;
  await userEvent.keyboard('{ArrowRight}');
  await expect.element(screen.getByText(`2 / ${count}`)).toBeVisible();
  await nextPaint();
}

beforeEach(async () => {
  await page.viewport(1280, 800);
  window.scrollTo(0, 0);
  drawn.length = 0;
});

describe.each<readonly [name: string, view: (props: ViewProps) => ReactElement]>([
  ['a thumbnail gallery', (props) => <ThumbnailGallery {...props} />],
  [
    'a thumbnail gallery with captions and cart links',
    (props) => <ThumbnailGallery {...props} titleDisplay="below" hasDescriptions extraComponent={CartLink} />,
  ],
  ['a masonry gallery', (props) => <MasonryGallery {...props} titleDisplay="below" />],
  ['a masonry gallery in rows', (props) => <MasonryGallery {...props} direction="rows" maxColumns={3} />],
  ['a gallery of justified columns', (props) => <JustifiedGallery {...props} />],
  ['a gallery of justified rows', (props) => <JustifiedGallery direction="rows" {...props} titleDisplay="show" />],
  ['a blog', (props) => <BlogGallery {...props} />],
  ['an image browser', (props) => <ImageBrowser {...props} />],
])('%s', (_name, view) => {
  test('does not rerender thumbnails when the lightbox opens or navigates', async () => {
    const screen = await openFirst(view);
    expect(drawn).toEqual([]);
    await change(screen);
    expect(drawn).toEqual([]);
  });
});

test("a virtualized gallery only renders the thumbnail it mounts for the lightbox's current image", async () => {
  const screen = await openFirst((props) => <ThumbnailGallery {...props} />, 3000);
  expect(drawn).toEqual([]);
  await userEvent.keyboard('{End}');
  await expect.element(screen.getByText('3000 / 3000')).toBeVisible();
  await nextPaint();
  expect(drawn).toEqual(['Ridge 3000']);
});

test('a carousel that follows the lightbox only renders newly visible slides', async () => {
  const screen = await openFirst((props) => <FeatureCarousel {...props} />);
  expect(drawn).toEqual([]);
  const images = document.querySelectorAll<HTMLImageElement>('.loggia-feature img');
  const before = new Set([...images].map(({ alt }) => alt));
  await change(screen);
  expect(drawn.filter((name) => before.has(name))).toEqual([]);
});

test('a slideshow that follows the lightbox only renders the slides it shows', async () => {
  const screen = await openFirst((props) => <InlineSlideshow {...props} filmstrip="dots" />);
  const slides = () => [...document.querySelectorAll<HTMLImageElement>('.loggia-slideshow-stage img')];
  const shown = new Set(slides().map(({ alt }) => alt));
  await change(screen);
  for (const { alt } of slides()) shown.add(alt);
  expect(shown).toContain('Ridge 2');
  expect(drawn.filter((name) => !shown.has(name))).toEqual([]);
});

test('rerendering with a new lightbox options object does not rerender thumbnails', async () => {
  const images = createImages(12, 500);
  const list = createImages(12, 1000);
  function Page() {
    return <ThumbnailGallery images={images} lightbox={{ images: list, effect: 'none', history: false }} />;
  }
  const kit = (key: number) => (
    <KitProvider imageComponent={CountedImage}>
      <Page key="page" />
      <p>{`Rendered ${key}`}</p>
    </KitProvider>
  );
  const screen = await render(kit(1));
  await expect.element(screen.getByRole('img', { name: 'Ridge 1', exact: true })).toBeVisible();
  await nextPaint();
  drawn.length = 0;
  await screen.rerender(kit(2));
  await expect.element(screen.getByText('Rendered 2')).toBeVisible();
  expect(drawn).toEqual([]);
});
