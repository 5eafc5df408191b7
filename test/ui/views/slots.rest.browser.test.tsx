import '@loggia/ui/styles.css';
import { useState, type ReactElement } from 'react';
import { beforeEach, describe, expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { page, userEvent } from 'vitest/browser';
import type { GalleryImage } from '@loggia/hooks';
import { createStaticBackend } from '@loggia/hooks/static';
import {
  BlogGallery,
  FeatureCarousel,
  ImageBrowser,
  InlineSlideshow,
  MasonryGallery,
  JustifiedGallery,
  ThumbnailGallery,
  type GallerySlots,
  type ImageSlots,
} from '@loggia/ui';
import { nextPaint } from '../../helpers/nextPaint.ts';

interface Photo extends GalleryImage {
  readonly camera: string;
}

function paint(index: number): string {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="500" height="300"><rect width="500" height="300" fill="hsl(${index * 47} 30% 50%)"/></svg>`;
  return `data:image/svg+xml,${encodeURIComponent(svg)}`;
}

const photos: readonly Photo[] = Array.from({ length: 4 }, (_, index) => ({
  id: String(index + 1),
  url: paint(index),
  title: `Ridge ${index + 1}`,
  width: 500,
  height: 300,
  camera: `Camera ${index + 1}`,
  thumbnail: { url: paint(index), width: 500, height: 300 },
}));

interface ViewProps {
  readonly images: readonly Photo[];
  readonly lightbox: { readonly effect: 'none'; readonly history: false };
  readonly slots: GallerySlots<Photo>;
}

const VIEWS: readonly (readonly [name: string, view: (props: ViewProps) => ReactElement])[] = [
  ['a thumbnail gallery', (props) => <ThumbnailGallery {...props} />],
  ['a thumbnail gallery with captions', (props) => <ThumbnailGallery {...props} titleDisplay="below" />],
  ['a thumbnail gallery with captions above', (props) => <ThumbnailGallery {...props} titleDisplay="above" />],
  ['a masonry gallery', (props) => <MasonryGallery {...props} titleDisplay="below" />],
  ['a masonry gallery in rows', (props) => <MasonryGallery {...props} direction="rows" hasDescriptions />],
  ['a gallery of justified columns', (props) => <JustifiedGallery {...props} />],
  ['a gallery of justified rows', (props) => <JustifiedGallery direction="rows" {...props} />],
  ['a blog', (props) => <BlogGallery {...props} />],
  ['an image browser', (props) => <ImageBrowser {...props} />],
  ['a feature carousel', (props) => <FeatureCarousel {...props} hasTitles />],
  ['an inline slideshow', (props) => <InlineSlideshow {...props} hasTitle />],
];

const lightbox = { effect: 'none', history: false } as const;

beforeEach(async () => {
  await page.viewport(1280, 800);
  window.scrollTo(0, 0);
});

describe.each(VIEWS)('%s', (_name, view) => {
  test("renders a custom caption that receives the app's image type", async () => {
    const slots: GallerySlots<Photo> = {
      caption: ({ image, index, name }) => <b className="own">{`${name}, ${image.camera}, ${index}`}</b>,
    };
    const screen = await render(view({ images: photos, lightbox, slots }));
    await expect.element(screen.getByText('Ridge 1, Camera 1, 0').first()).toBeVisible();
  });

  test('renders a custom image whose link opens the lightbox', async () => {
    const slots: GallerySlots<Photo> = {
      image: ({ image, imageProps: { alt, ...props } }) => <img {...props} alt={alt} data-camera={image.camera} />,
    };
    const screen = await render(view({ images: photos, lightbox, slots }));
    const picture = screen.getByRole('img', { name: 'Ridge 1', exact: true }).first();
    await expect.element(picture).toHaveAttribute('data-camera', 'Camera 1');
    await expect.element(picture).toHaveAttribute('src', paint(0));
    await userEvent.click(picture);
    await expect.element(screen.getByText('1 / 4')).toBeVisible();
  });

  test('renders thumbnail additions, including a custom link that opens the lightbox', async () => {
    const slots: GallerySlots<Photo> = {
      thumbnail: ({ image, linkProps: { href, ...props }, children }) => (
        <>
          {children}
          <a
            {...props}
            href={href ?? '#'}
            className="own"
            style={{ position: 'absolute', inset: '0 auto auto 0', zIndex: 2 }}
          >
            {image.camera}
          </a>
        </>
      ),
    };
    const screen = await render(view({ images: photos, lightbox, slots }));
    await expect.element(screen.getByRole('img', { name: 'Ridge 1', exact: true }).first()).toBeVisible();
    await userEvent.click(screen.getByText('Camera 1', { exact: true }).first());
    await expect.element(screen.getByText('1 / 4')).toBeVisible();
  });

  test('renders a custom title, status and pager', async () => {
    const slots: GallerySlots<Photo> = {
      title: ({ gallery }) => <h2>{`${gallery.total} pictures`}</h2>,
      status: ({ children }) => <aside>{children}</aside>,
      pager: ({ gallery }) => <p>{`The end of page ${gallery.page}`}</p>,
    };
    const screen = await render(view({ images: photos, lightbox, slots }));
    await expect.element(screen.getByRole('heading', { name: '4 pictures' })).toBeVisible();
    await expect.element(screen.getByText('The end of page 1')).toBeVisible();
    expect(document.querySelector('aside [role="status"]')).not.toBeNull();
  });
});

test("a caption slot receives the kit's caption as children", async () => {
  const slots: ImageSlots<Photo> = {
    caption: ({ position, children }) => (
      <>
        {children}
        <i>{position}</i>
      </>
    ),
  };
  const screen = await render(
    <ThumbnailGallery images={photos} titleDisplay="below" captionHeight={60} lightbox={lightbox} slots={slots} />,
  );
  await expect.element(screen.getByText('Ridge 2', { exact: true })).toBeVisible();
  await expect.poll(() => document.querySelectorAll('.loggia-thumbnails > li > i')).toHaveLength(4);
  expect([...document.querySelectorAll('i')].map(({ textContent }) => textContent)).toEqual(
    Array.from({ length: 4 }, () => 'below'),
  );
});

test('a caption slot with captionHeight gets that much space below the images', async () => {
  const slots: ImageSlots<Photo> = { caption: ({ image }) => <p style={{ margin: 0, height: 80 }}>{image.camera}</p> };
  const heights = () =>
    [...document.querySelectorAll<HTMLElement>('[data-captions] > li')].map((item) => {
      const [link, caption] = [...item.children].map((part) => part.getBoundingClientRect().height);
      return [Math.round(link ?? 0), caption];
    });
  const grid = { thumbnailWidth: 240, thumbnailHeight: 144, width: 1200, gap: 0, titleDisplay: 'none' } as const;
  const screen = await render(
    <ThumbnailGallery images={photos} {...grid} captionHeight={80} lightbox={lightbox} slots={slots} />,
  );
  await expect.poll(heights).toEqual(Array.from({ length: 4 }, () => [144, 80]));
  await screen.rerender(
    <MasonryGallery images={photos} width={1200} thumbnailSize={240} gap={0} captionHeight={80} slots={slots} />,
  );
  await expect.poll(heights).toEqual(Array.from({ length: 4 }, () => [144, 80]));
});

test("an inline slot function renders its parent's latest state, and its components keep their own state", async () => {
  function Note({ id }: { readonly id: string }) {
    const [text, setText] = useState('');
    return <input aria-label={`Note ${id}`} value={text} onChange={(event) => setText(event.target.value)} />;
  }
  const view = (count: number) => (
    <ThumbnailGallery
      images={photos}
      titleDisplay="below"
      lightbox={lightbox}
      slots={{
        caption: ({ image }) => (
          <div>
            <Note id={image.id} />
            {`${count} of ${image.id}`}
          </div>
        ),
      }}
    />
  );
  const screen = await render(view(1));
  await screen.getByRole('textbox', { name: 'Note 2' }).fill('kept');
  await screen.rerender(view(2));
  await expect.element(screen.getByText('2 of 2')).toBeVisible();
  await expect.element(screen.getByRole('textbox', { name: 'Note 2' })).toHaveValue('kept');
});

test('closing the lightbox returns focus to the thumbnail link inside a custom wrapper', async () => {
  const slots: ImageSlots<Photo> = {
    thumbnail: ({ children }) => (
      <div>
        <span>Before</span>
        {children}
      </div>
    ),
  };
  const screen = await render(
    <ThumbnailGallery images={photos} slots={slots} lightbox={{ ...lightbox, focusReturn: 'current' }} />,
  );
  await userEvent.click(screen.getByRole('img', { name: 'Ridge 1' }));
  await expect.element(screen.getByText('1 / 4')).toBeVisible();
  await userEvent.keyboard('{ArrowRight}');
  await expect.element(screen.getByText('2 / 4')).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await expect.poll(() => document.querySelector('dialog')).toBeNull();
  await nextPaint();
  expect(document.activeElement?.querySelector('img')?.alt).toBe('Ridge 2');
});

test('the image slot receives hasFailed if an image fails to load', async () => {
  const broken = photos.map((photo) => ({ ...photo, thumbnail: { url: 'data:image/png;base64,broken' } }));
  const slots: ImageSlots<Photo> = {
    image: ({ hasFailed, name, children }) => (hasFailed ? <em>{`No picture of ${name}`}</em> : children),
  };
  const screen = await render(<ThumbnailGallery images={broken} lightbox={lightbox} slots={slots} />);
  await expect.element(screen.getByText('No picture of Ridge 3')).toBeVisible();
});

test("a pager slot can add content to the kit's pager", async () => {
  const backend = createStaticBackend({ images: photos, perPage: 2 });
  const screen = await render(
    <ThumbnailGallery
      backend={backend}
      slots={{
        pager: ({ gallery, children }) => (
          <>
            {children}
            <p>{`${gallery.pageCount} pages`}</p>
          </>
        ),
      }}
    />,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Next page' }));
  await expect.element(screen.getByRole('img', { name: 'Ridge 3' })).toBeVisible();
  await expect.element(screen.getByText('2 pages')).toBeVisible();
});

describe('an image browser', () => {
  test('renders a custom image pager', async () => {
    const screen = await render(
      <ImageBrowser
        images={photos}
        slots={{
          imagePager: ({ gallery }) => (
            <button onClick={() => gallery.goToPage(gallery.page + 1)}>{`On from ${gallery.page}`}</button>
          ),
        }}
      />,
    );
    await userEvent.click(screen.getByRole('button', { name: 'On from 1' }));
    await expect.element(screen.getByRole('button', { name: 'On from 2' })).toBeVisible();
    await expect.element(screen.getByRole('img', { name: 'Ridge 2' })).toBeVisible();
  });
});

describe('a blog', () => {
  test('renders custom actions that open the lightbox', async () => {
    const screen = await render(
      <BlogGallery
        images={photos}
        lightbox={lightbox}
        slots={{
          actions: ({ image, commentProps: { href, ...props } }) => (
            <a {...props} href={href ?? '#'}>{`Talk about ${image.camera}`}</a>
          ),
        }}
      />,
    );
    await userEvent.click(screen.getByText('Talk about Camera 2'));
    await expect.element(screen.getByText('2 / 4')).toBeVisible();
  });
});
