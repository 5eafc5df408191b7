import { renderHook } from '@testing-library/react-hooks';
import { afterEach, beforeEach, test, vi } from 'vitest';
import { createCookieConsent } from '@loggia/hooks/consent';
import {
  useBackToTop,
  useConsent,
  useCounter,
  useDialog,
  useFullHeight,
  useMultiSelect,
  useOffCanvasMenu,
  usePageLoader,
  useParallax,
  useProgressBar,
  useReveal,
  useScrollArea,
  useSiteNavigation,
  useStatusRegion,
  type NavigationItem,
} from '@loggia/hooks';
import { stubViewport } from '../../helpers/stubViewport.ts';
import { createGetterReport, expectAsReported, type GetterReport } from '../createGetterReport.ts';
import { attach, pass, perform, press } from '../handle.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => vi.unstubAllGlobals());

/** The hooks that wait until the page is scrolled. */
async function reportScrolled(report: GetterReport) {
  const viewport = stubViewport();
  const element = document.createElement('span');
  const top = report.hook('useBackToTop');
  const link = renderHook(() => useBackToTop());
  top.state('at the top', link.result.current);
  await perform(() => viewport.pass(document.documentElement));
  top.state('past it', link.result.current);
  link.unmount();

  const counter = report.hook('useCounter');
  const count = renderHook(() => useCounter({ value: 1240 }));
  await attach(count.result.current.getCounterProps(), element);
  counter.state('waiting', count.result.current);
  await perform(() => viewport.pass(element));
  counter.state('running', count.result.current);
  await pass(10_000);
  counter.state('done', count.result.current);
  await attach(count.result.current.getCounterProps(), null);

  const reveal = report.hook('useReveal');
  const box = renderHook(() => useReveal());
  await attach<Element>(box.result.current.getRevealProps<'div'>(), element);
  reveal.state('waiting', box.result.current);
  await perform(() => viewport.pass(element));
  reveal.state('revealed', box.result.current);
  await attach<Element>(box.result.current.getRevealProps<'div'>(), null);
  vi.unstubAllGlobals();
}

test('page', async () => {
  const report = createGetterReport('page');
  await reportScrolled(report);
  const section = report.hook('useFullHeight');
  const { result, rerender } = renderHook(({ enabled }) => useFullHeight({ enabled }), {
    initialProps: { enabled: true },
  });
  section.state('on', result.current);
  rerender({ enabled: false });
  section.state('off', result.current);

  const loader = report.hook('usePageLoader');
  const readyState = vi.spyOn(document, 'readyState', 'get').mockReturnValue('loading');
  const cover = renderHook(() => usePageLoader());
  loader.state('loading', cover.result.current);
  readyState.mockRestore();
  await perform(() => window.dispatchEvent(new Event('load')));
  loader.state('leaving', cover.result.current);
  await pass(10_000);
  loader.state('gone', cover.result.current);

  const parallax = report.hook('useParallax');
  const scene = renderHook(({ enabled }) => useParallax({ enabled }), { initialProps: { enabled: true } });
  parallax.state('on', scene.result.current);
  scene.rerender({ enabled: false });
  parallax.state('off', scene.result.current);
  await expectAsReported(report);
});

test('progressBar', async () => {
  const report = createGetterReport('progressBar');
  const { state } = report.hook('useProgressBar');
  const { result, rerender } = renderHook(({ value }) => useProgressBar({ label: 'Cases settled', value, max: 200 }), {
    initialProps: { value: 86 },
  });
  state('in part', result.current);
  rerender({ value: 500 });
  state('over the end', result.current);
  await expectAsReported(report);
});

test('dialog', async () => {
  const report = createGetterReport('dialog');
  const { state } = report.hook('useDialog');
  const { result } = renderHook(() => useDialog({ label: 'Videos', history: false }));
  state('closed', result.current);
  await perform(() => result.current.open());
  state('open', result.current);
  report.hook('useStatusRegion').state('not on a page', renderHook(() => useStatusRegion()).result.current);
  await expectAsReported(report);
});

test('scrollArea', async () => {
  const report = createGetterReport('scrollArea');
  const { state } = report.hook('useScrollArea');
  const { result } = renderHook(() => useScrollArea({ label: 'Comments' }));
  state('with room for everything', result.current);
  const area = document.createElement('div');
  vi.spyOn(area, 'scrollHeight', 'get').mockReturnValue(500);
  vi.spyOn(area, 'clientHeight', 'get').mockReturnValue(100);
  await attach(result.current.getViewportProps(), area);
  await perform(() => result.current.update());
  await pass(1000);
  state('with more below', result.current);
  await attach(result.current.getViewportProps(), null);
  await expectAsReported(report);
});

test('consent', async () => {
  const report = createGetterReport('consent');
  const { state } = report.hook('useConsent');
  const source = createCookieConsent({ acceptCookieName: 'witness', rejectCookieName: 'witness-rejected', days: 0 });
  let decision: 'accepted' | 'rejected' | 'undecided' = 'undecided';
  const { result, rerender } = renderHook(() => useConsent({ source: { ...source, decision: () => decision } }));
  state('undecided', result.current);
  decision = 'accepted';
  rerender();
  state('accepted', result.current);
  decision = 'rejected';
  rerender();
  state('rejected', result.current);
  await perform(() => result.current.reopen());
  state('asked for again', result.current);
  await expectAsReported(report);
});

test('multiSelect', async () => {
  const report = createGetterReport('multiSelect');
  const { state } = report.hook('useMultiSelect');
  const items = ['Alps', 'Coast', 'Snow'].map((label, index) => ({
    value: `${index}`,
    label,
    isDisabled: index === 2,
  }));
  const { result, rerender } = renderHook(
    ({ enabled }) =>
      useMultiSelect({ items, defaultValues: ['0'], search: true, selectAll: true, confirm: true, enabled }),
    { initialProps: { enabled: true } },
  );
  const now = () => result.current;
  const asked = { getItemProps: items.map((item) => ({ item })) };
  state('closed', now(), asked);
  await perform(() => now().open());
  state('open', now(), asked);
  await press(now().getItemProps({ item: items[1] ?? { value: '', label: '' } }));
  state('two ticked', now(), asked);
  await perform(() => now().setQuery('no such thing'));
  state('nothing found', now(), asked);
  await perform(() => now().close());
  state('closed again', now(), asked);
  rerender({ enabled: false });
  state('off', now(), asked);
  await expectAsReported(report);
});

test('navigation', async () => {
  const report = createGetterReport('navigation');
  const { state } = report.hook('useSiteNavigation');
  const parent: NavigationItem = {
    id: 'law',
    label: 'Law',
    items: [{ id: 'family', label: 'Family', href: '/family' }],
  };
  const leaf: NavigationItem = { id: 'home', label: 'Home', href: '/', isCurrent: true };
  const items = [leaf, { ...parent, href: '/law' }, { ...parent, id: 'news', label: 'News' }];
  const navigation = renderHook(({ enabled }) => useSiteNavigation({ items, enabled }), {
    initialProps: { enabled: true },
  });
  const now = () => navigation.result.current;
  const each = items.map((item) => ({ item }));
  const parents = each.slice(1);
  const asked = {
    getItemProps: each,
    getLinkProps: each.slice(0, 2),
    getButtonProps: parents,
    getSubmenuProps: parents,
  };
  state('closed', now(), asked);
  await press(now().getButtonProps({ item: items[2] ?? leaf }));
  state('a submenu open', now(), asked);
  await perform(() => now().close());
  await perform(() => now().toggle());
  state('unfolded by its button', now(), asked);
  navigation.rerender({ enabled: false });
  state('off', now(), asked);

  const menu = report.hook('useOffCanvasMenu');
  const canvas = renderHook(({ menus }) => useOffCanvasMenu({ menus }), { initialProps: { menus: [items] } });
  menu.state('closed', canvas.result.current);
  await perform(() => canvas.result.current.open());
  menu.state('open', canvas.result.current);
  canvas.rerender({ menus: [[]] });
  menu.state('without items', canvas.result.current);
  await expectAsReported(report);
});
