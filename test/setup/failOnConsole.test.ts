import { expect, test, vi } from 'vitest';
import { format } from './format.ts';

test('console arguments are formatted as the console would print them', () => {
  expect(format(['%s is not a %s', 'span', 'button', { id: 1 }])).toBe('span is not a button {"id":1}');
});

test('a console message caught by a spy does not fail the test', () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
  console.warn('as expected');
  expect(warn).toHaveBeenCalledExactlyOnceWith('as expected');
});

test.fails('an unexpected console message fails the test', () => {
  expect(() => console.warn('unexpected')).not.toThrow();
});
