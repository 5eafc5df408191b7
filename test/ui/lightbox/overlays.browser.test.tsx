import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { expectAccessible } from '../../helpers/expectAccessible.ts';
import { button, dialog, expectClosed, expectShown, renderOpenLightbox } from './renderLightboxPage.tsx';

let banner: HTMLElement;

beforeEach(() => {
  banner = document.createElement('section');
  banner.setAttribute('aria-label', 'Cookies');
  banner.innerHTML = '<p>We like cookies.</p><button>Accept</button>';
  Object.assign(banner.style, { position: 'fixed', bottom: '0', left: '0', width: '300px', background: 'white' });
  document.body.append(banner);
});
afterEach(() => banner.remove());

/** The styles and boxes of all elements in the banner. */
function looks(): readonly unknown[] {
  return [banner, ...banner.children].map((element) => {
    const { color, fontFamily, fontSize, margin, padding, borderWidth, backgroundColor, boxSizing } =
      getComputedStyle(element);
    const { x, y, width, height } = element.getBoundingClientRect();
    const place = [x, y, width, height].map(Math.round);
    return { color, fontFamily, fontSize, margin, padding, borderWidth, backgroundColor, boxSizing, place };
  });
}

test('an adopted cookie banner keeps its position and styles, and the lightbox below it remains usable', async () => {
  const before = looks();
  await renderOpenLightbox({ overlays: { adopt: '[aria-label=Cookies]', children: <p>Saved.</p> } });
  await vi.waitFor(() => expect(banner.closest('dialog')).not.toBeNull());
  expect(looks()).toEqual(before);
  await expect.element(dialog().getByText('Saved.')).toBeVisible();
  await expectAccessible(dialog().element());
  const accept = dialog().getByRole('button', { name: 'Accept' });
  await accept.click();
  expect(document.activeElement).toBe(accept.element());
  await button('Next image').click();
  await expectShown('Landscape 3');
  await button('Close').click();
  await expectClosed();
  expect(banner.parentElement).toBe(document.body);
  expect(looks()).toEqual(before);
});

test("the page's element styles still apply to an adopted banner", async () => {
  const style = document.createElement('style');
  style.textContent = 'button { padding: 7px 9px; border: 3px solid red; font: 20px monospace } p { padding: 4px }';
  document.head.append(style);
  onTestFinished(() => style.remove());
  const before = looks();
  await renderOpenLightbox({ overlays: { adopt: '[aria-label=Cookies]' } });
  await vi.waitFor(() => expect(banner.closest('dialog')).not.toBeNull());
  expect(looks()).toEqual(before);
});
