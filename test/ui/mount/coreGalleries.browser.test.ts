// @own-page
import { afterEach, describe, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { createCoreMounters, type CoreMounterOptions } from '@loggia/ui/mount';
import { blockGallery, classicGallery, imageBlock, loggiaBlock, post } from '../../fixtures/wordpress/coreMarkup.ts';
import { expectAccessible } from '../../helpers/expectAccessible.ts';
import { mountingStyledPage } from '../../helpers/mountStyledPage.ts';
import { untilGuardIsOver } from '../../helpers/visitHistory.ts';

const { mountPage, unmount } = mountingStyledPage();

afterEach(() => page.viewport(1280, 800));

/** Replaces the files with one that exists. */
const withFiles = (markup: string) =>
  markup.replaceAll(/https:\/\/site\.test\/[\w/-]+\/photo-(\d+)[-\dx]*\.jpg/g, '/test/fixtures/pictures/ridge.png?$1');

/** Returns markup as the browser serializes it. */
const serialized = (markup: string) => new DOMParser().parseFromString(markup, 'text/html').body.innerHTML.trim();

const mountCore = (markup: string, options?: CoreMounterOptions) =>
  mountPage(withFiles(markup), { mounters: createCoreMounters(options) });

const ITEMS = [
  { id: 7, alt: 'A boat', caption: 'Boats' },
  { id: 8, alt: 'A pier' },
  { id: 9, alt: 'A town' },
];

const dialog = () => document.querySelector<HTMLDialogElement>('dialog.loggia-lightbox');
const linkOf = (id: number) =>
  document.querySelector<HTMLAnchorElement>(`a[href$="?${id}"]`) ?? expect.unreachable(`no link to ${id}`);
const shownAlt = () => dialog()?.querySelector<HTMLImageElement>('[data-role="current"] img.loggia-slide-image')?.alt;
const expectShown = (alt: string) => vi.waitFor(() => expect(shownAlt()).toBe(alt));
const expectFilmstrip = (count: number) =>
  vi.waitFor(() => expect(dialog()?.querySelectorAll('.loggia-filmstrip img')).toHaveLength(count));
const expectClosed = () => vi.waitFor(() => expect(dialog()).toBeNull());

describe("a gallery that keeps the site's markup", () => {
  test('opens the lightbox, and is not changed', async () => {
    const markup = withFiles(post(blockGallery(ITEMS, 'Norway')));
    await mountPage(markup, { mounters: createCoreMounters() });
    expect(document.querySelector('main')?.outerHTML).toBe(serialized(markup));
    const heard = vi.fn();
    document.addEventListener('click', heard);
    await userEvent.click(linkOf(8));
    await expectShown('A pier');
    expect(heard).not.toHaveBeenCalled();
    document.removeEventListener('click', heard);
    await expectFilmstrip(3);
    await userEvent.keyboard('{ArrowLeft}');
    await expectShown('A boat');
    await vi.waitFor(() => expect(dialog()?.querySelector('.loggia-info')?.textContent).toBe('Boats'));
    await expectAccessible(document.body);
    await userEvent.keyboard('{Escape}');
    await expectClosed();
    expect(document.querySelector('main')?.outerHTML).toBe(serialized(markup));
  });

  test('opens with the keyboard, and returns focus to the link', async () => {
    await mountCore(post(classicGallery(ITEMS)));
    linkOf(9).focus();
    await userEvent.keyboard('{Enter}');
    await expectShown('A town');
    await userEvent.keyboard('{Escape}');
    await expectClosed();
    expect(document.activeElement).toBe(linkOf(9));
  });

  test('closes with the Back button', async () => {
    await mountCore(post(blockGallery(ITEMS)));
    const before = location.href;
    await userEvent.click(linkOf(7));
    await expectShown('A boat');
    await vi.waitFor(() => expect(location.hash).toBe('#bwgimages-7/7'));
    history.back();
    await expectClosed();
    expect(location.href).toBe(before);
  });

  test('opens the image that the URL hash names', async () => {
    history.replaceState(null, '', '#bwggallery-1/8');
    await mountCore(post(classicGallery(ITEMS.map((item) => ({ ...item, caption: 'Text' })))));
    await expectShown('A pier');
    await userEvent.keyboard('{Escape}');
    await expectClosed();
    expect(location.hash).toBe('');
  });

  test.each(['Control', 'Shift', 'Alt', 'Meta'] as const)('follows the link if %s is held', async (key) => {
    await mountCore(post(blockGallery(ITEMS)));
    const follow = vi.fn((event: Event) => event.preventDefault());
    document.addEventListener('click', follow);
    const modifier = `${key === 'Control' ? 'ctrl' : key.toLowerCase()}Key`;
    linkOf(7).dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, [modifier]: true }));
    expect(follow).toHaveBeenCalledOnce();
    expect(dialog()).toBeNull();
    document.removeEventListener('click', follow);
  });

  test('lists only its own images in the lightbox, while images outside galleries are listed together', async () => {
    await mountCore(post(imageBlock({ id: 1, alt: 'One' }) + blockGallery(ITEMS) + imageBlock({ id: 2, alt: 'Two' })));
    await userEvent.click(linkOf(2));
    await expectShown('Two');
    await expectFilmstrip(2);
    await userEvent.keyboard('{Escape}');
    await expectClosed();
    await untilGuardIsOver();
    await userEvent.click(linkOf(7));
    await expectShown('A boat');
    await expectFilmstrip(3);
  });

  test('has no filmstrip or captions if the options disable them, and has a "Share" button if enabled', async () => {
    await mountCore(post(blockGallery(ITEMS)), { filmstrip: false, captions: false, sharing: true });
    await userEvent.click(linkOf(7));
    await expectShown('A boat');
    await expect.element(page.getByRole('button', { name: 'Share' })).toBeVisible();
    expect(dialog()?.querySelector('.loggia-filmstrip')).toBeNull();
    expect(dialog()?.querySelector('.loggia-info')?.textContent ?? '').toBe('');
  });

  test('works as before after unmounting', async () => {
    await mountCore(post(blockGallery(ITEMS)));
    unmount();
    const follow = vi.fn((event: Event) => event.preventDefault());
    document.addEventListener('click', follow, { once: true });
    linkOf(7).click();
    expect(follow).toHaveBeenCalledOnce();
    expect(document.querySelector('.loggia')).toBeNull();
  });
});

describe("images that open in WordPress's own lightbox", () => {
  const EXPANDING = post(imageBlock({ id: 1, alt: 'One', expands: true }) + imageBlock({ id: 2, alt: 'Two' }));

  test('are left alone by default', async () => {
    await mountCore(EXPANDING);
    const heard = vi.fn();
    document.querySelector('.lightbox-trigger')?.addEventListener('click', heard);
    document.querySelector<HTMLElement>('.lightbox-trigger')?.click();
    expect(heard).toHaveBeenCalledOnce();
    expect(dialog()).toBeNull();
  });

  test('open in the lightbox with `replaceCoreLightbox`, and return focus to their button', async () => {
    await mountCore(EXPANDING, { replaceCoreLightbox: true });
    const heard = vi.fn();
    const button = document.querySelector<HTMLElement>('.lightbox-trigger');
    button?.addEventListener('click', heard);
    button?.focus();
    await userEvent.keyboard('{Enter}');
    await expectShown('One');
    expect(heard).not.toHaveBeenCalled();
    await userEvent.keyboard('{Escape}');
    await expectClosed();
    expect(document.activeElement).toBe(button);
  });

  test('prevent their gallery from being replaced by default', async () => {
    await mountCore(post(blockGallery([{ id: 1, href: false, expands: true }])), { layout: 'masonry' });
    expect(document.querySelector('.loggia')).toBeNull();
  });
});

const boxes = (selector = '.loggia li[data-index]') =>
  [...document.querySelectorAll(selector)].map((element) => element.getBoundingClientRect());

describe('a gallery that the kit replaces', () => {
  test.each([
    ['justified', '.loggia-images'],
    ['masonry', '.loggia-images'],
    ['thumbnails', '.loggia-thumbnails'],
  ] as const)('has the %s layout, and its caption stays on the page', async (layout, list) => {
    await mountCore(post(blockGallery(ITEMS, 'In <a href="/norway">Norway</a>')), { layout });
    await vi.waitFor(() => expect(boxes()).toHaveLength(3));
    expect(document.querySelector(list)).not.toBeNull();
    const figure = document.querySelector('.wp-block-gallery');
    expect([...(figure?.children ?? [])].map(({ localName }) => localName)).toEqual(['div', 'figcaption']);
    expect(figure?.querySelector('figcaption a')).not.toBeNull();
    const host = document.querySelector('.loggia')?.getBoundingClientRect();
    expect(host?.width).toBe(figure?.clientWidth);
    await userEvent.click(page.getByRole('link', { name: 'A pier' }));
    await expectShown('A pier');
  });

  test('is restored on unmount', async () => {
    const markup = withFiles(post(blockGallery(ITEMS, 'Norway') + classicGallery(ITEMS)));
    await mountPage(markup, { mounters: createCoreMounters({ layout: 'masonry' }) });
    expect(document.querySelectorAll('.loggia')).toHaveLength(2);
    unmount();
    const withoutSpace = (html = '') => html.replaceAll(/>\s+</g, '><');
    expect(withoutSpace(document.querySelector('main')?.outerHTML)).toBe(withoutSpace(serialized(markup)));
  });

  test('keeps links to pages, which open in the same tab', async () => {
    await mountCore(post(blockGallery([{ id: 7, alt: 'Boat', href: '/photo-page/' }, { id: 8 }])), {
      layout: 'justified',
    });
    const link = page.getByRole('link', { name: 'Boat' }).element() as HTMLAnchorElement;
    expect([link.pathname, link.target]).toEqual(['/photo-page/', '_self']);
  });
});

describe("Loggia's own block", () => {
  test('has the layout, columns and gap that its attributes specify', async () => {
    const attributes =
      'data-loggia-layout="thumbnails" data-loggia-columns="2" data-loggia-gap="20" data-loggia-captions="below" data-loggia-crop style="margin: 0"';
    await mountCore(`<div style="width: 620px">${loggiaBlock(ITEMS, attributes)}</div>`);
    await vi.waitFor(() => expect(boxes()).toHaveLength(3));
    const [first, second, third] = boxes();
    expect(second?.left).toBe((first?.right ?? 0) + 20);
    expect(third?.left).toBe(first?.left);
    const [picture] = boxes('.loggia .loggia-thumbnail');
    expect(picture?.width).toBe(300);
    expect(picture?.height).toBe(300);
    expect(document.querySelector('.loggia-caption')?.textContent).toBe('Boats');
    expect(document.querySelector('.loggia-block-caption')?.textContent).toBe('All photos');
  });

  test('has rows of the height that its attributes specify', async () => {
    await mountCore(loggiaBlock(ITEMS, 'data-loggia-layout="justified" data-loggia-row-height="120"'));
    await vi.waitFor(() => expect(boxes()).toHaveLength(3));
    for (const { height } of boxes()) expect(Math.abs(height - 120)).toBeLessThan(40);
  });
});
