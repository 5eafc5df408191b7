import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { page } from 'vitest/browser';
import { useLoadingDialog, type LightboxOpenRequest } from '@loggia/hooks';
import { HidingTree, HIDINGS } from '../../helpers/HidingTree.tsx';

const REQUEST: LightboxOpenRequest = { imageId: '1', reason: 'trigger', event: undefined, opener: null };

function Wait() {
  const [opening, setOpenRequest] = useState<LightboxOpenRequest | null>(REQUEST);
  const wait = useLoadingDialog({ intent: { openRequest: opening, setOpenRequest }, delayMs: 0 });
  return wait.isShown ? <dialog {...wait.getDialogProps()} /> : null;
}

test.each(HIDINGS)('the loading dialog is modal only while its tree is shown (%s)', async (by) => {
  const tree = (isHidden: boolean) => (
    <HidingTree by={by} isHidden={isHidden}>
      <Wait />
    </HidingTree>
  );
  const isModal = () => document.querySelector('dialog')?.matches(':modal');
  const { rerender } = await render(tree(false));
  await vi.waitFor(() => expect(isModal()).toBe(true));
  await rerender(tree(true));
  await page.getByRole('button', { name: 'Outside' }).click();
  expect(isModal()).toBe(false);
  await rerender(tree(false));
  await vi.waitFor(() => expect(isModal()).toBe(true));
});
