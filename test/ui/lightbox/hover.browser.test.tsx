import { expect, test } from 'vitest';
import { button, renderOpenLightbox } from './renderLightboxPage.tsx';

const groundOf = (name: string) => getComputedStyle(button(name).element()).backgroundColor;

test.each(['Next image', 'Close'])(
  '%s keeps its ground under the pointer: its sign stands on a dark picture, too',
  async (name) => {
    await renderOpenLightbox();
    await expect.element(button('Fullscreen')).toBeVisible();
    const ground = groundOf(name);
    await button(name).hover();
    await expect.poll(() => getComputedStyle(button(name).element()).boxShadow).toContain('inset');
    expect(groundOf(name)).toBe(ground);
  },
);
