// Free of focus and time: may share the machine.
import { mount } from '@loggia/ui/mount';
import type { MountHandle } from '@loggia/ui/mount';
import { createElement } from 'react';
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

/** What themes say of the words with which an editor aligns something, in our own words: each beside its column. */
const THEMES = {
  'a classic theme':
    '.alignleft { float: left; width: 300px; margin: 0 2em 1em 0 } .alignright { float: right; width: 300px; margin: 0 0 1em 2em } ' +
    '.aligncenter { clear: both; display: block; width: 300px; margin: 0 auto }',
  'a block theme':
    '.entry-content > .alignleft { float: left; width: 300px; margin-inline: 0 2em } .entry-content > .alignright { float: right; width: 300px; margin-inline: 2em 0 } ' +
    '.entry-content > .aligncenter { width: 300px; margin-left: auto !important; margin-right: auto !important } ' +
    '.entry-content > :where(:not(.alignleft):not(.alignright)) { max-width: 645px; margin-left: auto !important; margin-right: auto !important }',
} as const;

const boxOf = (selector: string) => {
  const { left, top, width, height } = document.querySelector(selector)?.getBoundingClientRect() ?? {};
  return { left, top, width, height };
};
const PICTURES = 'width: 100%; height: 90px';

/** Where pictures and the text that runs beside them are, as the server printed them and as they are mounted. */
async function mountIn(theme: string, alignment: string) {
  const style = addStyles(`body { margin: 0; font: 16px/20px monospace } p { margin: 0 } ${theme}`);
  onTestFinished(() => style.remove());
  document.body.innerHTML =
    `<div class="entry-content"><p>Before.</p><div id="served" class="gallery ${alignment}"><div id="pictures" style="${PICTURES}"></div></div>` +
    `<p id="text"><span id="first">The</span> harbour at dusk.</p></div>`;
  const places = () => ({ pictures: boxOf('#pictures'), text: boxOf('#text'), words: boxOf('#first') });
  const served = places();
  const content = createElement('div', { id: 'pictures', style: { width: '100%', height: 90 } });
  handle = mount(document, { mounters: [{ selector: '#served', load: async () => () => ({ content }) }] });
  await handle.ready;
  expect(document.querySelectorAll('.loggia #pictures, #served')).toHaveLength(1);
  return { served, mounted: places() };
}

describe.each(Object.entries(THEMES))('in %s', (_theme, css) => {
  test.each(['alignleft', 'alignright', 'aligncenter'])(
    'what an editor gave the word %s stands where it stood when it is mounted, and the text beside it, too',
    async (alignment) => {
      const { served, mounted } = await mountIn(css, alignment);
      expect(served.pictures.width).toBe(300);
      expect(mounted).toEqual(served);
    },
  );
});
