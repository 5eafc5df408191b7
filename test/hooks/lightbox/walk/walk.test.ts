import { expect, test } from 'vitest';
import { walkLightbox } from './walkLightbox.ts';

test(
  'a lightbox and its companions keep one dialog, one open panel and every request, and play unless something pauses them',
  { timeout: 300_000 },
  async () => {
    await expect(walkLightbox(8, 50)).resolves.toBeUndefined();
  },
);
