import { StrictMode, useState } from 'react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { useDialog, useHistoryEntry, useLightbox } from '@loggia/hooks';
import type { UseLightboxOptions } from '@loggia/hooks';
import { LightboxPage } from '../../helpers/LightboxPage.tsx';
import type { LightboxPageProps } from '../../helpers/LightboxPage.tsx';
import { paintedImages } from '../../helpers/paintedImages.ts';
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

describe.each([{ galleryId: undefined }, { galleryId: '7' }])(
  'with gallery $galleryId in the hash',
  ({ galleryId }) => {
    const untilTold = (imageId: string) => (galleryId ? expectHash(`#bwg${galleryId}/${imageId}`) : undefined);

    test('Back closes the lightbox and stays on the page', async () => {
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

    test('a close by the button leaves no entry behind', async () => {
      const page = await renderPage({ galleryId });
      await page.open('Image 2');
      await untilTold('2');
      await page.press('Close');
      await page.expectShown(null);
      await vi.waitFor(() => expect(window.history.state).toEqual(pageState));
      expect(window.location.hash).toBe('');
    });

    test('opening again and again adds one entry in all', async () => {
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

    test('Forward opens the lightbox again where it was closed, and Back closes it again', async () => {
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

    test('what others keep in the state is on the entry of the lightbox too', async () => {
      const page = await renderPage({ galleryId });
      await page.open('Image 1');
      await untilTold('1');
      expect(window.history.state).toMatchObject(pageState);
    });

    test('an unmount leaves no entry behind', async () => {
      const page = await renderPage({ galleryId });
      await page.open('Image 1');
      await page.screen.unmount();
      await vi.waitFor(() => expect(window.history.state).toEqual(pageState));
      expect(window.location.hash).toBe('');
    });
  },
);

test('a close does not go back over a page that was opened on top, and leaves no entry below it', async () => {
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

test('where it is off, nothing is pushed', async () => {
  const page = await renderPage({ history: false });
  const before = entryCount();
  await page.open('Image 1');
  await page.press('Close');
  await page.expectShown(null);
  expect(entryCount()).toBe(before);
});

test('a link from one image to another keeps the lightbox open, there and back', async () => {
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

test('a page that is loaded anew on the entry takes it over, and leaves it at the close', async () => {
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

test('of two lightboxes Forward opens the one that the entry belongs to', async () => {
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

type OnOpenChange = NonNullable<UseLightboxOptions['onOpenChange']>;

function Controlled({
  name,
  ...options
}: Pick<UseLightboxOptions, 'isOpen' | 'onOpenChange'> & { readonly name: string }) {
  const lightbox = useLightbox({ images: paintedImages, effect: 'none', ...options });
  useHistoryEntry(lightbox);
  return lightbox.isPresent ? <dialog {...lightbox.getDialogProps({ 'aria-label': name })} /> : null;
}

interface PairProps {
  readonly order: 'AB' | 'BA';
  readonly onChange: (name: string, ...change: Parameters<OnOpenChange>) => void;
}

/** Two lightboxes, of which one handler closes the first and opens the second. */
function Pair({ order, onChange }: PairProps) {
  const [open, setOpen] = useState({ A: false, B: false });
  const listen =
    (name: 'A' | 'B'): OnOpenChange =>
    (isOpen, details) => {
      onChange(name, isOpen, details);
      setOpen((before) => ({ ...before, [name]: isOpen }));
    };
  return (
    <>
      <button type="button" onClick={() => setOpen({ A: true, B: false })}>
        Open A
      </button>
      {[...order].map((name) => (
        <Controlled
          key={name}
          name={name}
          isOpen={name === 'A' ? open.A : open.B}
          onOpenChange={listen(name === 'A' ? 'A' : 'B')}
        />
      ))}
      <output>{JSON.stringify(open)}</output>
      <button type="button" data-testid="swap" onClick={() => setOpen({ A: false, B: true })}>
        Swap
      </button>
    </>
  );
}

test.each(['AB', 'BA'] as const)(
  'one lightbox that closes and one that opens in the same handler: the second stays open (%s)',
  async (order) => {
    const onChange = vi.fn<PairProps['onChange']>();
    const before = entryCount();
    const screen = await render(
      <StrictMode>
        <Pair order={order} onChange={onChange} />
      </StrictMode>,
    );
    await screen.getByRole('button', { name: 'Open A' }).click();
    await expect.element(screen.getByRole('dialog', { name: 'A' })).toBeInTheDocument();
    await untilGuardIsOver();
    document.querySelector<HTMLElement>('[data-testid=swap]')?.click();
    await expect.element(screen.getByRole('dialog', { name: 'B' })).toBeInTheDocument();
    await untilGuardIsOver();
    expect(document.querySelector('output')?.textContent).toBe('{"A":false,"B":true}');
    expect(onChange).not.toHaveBeenCalled();
    expect(entryCount()).toBe(before + 1);
    await travel(-1);
    await vi.waitFor(() => expect(document.querySelector('output')?.textContent).toBe('{"A":false,"B":false}'));
    expect(window.history.state).toEqual(pageState);
  },
);

/** A dialog that is opened out of another one. */
function Nested({ isPresent = true }: { readonly isPresent?: boolean }) {
  return isPresent ? <OuterDialog /> : null;
}

function OuterDialog() {
  const outer = useDialog({ label: 'Outer' });
  const inner = useDialog({ label: 'Inner' });
  return (
    <>
      <button onClick={() => outer.open()}>Open outer</button>
      {outer.isOpen && (
        <dialog {...outer.getDialogProps()}>
          <button onClick={() => inner.open()}>Open inner</button>
          {inner.isOpen && (
            <dialog {...inner.getDialogProps()}>
              <button {...inner.getCloseButtonProps()}>Close inner</button>
              <button
                onClick={() => {
                  outer.close();
                  inner.close();
                }}
              >
                Close both
              </button>
            </dialog>
          )}
        </dialog>
      )}
    </>
  );
}

describe('a dialog that is opened out of another one', () => {
  const openBoth = async () => {
    const screen = await render(<Nested />);
    await screen.getByRole('button', { name: 'Open outer' }).click();
    await screen.getByRole('button', { name: 'Open inner' }).click();
    await expect.element(screen.getByRole('button', { name: 'Close inner' })).toBeVisible();
    return screen;
  };
  const names = () => [...document.querySelectorAll('dialog')].map((element) => element.getAttribute('aria-label'));

  test('is closed alone by Back, and the outer one by the next Back', async () => {
    await openBoth();
    await travel(-1);
    await vi.waitFor(() => expect(names()).toEqual(['Outer']));
    await travel(-1);
    await vi.waitFor(() => expect(names()).toEqual([]));
    expect(window.history.state).toEqual(pageState);
  });

  test('is closed alone by its button', async () => {
    const screen = await openBoth();
    const arrived = new Promise((resolve) => window.addEventListener('popstate', resolve, { once: true }));
    await screen.getByRole('button', { name: 'Close inner' }).click();
    await arrived;
    await vi.waitFor(() => expect(names()).toEqual(['Outer']));
  });

  test('leaves no entry where both close at once', async () => {
    const screen = await openBoth();
    await screen.getByRole('button', { name: 'Close both' }).click();
    await vi.waitFor(() => expect(window.history.state).toEqual(pageState));
    expect(names()).toEqual([]);
  });

  test('leaves no entry where both leave the page', async () => {
    const screen = await openBoth();
    await screen.rerender(<Nested isPresent={false} />);
    await vi.waitFor(() => expect(window.history.state).toEqual(pageState));
  });
});

describe('a program that navigates while the page is on its way back from the entry', () => {
  /** What a router does when it is told to go somewhere. */
  const navigate = (how: 'pushState' | 'replaceState') => window.history[how]({ router: 'other' }, '', '/other');

  test.each(['pushState', 'replaceState'] as const)('gets where it wants by %s', async (how) => {
    const heard: string[] = [];
    const page = await renderPage();
    const before = window.navigation.currentEntry?.index ?? 0;
    await page.open('Image 1');
    const listen = () => heard.push(window.location.pathname);
    window.addEventListener('popstate', listen);
    const { history } = window;
    const original = history[how];
    const back = history.back.bind(history);
    vi.spyOn(history, 'back').mockImplementationOnce(() => {
      back();
      queueMicrotask(() => navigate(how));
    });
    await page.press('Close');
    await page.expectShown(null);
    await untilGuardIsOver();
    await untilGuardIsOver();
    expect(window.location.pathname).toBe('/other');
    expect(window.history.state).toEqual({ router: 'other' });
    expect(document.querySelector('dialog')).toBeNull();
    window.removeEventListener('popstate', listen);
    // A router that has followed the page back is told.
    expect(heard.at(-1)).toBe('/other');
    expect(history[how]).toBe(original);
    expect((window.navigation.currentEntry?.index ?? 0) - before).toBe(how === 'pushState' ? 1 : 0);
  });
});
