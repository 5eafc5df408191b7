import { beforeEach, expect, test, vi } from 'vitest';
import { navigateBack } from '../../../hooks/history/engine/lightboxEntry.ts';

const isElsewhere = () => false;
/** The browser has come back; jsdom gives a way back up where a program navigates meanwhile. */
const arrive = () => window.dispatchEvent(new PopStateEvent('popstate', { state: null }));

beforeEach(() => {
  vi.spyOn(window.history, 'back').mockImplementation(() => {});
  window.history.replaceState(null, '', '/start');
});

test('two navigations back at once, during which a program navigates, end at its page', () => {
  const arrivals: string[] = [];
  navigateBack(isElsewhere, () => arrivals.push('first'));
  navigateBack(isElsewhere, () => arrivals.push('second'));
  window.history.pushState({ router: 1 }, '', '/elsewhere');
  arrive();
  expect(arrivals).toEqual(['first', 'second']);
  expect(window.location.pathname).toBe('/elsewhere');
  expect(window.history.state).toEqual({ router: 1 });
});

test('a navigation back ends at the page of a program that has wrapped the history meanwhile', () => {
  const onArrival = vi.fn();
  navigateBack(isElsewhere, onArrival);
  const pushState = vi.spyOn(window.history, 'pushState');
  window.history.pushState({ router: 2 }, '', '/elsewhere');
  arrive();
  expect(onArrival).toHaveBeenCalledOnce();
  expect(window.history.state).toEqual({ router: 2 });
  expect(pushState).toHaveBeenCalledTimes(2);
});

test('a cancelled navigation back restores the methods of the history', () => {
  const onArrival = vi.fn();
  const own = Object.hasOwn(window.history, 'pushState');
  navigateBack(isElsewhere, onArrival)();
  arrive();
  expect(onArrival).not.toHaveBeenCalled();
  expect(Object.hasOwn(window.history, 'pushState')).toBe(own);
});
