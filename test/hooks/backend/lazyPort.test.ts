import { expect, test, vi } from 'vitest';
import { lazyPort } from '../../../hooks/data/backend/lazyPort.ts';

// @vitest-environment node

const createPart = () => ({ greeter: { greet: async (name: string) => `Hello, ${name}` } });

test('lazyPort loads the port on the first call, not on creation', async () => {
  const load = vi.fn(async () => createPart());
  const port = lazyPort(load, 'greeter');
  expect(load).not.toHaveBeenCalled();
  expect(await port.greet('Ada')).toBe('Hello, Ada');
});

test('lazyPort rejects the call if loading fails, and loads again on the next call', async () => {
  const load = vi.fn(async () => createPart());
  load.mockRejectedValueOnce(new Error('offline'));
  const port = lazyPort(load, 'greeter');
  await expect(port.greet('Ada')).rejects.toThrow('offline');
  expect(await port.greet('Ada')).toBe('Hello, Ada');
});

test('lazyPort resolves a port nested in another lazy port', async () => {
  const inner = lazyPort(async () => createPart(), 'greeter');
  const outer = lazyPort(async () => ({ inner }), 'inner');
  expect(await outer.greet('Ada')).toBe('Hello, Ada');
});
