import { act, renderHook } from '@testing-library/react-hooks';
import * as fc from 'fast-check';
import { StrictMode } from 'react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { claimGalleryHash } from '../../../hooks/lightbox/deepLink/engine/readHash.ts';
import { HASH_WRITE_INTERVAL_MS } from '../../../hooks/lightbox/deepLink/constants.ts';
import { galleryHashCodec } from '../../../hooks/lightbox/deepLink/galleryHashCodec.ts';
import { useDeepLink } from '../../../hooks/lightbox/deepLink/useDeepLink.ts';
import type { HashCodec, UseDeepLinkOptions } from '../../../hooks/lightbox/deepLink/types.ts';
import { fakeImages, useFakeLightbox } from '../../helpers/fakeLightbox.ts';

const state = { router: 'kept' };
const setHash = (hash: string) => window.history.replaceState(state, '', `/page?tag=3${hash}`);
const goToHash = (hash: string) => {
  setHash(hash);
  act(() => void window.dispatchEvent(new HashChangeEvent('hashchange')));
};

function renderDeepLink(options: Partial<UseDeepLinkOptions> = {}) {
  const view = renderHook(
    (props: Partial<UseDeepLinkOptions>) => {
      const lightbox = useFakeLightbox({ images: fakeImages(60) });
      return { lightbox, deepLink: useDeepLink(lightbox, { galleryId: '7', ...props }) };
    },
    { wrapper: StrictMode, initialProps: options },
  );
  const lightbox = () => view.result.current.lightbox;
  return { ...view, lightbox, isOpen: () => lightbox().status === 'open', shownId: () => lightbox().image?.id };
}

const wait = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds));

beforeEach(() => {
  vi.useFakeTimers();
  setHash('');
});
afterEach(() => {
  vi.useRealTimers();
});

describe('the hash opens', () => {
  test('the image that it names, at load', () => {
    setHash('#bwg7/12');
    expect(renderDeepLink().shownId()).toBe('12');
  });

  test('the image that it names, at a change', () => {
    const { shownId } = renderDeepLink();
    goToHash('#bwg7/12');
    expect(shownId()).toBe('12');
  });

  test.each(['#bwg8/12', '#bwg7', '#bwg7/', '#bwg7/12/3', '#bwg07x/1', '#bwg7/%E0%A4%A', '#%E0%A4%A', '#', '#top'])(
    'nothing when it is %s',
    (hash) => {
      setHash(hash);
      const { isOpen } = renderDeepLink();
      expect(isOpen()).toBe(false);
      goToHash(hash);
      expect(isOpen()).toBe(false);
    },
  );

  test('nothing where deep links are off, or the gallery has no id', () => {
    setHash('#bwg7/12');
    expect(renderDeepLink({ enabled: false }).isOpen()).toBe(false);
    expect(renderDeepLink({ galleryId: undefined }).isOpen()).toBe(false);
  });

  test('one of two galleries with the same id, and when that one goes the other', () => {
    setHash('#bwg7/12');
    const first = renderDeepLink();
    const second = renderDeepLink();
    expect([first.isOpen(), second.isOpen()]).toEqual([true, false]);
    first.unmount();
    goToHash('#bwg7/13');
    expect(second.shownId()).toBe('13');
  });
});

describe('a hash that changes while the lightbox is open', () => {
  test('leads to the image that it names', () => {
    const { shownId } = renderDeepLink();
    goToHash('#bwg7/12');
    goToHash('#bwg7/14');
    expect(shownId()).toBe('14');
  });

  test.each(['', '#bwg8/1', '#top'])('closes it when it is "%s"', (hash) => {
    const { isOpen } = renderDeepLink();
    goToHash('#bwg7/12');
    goToHash(hash);
    expect(isOpen()).toBe(false);
    expect(window.location.hash).toBe(hash);
  });

  test('leaves it open when it names an image that is not in the list', () => {
    const { shownId } = renderDeepLink();
    goToHash('#bwg7/12');
    goToHash('#bwg7/999');
    expect(shownId()).toBe('12');
  });
});

describe('the address', () => {
  test('names the shown image, and nothing else of it changes', async () => {
    const { lightbox } = renderDeepLink();
    act(() => lightbox().open('3'));
    await wait(0);
    expect(window.location.pathname + window.location.search + window.location.hash).toBe('/page?tag=3#bwg7/3');
    expect(window.history.state).toEqual(state);
  });

  test('is written seldom while the visitor pages, and the last image always', async () => {
    const { lightbox } = renderDeepLink();
    const replaceState = vi.spyOn(window.history, 'replaceState');
    act(() => lightbox().open('1'));
    for (let press = 0; press < 30; press += 1) {
      await wait(50);
      act(() => lightbox().next());
    }
    await wait(HASH_WRITE_INTERVAL_MS);
    expect(window.location.hash).toBe('#bwg7/31');
    expect(replaceState.mock.calls.length).toBeLessThanOrEqual(1 + Math.ceil((30 * 50) / HASH_WRITE_INTERVAL_MS) + 1);
  });

  test('is not written over a link that was followed before the write', async () => {
    const { lightbox, shownId } = renderDeepLink();
    act(() => lightbox().open('5'));
    // The browser dispatches `hashchange` later than it changes the URL.
    setHash('#bwg7/9');
    await wait(HASH_WRITE_INTERVAL_MS);
    expect(window.location.hash).toBe('#bwg7/9');
    goToHash('#bwg7/9');
    expect(shownId()).toBe('9');
  });

  test('loses the hash at the close, and no late write brings it back', async () => {
    const { lightbox } = renderDeepLink();
    act(() => lightbox().open('1'));
    await wait(0);
    act(() => lightbox().next());
    act(() => lightbox().close());
    await wait(HASH_WRITE_INTERVAL_MS * 2);
    expect(window.location.href).toBe('http://localhost/page?tag=3');
  });

  test('loses the hash when the component goes', async () => {
    const { lightbox, unmount } = renderDeepLink();
    act(() => lightbox().open('1'));
    await wait(0);
    unmount();
    await wait(0);
    expect(window.location.hash).toBe('');
  });

  test('keeps the hash of others', async () => {
    setHash('#top');
    const { lightbox, unmount } = renderDeepLink({ galleryId: undefined });
    act(() => lightbox().open('1'));
    await wait(HASH_WRITE_INTERVAL_MS);
    unmount();
    await wait(0);
    expect(window.location.hash).toBe('#top');
  });

  test('may be refused by the browser: the lightbox works on', async () => {
    const { lightbox, shownId } = renderDeepLink();
    vi.spyOn(window.history, 'replaceState').mockImplementation(() => {
      throw new DOMException('too many', 'SecurityError');
    });
    act(() => lightbox().open('1'));
    await wait(0);
    act(() => lightbox().next());
    await wait(HASH_WRITE_INTERVAL_MS);
    expect(shownId()).toBe('2');
  });

  test('is written by the codec of the page', async () => {
    const codec: HashCodec = {
      parse: (hash) => {
        const [, imageId] = decodeURIComponent(hash).split('photo=');
        return imageId ? { galleryId: '7', imageId } : null;
      },
      format: ({ imageId }) => `#photo=${imageId}`,
    };
    setHash('#%E0%A4%A');
    const { lightbox, isOpen } = renderDeepLink({ codec });
    expect(isOpen()).toBe(false);
    act(() => lightbox().open('9'));
    await wait(0);
    expect(window.location.hash).toBe('#photo=9');
  });
});

describe('the codec', () => {
  const id = fc
    .string({ minLength: 1, maxLength: 60, unit: 'grapheme' })
    .filter((text) => text.length <= 200 && !/\p{Cc}/u.test(text));

  test('writes numbers as links in the wild have them', () => {
    expect(galleryHashCodec.format({ galleryId: '7', imageId: '42' })).toBe('#bwg7/42');
  });

  test('reads its own hashes, whatever the ids are', () => {
    fc.assert(
      fc.property(id, id, (galleryId, imageId) => {
        expect(galleryHashCodec.parse(galleryHashCodec.format({ galleryId, imageId }))).toEqual({ galleryId, imageId });
      }),
    );
  });

  test('writes hashes that the address keeps to the letter', () => {
    fc.assert(
      fc.property(id, id, (galleryId, imageId) => {
        const hash = galleryHashCodec.format({ galleryId, imageId });
        expect(new URL(`https://site.test/${hash}`).hash).toBe(hash);
      }),
    );
  });

  test('writes half a character without throwing', () => {
    expect(galleryHashCodec.format({ galleryId: '7', imageId: 'a\ud83d' })).toBe('#bwg7/a%EF%BF%BD');
  });

  test.each(['1'.repeat(201), '%00', '1%0A2'])('takes %s for no id', (text) => {
    expect(galleryHashCodec.parse(`#bwg7/${text}`)).toBeNull();
    expect(galleryHashCodec.parse(`#bwg${text}/7`)).toBeNull();
  });

  test('finds nothing in a hash that somebody else wrote, and never throws', () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        fc.pre(!text.startsWith('bwg'));
        expect(galleryHashCodec.parse(`#${text}`)).toBeNull();
        expect(() => galleryHashCodec.parse(`#bwg7/${text}`)).not.toThrow();
      }),
    );
  });
});

test('the first claim on a gallery holds it until it is given up, whatever else is given up before', () => {
  const claimants = [1, 2, 3].map(() => new AbortController());
  const [first, second, third] = claimants;
  const elsewhere = new AbortController();
  const holders = () => [
    ...claimants.map(({ signal }) => !signal.aborted && claimGalleryHash('1', signal)),
    claimGalleryHash('2', elsewhere.signal),
  ];
  expect(holders()).toEqual([true, false, false, true]);
  second?.abort();
  expect(holders()).toEqual([true, false, false, true]);
  first?.abort();
  expect(holders()).toEqual([false, false, true, true]);
  third?.abort();
});

describe('a router in the hash', () => {
  const written = async (hash: string) => {
    setHash(hash);
    const view = renderDeepLink();
    act(() => void view.lightbox().open('12'));
    await wait(HASH_WRITE_INTERVAL_MS * 2);
    return window.location.hash;
  };

  test('keeps its path: nothing is written over it, and a developer reads once why and the remedy', async () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    expect(await written('#/albums/7')).toBe('#/albums/7');
    expect(await written('#/albums/7')).toBe('#/albums/7');
    expect(warn.mock.calls).toEqual([
      [
        "Loggia: The hash of the URL is a router path (`#/albums/7`). The gallery's deep link would overwrite this path, so the deep link is not written. " +
          'Omit `galleryId`, set `deepLink={false}`, or use a router that does not use the hash.',
      ],
    ]);
    warn.mockRestore();
  });

  test('keeps its path of the `#!/` kind too, without a warning in production', async () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    vi.stubEnv('NODE_ENV', 'production');
    expect(await written('#!/albums/8')).toBe('#!/albums/8');
    expect(warn).not.toHaveBeenCalled();
    vi.unstubAllEnvs();
    warn.mockRestore();
  });

  test('is not assumed if the hash only names a place of the page', async () => {
    expect(await written('#place')).toBe('#bwg7/12');
  });
});
