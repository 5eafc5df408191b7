// @own-page
import '@loggia/ui/styles.css';
import { afterEach, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { page, userEvent } from 'vitest/browser';
import { OfflineError } from '@loggia/hooks/errors';
import type { PlaylistSource } from '@loggia/hooks';
import type { PlaylistProps } from '@loggia/ui';
import { createStubPlayer } from '../../helpers/createStubPlayer.ts';
import { expectAccessible } from '../../helpers/expectAccessible.ts';
import { linesOf, liveRegionOf } from '../../helpers/liveRegion.ts';
import { beginAt, travel } from '../../helpers/visitHistory.ts';
import { createPages, item, PlaylistPage } from './PlaylistPage.tsx';

const address = window.location.href;
const dialog = () => page.getByRole('dialog');
const thumbnails = () => document.querySelectorAll('.loggia-video-thumbnail').length;
const player = () => document.querySelector('.loggia-player-element');

async function openVideo(number: number, pages: PlaylistProps = createPages()) {
  const stub = createStubPlayer();
  await render(<PlaylistPage {...pages} stub={stub} player={{ mode: 'popup', thumbnails: true }} />);
  expect(player()).toBeNull();
  await item(number).click();
  await expect.element(dialog()).toHaveFocus();
  return stub;
}

async function expectClosed(number: number) {
  await expect.element(dialog()).not.toBeInTheDocument();
  await expect.element(item(number)).toHaveFocus();
  expect(player()).toBeNull();
  expect(thumbnails()).toBe(0);
}

beforeEach(() => beginAt());
afterEach(() => window.history.replaceState(null, '', address));

describe('the playlist pop-up', () => {
  test('shows the clicked video and thumbnails of all videos', async () => {
    await openVideo(2);
    await expect.element(dialog()).toHaveAccessibleName('Video viewer: Video 2');
    await expect.poll(player).not.toBeNull();
    await expect.poll(thumbnails).toBeGreaterThanOrEqual(4);
    const current = page.getByRole('button', { name: 'Play: Video 2' });
    await expect.element(current).toHaveAttribute('aria-current', 'true');
    await expectAccessible(dialog().element());
    await page.getByRole('button', { name: 'Play: Video 3' }).click();
    await expect.element(dialog()).toHaveAccessibleName('Video viewer: Video 3');
    await page.getByRole('button', { name: 'Next video' }).click();
    await expect.element(dialog()).toHaveAccessibleName('Video viewer: Video 4');
  });

  test('has one live region, with one line each for the video and the thumbnails', async () => {
    await openVideo(2);
    await expect.poll(thumbnails).toBeGreaterThanOrEqual(4);
    const lines = () => linesOf(dialog().element());
    expect(lines()).toEqual(['Now playing: Video 2', 'Thumbnails: 6']);
    const region = liveRegionOf(dialog().element());
    await page.getByRole('button', { name: 'Next video' }).click();
    await expect.poll(lines).toContain('Now playing: Video 3');
    await page.getByRole('button', { name: 'Load more thumbnails' }).click();
    await expect.poll(lines).toContain('Thumbnails: 12');
    await expect.poll(lines).toContainEqual(expect.stringMatching(/^Slides? \d.* of 12/));
    expect(liveRegionOf(dialog().element())).toBe(region);
    expect([...region.children].map((line) => line.getAttribute('aria-atomic'))).toEqual(lines().map(() => 'true'));
  });

  test('shows the description below the video, aligned with the video', async () => {
    await page.viewport(1280, 800);
    const stub = createStubPlayer();
    await render(
      <PlaylistPage stub={stub} player={{ mode: 'popup', thumbnails: true, showPlayingDescription: true }} />,
    );
    await item(2).click();
    await expect.poll(player).not.toBeNull();
    const boxOf = (selector: string) => document.querySelector(`dialog ${selector}`)?.getBoundingClientRect();
    const [film, text] = [boxOf('.loggia-player'), boxOf('.loggia-video-description')];
    expect(text?.left).toBeCloseTo(film?.left ?? Number.NaN, 0);
    expect(text?.top).toBeGreaterThan(film?.bottom ?? Infinity);
    await expectAccessible(dialog().element());
  });

  test('removes its content on Escape, and reuses the same dialog when reopened', async () => {
    await openVideo(2);
    const element = document.querySelector('dialog');
    await userEvent.keyboard('{Escape}');
    await expectClosed(2);
    await item(5).click();
    await expect.element(dialog()).toHaveAccessibleName('Video viewer: Video 5');
    expect(document.querySelector('dialog')).toBe(element);
    await page.getByRole('button', { name: 'Close' }).click();
    await expectClosed(5);
  });

  test('closes when the user goes Back, and on a click next to its content', async () => {
    await openVideo(1);
    await travel(-1);
    await expectClosed(1);
    await item(3).click();
    await expect.element(dialog()).toHaveFocus();
    await expect.poll(player).not.toBeNull();
    await dialog().click({ position: { x: 4, y: 200 } });
    await expectClosed(3);
  });

  test('loads more thumbnails until all of them are loaded', async () => {
    await openVideo(1);
    const more = page.getByRole('button', { name: 'Load more thumbnails' });
    await more.click();
    await expect.element(page.getByRole('button', { name: 'Play: Video 7' })).toBeInTheDocument();
    await expect.poll(() => linesOf(dialog().element())).toContain('Thumbnails: 12');
    await more.click();
    await expect.element(more).not.toBeInTheDocument();
    await expect.element(dialog()).toHaveFocus();
    await expect.element(page.getByRole('button', { name: 'Play: Video 13' })).toBeInTheDocument();
  });

  test('shows an error if thumbnails fail to load, and loads the thumbnails on retry', async () => {
    const pages = createPages();
    let attempts = 0;
    const source: PlaylistSource = {
      loadPage(request, options) {
        attempts += 1;
        return attempts === 1 ? Promise.reject(new OfflineError()) : pages.source.loadPage(request, options);
      },
    };
    await openVideo(1, { ...pages, source });
    const more = page.getByRole('button', { name: 'Load more thumbnails' });
    await more.click();
    await expect.element(dialog().getByText('You are probably offline.').last()).toBeVisible();
    await expect.poll(() => linesOf(dialog().element())).toContainEqual(expect.stringContaining('probably offline'));
    await more.click();
    await expect.element(page.getByRole('button', { name: 'Play: Video 7' })).toBeInTheDocument();
    await expect.element(dialog()).not.toHaveTextContent('You are probably offline.');
  });

  test("does not show the thumbnails' error below the list after it has closed", async () => {
    const source: PlaylistSource = { loadPage: () => Promise.reject(new OfflineError()) };
    await openVideo(1, { ...createPages(), source });
    await page.getByRole('button', { name: 'Load more thumbnails' }).click();
    await expect.element(dialog()).toHaveTextContent('You are probably offline.');
    await userEvent.keyboard('{Escape}');
    await expectClosed(1);
    expect(document.querySelector('.loggia-video-failure')).toBeNull();
    await expect.element(page.getByRole('button', { name: 'Try again' })).not.toBeInTheDocument();
    await page.getByRole('button', { name: 'Next', exact: true }).click();
    await expect.element(page.getByRole('button', { name: 'Try again' })).toBeVisible();
  });

  test('ignores keydown events dispatched by browser autofill', async () => {
    const thrown = vi.fn();
    window.addEventListener('error', thrown);
    onTestFinished(() => window.removeEventListener('error', thrown));
    await openVideo(2);
    await vi.waitFor(async () => {
      await userEvent.keyboard('{ArrowRight}');
      await expect.element(dialog(), { timeout: 200 }).toHaveAccessibleName('Video viewer: Video 3');
    });
    const event = new Event('keydown', { bubbles: true, cancelable: true, composed: true });
    expect(dialog().element().dispatchEvent(event)).toBe(true);
    expect(thrown).not.toHaveBeenCalled();
    await expect.element(dialog()).toHaveAccessibleName('Video viewer: Video 3');
  });

  test('navigates with arrow keys unless a video has focus', async () => {
    await openVideo(2);
    await expect.poll(player).not.toBeNull();
    // The keyboard shortcuts are registered shortly after opening.
    await vi.waitFor(async () => {
      await userEvent.keyboard('{ArrowRight}');
      await expect.element(dialog(), { timeout: 200 }).toHaveAccessibleName('Video viewer: Video 3');
    });
    await userEvent.keyboard('{ArrowLeft}');
    await expect.element(dialog()).toHaveAccessibleName('Video viewer: Video 2');
    const film = document.createElement('video');
    film.tabIndex = 0;
    document.querySelector('.loggia-player')?.append(film);
    film.focus();
    await userEvent.keyboard('{ArrowRight}');
    film.remove();
    (dialog().element() as HTMLElement).focus();
    await userEvent.keyboard('{ArrowLeft}');
    await expect.element(dialog()).toHaveAccessibleName('Video viewer: Video 1');
  });
});
