import { page } from 'vitest/browser';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { createStaticConsent } from '@loggia/hooks/consent';
import type { GalleryImage, UnknownEmbed } from '@loggia/hooks';
import { expectAccessible } from '../../helpers/expectAccessible.ts';
import { dragFinger, middleOf, plugInTouchScreen, unplugTouchScreen } from '../../helpers/fingers.ts';
import { createImages, type LightboxPageProps } from '../lightbox/LightboxPage.tsx';
import {
  button,
  dialog,
  expectClosed,
  expectShown,
  press,
  renderLightboxPage,
  thumbnail,
} from '../lightbox/renderLightboxPage.tsx';
import { embedded, STUBS } from './EmbedPage.tsx';

beforeEach(() => localStorage.clear());

const [FIRST, LAST] = createImages(2) as [GalleryImage, GalleryImage];
const FILM = embedded('YOUTUBE_VIDEO', 'film-a');
const OTHER = embedded('VIMEO_VIDEO', '22');
const OWN: GalleryImage = {
  id: 'own',
  kind: 'video',
  url: '/playground/site/public/assets/sunrise.webm',
  title: 'Sunrise',
};
const HOLOGRAM = embedded('HOLOGRAM', '9');

async function openLightbox(id: string, props: Partial<LightboxPageProps> = {}): Promise<void> {
  const { embeds, ...others } = props;
  await renderLightboxPage({ images: [FIRST, FILM, OTHER, LAST], embeds: { hosts: STUBS, ...embeds }, ...others });
  await thumbnail(id).click();
  await expect.element(dialog()).toBeVisible();
}

const slide = () => dialog().element().querySelector<HTMLElement>('[data-role=current]');
const frames = () => [...document.querySelectorAll<HTMLIFrameElement>('.loggia-lightbox iframe')];
const frame = () => slide()?.querySelector('iframe') ?? null;
const bodyOf = (element: HTMLIFrameElement | null) => element?.contentDocument?.body.dataset;
const pressPlay = () => frame()?.contentDocument?.querySelector('button')?.click();

/** Waits until the player in the current slide has loaded and the page has subscribed to its events. */
async function expectReady(): Promise<void> {
  await expect.poll(() => bodyOf(frame())?.['listener'], { timeout: 10_000 }).toBe('there');
}

describe('an embedded video in the lightbox', () => {
  test('renders its player only while its slide is current', async () => {
    await openLightbox('1');
    await expectShown('Landscape 1');
    await expect.element(button('Share')).toBeVisible();
    expect(frames()).toEqual([]);
    expect(dialog().element().querySelectorAll(`img[src^="${FILM.url}"]`)).toHaveLength(0);
    await press('{ArrowRight}');
    await expectReady();
    expect(frame()?.src).toBe(`${STUBS.youtube}/embed/film-a?enablejsapi=1`);
    expect(frames()).toHaveLength(1);
  });

  test('pauses on navigation, and is removed when the lightbox closes', async () => {
    await openLightbox(FILM.id);
    await expectReady();
    const film = frame();
    pressPlay();
    await expect.poll(() => bodyOf(film)?.['state']).toBe('playing');
    await press('{ArrowRight}');
    await expect.poll(() => bodyOf(film)?.['state']).toBe('paused');
    await expect.poll(() => frame() === film).toBe(false);
    await expectReady();
    await press('{Escape}');
    await expectClosed();
    expect(document.querySelector('iframe')).toBeNull();
  });

  test('reuses its player when the user navigates back', async () => {
    await openLightbox(FILM.id);
    await expectReady();
    const film = frame();
    await press('{ArrowRight}');
    await expectReady();
    await press('{ArrowLeft}');
    await expect.poll(() => frame()).toBe(film);
  });

  test("is skipped by a slideshow with slideshow: 'skip'", async () => {
    await openLightbox(FILM.id, { autoplay: true, intervalMs: 2000, embeds: { slideshow: 'skip' } });
    await expect.poll(() => slide()?.getAttribute('aria-label'), { timeout: 20_000 }).toMatch(/^4 of 4/);
  });

  test('hides the play button once the slideshow is paused', async () => {
    await openLightbox(FILM.id, { autoplay: true, intervalMs: 60_000 });
    await button('Pause slideshow').click();
    await expect.element(dialog().getByRole('button', { name: /slideshow/ })).not.toBeInTheDocument();
  });

  test('disables zooming', async () => {
    await openLightbox(FILM.id);
    await expectReady();
    await expect.element(button('Share')).toBeVisible();
    await expect.element(button('Zoom')).toHaveAttribute('aria-disabled', 'true');
  });
});

describe('swiping an embed in the lightbox', () => {
  beforeAll(plugInTouchScreen);
  afterAll(unplugTouchScreen);

  test('navigates if the swipe starts next to the frame, but not on the frame', async () => {
    await openLightbox(OTHER.id, { loop: false });
    await expectReady();
    const surface = slide()?.parentElement as HTMLElement;
    // Two-finger gestures are left to the browser: embeds have no zoom of their own.
    await expect.poll(() => surface.style.touchAction).toBe('pinch-zoom');
    const film = frame() as HTMLElement;
    await dragFinger(middleOf(film), middleOf(film, { x: -300 }));
    const { left, top } = surface.getBoundingClientRect();
    expect(film.getBoundingClientRect().left - left).toBeGreaterThan(20);
    const beside = { x: left + 10, y: top + 80 };
    // Drags beyond half of the width, which navigates at any speed.
    await dragFinger(beside, { x: beside.x + 900, y: beside.y });
    await expect.poll(() => slide()?.getAttribute('aria-label')).toMatch(/^2 of 4/);
  });
});

describe('a self-hosted video in the lightbox', () => {
  test('plays without a frame, and pauses on navigation', async () => {
    const onPlaybackChange = vi.fn<(playback: string) => void>();
    await openLightbox('own', { images: [OWN, FIRST], embeds: { onPlaybackChange } });
    await expect.poll(() => slide()?.querySelector('video')?.readyState, { timeout: 10_000 }).toBeGreaterThan(1);
    const video = slide()?.querySelector('video');
    expect(video?.getAttribute('aria-label')).toBe('Sunrise');
    if (video) video.muted = true;
    await video?.play();
    await expect.poll(() => onPlaybackChange.mock.lastCall?.[0]).toBe('playing');
    await press('{ArrowRight}');
    await expect.poll(() => video?.paused).toBe(true);
  });

  test('shows an error with a link to the file if it fails to load', async () => {
    await openLightbox('lost', { images: [{ ...OWN, id: 'lost', url: '/no/such/film.webm' }, FIRST] });
    await expect.element(dialog().getByText('This video could not be played.')).toBeVisible();
    await expect
      .element(dialog().getByRole('link', { name: 'Open the original page' }))
      .toHaveAttribute('href', '/no/such/film.webm');
  });
});

describe('a lightbox that requires consent', () => {
  const consented = (consent = createStaticConsent()) => ({ embeds: { requiresConsent: true, consent } });

  test('loads nothing from a provider before consent, and all of the provider\'s embeds after "Always load"', async () => {
    await openLightbox(FILM.id, consented());
    const always = dialog().getByRole('button', { name: 'Always load from YouTube' });
    await expect.element(always).toBeVisible();
    expect(frames()).toEqual([]);
    await expectAccessible();
    await always.click();
    await expectReady();
    await press('{ArrowRight}');
    await expect.element(dialog().getByRole('button', { name: 'Load from Vimeo', exact: true })).toBeVisible();
    expect(frames()).toHaveLength(1);
  });

  test('has no "Always load" button without a consent store', async () => {
    await openLightbox(FILM.id, { embeds: { requiresConsent: true } });
    await expect.element(dialog().getByRole('button', { name: 'Load from YouTube', exact: true })).toBeVisible();
    expect(
      dialog()
        .getByRole('button', { name: /^Always/ })
        .elements(),
    ).toEqual([]);
  });
});

describe('an embed of an unknown type in the lightbox', () => {
  test('shows a message and a link to the original page', async () => {
    await openLightbox(HOLOGRAM.id, { images: [HOLOGRAM, FIRST] });
    await expect.element(dialog().getByText('This item cannot be shown here.')).toBeVisible();
    await expect
      .element(dialog().getByRole('link', { name: 'Open the original page' }))
      .toHaveAttribute('href', HOLOGRAM.url);
  });

  test('can be rendered by the onUnknown callback', async () => {
    const onUnknown = vi.fn<(unknown: UnknownEmbed) => void>(({ element }) => {
      element.textContent = 'A hologram';
    });
    await openLightbox(HOLOGRAM.id, { images: [HOLOGRAM, FIRST], embeds: { onUnknown } });
    await expect.element(page.getByText('A hologram')).toBeVisible();
    expect(onUnknown).toHaveBeenCalledOnce();
  });
});
