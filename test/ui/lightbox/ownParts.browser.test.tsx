import { useState, type ReactNode } from 'react';
import { describe, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import type { GalleryImage } from '@loggia/hooks';
import { useLightboxClaim, useLightboxContext } from '@loggia/hooks/lightbox';
import { useMenuButton } from '@loggia/hooks/panels';
import { HttpStatusError } from '@loggia/hooks/errors';
import { createStaticBackend } from '@loggia/hooks/static';
import {
  CommentPanel,
  IconButton,
  LightboxAnnouncement,
  LightboxArrows,
  LightboxDialog,
  LightboxFilmstrip,
  LightboxRoot,
  LightboxSidebar,
  LightboxSlides,
  LightboxView,
  ShareMenu,
  SidebarButton,
  Sidebars,
  Slideshow,
  ThumbnailGallery,
  useSlideshowContext,
  type LightboxProps,
} from '@loggia/ui';
import { button, dialog, expectShown, press } from './renderLightboxPage.tsx';
import { createImages } from './LightboxPage.tsx';
import { renderParts, view } from './renderParts.tsx';

describe('a custom part', () => {
  test('renders custom slides and thumbnails', async () => {
    const frame = (name: string, content: ReactNode) => <figure aria-label={name}>{content}</figure>;
    await renderParts({
      children: (
        <>
          <LightboxView>
            <LightboxSlides renderSlide={({ image }, content) => frame(`Frame ${image.id}`, content)} />
          </LightboxView>
          <LightboxFilmstrip
            renderThumbnail={({ index }, content) => (
              <>
                {content}
                <span>No. {index + 1}</span>
              </>
            )}
          />
        </>
      ),
    });
    await expect.element(dialog().getByRole('figure', { name: 'Frame 2' }).getByRole('img')).toBeVisible();
    await expect.element(dialog().getByText('No. 2')).toBeInTheDocument();
  });

  test('shows a custom notice if the list fails to load', async () => {
    function Notice() {
      const { error, getRetryButtonProps } = useLightboxContext();
      return error && <button {...getRetryButtonProps()}>Once more</button>;
    }
    const load = vi.fn(() => Promise.reject(new HttpStatusError(403)));
    await render(
      <ThumbnailGallery
        images={createImages(1)}
        lightbox={(props: LightboxProps) => (
          <LightboxRoot {...props} images={undefined} source={{ load }}>
            <LightboxDialog>{view(<Notice />)}</LightboxDialog>
          </LightboxRoot>
        )}
      />,
    );
    await page.getByRole('link').first().click();
    await button('Once more').click();
    await expect.poll(() => load.mock.calls.length).toBe(2);
  });

  test('can be a sidebar, which receives focus when opened, and closes on Escape', async () => {
    const around = (inner: ReactNode) => <Sidebars names={['facts']}>{inner}</Sidebars>;
    await renderParts({
      around,
      children: (
        <>
          {view(null, <SidebarButton name="facts" icon="i" />)}
          <LightboxSidebar name="facts">
            <p>None of the facts yet</p>
          </LightboxSidebar>
        </>
      ),
    });
    const toggle = dialog().element().querySelector<HTMLElement>('.loggia-controls button');
    toggle?.click();
    const words = dialog().getByText('None of the facts yet');
    await expect.element(words).toBeVisible();
    await expect.poll(() => words.element().closest('aside')?.contains(document.activeElement)).toBe(true);
    await press('{Escape}');
    await expect.poll(() => document.activeElement).toBe(toggle);
  });

  test('is a panel that pauses the slideshow, and Escape closes it before the lightbox', async () => {
    const onOpenChange = vi.fn<(isOpen: boolean) => void>();
    function Details() {
      const lightbox = useLightboxContext();
      const menu = useMenuButton({ label: 'Details' });
      useLightboxClaim(lightbox, 'pause', menu.isOpen ? 'custom' : null);
      const { isPlaying } = useSlideshowContext();
      return (
        <>
          <span>{isPlaying ? 'Playing' : 'Waiting'}</span>
          <IconButton {...menu.getMenuButtonProps()} icon="i" />
          {menu.isOpen && <div {...menu.getMenuProps()}>40 × 30 pixels</div>}
        </>
      );
    }
    const children = <Slideshow autoplay>{view(null, <Details />)}</Slideshow>;
    await renderParts({ children, onOpenChange });
    await expect.element(dialog().getByText('Playing')).toBeVisible();
    await button('Details').click();
    await expect.element(dialog().getByRole('group', { name: 'Details' })).toBeVisible();
    await expect.element(dialog().getByText('Waiting')).toBeVisible();
    await press('{Escape}');
    await expect.element(dialog().getByText('40 × 30 pixels')).not.toBeInTheDocument();
    await expect.element(dialog().getByText('Playing')).toBeVisible();
    expect(document.activeElement).toBe(button('Details').element());
    expect(onOpenChange).not.toHaveBeenCalled();
    await press('{Escape}');
    await expect.poll(() => onOpenChange.mock.calls[0]?.[0]).toBe(false);
  });

  test("announces its messages in the lightbox's only live region", async () => {
    function Copy() {
      const [isCopied, setIsCopied] = useState(false);
      return (
        <>
          <IconButton aria-label="Copy" icon="c" onClick={() => setIsCopied(true)} />
          <LightboxAnnouncement>{isCopied && 'Link copied.'}</LightboxAnnouncement>
        </>
      );
    }
    await renderParts({ children: view(null, <Copy />) });
    await button('Copy').click();
    const regions = dialog().element().querySelectorAll('[role="status"], [aria-live]');
    expect(regions).toHaveLength(1);
    await expect.element(regions[0] as HTMLElement).toHaveTextContent('Link copied.');
  });

  test("adds content to the kit's comments", async () => {
    const backend = createStaticBackend({ images: createImages(5), comments: true });
    function Comments() {
      const lightbox = useLightboxContext();
      return (
        <LightboxSidebar name="comments">
          <p>Be kind</p>
          <CommentPanel lightbox={lightbox} store={backend.comments} />
        </LightboxSidebar>
      );
    }
    await renderParts({
      around: (inner) => <Sidebars names={['comments']}>{inner}</Sidebars>,
      children: (
        <>
          {view(null, <SidebarButton name="comments" icon="i" />)}
          <Comments />
        </>
      ),
    });
    await button('Show comments').click();
    await expect.element(dialog().getByText('Be kind')).toBeVisible();
    await expect.element(dialog().getByRole('textbox').first()).toBeVisible();
  });

  test('adds links to the share menu, and Escape returns focus to the share button', async () => {
    await renderParts({
      children: view(
        null,
        <ShareMenu
          renderMenu={({ image, share }, content) => (
            <>
              {content}
              <a href={share.url}>Picture {image.id} itself</a>
            </>
          )}
        />,
      ),
    });
    await button('Share').click();
    const own = dialog().getByRole('link', { name: 'Picture 2 itself' });
    await expect.element(own).toBeVisible();
    own.element().focus();
    await press('{Escape}');
    await expect.element(own).not.toBeInTheDocument();
    await expect.element(button('Share')).toHaveFocus();
  });
});

interface Photo extends GalleryImage {
  readonly photographer: string;
}

test("a custom part receives the app's own image type", async () => {
  const photos: readonly Photo[] = createImages(3).map((image) => ({ ...image, photographer: `P. ${image.id}` }));
  function Credit() {
    const { image } = useLightboxContext<Photo>();
    return <p>By {image?.photographer}</p>;
  }
  await renderParts({ images: photos, children: view(<Credit />) });
  await expect.element(dialog().getByText('By P. 2')).toBeVisible();
});

test("a gallery renders the app's lightbox component, and focus returns to the thumbnail on close", async () => {
  function Viewer(props: LightboxProps) {
    return (
      <LightboxRoot {...props} effect="none">
        <LightboxDialog>{view(<LightboxArrows />)}</LightboxDialog>
      </LightboxRoot>
    );
  }
  await render(<ThumbnailGallery images={createImages(3)} lightbox={Viewer} />);
  const link = page.getByRole('link').nth(1);
  await link.click();
  await expectShown('Landscape 2');
  await button('Close').click();
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
  await expect.element(link).toHaveFocus();
});
