// @own-page
import { expect, test } from 'vitest';
import { withholdCode } from '../../helpers/withholdCode.ts';
import { button, dialog, renderOpenLightbox } from './renderLightboxPage.tsx';

// Alone in its file: a module that was fetched once is not fetched again.
test('a lightbox whose code for a tag manager cannot be fetched has its tools, which stay as they are when it can', async () => {
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
