// @own-page
import { expect, test } from 'vitest';
import { withholdCode } from '../../helpers/withholdCode.ts';
import { button, dialog, renderOpenLightbox } from './renderLightboxPage.tsx';

// Runs in its own file, because a chunk that has loaded isn't requested again.
test('a lightbox keeps its controls until the extras chunk has loaded, and then reports events', async () => {
  const code = await withholdCode('/chunks/extras');
  const events: string[] = [];
  await renderOpenLightbox({ onEvent: ({ type }) => void events.push(type) });
  await expect.element(dialog().getByRole('region', { name: 'About this image' })).toBeVisible();
  const tool = button('Hide info').element();
  expect(events).toEqual([]);

  await code.give();
  await expect.poll(() => events).toEqual(['opened', 'shown']);
  expect(button('Hide info').element()).toBe(tool);
});
