import { page } from 'vitest/browser';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { createStaticConsent } from '@loggia/hooks/consent';
import { EMBED_EVENT } from '@loggia/hooks/embed';
import type { UnknownEmbed } from '@loggia/hooks';
import { expectAccessible } from '../../helpers/expectAccessible.ts';
import { embedded, EmbedPage, STUBS, type EmbedPageProps } from './EmbedPage.tsx';

beforeEach(() => localStorage.clear());

const FILMS = [embedded('YOUTUBE_VIDEO', 'film-a'), embedded('VIMEO_VIDEO', '22')];
const frameOf = (slide: number) =>
  page.getByTestId(`slide-${slide}`).element().querySelector<HTMLIFrameElement>('iframe');
const stateOf = (slide: number) => frameOf(slide)?.contentDocument?.body.dataset['state'];
const pressIn = (slide: number, name: string) => {
  const buttons = [...(frameOf(slide)?.contentDocument?.querySelectorAll('button') ?? [])];
  buttons.find(({ textContent }) => textContent === name)?.click();
};
const held = () => page.getByRole('status');
const next = () => page.getByRole('button', { name: 'Next slide' }).click();

const renderEmbeds = (props: Partial<EmbedPageProps> = {}) => render(<EmbedPage images={FILMS} {...props} />);

/**
 * Waits until the player in the frame has loaded and the page has subscribed to its events. Earlier events aren't
 * reported.
 */
async function expectReady(slide: number): Promise<void> {
  await expect.poll(() => frameOf(slide)?.contentDocument?.body.dataset['listener'], { timeout: 5000 }).toBe('there');
}

describe('an embedded video', () => {
  test.each([
    ['YOUTUBE_VIDEO', 'film-a'],
    ['VIMEO_VIDEO', '22'],
    ['DAILYMOTION_VIDEO', 'x1'],
  ])('pauses the slideshow while playing, and resumes the slideshow at its end (%s)', async (kind, id) => {
    await renderEmbeds({ images: [embedded(kind, id)] });
    await expectReady(0);
    await expect.element(held()).toHaveTextContent('not held');
    pressIn(0, 'Play');
    await expect.element(held()).toHaveTextContent('held by a video');
    pressIn(0, 'End');
    await expect.element(held()).toHaveTextContent('not held');
  });

  test('does not pause a slideshow that is set to skip videos', async () => {
    await renderEmbeds({ policy: 'skip' });
    await expectReady(0);
    pressIn(0, 'Play');
    await expect.poll(() => stateOf(0)).toBe('playing');
    await expect.element(held()).toHaveTextContent('not held');
  });

  test('pauses on navigation', async () => {
    await renderEmbeds();
    await expectReady(0);
    pressIn(0, 'Play');
    await expect.element(held()).toHaveTextContent('held by a video');
    await next();
    await expect.poll(() => stateOf(0)).toBe('paused');
    await expect.element(held()).toHaveTextContent('not held');
  });

  test('is unmounted on navigation if it cannot be paused', async () => {
    await renderEmbeds({ images: [embedded('FACEBOOK_VIDEO', '77'), ...FILMS] });
    expect(frameOf(0)).not.toBeNull();
    await next();
    await expect.poll(() => frameOf(0)).toBeNull();
  });

  test('pauses other embedded videos on the page when it starts playing', async () => {
    await render(
      <>
        <EmbedPage images={FILMS.slice(0, 1)} />
        <div data-testid="other">
          <EmbedPage images={FILMS.slice(1)} />
        </div>
      </>,
    );
    const frames = () => [...document.querySelectorAll('iframe')];
    const stateAt = (index: number) => frames()[index]?.contentDocument?.body.dataset['state'];
    const playAt = (index: number) => frames()[index]?.contentDocument?.querySelector('button')?.click();
    await expect.poll(() => frames().every((frame) => frame.contentDocument?.querySelector('button'))).toBe(true);
    playAt(0);
    await expect.poll(() => stateAt(1)).toBe('paused');
    expect(stateAt(0)).toBe('playing');
    playAt(1);
    await expect.poll(() => stateAt(0)).toBe('paused');
    expect(stateAt(1)).toBe('playing');
  });

  test('fills its container with an aspect ratio of 16:9', async () => {
    await renderEmbeds();
    await expect.poll(() => frameOf(0)?.getBoundingClientRect().height).toBe(450);
    expect(frameOf(0)?.getBoundingClientRect().width).toBe(800);
  });

  test('has a sandbox, a referrer policy and a title', async () => {
    await renderEmbeds();
    const frame = frameOf(0);
    expect(frame?.sandbox.contains('allow-scripts')).toBe(true);
    expect(frame?.sandbox.contains('allow-top-navigation')).toBe(false);
    expect(frame?.referrerPolicy).toBe('strict-origin-when-cross-origin');
    expect(frame?.title).toBe('YouTube: Film film-a');
    expect(frameOf(1)).toBeNull();
  });

  test('ignores messages from other windows', async () => {
    await renderEmbeds();
    await expectReady(0);
    window.postMessage(JSON.stringify({ event: 'onStateChange', info: 1 }), '*');
    const forged = { source: frameOf(0)?.contentWindow ?? null, origin: 'https://evil.test' };
    const data = JSON.stringify({ event: 'onStateChange', info: 1 });
    window.dispatchEvent(new MessageEvent('message', { ...forged, data }));
    await new Promise((resolve) => requestAnimationFrame(resolve));
    await expect.element(held()).toHaveTextContent('not held');
    window.dispatchEvent(new MessageEvent('message', { ...forged, origin: location.origin, data }));
    await expect.element(held()).toHaveTextContent('held by a video');
  });
});

describe('an embedded post', () => {
  test('is sized to its image plus padding and provider controls', async () => {
    const url = 'https://www.instagram.com/p/abc/';
    await renderEmbeds({ images: [{ ...embedded('INSTAGRAM_POST', '', url), width: 600, height: 300 }] });
    await expect.poll(() => frameOf(0)?.getBoundingClientRect().height).toBe(500);
    expect(frameOf(0)?.getBoundingClientRect().width).toBe((500 - 176) * 2 + 16);
    expect(frameOf(0)?.src).toBe(`${STUBS.instagram}/p/abc/embed/`);
  });
});

describe("an embed's consent gate", () => {
  const load = () => page.getByRole('button', { name: 'Load from YouTube', exact: true });

  test('loads nothing from the provider before consent', async () => {
    await renderEmbeds({ requiresConsent: true });
    await expect.element(load()).toBeVisible();
    expect(document.querySelector('iframe')).toBeNull();
    await load().click();
    expect(frameOf(0)?.src).toBe(`${STUBS.youtube}/embed/film-a?enablejsapi=1&autoplay=1`);
  });

  test('applies consent to a single item only', async () => {
    await renderEmbeds({ requiresConsent: true, images: [FILMS, embedded('YOUTUBE_VIDEO', 'film-b')].flat() });
    await load().click();
    await next();
    await expect.element(page.getByRole('button', { name: 'Load from Vimeo', exact: true })).toBeVisible();
    await next();
    await expect.element(load()).toBeVisible();
  });

  test('remembers consent for a provider across mounts', async () => {
    const consent = createStaticConsent();
    const screen = await renderEmbeds({ requiresConsent: true, consent });
    await page.getByRole('button', { name: 'Always load from YouTube' }).click();
    expect(frameOf(0)).not.toBeNull();
    await screen.unmount();
    await renderEmbeds({ requiresConsent: true, consent: createStaticConsent() });
    expect(frameOf(0)).not.toBeNull();
  });

  test('passes axe', async () => {
    await renderEmbeds({ requiresConsent: true });
    await expect.element(load()).toBeVisible();
    await expectAccessible();
  });
});

describe('an embed of an unknown type', () => {
  const unknown = embedded('HOLOGRAM', '9');

  test('shows a message', async () => {
    await renderEmbeds({ images: [unknown] });
    await expect.element(page.getByText('This item cannot be shown here.')).toBeVisible();
  });

  test('is reported by a callback and an event, and can be rendered by the callback', async () => {
    const onUnknown = vi.fn<(unknown: UnknownEmbed) => void>(({ element }) => {
      element.textContent = 'A hologram';
    });
    const heard = vi.fn<(event: Event) => void>();
    document.addEventListener(EMBED_EVENT, heard, { once: true });
    await renderEmbeds({ images: [unknown], onUnknown });
    await expect.element(page.getByText('A hologram')).toBeVisible();
    expect(onUnknown.mock.calls[0]?.[0]).toMatchObject({ image: unknown, fileType: 'EMBED_OEMBED_HOLOGRAM' });
    expect(heard).toHaveBeenCalledOnce();
  });
});
