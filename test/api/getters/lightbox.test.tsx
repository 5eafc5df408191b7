import { act, renderHook } from '@testing-library/react-hooks';
import { afterEach, beforeEach, test, vi } from 'vitest';
import { InvalidResponseError } from '@loggia/hooks/errors';
import { LOADING_DIALOG_DELAY_MS } from '@loggia/hooks/lightboxIntent';
import {
  useLightbox,
  useLightboxIntent,
  useLoadingDialog,
  type GalleryImage,
  type LightboxData,
  type UseLightboxOptions,
  type UseLightboxResult,
} from '@loggia/hooks';
import { createAnswer } from '../../helpers/createAnswer.ts';
import { createGetterReport, expectAsReported, type GetterReport } from '../createGetterReport.ts';
import { pass, perform } from '../handle.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => vi.unstubAllGlobals());

const images: readonly GalleryImage[] = ['ridge', 'lake', 'shop'].map((id) => ({
  id,
  url: `/${id}.jpg`,
  title: `The ${id}`,
  width: 1500,
  height: 1000,
  ...(id === 'shop' && { redirectUrl: '/shop/3' }),
  ...(id === 'lake' && { candidates: [{ url: '/lake-600.jpg', width: 600 }] }),
}));
const [ridge, lake, shop] = images as [GalleryImage, GalleryImage, GalleryImage];
const trigger = { getTriggerProps: { image: ridge } };
/** The arguments for the getters of an open lightbox that shows these slides. */
const asked = (...indices: number[]) => ({
  ...trigger,
  getSlideProps: indices.map((index) => ({ index })),
  getImageProps: indices.map((index) => ({ index })),
  getRetryImageButtonProps: indices.map((index) => ({ index })),
});

function renderLightbox(initialProps: UseLightboxOptions) {
  const view = renderHook((options: UseLightboxOptions) => useLightbox(options), { initialProps });
  // A press right after the lightbox has opened may have been meant for something else, so it is ignored.
  act(() => vi.advanceTimersByTime(1000));
  return {
    ...view,
    get now() {
      return view.result.current;
    },
    async do(action: (lightbox: UseLightboxResult) => void) {
      await perform(() => action(view.result.current));
    },
    async openOn(imageId: string) {
      await this.do((lightbox) => lightbox.open(imageId));
      await this.do((lightbox) => lightbox.reportImage(lightbox.index, 'loaded'));
    },
  };
}

async function reportLightbox(report: GetterReport) {
  const { state } = report.hook('useLightbox');
  const lightbox = renderLightbox({ images });
  state('closed', lightbox.now, { ...asked(), getTriggerProps: [ridge, shop].map((image) => ({ image })) });
  await lightbox.do(({ open }) => open('ridge'));
  state('its first picture on the way', lightbox.now, asked(0, 1, 2));
  await lightbox.do(({ reportImage }) => reportImage(0, 'loaded'));
  state('open', lightbox.now, asked(0, 1, 2));
  await lightbox.do(({ next }) => next());
  state('on to a picture on the way', lightbox.now, asked(0, 1, 2));
  await lightbox.do(({ reportImage }) => reportImage(1, 'loaded'));
  state('on the second', lightbox.now, asked(0, 1, 2));
  await lightbox.do(({ reportImage }) => reportImage(1, 'failed'));
  state('its picture failed', lightbox.now, asked(0, 1, 2));
  await lightbox.do(({ retryImage }) => retryImage(1));
  state('its picture tried again', lightbox.now, asked(0, 1, 2));
  await lightbox.do(({ close }) => close());
  state('closing', lightbox.now, asked(0, 1, 2));
  await pass(1000);
  state('closed again', lightbox.now, asked());
  lightbox.rerender({ images, enabled: false });
  state('off', lightbox.now, asked());
  lightbox.unmount();
}

async function reportEnds(report: GetterReport) {
  const { state } = report.hook('useLightbox: without a loop');
  const lightbox = renderLightbox({ images, loop: false });
  await lightbox.openOn('ridge');
  state('at the first', lightbox.now, asked(0, 1));
  await lightbox.do(({ goTo }) => goTo(2));
  await lightbox.do(({ reportImage }) => reportImage(2, 'loaded'));
  await pass(10_000);
  state('at the last', lightbox.now, asked(1, 2));
  lightbox.unmount();

  const single = report.hook('useLightbox: one image');
  const alone = renderLightbox({ images: [lake] });
  await alone.openOn('lake');
  single.state('open', alone.now, asked(0));
  alone.rerender({ images: [{ ...lake, title: '' }] });
  single.state('without a title', alone.now, asked(0));
  alone.rerender({ images: [{ ...lake, kind: 'video', url: 'https://example.org/film' }] });
  single.state('a video', alone.now, asked(0));
  alone.unmount();
}

async function reportSource(report: GetterReport) {
  const { state } = report.hook('useLightbox: of a source');
  const answers = Array.from({ length: 2 }, () => createAnswer<LightboxData>());
  let asks = 0;
  const source = { load: () => answers[asks++]?.promise ?? Promise.reject(new Error('asked too often')) };
  const lightbox = renderLightbox({ source });
  await lightbox.do(({ open }) => open('lake'));
  state('loading', lightbox.now, asked());
  answers[0]?.fail(new InvalidResponseError());
  await pass(0);
  state('failed', lightbox.now, asked());
  await lightbox.do(({ retry }) => retry());
  state('tried again', lightbox.now, asked());
  answers[1]?.resolve({ images, settings: { fullWindow: true, preload: false } });
  await pass(0);
  await lightbox.do(({ reportImage }) => reportImage(1, 'loaded'));
  state('open in the full window, without preloading', lightbox.now, asked(0, 1, 2));

  lightbox.unmount();
  const missing = renderLightbox({ images });
  await missing.do(({ open }) => open('nobody'));
  state('open on an image that is not there', missing.now, asked());
}

test('the lightbox getters return the recorded props', async () => {
  const report = createGetterReport('lightbox');
  await reportLightbox(report);
  await reportEnds(report);
  await reportSource(report);
  await expectAsReported(report);
});

test('the lightbox intent getters return the recorded props', async () => {
  const report = createGetterReport('lightboxIntent');
  const useIntent = ({ enabled }: { readonly enabled: boolean }) => {
    const intent = useLightboxIntent({ enabled });
    return { intent, wait: useLoadingDialog({ intent }) };
  };
  const { result, rerender } = renderHook(useIntent, { initialProps: { enabled: true } });
  const now = () => result.current;
  const asking = { getTriggerProps: [ridge, shop].map((image) => ({ image, request: { openComments: true } })) };
  const intents = report.hook('useLightboxIntent');
  const open = { imageId: 'ridge', reason: 'trigger', event: undefined, opener: null } as const;
  intents.state('nothing asked for', now().intent, asking);
  await perform(() => now().intent.setOpenRequest(open));
  intents.state('an image asked for', now().intent, asking);
  rerender({ enabled: false });
  intents.state('off', now().intent, asking);
  rerender({ enabled: true });

  const { state } = report.hook('useLoadingDialog');
  state('before it is late', now().wait);
  await pass(LOADING_DIALOG_DELAY_MS);
  state('late', now().wait);
  await expectAsReported(report);
});
