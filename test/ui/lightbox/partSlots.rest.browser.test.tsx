import { describe, expect, test, vi } from 'vitest';
import type { GalleryImage } from '@loggia/hooks';
import { HttpStatusError } from '@loggia/hooks/errors';
import { createStaticBackend } from '@loggia/hooks/static';
import { Rating, Sidebar } from '@loggia/ui';
import { createImages } from './LightboxPage.tsx';
import { button, dialog, press, renderLightboxPage, renderOpenLightbox, thumbnail } from './renderLightboxPage.tsx';

describe('a lightbox slot', () => {
  test("can render a bar with the kit's controls, which are reachable by keyboard", async () => {
    await renderOpenLightbox({
      slots: {
        bar: ({ bar, controls }) => (
          <div {...bar.getBarProps()}>
            <div {...bar.getControlsProps()}>
              {controls.zoom}
              {controls.play}
            </div>
          </div>
        ),
      },
    });
    await expect.element(button('Full screen')).not.toBeInTheDocument();
    const zoom = button('Zoom').element();
    zoom.focus();
    await press('{Tab}');
    await expect.element(button('Play slideshow')).toHaveFocus();
    await press('{Enter}');
    await expect.element(button('Pause slideshow')).toHaveFocus();
  });

  test('can render a caption for images without text, and the info button toggles the caption', async () => {
    const images = createImages(3).map((image) => ({ ...image, title: ' ', description: undefined }));
    await renderLightboxPage({
      images,
      slots: {
        caption: ({ image, info, children }) => (
          <p {...info.getInfoProps()}>
            {children} Number {image.id}
          </p>
        ),
      },
    });
    await thumbnail('1').click();
    await expect.element(dialog().getByText('Number 1')).toBeVisible();
    await button('Hide info').click();
    await expect.element(dialog().getByText('Number 1')).not.toHaveAttribute('data-shown');
  });

  test('can render a sidebar that receives focus when opened and closes with Escape', async () => {
    await renderOpenLightbox({
      backend: createStaticBackend({ images: createImages(5), comments: true }),
      slots: {
        sidebar: ({ name, sidebars }) => (
          <aside {...sidebars.getSidebarProps({ name })}>
            <button {...sidebars.getCloseButtonProps({ name })}>Away with it</button>
            <p>None of the {name} yet</p>
          </aside>
        ),
      },
    });
    await button('Show comments').click();
    const words = dialog().getByText('None of the comments yet');
    await expect.element(words).toBeVisible();
    await expect.poll(() => words.element().closest('aside')?.contains(document.activeElement)).toBe(true);
    await press('{Escape}');
    await expect.element(button('Show comments')).toHaveFocus();
  });

  test("can add content to the kit's sidebar", async () => {
    await renderOpenLightbox({
      backend: createStaticBackend({ images: createImages(5), comments: true }),
      slots: {
        sidebar: ({ name, sidebars, content }) => (
          <Sidebar {...{ sidebars, name }}>
            <p>Be kind</p>
            {content}
          </Sidebar>
        ),
      },
    });
    await button('Show comments').click();
    await expect.element(dialog().getByText('Be kind')).toBeVisible();
    await expect.element(dialog().getByRole('textbox').first()).toBeVisible();
  });

  test("can render a rating panel that accepts votes and is toggled by the kit's button", async () => {
    const saveRating = vi.fn(async (_: GalleryImage, score: number) => ({ average: score, count: 1, own: score }));
    const backend = {
      ...createStaticBackend({ images: createImages(5), settings: { rating: true } }),
      ratings: { saveRating },
    };
    await renderOpenLightbox({
      backend,
      slots: {
        rating: ({ lightbox, panel }) => (
          <section {...panel.getPanelProps()}>
            <p>How is it?</p>
            <Rating target={lightbox} store={backend.ratings} />
          </section>
        ),
      },
    });
    await button('Hide rating').click();
    await expect.element(dialog().getByText('How is it?')).not.toBeVisible();
    await button('Show rating').click();
    dialog().getByRole('radio').first().element().focus();
    await press(' ');
    await expect.poll(() => saveRating.mock.calls.length).toBe(1);
  });

  test("can render a hit counter or watermark using the kit's data", async () => {
    const images = createImages(5).map((image) => ({ ...image, hitCount: 6 }));
    await renderOpenLightbox({
      images,
      settings: { hitCounter: true, watermark: { type: 'text', text: 'Ridge Ltd.' } },
      slots: {
        hitCounter: ({ hits }) => <p>Seen {hits.hitCount} times</p>,
        watermark: ({ watermark, children }) => (
          <section aria-label={watermark.type === 'text' ? watermark.text : ''}>{children}</section>
        ),
      },
    });
    await expect.element(dialog().getByText(/Seen \d times/)).toBeVisible();
    const mark = dialog().getByRole('region', { name: 'Ridge Ltd.' });
    await expect.element(mark.getByText('Ridge Ltd.')).toBeInTheDocument();
  });

  test('can render a retry button for loading more images', async () => {
    const onNeedMore = vi.fn(() => Promise.reject(new HttpStatusError(503)));
    await renderLightboxPage({
      total: 10,
      onNeedMore,
      slots: {
        loadMore: ({ more }) => more.error && <button {...more.getRetryButtonProps()}>Once more</button>,
      },
    });
    await thumbnail('5').click();
    await expect.element(button('Try again')).toBeVisible();
    button('Try again').element().focus();
    await press('{Enter}');
    await expect.poll(() => onNeedMore.mock.calls.length).toBe(2);
    await expect.element(dialog()).toHaveFocus();
  });

  test('can add links to the share menu, and Escape returns focus to the share button', async () => {
    await renderOpenLightbox({
      slots: {
        shareMenu: ({ image, share, children }) => (
          <>
            {children}
            <a href={share.url}>Picture {image.id} itself</a>
          </>
        ),
      },
    });
    await button('Share').click();
    const own = dialog().getByRole('link', { name: 'Picture 2 itself' });
    await expect.element(own).toBeVisible();
    await expect.element(button('Copy link')).toBeVisible();
    own.element().focus();
    await press('{Escape}');
    await expect.element(own).not.toBeInTheDocument();
    await expect.element(button('Share')).toHaveFocus();
  });
});
