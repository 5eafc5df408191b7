// @own-page
import '@loggia/ui/styles.css';
import { StrictMode } from 'react';
import { page, userEvent } from 'vitest/browser';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { ImagePopups, MediaLink, type ImagePopupsProps } from '@loggia/ui';
import { expectAccessible } from '../../helpers/expectAccessible.ts';
import { liveRegionOf } from '../../helpers/liveRegion.ts';
import { dragFinger, middleOf, plugInTouchScreen, unplugTouchScreen } from '../../helpers/fingers.ts';

const IMAGES = [1, 2, 3].map((number) => ({
  id: `p${number}`,
  url: `/test/fixtures/pictures/ridge.png?${number}`,
  title: `Project ${number}`,
}));

const dialog = () => page.getByRole('dialog');
const shown = (name: string) => dialog().getByRole('img', { name }).element();
const expectClosed = async () => {
  await expect.element(dialog()).not.toBeInTheDocument();
};

afterEach(async () => {
  unplugTouchScreen();
  await page.viewport(1280, 800);
});

describe('a pop-up for a group of images', () => {
  const renderGroup = (options: Partial<ImagePopupsProps> = {}) =>
    render(
      <StrictMode>
        <main>
          <h1>Projects</h1>
          <ImagePopups
            images={IMAGES}
            renderImage={(image, linkProps) => (
              <a key={image.id} {...linkProps}>
                <img src={image.thumbnail?.url ?? image.url} alt={image.title} width={150} height={150} />
              </a>
            )}
            {...options}
          />
        </main>
      </StrictMode>,
    );
  const link = (name: string) => page.getByRole('link', { name });

  test('zooms from the thumbnail, navigates with keys and clicks, and restores focus on close', async () => {
    const animate = vi.spyOn(Element.prototype, 'animate');
    await renderGroup();
    await link('Project 1').click();
    await expect.element(dialog()).toHaveAttribute('data-status', 'open');
    expect(animate).toHaveBeenCalledWith(expect.anything(), { duration: 300, easing: 'ease-in-out', fill: 'both' });
    await expectAccessible(dialog().element());
    await userEvent.keyboard('{ArrowRight}');
    await expect.element(dialog().getByRole('img', { name: 'Project 2' })).toBeVisible();
    await userEvent.click(shown('Project 2'));
    await expect.element(dialog().getByRole('img', { name: 'Project 3' })).toBeVisible();
    await dialog().getByRole('button', { name: 'Next image' }).click();
    await expect.element(dialog().getByRole('img', { name: 'Project 1' })).toBeVisible();
    await userEvent.keyboard('{ArrowLeft}{Escape}');
    await expectClosed();
    await expect.element(link('Project 3')).toHaveFocus();
  });

  test('has one live region, which announces the position and title', async () => {
    await renderGroup();
    await link('Project 1').click();
    await expect.element(dialog()).toHaveAttribute('data-status', 'open');
    await userEvent.keyboard('{ArrowRight}');
    await expect.poll(() => liveRegionOf(dialog().element()).textContent).toBe('2 of 3, Project 2');
  });

  test('navigates on swipe without triggering a click, and closes when pulled down', async () => {
    plugInTouchScreen();
    await renderGroup();
    await link('Project 1').click();
    await expect.element(dialog()).toHaveAttribute('data-status', 'open');
    const surface = dialog().element().querySelector<HTMLElement>('.loggia-slides') ?? document.body;
    const swipe = (x: number, y = 0) => dragFinger(middleOf(surface), middleOf(surface, { x, y }));
    await expect.poll(() => surface.style.touchAction).not.toBe('');
    const slide = () => surface.querySelector<HTMLElement>('.loggia-slide');
    // Drags beyond half of the width, because drags are slow on a slow machine.
    await dragFinger(middleOf(surface, { x: 400 }), middleOf(surface, { x: -400 }), {
      beforeRelease: async () => {
        await expect.poll(() => getComputedStyle(slide() ?? surface).translate).toMatch(/^-\d/);
      },
    });
    await expect.element(dialog().getByRole('img', { name: 'Project 2' })).toBeVisible();
    await expect.poll(() => surface.dataset['swiping']).toBeUndefined();
    await swipe(300);
    await expect.element(dialog().getByRole('img', { name: 'Project 1' })).toBeVisible();
    await expect.poll(() => surface.dataset['swiping']).toBeUndefined();
    await swipe(0, 300);
    await expectClosed();
    await expect.element(link('Project 1')).toHaveFocus();
  });

  test('runs a single animation when repeatedly closed and reopened during its opening animation', async () => {
    await renderGroup({ zoomDurationMs: 100_000, removalDelayMs: 100_000 });
    const trigger = link('Project 1').element();
    const picture = () => document.querySelector('dialog img[alt="Project 1"]');
    const movements = () => (picture()?.getAnimations() ?? []).filter(({ playState }) => playState !== 'idle');
    // No lightbox opens shortly after one has closed (`LIGHTBOX_GUARD_MS`).
    const pressUntilHeard = () => {
      if (trigger instanceof HTMLElement) trigger.click();
      return document.querySelector('dialog')?.dataset['status'];
    };
    await link('Project 1').click();
    await expect.poll(() => movements().length).toBe(1);
    for (const status of ['closed', 'open', 'closed', 'open']) {
      const [before] = movements();
      if (status === 'closed') await userEvent.keyboard('{Escape}');
      else await expect.poll(pressUntilHeard).toBe('open');
      await expect.element(page.getByRole('dialog')).toHaveAttribute('data-status', status);
      await expect.poll(() => movements().length === 1 && movements()[0] !== before).toBe(true);
    }
    for (const movement of movements()) movement.finish();
    await expect.poll(() => movements().length).toBe(0);
  });

  test('loads the smallest file that fits an image taller than the viewport', async () => {
    const file = (width: number) => ({ url: `/test/fixtures/pictures/ridge.png?wide${width}`, width });
    const high = { ...file(2000), id: 'high', title: 'Tower', height: 8000, candidates: [file(250), file(1000)] };
    await renderGroup({ images: [{ ...high, thumbnail: file(150) }] });
    await link('Tower').click();
    await expect.element(dialog()).toHaveAttribute('data-status', 'open');
    expect(shown('Tower')).toHaveProperty('currentSrc', new URL(file(250).url, location.href).href);
  });

  test('closes on a click next to the image, and when the user goes Back', async () => {
    await renderGroup();
    await link('Project 2').click();
    await expect.element(dialog()).toHaveAttribute('data-status', 'open');
    await userEvent.click(dialog().getByRole('group').element(), { position: { x: 100, y: 20 } });
    await expectClosed();
    await link('Project 2').click();
    await expect.element(dialog()).toHaveAttribute('data-status', 'open');
    history.back();
    await expectClosed();
  });
});

test('a map link opens a pop-up with a consent gate in a wide viewport, and is a plain link in a narrow one', async () => {
  const href = 'https://www.openstreetmap.org/#map=7/52/4';
  await render(
    <main>
      <MediaLink href={href} popupTitle="Our office" requiresConsent hosts={{ openStreetMap: '' }}>
        Where we are
      </MediaLink>
    </main>,
  );
  const link = page.getByRole('link', { name: 'Where we are' });
  await link.click();
  await expect.element(page.getByRole('dialog', { name: 'Our office' })).toBeVisible();
  await expect.element(dialog().getByRole('button', { name: 'Load from OpenStreetMap' })).toBeVisible();
  expect(dialog().element().querySelector('iframe')).toBeNull();
  await expectAccessible(dialog().element());
  await dialog().getByRole('button', { name: 'Close' }).click();
  await expectClosed();
  await page.viewport(690, 800);
  await expect.element(link).not.toHaveAttribute('aria-haspopup');
  await page.viewport(1280, 800);
  await expect.element(link).toHaveAttribute('aria-haspopup', 'dialog');
  expect(dialog().query()).toBeNull();
});

test('a map receives focus when it is loaded by a key press', async () => {
  await render(
    <MediaLink
      href="https://www.openstreetmap.org/#map=7/52/4"
      requiresConsent
      hosts={{ openStreetMap: window.location.origin }}
    >
      Where we are
    </MediaLink>,
  );
  await page.getByRole('link', { name: 'Where we are' }).click();
  const load = dialog().getByRole('button', { name: 'Load from OpenStreetMap' });
  await expect.element(load).toBeVisible();
  (load.element() as HTMLElement).focus();
  await userEvent.keyboard('{Enter}');
  await expect.poll(() => document.activeElement?.localName).toBe('iframe');
});
