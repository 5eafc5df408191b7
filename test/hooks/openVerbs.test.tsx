import { act, renderHook } from '@testing-library/react-hooks';
import { StrictMode } from 'react';
import { expect, test } from 'vitest';
import { useCart, useOffCanvasMenu, useShare, useSidebars } from '@loggia/hooks';
import { createStaticPlaylist } from '@loggia/hooks/static';
import { fakeImages, useFakeLightbox } from '../helpers/fakeLightbox.ts';
import { usePopupPlaylist } from '../helpers/usePopupPlaylist.ts';

const images = fakeImages(2);
const sold = { id: '1', url: '/1.jpg', priceList: { id: '1' } };
const video = { provider: 'youtube', id: 'v0', title: 'Film' } as const;
const playlist = createStaticPlaylist({ videos: [video] });

const never = () => new Promise<never>(() => undefined);
const cart = { loadPriceList: never, addToCart: never };

interface Opening {
  open(): boolean;
}
interface Veto {
  readonly onChange?: (next: unknown, details: { cancel(): void }) => void;
}

type UseOpening = (veto: Veto, isMissing: boolean) => Opening;

const useShop: UseOpening = ({ onChange }, isMissing) =>
  useCart(
    { status: 'open', settings: {}, image: isMissing ? images[0] : sold },
    { cart, ...(onChange && { onOpenChange: onChange }) },
  );
const useMenu: UseOpening = ({ onChange }, isMissing) =>
  useShare(
    { image: isMissing ? undefined : images[0] },
    { url: 'https://site.test/{imageId}', ...(onChange && { onOpenChange: onChange }) },
  );
const useSidebar: UseOpening = ({ onChange }, isMissing) => {
  const lightbox = useFakeLightbox({ images, ...(!isMissing && { defaultOpenIndex: 0 }) });
  const { open } = useSidebars(lightbox, onChange && { onOpenNameChange: onChange });
  return { open: () => open('comments') };
};
const useOffCanvas: UseOpening = ({ onChange }, isMissing) =>
  useOffCanvasMenu({ menus: [], enabled: !isMissing, ...(onChange && { onOpenChange: onChange }) });

/** Opens twice and returns both results of `open()`. */
function openTwice(useOpening: UseOpening, veto: Veto, isMissing: boolean) {
  const { result } = renderHook(() => useOpening(veto, isMissing), { wrapper: StrictMode });
  return [0, 1].map(() => {
    let hasOpened: boolean | undefined;
    act(() => {
      hasOpened = result.current.open();
    });
    return hasOpened;
  });
}

test.each([
  ['a shop', useShop],
  ['a share menu', useMenu],
  ['a sidebar', useSidebar],
  ['an off-canvas menu', useOffCanvas],
])('open() on %s returns whether it has opened', (_name, useOpening) => {
  expect(openTwice(useOpening, {}, false)).toEqual([true, false]);
  expect(openTwice(useOpening, {}, true)).toEqual([false, false]);
  expect(openTwice(useOpening, { onChange: (_next, details) => details.cancel() }, false)).toEqual([false, false]);
});

test('open() on a playlist pop-up returns true, even if the requested video is already shown', () => {
  const { initialPage } = playlist;
  const options = { source: playlist, initialPage, player: { mode: 'popup' } } as const;
  const { result } = renderHook(() => usePopupPlaylist(options), { wrapper: StrictMode });
  const said: boolean[] = [];
  act(() => void said.push(result.current.popup.open(video)));
  act(() => void said.push(result.current.popup.open(video)));
  expect([said, result.current.popup.isOpen]).toEqual([[true, true], true]);
});
