// Free of focus and time: may share the machine.
import { mount } from '@loggia/ui/mount';
import type { MountHandle } from '@loggia/ui/mount';
import { createElement } from 'react';
import type { CSSProperties } from 'react';
import { afterEach, beforeAll, describe, expect, onTestFinished, test } from 'vitest';

declare const MOUNT_STYLES: string;

let handle: MountHandle | undefined;

beforeAll(() => void addStyles(MOUNT_STYLES));
afterEach(() => {
  handle?.unmount();
  document.body.replaceChildren();
});

function addStyles(css: string): HTMLStyleElement {
  const style = document.createElement('style');
  style.textContent = css;
  document.head.prepend(style);
  return style;
}

const boxOf = (selector: string) => {
  const { left, top, width, height } = document.querySelector(selector)?.getBoundingClientRect() ?? {};
  return { left, top, width, height };
};

/** Where the pictures and what stands behind them are, as the server printed them, as they are mounted, and when they are put back. */
async function mountIn(theme: string, { classes = '', style = 'width: 100%; height: 90px' } = {}, own?: CSSProperties) {
  const sheet = addStyles(`body { margin: 0; font: 16px/20px monospace } p { margin: 0 } ${theme}`);
  onTestFinished(() => sheet.remove());
  document.body.innerHTML =
    `<div class="entry-content"><p>Before.</p><div id="served" class="${classes}"><div id="pictures" style="${style}"></div></div>` +
    `<p id="text"><span id="first">The</span> harbour at dusk.</p></div>`;
  const places = () => ({ pictures: boxOf('#pictures'), text: boxOf('#text'), words: boxOf('#first') });
  const served = places();
  const content = createElement('div', { id: 'pictures', style: { width: '100%', height: 90, ...own } });
  handle = mount(document, { mounters: [{ selector: '#served', load: async () => () => ({ content }) }] });
  await handle.ready;
  expect(document.querySelectorAll('.loggia #pictures, #served')).toHaveLength(1);
  const mounted = places();
  handle.unmount();
  return { served, mounted, back: places() };
}

/** What themes say of the children of their content, in our own words. */
const THEMES = {
  'a grid with gutters':
    '*, ::before, ::after { box-sizing: border-box } .entry-content { display: flex; flex-wrap: wrap } ' +
    '.entry-content > * { flex-shrink: 0; width: 100%; max-width: 100%; padding-inline: 15px }',
  'a grid with gutters, and boxes as browsers count them':
    '.entry-content > * { width: calc(100% - 30px); padding-right: 15px; padding-left: 15px }',
  'a wide margin within': '.entry-content > * { padding: 12px 5% }',
  'a column, and gutters in it':
    '* { box-sizing: border-box } .entry-content > * { max-width: 645px; margin-inline: auto; padding: 1em 2rem 0 }',
  'places by hand':
    '* { box-sizing: border-box !important } .entry-content > div { width: 50%; padding: 0 0 0 40px !important; margin: 10px 0 }',
} as const;

describe('what is mounted', () => {
  test.each(Object.entries(THEMES))('has the room around it that its theme gives: %s', async (_theme, css) => {
    const { served, mounted, back } = await mountIn(css);
    expect([mounted, back]).toEqual([served, served]);
    expect(served.pictures.width).toBeLessThan(innerWidth);
  });

  test.each(['left', 'right'])(
    'is as wide as it was beside its text at the %s, where no theme says how wide',
    async (side) => {
      const css = `.align${side} { float: ${side}; margin: 0 20px }`;
      const served = { classes: `align${side}`, style: 'width: 300px; height: 90px' };
      // As the kit has it, which asks how wide it is and not how wide it would be.
      const outcome = await mountIn(css, served, { containerType: 'inline-size' });
      expect(outcome.mounted).toEqual(outcome.served);
      expect(outcome.served.pictures.width).toBe(300);
    },
  );

  test('does not float where nobody has aligned it, and a theme lets everything float', async () => {
    const { mounted } = await mountIn('.entry-content div { float: left; width: 300px }', { classes: 'aligncenter' });
    expect(mounted.words.top).toBe((mounted.pictures.top ?? 0) + 90);
  });
});
