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

describe('useDeepLink', () => {
  test('opens the image named in the hash on mount', () => {
    setHash('#bwg7/12');
    expect(renderDeepLink().shownId()).toBe('12');
  });

  test('opens the image named in the hash on a hash change', () => {
    const { shownId } = renderDeepLink();
    goToHash('#bwg7/12');
    expect(shownId()).toBe('12');
  });

  test.each(['#bwg8/12', '#bwg7', '#bwg7/', '#bwg7/12/3', '#bwg07x/1', '#bwg7/%E0%A4%A', '#%E0%A4%A', '#', '#top'])(
    'ignores the hash %s',
    (hash) => {
      setHash(hash);
      const { isOpen } = renderDeepLink();
      expect(isOpen()).toBe(false);
      goToHash(hash);
      expect(isOpen()).toBe(false);
    },
  );

  test('ignores the hash while disabled or if the gallery has no ID', () => {
    setHash('#bwg7/12');
    expect(renderDeepLink({ enabled: false }).isOpen()).toBe(false);
    expect(renderDeepLink({ galleryId: undefined }).isOpen()).toBe(false);
  });

  test('opens the first of two galleries with the same ID, and the second once the first unmounts', () => {
    setHash('#bwg7/12');
    const first = renderDeepLink();
    const second = renderDeepLink();
    expect([first.isOpen(), second.isOpen()]).toEqual([true, false]);
    first.unmount();
    goToHash('#bwg7/13');
    expect(second.shownId()).toBe('13');
  });
});

describe('a hash change while the lightbox is open', () => {
  test('shows the image named in the hash', () => {
    const { shownId } = renderDeepLink();
    goToHash('#bwg7/12');
    goToHash('#bwg7/14');
    expect(shownId()).toBe('14');
  });

  test.each(['', '#bwg8/1', '#top'])('closes the lightbox for "%s"', (hash) => {
    const { isOpen } = renderDeepLink();
    goToHash('#bwg7/12');
    goToHash(hash);
    expect(isOpen()).toBe(false);
    expect(window.location.hash).toBe(hash);
  });

  test('keeps the shown image if the list does not contain the named image', () => {
    const { shownId } = renderDeepLink();
    goToHash('#bwg7/12');
    goToHash('#bwg7/999');
    expect(shownId()).toBe('12');
  });
});

describe('hash updates', () => {
  test('contain the shown image and leave the rest of the URL unchanged', async () => {
    const { lightbox } = renderDeepLink();
    act(() => lightbox().open('3'));
    await wait(0);
    expect(window.location.pathname + window.location.search + window.location.hash).toBe('/page?tag=3#bwg7/3');
    expect(window.history.state).toEqual(state);
  });

  test('are throttled during navigation and always end with the last image', async () => {
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

  test('do not overwrite a hash link followed in the meantime', async () => {
    const { lightbox, shownId } = renderDeepLink();
    act(() => lightbox().open('5'));
    // The browser dispatches `hashchange` after it has changed the URL.
    setHash('#bwg7/9');
    await wait(HASH_WRITE_INTERVAL_MS);
    expect(window.location.hash).toBe('#bwg7/9');
    goToHash('#bwg7/9');
    expect(shownId()).toBe('9');
  });

  test('remove the hash on close and cancel the pending write', async () => {
    const { lightbox } = renderDeepLink();
    act(() => lightbox().open('1'));
    await wait(0);
    act(() => lightbox().next());
    act(() => lightbox().close());
    await wait(HASH_WRITE_INTERVAL_MS * 2);
    expect(window.location.href).toBe('http://localhost/page?tag=3');
  });

  test('remove the hash on unmount', async () => {
    const { lightbox, unmount } = renderDeepLink();
    act(() => lightbox().open('1'));
    await wait(0);
    unmount();
    await wait(0);
    expect(window.location.hash).toBe('');
  });

  test('keep an unrelated hash', async () => {
    setHash('#top');
    const { lightbox, unmount } = renderDeepLink({ galleryId: undefined });
    act(() => lightbox().open('1'));
    await wait(HASH_WRITE_INTERVAL_MS);
    unmount();
    await wait(0);
    expect(window.location.hash).toBe('#top');
  });

  test('do not break the lightbox if the browser refuses them', async () => {
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

  test('use a custom codec', async () => {
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

describe('galleryHashCodec', () => {
  const id = fc
    .string({ minLength: 1, maxLength: 60, unit: 'grapheme' })
    .filter((text) => text.length <= 200 && !/\p{Cc}/u.test(text));

  test('formats numeric IDs like existing links', () => {
    expect(galleryHashCodec.format({ galleryId: '7', imageId: '42' })).toBe('#bwg7/42');
  });

  test('round-trips any IDs', () => {
    fc.assert(
      fc.property(id, id, (galleryId, imageId) => {
        expect(galleryHashCodec.parse(galleryHashCodec.format({ galleryId, imageId }))).toEqual({ galleryId, imageId });
      }),
    );
  });

  test('formats hashes that the URL parser does not change', () => {
    fc.assert(
      fc.property(id, id, (galleryId, imageId) => {
        const hash = galleryHashCodec.format({ galleryId, imageId });
        expect(new URL(`https://site.test/${hash}`).hash).toBe(hash);
      }),
    );
  });

  test('formats a lone surrogate without throwing', () => {
    expect(galleryHashCodec.format({ galleryId: '7', imageId: 'a\ud83d' })).toBe('#bwg7/a%EF%BF%BD');
  });

  test.each(['1'.repeat(201), '%00', '1%0A2'])('rejects the ID %s', (text) => {
    expect(galleryHashCodec.parse(`#bwg7/${text}`)).toBeNull();
    expect(galleryHashCodec.parse(`#bwg${text}/7`)).toBeNull();
  });

  test('ignores unrelated hashes and never throws', () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        fc.pre(!text.startsWith('bwg'));
        expect(galleryHashCodec.parse(`#${text}`)).toBeNull();
        expect(() => galleryHashCodec.parse(`#bwg7/${text}`)).not.toThrow();
      }),
    );
  });
});

test('claimGalleryHash grants a gallery hash to the first claimant until the claim is released', () => {
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

describe('a hash router', () => {
  const written = async (hash: string) => {
    setHash(hash);
    const view = renderDeepLink();
    act(() => void view.lightbox().open('12'));
    await wait(HASH_WRITE_INTERVAL_MS * 2);
    return window.location.hash;
  };

  test('keeps its path, and a single warning explains how to resolve the conflict', async () => {
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

  test('keeps a `#!/` path, without a warning in production', async () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    vi.stubEnv('NODE_ENV', 'production');
    expect(await written('#!/albums/8')).toBe('#!/albums/8');
    expect(warn).not.toHaveBeenCalled();
    vi.unstubAllEnvs();
    warn.mockRestore();
  });

  test('is not assumed if the hash is a plain fragment', async () => {
    expect(await written('#place')).toBe('#bwg7/12');
  });
});
