import type { ReactNode } from 'react';
import { describe, expect, onTestFinished, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import '@loggia/ui/styles.css';
import {
  DownloadButtons,
  Info,
  InfoButton,
  LightboxArrows,
  LightboxBar,
  LightboxDialog,
  LightboxRoot,
  LightboxSlides,
  LightboxView,
  PlayButton,
  Slideshow,
  Zoom,
} from '@loggia/ui';
import { Photos } from 'virtual:sample/docs/lightbox-parts.md.tsx';
import { Caption, css as captionRules } from 'virtual:sample/docs/lightbox-parts.md/Caption.tsx';
import { FactsLightbox } from 'virtual:sample/docs/lightbox-parts.md/FactsLightbox.tsx';
import { Credit, css as creditRules } from 'virtual:sample/docs/lightbox-parts.md/Credit.tsx';
import { Details, css as detailsRules } from 'virtual:sample/docs/lightbox-parts.md/Details.tsx';
import { PhotoGallery } from 'virtual:sample/docs/lightbox-parts.md/PhotoGallery.tsx';
import { PlayTextButton } from 'virtual:sample/docs/lightbox-parts.md/PlayTextButton.tsx';
import { Sides } from 'virtual:sample/docs/lightbox-parts.md/Sides.tsx';
import { Slides } from 'virtual:sample/docs/lightbox-parts.md/Slides.tsx';
import { State } from 'virtual:sample/docs/lightbox-parts.md/State.tsx';
import { ZoomSteps } from 'virtual:sample/docs/lightbox-parts.md/ZoomSteps.tsx';
import { expectAccessible } from '../helpers/expectAccessible.ts';

const photos = Array.from({ length: 5 }, (_, index) => ({
  id: String(index + 1),
  url: `/test/fixtures/pictures/ridge.png?${index + 1}`,
  width: 600,
  height: 400,
  title: `Ridge ${index + 1}`,
  photographer: index % 2 === 0 ? 'A. Berg' : 'J. Dal',
}));

function addRules(css: string) {
  const style = document.createElement('style');
  style.textContent = css;
  document.head.append(style);
  onTestFinished(() => style.remove());
}

const dialog = () => page.getByRole('dialog');
const button = (name: string) => dialog().getByRole('button', { name, exact: true });
async function shown(title: string) {
  await expect.element(dialog().getByRole('img', { name: title, exact: true })).toBeVisible();
}

/** An open lightbox with a sample in its bar or over its image. */
async function renderWith({ bar, over }: { readonly bar?: ReactNode; readonly over?: ReactNode }) {
  await render(
    <LightboxRoot images={photos} isOpen effect="none">
      <LightboxDialog>
        <Info hasInfo>
          <Slideshow intervalMs={100_000}>
            <Zoom>
              <LightboxView>
                <Sides>
                  <LightboxSlides>{over}</LightboxSlides>
                </Sides>
                <LightboxBar>
                  <InfoButton />
                  <PlayButton />
                  {bar}
                </LightboxBar>
              </LightboxView>
            </Zoom>
          </Slideshow>
        </Info>
      </LightboxDialog>
    </LightboxRoot>,
  );
  await shown('Ridge 1');
}

describe('the smallest sample in docs/lightbox-parts.md', () => {
  test('opens, navigates and closes, with only the buttons that it contains', async () => {
    const screen = await render(<Photos images={photos} photos={photos} />);
    await screen.getByRole('button', { name: 'Show photos' }).click();
    await shown('Ridge 1');
    const names = dialog()
      .getByRole('button')
      .elements()
      .map((element) => element.ariaLabel);
    expect(names).toEqual(['Close', 'Previous image', 'Next image']);
    await button('Next image').click();
    await shown('Ridge 2');
    await expectAccessible(dialog().element());
    await userEvent.keyboard('{Escape}');
    await expect.element(dialog()).not.toBeInTheDocument();
  });
});

describe('the copy of the preset in docs/lightbox-parts.md', () => {
  async function openSecondPhoto() {
    await render(<PhotoGallery photos={photos} />);
    await page.getByRole('link', { name: 'Ridge 2' }).click();
    await shown('Ridge 2');
  }

  test('has a caption and a filmstrip', async () => {
    await openSecondPhoto();
    await expect.element(dialog().getByText('Ridge 2', { exact: true })).toBeVisible();
    await expect.element(dialog().getByRole('list')).toBeVisible();
  });

  test('updates the caption on navigation and is accessible', async () => {
    await openSecondPhoto();
    await button('Next image').click();
    await expect.element(dialog().getByText('Ridge 3', { exact: true })).toBeVisible();
    await expect.element(dialog().getByText('3 / 5')).toBeVisible();
    await expectAccessible(dialog().element());
  });

  test('returns focus to the thumbnail on close', async () => {
    await openSecondPhoto();
    await button('Close').click();
    await expect.element(dialog()).not.toBeInTheDocument();
    await expect.element(page.getByRole('link', { name: 'Ridge 2' })).toHaveFocus();
  });
});

describe('the other samples in docs/lightbox-parts.md', () => {
  test('zoom in and out', async () => {
    await renderWith({ bar: <ZoomSteps /> });
    await button('Zoom in').click();
    const surface = () => dialog().element().querySelector('[data-zoomed]');
    await expect.poll(surface).not.toBeNull();
    await button('Zoom out').click();
    await expect.poll(surface).toBeNull();
  });

  test('show the play button as text', async () => {
    await renderWith({ bar: <PlayTextButton /> });
    await button('Play').click();
    await expect.element(button('Stop')).toBeVisible();
  });

  test('show a custom caption and a download button', async () => {
    addRules(creditRules);
    await renderWith({ over: <Credit />, bar: <DownloadButtons showDownload /> });
    const caption = dialog().getByText('Ridge 1 by A. Berg');
    await expect.element(caption).toBeVisible();
    expect(getComputedStyle(caption.element()).fontStyle).toBe('italic');
    await expect.element(dialog().getByRole('link', { name: 'Download' })).toBeVisible();
  });

  test('show the position and return to the first image', async () => {
    await renderWith({ bar: <State />, over: <LightboxArrows /> });
    const first = button('First');
    await expect.element(first).toHaveAttribute('aria-disabled', 'true');
    expect(getComputedStyle(first.element()).opacity).toBe('0.6');
    await button('Next image').click();
    await expect.element(dialog().getByText('2 of 5', { exact: true })).toBeVisible();
    await first.click();
    await expect.element(dialog().getByText('1 of 5', { exact: true })).toBeVisible();
  });

  test('show a custom message and a retry button if an image fails', async () => {
    await render(
      <LightboxRoot images={[{ id: '1', url: '/test/fixtures/pictures/missing.png' }]} isOpen>
        <LightboxDialog>
          <LightboxView>
            <Slides />
          </LightboxView>
        </LightboxDialog>
      </LightboxRoot>,
    );
    await expect.element(dialog().getByRole('alert')).toHaveTextContent('This photo is missing. Try again');
    expect(dialog().getByRole('alert').elements()).toHaveLength(1);
  });

  test('pause the slideshow while a panel is open, and Escape closes only the panel', async () => {
    addRules(detailsRules);
    await renderWith({ bar: <Details /> });
    await button('Play slideshow').click();
    await expect.element(button('Pause slideshow')).toHaveAttribute('data-playing');
    await button('Details').click();
    const panel = dialog().getByText('600 × 400 pixels');
    await expect.element(panel).toBeVisible();
    const { left, right, top } = panel.element().getBoundingClientRect();
    expect(left >= 0 && right <= innerWidth && top >= 0).toBe(true);
    await expect.element(button('Pause slideshow')).not.toHaveAttribute('data-playing');
    await userEvent.keyboard('{Escape}');
    await expect.element(dialog().getByText('600 × 400 pixels')).not.toBeInTheDocument();
    await expect.element(button('Pause slideshow')).toHaveAttribute('data-playing');
  });

  test('hide the custom caption with the info button', async () => {
    addRules(captionRules);
    await renderWith({ over: <Caption /> });
    const caption = dialog().getByText('Seen from the road: Ridge 1');
    await expect.element(caption).toBeVisible();
    const background = () => getComputedStyle(caption.element().parentElement ?? document.body).backgroundImage;
    expect(background()).toContain('gradient');
    await button('Hide info').click();
    await expect.element(caption).not.toBeVisible();
    expect(background()).toBe('none');
  });

  test('decorate the slides', async () => {
    await renderWith({});
    expect(dialog().element().querySelector('[data-role="current"]')).toHaveAttribute('data-side', 'even');
  });

  test('open a custom sidebar', async () => {
    await render(<FactsLightbox images={photos} isOpen effect="none" />);
    await shown('Ridge 1');
    await button('Show facts').click();
    await expect.element(dialog().getByRole('complementary', { name: 'Facts' })).toBeVisible();
    await expect.element(dialog().getByText('600 × 400 pixels')).toBeVisible();
    await expectAccessible(dialog().element());
  });
});
