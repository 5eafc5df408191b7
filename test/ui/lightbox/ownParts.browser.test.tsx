import '@loggia/ui/styles.css';
import { useEffect, useState, type ReactNode } from 'react';
import { describe, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import type { GalleryImage } from '@loggia/hooks';
import { useLightboxClaim, useLightboxContext } from '@loggia/hooks/lightbox';
import { HttpStatusError } from '@loggia/hooks/errors';
import { createStaticBackend } from '@loggia/hooks/static';
import {
  CommentPanel,
  IconButton,
  Info,
  InfoButton,
  Lightbox,
  LightboxArrows,
  LightboxBar,
  LightboxCaption,
  LightboxCloseButton,
  LightboxCounter,
  LightboxDecoration,
  LightboxDialog,
  LightboxFilmstrip,
  LightboxRoot,
  LightboxSidebar,
  LightboxSlides,
  LightboxTexts,
  LightboxView,
  PlayButton,
  ShareMenu,
  SidebarButton,
  Sidebars,
  Slideshow,
  ThumbnailGallery,
  useInfoContext,
  useSlideshowContext,
  useZoomContext,
  Zoom,
  ZoomButton,
  type LightboxProps,
  type LightboxRootProps,
} from '@loggia/ui';
import { createImages } from './LightboxPage.tsx';
import { button, dialog, expectShown, press } from './renderLightboxPage.tsx';

interface PageProps extends Omit<LightboxRootProps, 'children'> {
  /** Parts around the dialog. @default none */
  readonly around?: (dialog: ReactNode) => ReactNode;
  /** Parts in the dialog. */
  readonly children: ReactNode;
}

/** An open lightbox of parts that shows the second of five images. */
function OpenLightbox({ around = (inner) => inner, children, ...options }: PageProps) {
  return (
    <LightboxRoot images={createImages(5)} defaultIndex={1} isOpen effect="none" {...options}>
      {around(<LightboxDialog>{children}</LightboxDialog>)}
    </LightboxRoot>
  );
}

async function renderParts(props: PageProps) {
  await render(<OpenLightbox {...props} />);
  await expectShown('Landscape 2');
}

const view = (over: ReactNode, bar?: ReactNode) => (
  <LightboxView>
    <LightboxCloseButton />
    <LightboxSlides>{over}</LightboxSlides>
    {bar && <LightboxBar>{bar}</LightboxBar>}
  </LightboxView>
);

describe('a lightbox of parts', () => {
  test('shows only the parts that are rendered', async () => {
    await renderParts({ children: view(<LightboxArrows />) });
    const names = [...dialog().element().querySelectorAll('button')].map((element) => element.ariaLabel);
    expect(names).toEqual(['Close', 'Previous image', 'Next image']);
  });

  test('navigates with the arrows and the keyboard, and shows the counter and the caption', async () => {
    await renderParts({
      children: view(
        <>
          <LightboxArrows />
          <LightboxCaption />
        </>,
        <LightboxCounter />,
      ),
    });
    await button('Next image').click();
    await expect.element(dialog().getByText('3 / 5')).toBeVisible();
    await press('{ArrowRight}');
    await expect.element(dialog().getByText('4 / 5')).toBeVisible();
    await expect.element(dialog().getByText('Landscape 4')).toBeVisible();
  });

  test('throws an error that names the missing part', async () => {
    await expect(async () => renderParts({ children: view(null, <ZoomButton />) })).rejects.toThrow('`<Zoom>`');
    await expect(async () => render(<LightboxCounter />)).rejects.toThrow('`LightboxRoot`');
  });
});

describe('a part of the app', () => {
  test('replaces the caption, and the info button still hides it', async () => {
    function Caption() {
      const { image } = useLightboxContext();
      const info = useInfoContext();
      return <p {...info.getInfoProps()}>Seen from the road: {image?.title}</p>;
    }
    const content = view(
      <LightboxTexts>
        <Caption />
      </LightboxTexts>,
      <InfoButton />,
    );
    await renderParts({ children: <Info hasInfo>{content}</Info> });
    const caption = dialog().getByText('Seen from the road: Landscape 2');
    await expect.element(caption).toBeVisible();
    await button('Hide info').click();
    await expect.element(caption).not.toHaveAttribute('data-shown');
  });

  test('adds a button to the bar of the preset', async () => {
    await render(
      <Lightbox images={createImages(5)} defaultIndex={1} isOpen effect="none" history={false}>
        <IconButton aria-label="Order" icon="€" />
      </Lightbox>,
    );
    await expectShown('Landscape 2');
    await expect.element(button('Order')).toBeVisible();
    const names = [...dialog().element().querySelectorAll('.loggia-controls button')].map(
      (element) => element.ariaLabel,
    );
    expect(names).toEqual(['Zoom', 'Play slideshow', 'Fullscreen', 'Order']);
  });

  test('uses the state of the slideshow and the zoom', async () => {
    function Show() {
      const { isStarted, toggle } = useSlideshowContext();
      const { scale } = useZoomContext();
      return (
        <button onClick={() => toggle()}>
          {isStarted ? 'End' : 'Begin'} at {scale}
        </button>
      );
    }
    const content = view(
      null,
      <>
        <Show />
        <ZoomButton />
      </>,
    );
    await renderParts({
      children: (
        <Zoom>
          <Slideshow>{content}</Slideshow>
        </Zoom>
      ),
    });
    await dialog().getByRole('button', { name: 'Begin at 1' }).click();
    await button('Zoom').click();
    await expect.element(dialog().getByRole('button', { name: 'End at 2' })).toBeVisible();
  });

  test('pauses the slideshow while it claims a pause', async () => {
    function Quiz() {
      const lightbox = useLightboxContext();
      const [isOpen, setIsOpen] = useState(false);
      useLightboxClaim(lightbox, 'pause', isOpen ? 'custom' : null);
      return <button onClick={() => setIsOpen(!isOpen)}>{isOpen ? 'Close quiz' : 'Open quiz'}</button>;
    }
    const content = view(
      null,
      <>
        <LightboxCounter />
        <PlayButton />
        <Quiz />
      </>,
    );
    await renderParts({ children: <Slideshow intervalMs={300}>{content}</Slideshow> });
    await button('Play slideshow').click();
    await expect.element(dialog().getByText('3 / 5')).toBeVisible();
    await dialog().getByRole('button', { name: 'Open quiz' }).click();
    await expect.element(button('Pause slideshow')).not.toHaveAttribute('data-playing');
    const shown = dialog()
      .getByText(/\d \/ 5/)
      .element().textContent;
    await dialog().getByRole('button', { name: 'Close quiz' }).click();
    await expect.element(button('Pause slideshow')).toHaveAttribute('data-playing');
    await expect
      .poll(
        () =>
          dialog()
            .getByText(/\d \/ 5/)
            .element().textContent,
      )
      .not.toBe(shown);
  });

  test('decorates the stage, the image area and the slides', async () => {
    const decorate = (inner: ReactNode) => (
      <LightboxDecoration
        getStageProps={(props) => ({ ...props, 'data-a': '1' })}
        getSurfaceProps={(props) => ({ ...props, 'data-b': '1' })}
        getSlideProps={({ index, ...props }) => ({ ...props, 'data-c': String(index) })}
      >
        {inner}
      </LightboxDecoration>
    );
    await renderParts({ around: decorate, children: view(null) });
    const current = dialog().element().querySelector('[data-a] [data-b] > [data-role="current"]');
    expect(current).toHaveAttribute('data-c', '1');
  });

  test('keeps its state on navigation', async () => {
    const unmounted = vi.fn();
    function Note() {
      useEffect(() => unmounted, []);
      return <input aria-label="Note" />;
    }
    await renderParts({
      children: view(
        <>
          <LightboxArrows />
          <Note />
        </>,
      ),
    });
    await dialog().getByRole('textbox', { name: 'Note' }).fill('kept');
    await button('Next image').click();
    await expectShown('Landscape 3');
    await expect.element(dialog().getByRole('textbox', { name: 'Note' })).toHaveValue('kept');
    expect(unmounted).not.toHaveBeenCalled();
  });

  test('renders slides and thumbnails of its own', async () => {
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

  test('shows a notice of its own if the list failed to load', async () => {
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

  test('is a sidebar, which receives focus when it opens and closes with Escape', async () => {
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
          menuSlot={({ image, share, children }) => (
            <>
              {children}
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

test("a part of the app receives the app's own image type", async () => {
  const photos: readonly Photo[] = createImages(3).map((image) => ({ ...image, photographer: `P. ${image.id}` }));
  function Credit() {
    const { image } = useLightboxContext<Photo>();
    return <p>By {image?.photographer}</p>;
  }
  await renderParts({ images: photos, children: view(<Credit />) });
  await expect.element(dialog().getByText('By P. 2')).toBeVisible();
});

test('a gallery renders a lightbox component of the app, and focus returns to the thumbnail', async () => {
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
