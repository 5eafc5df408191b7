import { renderHook } from '@testing-library/react-hooks';
import { afterEach, beforeEach, test, vi } from 'vitest';
import {
  useControlBar,
  useInfo,
  useMaximize,
  useMenuButton,
  useMoreMenu,
  useRatingPanel,
  useSidebars,
  useTooltip,
  type LightboxSettings,
  type UseControlBarOptions,
  type UseInfoOptions,
  type UseMaximizeOptions,
} from '@loggia/hooks';
import { fakeImages, useFakeLightbox } from '../../helpers/fakeLightbox.ts';
import { createGetterReport, expectAsReported, type GetterReport } from '../createGetterReport.ts';
import { pass, perform } from '../handle.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => vi.unstubAllGlobals());

const images = fakeImages(3);
const useOpened = (settings: LightboxSettings = {}) => useFakeLightbox({ images, settings, defaultOpenIndex: 0 });

async function reportControlBar(report: GetterReport) {
  const { state } = report.hook('useControlBar');
  const { result, rerender } = renderHook(
    (options: UseControlBarOptions) => useControlBar(useOpened({ controlBar: true }), options),
    { initialProps: {} as UseControlBarOptions },
  );
  state('shown', result.current);
  await perform(() => result.current.hide());
  state('hidden', result.current);
  rerender({ position: 'top' });
  state('hidden at the top', result.current);
}

async function reportInfo(report: GetterReport) {
  const { state } = report.hook('useInfo');
  const { result, rerender } = renderHook((options: UseInfoOptions) => useInfo(useOpened({ info: true }), options), {
    initialProps: {} as UseInfoOptions,
  });
  state('closed', result.current);
  await perform(() => result.current.show());
  state('before its delay', result.current);
  await pass(10_000);
  state('shown', result.current);
  rerender({ position: 'top', align: 'right', fullWidth: true });
  state('at the top, on the right, in the full width', result.current);
  rerender({ enabled: false });
  state('off', result.current);
}

async function reportMaximize(report: GetterReport) {
  const { state } = report.hook('useMaximize');
  // The window is larger than the pop-up.
  vi.stubGlobal('matchMedia', () => ({ matches: true, addEventListener: vi.fn(), removeEventListener: vi.fn() }));
  const { result, rerender } = renderHook((options: UseMaximizeOptions) => useMaximize(useOpened(), options), {
    initialProps: { fullWindow: false } as UseMaximizeOptions,
  });
  state('a pop-up', result.current);
  await perform(() => result.current.maximize());
  state('maximized', result.current);
  rerender({ fullWindow: true });
  state('where the pop-up fills the window', result.current);
  vi.unstubAllGlobals();
}

async function reportMenuButton(report: GetterReport) {
  const { state } = report.hook('useMenuButton');
  const { result } = renderHook(() => useMenuButton({ label: 'Details' }));
  state('closed', result.current);
  await perform(() => void result.current.open());
  state('open', result.current);
}

async function reportMoreMenu(report: GetterReport) {
  const { state } = report.hook('useMoreMenu');
  const { result, rerender } = renderHook((enabled: boolean) => useMoreMenu({ enabled }), { initialProps: true });
  state('closed', result.current);
  await perform(() => void result.current.open());
  state('open', result.current);
  rerender(false);
  state('with nothing in it', result.current);
}

async function reportRatingPanel(report: GetterReport) {
  const { state } = report.hook('useRatingPanel');
  const { result, rerender } = renderHook(({ rating }) => useRatingPanel({ settings: { rating } }), {
    initialProps: { rating: true },
  });
  state('shown', result.current);
  await perform(() => result.current.hide());
  state('hidden', result.current);
  rerender({ rating: false });
  state('off', result.current);
}

async function reportSidebars(report: GetterReport) {
  const { state } = report.hook('useSidebars');
  const { result, rerender } = renderHook(
    ({ names }: { readonly names: readonly ('comments' | 'shop')[] }) => useSidebars(useOpened(), { names }),
    { initialProps: { names: ['comments', 'shop'] } },
  );
  const both = [{ name: 'comments' }, { name: 'shop' }] as const;
  const asked = {
    getCoveredProps: { name: 'stage' },
    getSidebarProps: both,
    getToggleProps: both,
    getCloseButtonProps: both,
    getFailureProps: both,
    getRetryButtonProps: both,
  };
  state('closed', result.current, asked);
  await perform(() => result.current.open('comments'));
  state('comments opening', result.current, asked);
  await pass(10_000);
  state('comments open', result.current, asked);
  await perform(() => result.current.close());
  state('comments closing', result.current, asked);
  await pass(10_000);
  state('closed again', result.current, asked);
  rerender({ names: ['comments'] });
  state('without a shop', result.current, asked);
}

function reportTooltip(report: GetterReport) {
  const { state } = report.hook('useTooltip');
  state('before any', renderHook(() => useTooltip(useOpened())).result.current);
}

test('the panel getters return the recorded props', async () => {
  const report = createGetterReport('panels');
  await reportControlBar(report);
  await reportInfo(report);
  await reportMaximize(report);
  await reportMenuButton(report);
  await reportMoreMenu(report);
  await reportRatingPanel(report);
  await reportSidebars(report);
  reportTooltip(report);
  await expectAsReported(report);
});
