// @own-page
import '@loggia/ui/styles.css';
import { StrictMode, type ReactNode } from 'react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { page, userEvent } from 'vitest/browser';
import { ImagePopups, MediaLink, OffCanvasMenu, ThumbnailGallery } from '@loggia/ui';
import { HidingTree, HIDINGS, type HidingTreeProps } from '../../helpers/HidingTree.tsx';
import { createStubPlayer } from '../../helpers/createStubPlayer.ts';
import { beginAt } from '../../helpers/visitHistory.ts';
import { LEFT } from '../navigation/menus.ts';
import { createPages, item, PlaylistPage } from '../playlist/PlaylistPage.tsx';
import { createImages } from './LightboxPage.tsx';

const address = window.location.href;
const VIDEO = '/playground/site/public/assets/sunrise.webm';
const outside = () => page.getByRole('button', { name: 'Outside' });
const dialog = () => page.getByRole('dialog');
const openDialogs = () => document.querySelectorAll('dialog[open]').length;
const isPageLocked = () => getComputedStyle(document.documentElement).overflow === 'hidden';

/** Renders a tree in StrictMode. Returns functions that hide it and show it again. */
async function renderTree(by: HidingTreeProps['by'], children: ReactNode) {
  const tree = (isHidden: boolean) => (
    <StrictMode>
      <HidingTree by={by} isHidden={isHidden}>
        {children}
      </HidingTree>
    </StrictMode>
  );
  const { rerender } = await render(tree(false));
  return { hide: () => rerender(tree(true)), show: () => rerender(tree(false)) };
}

/** Clicks through the browser, so that nothing may be inert or covered. */
async function expectPageUsable() {
  await outside().click();
  await expect.element(outside()).toHaveAttribute('data-pressed');
  expect(openDialogs()).toBe(0);
  expect(isPageLocked()).toBe(false);
}

async function expectModal(name: string) {
  await expect.element(dialog()).toHaveAccessibleName(name);
  await vi.waitFor(() => expect(dialog().element().matches(':modal')).toBe(true));
  expect(dialog().element().contains(document.activeElement)).toBe(true);
  expect(isPageLocked()).toBe(true);
}

beforeEach(() => beginAt());
afterEach(() => window.history.replaceState(null, '', address));

const IMAGES = createImages(5);
const shown = (title: string) => dialog().getByRole('img', { name: title, exact: true });

describe.each(HIDINGS)('when a tree is hidden by %s and shown again', (by) => {
  test('an open lightbox releases the page, and then is modal again with the same image', async () => {
    const tree = await renderTree(by, <ThumbnailGallery images={IMAGES} lightbox={{ effect: 'none' }} />);
    await page.getByRole('link', { name: /Landscape 3/ }).click();
    await expect.element(shown('Landscape 3')).toBeVisible();
    await userEvent.keyboard('{ArrowRight}');
    await expect.element(shown('Landscape 4')).toBeVisible();
    await tree.hide();
    await expectPageUsable();
    await userEvent.keyboard('{ArrowRight}');
    await tree.show();
    await expectModal('Image viewer');
    await expect.element(shown('Landscape 4')).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await expect.element(dialog()).not.toBeInTheDocument();
    await expect.element(page.getByRole('link', { name: /Landscape 3/ })).toHaveFocus();
  });

  test('a closed lightbox stays closed', async () => {
    const tree = await renderTree(by, <ThumbnailGallery images={IMAGES} lightbox={{ effect: 'none' }} />);
    await page.getByRole('link', { name: /Landscape 3/ }).click();
    await expect.element(shown('Landscape 3')).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await expect.element(dialog()).not.toBeInTheDocument();
    await tree.hide();
    await expectPageUsable();
    await tree.show();
    await expectPageUsable();
  });

  test('an image pop-up releases the page, and then is modal again with the same image', async () => {
    const renderImage = (image: (typeof IMAGES)[number], props: object) => (
      <a key={image.id} {...props}>
        Thumbnail {image.id}
      </a>
    );
    const tree = await renderTree(by, <ImagePopups images={IMAGES} renderImage={renderImage} />);
    await page.getByRole('link', { name: 'Thumbnail 2' }).click();
    await expect.element(shown('Landscape 2')).toBeVisible();
    await userEvent.keyboard('{ArrowRight}');
    await expect.element(shown('Landscape 3')).toBeVisible();
    await tree.hide();
    await expectPageUsable();
    await tree.show();
    await expectModal('Image viewer');
    await expect.element(shown('Landscape 3')).toBeVisible();
  });

  test('a playlist pop-up pauses and releases the page, and then is modal again with the same video', async () => {
    const stub = createStubPlayer();
    const playlist = <PlaylistPage {...createPages()} stub={stub} player={{ mode: 'popup', thumbnails: true }} />;
    const tree = await renderTree(by, playlist);
    await item(2).click();
    await vi.waitFor(() => expect(document.querySelector('.loggia-player-element')).not.toBeNull());
    stub.say({ type: 'playback', playback: 'playing' });
    await tree.hide();
    expect(stub.calls.at(-1)).toBe('pause');
    await expectPageUsable();
    await tree.show();
    await expectModal('Video viewer: Video 2');
  });

  test('an off-canvas menu releases the page, and then is modal again', async () => {
    await page.viewport(500, 800);
    const tree = await renderTree(by, <OffCanvasMenu menus={[LEFT]} />);
    await page.getByRole('button', { name: 'Menu' }).click();
    await expectModal('Menu');
    await tree.hide();
    await expectPageUsable();
    await tree.show();
    await expectModal('Menu');
    await page.viewport(1280, 800);
  });

  test('a pop-up video pauses, and then stays paused', async () => {
    const tree = await renderTree(by, <MediaLink href={VIDEO}>Watch</MediaLink>);
    await page.getByRole('link', { name: 'Watch' }).click();
    await expect.element(dialog()).toBeVisible();
    const video = await vi.waitFor(() => {
      const element = document.querySelector('video');
      if (!element || element.paused || element.currentTime === 0) throw new Error('The video does not play yet.');
      return element;
    });
    await tree.hide();
    expect(video.paused).toBe(true);
    await expectPageUsable();
    await tree.show();
    await expectModal('Video');
    expect(video.paused).toBe(true);
  });
});
