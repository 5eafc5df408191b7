import { beforeEach, expect, test, vi } from 'vitest';
import { navigateBack } from '../../../hooks/history/engine/navigateBack.ts';

const isElsewhere = () => false;
/** The browser has come back; jsdom gives a way back up where a program navigates meanwhile. */
const arrive = () => window.dispatchEvent(new PopStateEvent('popstate', { state: null }));

beforeEach(() => {
  vi.spyOn(window.history, 'back').mockImplementation(() => {});
  window.history.replaceState(null, '', '/start');
});

test('two ways back at once, during which a program navigates, end where it went', () => {
  const arrivals: string[] = [];
  navigateBack(isElsewhere, () => arrivals.push('first'));
  navigateBack(isElsewhere, () => arrivals.push('second'));
  window.history.pushState({ router: 1 }, '', '/elsewhere');
  arrive();
  expect(arrivals).toEqual(['first', 'second']);
  expect(window.location.pathname).toBe('/elsewhere');
  expect(window.history.state).toEqual({ router: 1 });
});

test('a way back ends where a program went that has wrapped the history meanwhile', () => {
  const onArrival = vi.fn();
  navigateBack(isElsewhere, onArrival);
  const pushState = vi.spyOn(window.history, 'pushState');
  window.history.pushState({ router: 2 }, '', '/elsewhere');
  arrive();
  expect(onArrival).toHaveBeenCalledOnce();
  expect(window.history.state).toEqual({ router: 2 });
  expect(pushState).toHaveBeenCalledTimes(2);
});

test('a way back that nobody waits for any more leaves the history as it was', () => {
  const onArrival = vi.fn();
  const own = Object.hasOwn(window.history, 'pushState');
  navigateBack(isElsewhere, onArrival)();
  arrive();
  expect(onArrival).not.toHaveBeenCalled();
  expect(Object.hasOwn(window.history, 'pushState')).toBe(own);
});
