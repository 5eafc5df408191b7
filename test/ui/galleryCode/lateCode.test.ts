import { expect, test, vi } from 'vitest';
import { lateCode } from '../../../ui/galleryCode/lateCode.ts';

test('code is fetched once, whoever asks, and is there from then on', async () => {
  const fetchCode = vi.fn(async () => 'gallery');
  const code = lateCode(fetchCode);
  expect([code.current, fetchCode.mock.calls]).toEqual([undefined, []]);
  expect(await Promise.all([code.load(), code.load()])).toEqual(['gallery', 'gallery']);
  expect(await code.load()).toBe('gallery');
  expect(code.current).toBe('gallery');
  expect(fetchCode).toHaveBeenCalledOnce();
});

test('code that could not be fetched is asked for again', async () => {
  const fetchCode = vi.fn<() => Promise<string>>().mockRejectedValueOnce(new TypeError('offline'));
  fetchCode.mockResolvedValueOnce('gallery');
  const code = lateCode(fetchCode);
  await expect(code.load()).rejects.toThrow('offline');
  expect(code.current).toBeUndefined();
  expect(await code.load()).toBe('gallery');
});
