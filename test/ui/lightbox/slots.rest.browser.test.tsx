import { describe, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { useEffect } from 'react';
import type { GalleryImage } from '@loggia/hooks';
import { HttpStatusError } from '@loggia/hooks/errors';
import { createStaticBackend } from '@loggia/hooks/static';
import { Lightbox } from '@loggia/ui';
import type { LightboxSlots } from '@loggia/ui/lightbox';
import { createImages } from './LightboxPage.tsx';
import {
  button,
  dialog,
  expectShown,
  press,
  renderLightboxPage,
  renderOpenLightbox,
  thumbnail,
} from './renderLightboxPage.tsx';

const described = createImages(5).map((image) => ({ ...image, description: `About ${image.id}` }));

describe('slots that replace part of the lightbox', () => {
  test('can render a custom caption that follows the current image', async () => {
    const slots: LightboxSlots = {
      caption: ({ image, info }) => <p {...info.getInfoProps()}>Seen from the road: {image.title}</p>,
    };
    await renderOpenLightbox({ images: described, slots });
    await expect.element(dialog().getByText('Seen from the road: Landscape 2')).toBeVisible();
    await press('{ArrowRight}');
    await expect.element(dialog().getByText('Seen from the road: Landscape 3')).toBeVisible();
    await expect.element(dialog().getByText('About 3')).not.toBeInTheDocument();
  });

  test('can render a custom bar with the counter text', async () => {
    await renderOpenLightbox({
      slots: { bar: ({ bar }) => <p {...bar.getBarProps()}>Picture {bar.counterText}</p> },
    });
    await expect.element(dialog().getByText('Picture 2 / 5')).toBeVisible();
    await expect.element(button('Zoom')).not.toBeInTheDocument();
  });

  test("can render custom arrows and a close button that behave like the kit's", async () => {
    await renderOpenLightbox({
      slots: {
        arrow: ({ direction, buttonProps }) => (
          <button {...buttonProps} aria-label={undefined}>
            {direction}
          </button>
        ),
        closeButton: ({ buttonProps }) => (
          <button {...buttonProps} aria-label={undefined}>
            Out
          </button>
        ),
      },
    });
    await button('next').click();
    await expectShown('Landscape 3');
    await button('previous').click();
    await expectShown('Landscape 2');
    await button('Out').click();
    await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
  });

  test("can wrap the kit's slide, thumbnail and filmstrip", async () => {
    await renderOpenLightbox({
      slots: {
        slide: ({ slide, children }) => <figure aria-label={`Frame ${slide.image.id}`}>{children}</figure>,
        thumbnail: ({ thumbnail, children }) => (
          <>
            {children}
            <span>No. {thumbnail.index + 1}</span>
          </>
        ),
        filmstrip: ({ children }) => <section aria-label="All of them">{children}</section>,
      },
    });
    await expect.element(dialog().getByRole('figure', { name: 'Frame 2' }).getByRole('img')).toBeVisible();
    const strip = dialog().getByRole('region', { name: 'All of them' });
    await expect.element(strip.getByText('No. 2')).toBeInTheDocument();
  });

  test('can render a filmstrip that is inert while a sidebar covers it', async () => {
    await page.viewport(390, 800);
    await renderOpenLightbox({
      backend: createStaticBackend({ images: createImages(5), comments: true }),
      slots: { filmstrip: ({ children }) => <section aria-label="All of them">{children}</section> },
    });
    const strip = dialog().getByLabelText('All of them');
    await button('Show comments').click();
    await expect.poll(() => strip.element().closest('[inert]')).not.toBeNull();
    await press('{Escape}');
    await expect.poll(() => strip.element().closest('[inert]')).toBeNull();
    await page.viewport(1280, 800);
  });

  test('can render a custom spinner while the source loads', async () => {
    await renderLightboxPage({
      source: { load: () => new Promise(() => {}) },
      thumbnails: createImages(1),
      slots: { spinner: () => <p>One moment</p> },
    });
    await thumbnail('1').click();
    await expect.element(dialog().getByText('One moment')).toBeVisible();
  });

  test("can wrap the kit's error notice", async () => {
    await renderLightboxPage({
      source: { load: () => Promise.reject(new HttpStatusError(403)) },
      thumbnails: createImages(1),
      slots: { failure: ({ children }) => <section aria-label="What now">{children}</section> },
    });
    await thumbnail('1').click();
    const notice = dialog().getByRole('region', { name: 'What now' });
    await expect.element(notice.getByRole('alert')).toBeVisible();
  });
});

describe('slots that add to the lightbox', () => {
  test('can render tools before the kit\'s, and children before the "More" menu', async () => {
    await renderOpenLightbox({
      slots: { toolsBefore: ({ lightbox }) => <button>Print {lightbox.image?.id}</button> },
      children: <button>Order</button>,
    });
    const names = [...dialog().element().querySelectorAll('.loggia-controls button')].map(
      (tool) => tool.getAttribute('aria-label') ?? tool.textContent,
    );
    expect(names[0]).toBe('Print 2');
    expect(names.slice(-2)).toEqual(['Order', 'More']);
  });

  test('can hide a control, or add content next to it', async () => {
    await renderOpenLightbox({
      slots: {
        control: ({ name, children }) => {
          if (name === 'zoom') return null;
          return name === 'play' ? <div>{children} Slideshow</div> : children;
        },
      },
    });
    await expect.element(button('Zoom')).not.toBeInTheDocument();
    await expect.element(dialog().getByText('Slideshow', { exact: true })).toBeVisible();
    await expect.element(button('Play slideshow')).toBeVisible();
  });

  test("can replace a control with a button that uses the tool's prop getters", async () => {
    await renderOpenLightbox({
      slots: {
        control: ({ name, tools: { slideshow }, children }) =>
          name === 'play' ? (
            <button {...slideshow.getPlayButtonProps({ className: 'own' })} aria-label={undefined}>
              {slideshow.isStarted ? 'End the show' : 'Begin the show'}
            </button>
          ) : (
            children
          ),
      },
    });
    const own = button('Begin the show');
    await expect.element(own).toHaveClass('own');
    await own.click();
    await expect.element(button('End the show')).toBeVisible();
  });

  test('can render an overlay over the image', async () => {
    await renderOpenLightbox({ slots: { overlay: ({ lightbox }) => <p>Over {lightbox.image?.title}</p> } });
    await expect.element(dialog().getByText('Over Landscape 2')).toBeVisible();
  });
});

test('a component rendered by an inline slot function keeps its state on navigation', async () => {
  const unmounted = vi.fn();
  function Note() {
    useEffect(() => unmounted, []);
    return <input aria-label="Note" />;
  }
  await renderOpenLightbox({ slots: { overlay: () => <Note /> } });
  await dialog().getByRole('textbox', { name: 'Note' }).fill('kept');
  await button('Next image').click();
  await expectShown('Landscape 3');
  await expect.element(dialog().getByRole('textbox', { name: 'Note' })).toHaveValue('kept');
  expect(unmounted).not.toHaveBeenCalled();
});

interface Photo extends GalleryImage {
  readonly photographer: string;
}

test("a slot receives the app's custom image type", async () => {
  const photos: readonly Photo[] = createImages(3).map((image) => ({ ...image, photographer: `P. ${image.id}` }));
  const slots: LightboxSlots<Photo> = { overlay: ({ lightbox }) => <p>By {lightbox.image?.photographer}</p> };
  await render(
    <Lightbox<Photo> images={photos} defaultIndex={1} isOpen onOpenChange={() => undefined} slots={slots} />,
  );
  await expect.element(dialog().getByText('By P. 2')).toBeVisible();
});
