import { mount, type MountHandle } from '@loggia/ui/mount';
import { createElement, type CSSProperties } from 'react';
import { afterEach, beforeAll, expect, onTestFinished } from 'vitest';

declare const MOUNT_STYLES: string;

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

/** A page with the mount styles, for comparing the positions of images and the text next to them under a theme. */
export function comparingPlaces() {
  let handle: MountHandle | undefined;

  beforeAll(() => void addStyles(MOUNT_STYLES));
  afterEach(() => {
    handle?.unmount();
    document.body.replaceChildren();
  });

  /** The positions as server-rendered, when mounted, and after unmounting. `own` styles the mounted images. */
  return async (theme: string, { classes = '', style = 'width: 100%; height: 90px' } = {}, own?: CSSProperties) => {
    const sheet = addStyles(
      `body { margin: 0; font: 16px/20px monospace } p { margin: 0 } #first { display: inline-block; vertical-align: top } ${theme}`,
    );
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
  };
}
