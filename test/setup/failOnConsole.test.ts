import { expect, test, vi } from 'vitest';
import { format } from './format.ts';

test('a complaint is shown as the console would have shown it', () => {
  expect(format(['%s is not a %s', 'span', 'button', { id: 1 }])).toBe('span is not a button {"id":1}');
});

test('an expected complaint is caught by a spy and fails nothing', () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
  console.warn('as expected');
  expect(warn).toHaveBeenCalledExactlyOnceWith('as expected');
});

test.fails('an unexpected complaint fails its test', () => {
  expect(() => console.warn('unexpected')).not.toThrow();
});
