import { expect, test, vi } from 'vitest';
import { lazyPort } from '../../../hooks/data/backend/lazyPort.ts';

// @vitest-environment node

const createPart = () => ({ greeter: { greet: async (name: string) => `Hello, ${name}` } });

test('a port is loaded by its first call, not by its making', async () => {
  const load = vi.fn(async () => createPart());
  const port = lazyPort(load, 'greeter');
  expect(load).not.toHaveBeenCalled();
  expect(await port.greet('Ada')).toBe('Hello, Ada');
});

test('a port that cannot be loaded fails the call, and the next call tries again', async () => {
  const load = vi.fn(async () => createPart());
  load.mockRejectedValueOnce(new Error('offline'));
  const port = lazyPort(load, 'greeter');
  await expect(port.greet('Ada')).rejects.toThrow('offline');
  expect(await port.greet('Ada')).toBe('Hello, Ada');
});

test('a port may be found behind another lazy one', async () => {
  const inner = lazyPort(async () => createPart(), 'greeter');
  const outer = lazyPort(async () => ({ inner }), 'inner');
  expect(await outer.greet('Ada')).toBe('Hello, Ada');
});
