// @own-page
import { StrictMode } from 'react';
import { afterEach, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { LightboxPage, type LightboxPageProps } from '../../helpers/LightboxPage.tsx';
import { beginAt, entryCount, expectHash, travel, untilGuardIsOver } from '../../helpers/visitHistory.ts';

const address = window.location.href;
const pageState = { router: 'kept' };

async function renderPage(props: LightboxPageProps = {}) {
  const screen = await render(
    <StrictMode>
      <LightboxPage {...props} />
    </StrictMode>,
  );
  const shown = () => document.querySelector('output')?.textContent ?? null;
  const expectShown = (title: string | null) => vi.waitFor(() => expect(shown()).toBe(title));
  return {
    screen,
    shown,
    expectShown,
    async open(title: string) {
      await untilGuardIsOver();
      await screen.getByRole('link', { name: title }).click();
      await expectShown(title);
    },
    press: (name: string) => screen.getByRole('button', { name }).click(),
  };
}

beforeEach(() => beginAt());
afterEach(() => window.history.replaceState(null, '', address));

test('closing a lightbox on a page with a URL fragment keeps the scroll position and the scroll restoration mode', async () => {
  const page = await renderPage();
  const section = document.createElement('div');
  section.id = 'section';
  section.style.height = '4000px';
  document.body.append(section);
  onTestFinished(() => section.remove());
  window.location.hash = '#section';
  // Not with the pointer, which would scroll the page to the link.
  const follow = (name: string) => (page.screen.getByRole('link', { name }).element() as HTMLElement).click();
  const isLeft = () => vi.waitFor(() => expect(window.history.state?.loggiaLightbox).toBeUndefined());
  window.scrollTo(0, 700);
  follow('Image 2');
  await page.expectShown('Image 2');
  expect(window.history.scrollRestoration).toBe('auto');
  await page.press('Close');
  await page.expectShown(null);
  await isLeft();
  expect(window.scrollY).toBe(700);
  await vi.waitFor(() => expect(window.history.scrollRestoration).toBe('auto'));
  expect(window.scrollY).toBe(700);
});

describe.each([{ galleryId: undefined }, { galleryId: '7' }])(
  'useHistoryEntry with gallery $galleryId in the hash',
  ({ galleryId }) => {
    const untilTold = (imageId: string) => (galleryId ? expectHash(`#bwg${galleryId}/${imageId}`) : undefined);

    test('closes the lightbox on Back without leaving the page', async () => {
      const page = await renderPage({ galleryId });
      const before = entryCount();
      await page.open('Image 2');
      await untilTold('2');
      expect(entryCount()).toBe(before + 1);
      await travel(-1);
      await page.expectShown(null);
      expect(window.history.state).toEqual(pageState);
      expect(window.location.pathname).toBe('/page');
      await expectHash('');
    });

    test('leaves no entry behind after closing with the close button', async () => {
      const page = await renderPage({ galleryId });
      await page.open('Image 2');
      await untilTold('2');
      await page.press('Close');
      await page.expectShown(null);
      await vi.waitFor(() => expect(window.history.state).toEqual(pageState));
      expect(window.location.hash).toBe('');
    });

    test('adds a single entry however often the lightbox opens', async () => {
      const page = await renderPage({ galleryId });
      const before = entryCount();
      for (const title of ['Image 1', 'Image 2', 'Image 3']) {
        await page.open(title);
        await page.press('Close');
        await page.expectShown(null);
      }
      await vi.waitFor(() => expect(window.history.state).toEqual(pageState));
      expect(entryCount()).toBe(before + 1);
    });

    test('opens the lightbox at the last image on Forward, and closes it on Back', async () => {
      const page = await renderPage({ galleryId });
      await page.open('Image 2');
      await page.press('Next image');
      await page.expectShown('Image 3');
      await untilTold('3');
      await travel(-1);
      await page.expectShown(null);
      await untilGuardIsOver();
      await travel(1);
      await page.expectShown('Image 3');
      await travel(-1);
      await page.expectShown(null);
      expect(window.history.state).toEqual(pageState);
    });

    test('keeps unrelated history state on the lightbox entry', async () => {
      const page = await renderPage({ galleryId });
      await page.open('Image 1');
      await untilTold('1');
      expect(window.history.state).toMatchObject(pageState);
    });

    test('leaves no entry behind on unmount', async () => {
      const page = await renderPage({ galleryId });
      await page.open('Image 1');
      await page.screen.unmount();
      await vi.waitFor(() => expect(window.history.state).toEqual(pageState));
      expect(window.location.hash).toBe('');
    });
  },
);

test('closing a lightbox does not go back past a page pushed on top, and leaves no entry below that page', async () => {
  const page = await renderPage();
  await page.open('Image 1');
  window.history.pushState({ router: 'another page' }, '', '/another');
  await page.press('Close');
  await page.expectShown(null);
  expect(window.location.pathname).toBe('/another');
  await travel(-1);
  await vi.waitFor(() => expect(window.history.state).toEqual(pageState));
  expect(page.shown()).toBeNull();
});

test('useHistoryEntry pushes no entry while disabled', async () => {
  const page = await renderPage({ history: false });
  const before = entryCount();
  await page.open('Image 1');
  await page.press('Close');
  await page.expectShown(null);
  expect(entryCount()).toBe(before);
});

test('a hash link from one image to another keeps the lightbox open, and so does going Back', async () => {
  const page = await renderPage({
    galleryId: '7',
    children: () => <a href="#bwg7/5">See also</a>,
  });
  await page.open('Image 1');
  await expectHash('#bwg7/1');
  await page.screen.getByRole('link', { name: 'See also' }).click();
  await page.expectShown('Image 5');
  await travel(-1);
  await page.expectShown('Image 1');
  await travel(-1);
  await page.expectShown(null);
  expect(window.history.state).toEqual(pageState);
});

test('a lightbox reuses its entry after a reload, and leaves the entry on close', async () => {
  window.history.pushState({ ...pageState, loggiaLightbox: 'of an earlier life' }, '', '#bwg7/4');
  const before = entryCount();
  const page = await renderPage({ galleryId: '7' });
  await page.expectShown('Image 4');
  expect(entryCount()).toBe(before);
  await page.press('Close');
  await page.expectShown(null);
  await vi.waitFor(() => expect(window.history.state).toEqual(pageState));
  await expectHash('');
});

test('Forward opens whichever of two lightboxes the entry belongs to', async () => {
  const screen = await render(
    <>
      <LightboxPage name="First" />
      <LightboxPage name="Second" />
    </>,
  );
  const openIn = () => document.querySelector('dialog')?.closest('section')?.getAttribute('aria-label');
  for (const name of ['First', 'Second']) {
    await untilGuardIsOver();
    await screen.getByRole('region', { name }).getByRole('link', { name: 'Image 2' }).click();
    await vi.waitFor(() => expect(openIn()).toBe(name));
    await travel(-1);
    await vi.waitFor(() => expect(openIn()).toBeUndefined());
  }
  await untilGuardIsOver();
  await travel(1);
  await vi.waitFor(() => expect(openIn()).toBe('Second'));
});
