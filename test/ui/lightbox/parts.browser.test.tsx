import { useEffect, useState, type ReactNode } from 'react';
import { describe, expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { useLightboxClaim, useLightboxContext } from '@loggia/hooks/lightbox';
import {
  IconButton,
  Info,
  InfoButton,
  Lightbox,
  LightboxArrows,
  LightboxCaption,
  LightboxCounter,
  LightboxDecoration,
  LightboxTexts,
  PlayButton,
  Slideshow,
  useInfoContext,
  useSlideshowContext,
  useZoomContext,
  Zoom,
  ZoomButton,
} from '@loggia/ui';
import { button, dialog, expectShown, press } from './renderLightboxPage.tsx';
import { createImages } from './LightboxPage.tsx';
import { renderParts, view } from './renderParts.tsx';

describe('a lightbox composed of parts', () => {
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
    await expect.element(dialog().getByText('Landscape 4', { exact: true })).toBeVisible();
  });

  test('shows the children of the caption below the title, even if an image has none', async () => {
    const images = createImages(5).map((image) => ({ ...image, title: image.id === '2' ? image.title : undefined }));
    await renderParts({
      images,
      children: view(
        <>
          <LightboxArrows />
          <LightboxCaption>
            <p>By A. Berg</p>
          </LightboxCaption>
        </>,
      ),
    });
    const line = dialog().getByText('By A. Berg');
    await expect.element(line).toBeVisible();
    await expect.element(dialog().getByText('Landscape 2', { exact: true })).toBeVisible();
    await button('Next image').click();
    await expect.element(dialog().getByText('Landscape 2', { exact: true })).not.toBeInTheDocument();
    await expect.element(line).toBeVisible();
  });

  test('throws an error that names the missing part', async () => {
    await expect(async () => renderParts({ children: view(null, <ZoomButton />) })).rejects.toThrow('`<Zoom>`');
    await expect(async () => render(<LightboxCounter />)).rejects.toThrow('`LightboxRoot`');
  });
});

describe('a custom part', () => {
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

  test("adds a button to the preset's control bar", async () => {
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
});
