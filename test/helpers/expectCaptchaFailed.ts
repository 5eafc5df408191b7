import { expect } from 'vitest';
import type { Locator } from 'vitest/browser';

const middleOf = (element: Element): number => {
  const { top, bottom } = element.getBoundingClientRect();
  return (top + bottom) / 2;
};

/** Expects a message in place of the captcha image, next to the button that requests another image. Returns both. */
export async function expectCaptchaFailed(
  form: Pick<Locator, 'getByText' | 'getByRole'>,
): Promise<{ readonly words: Locator; readonly button: Locator }> {
  const words = form.getByText('The image could not be loaded.');
  await expect.element(words).toBeVisible();
  await expect.element(form.getByRole('img', { name: 'Image of the characters to type' })).not.toBeInTheDocument();
  const button = form.getByRole('button', { name: 'Show another image' });
  expect(middleOf(words.element())).toBeCloseTo(middleOf(button.element()), 0);
  return { words, button };
}
