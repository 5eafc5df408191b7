import { afterEach, describe, expect, test } from 'vitest';
import {
  readAlbumContainer,
  readContactForm,
  readGalleryContainer,
  readPlaylistContainer,
} from '@loggia/hooks/wordpress';
import { albumContainer } from '../../fixtures/wordpress/albumMarkup.ts';
import { galleryContainer } from '../../fixtures/wordpress/galleryMarkup.ts';

afterEach(() => document.body.replaceChildren());

/** WordPress replaces emoji that the browser cannot render, such as flags on Windows, by images. */
const FLAG =
  '<img draggable="false" role="img" class="emoji" alt="🇳🇴" src="https://s.w.org/images/core/emoji/16.0.1/svg/1f1f3-1f1f4.svg">';
const TITLE = 'Harbour 🇳🇴 at dusk';
const DRAWN = `Harbour ${FLAG} at dusk`;

/** Renders the markup and returns the first element that matches. */
function place(markup: string, selector: string): Element {
  document.body.innerHTML = markup;
  return document.querySelector(selector) ?? expect.unreachable(`Nothing is ${selector}.`);
}

const STATE =
  '<input type="hidden" name="_wpcf7" value="9"><input type="hidden" name="_wpcf7_unit_tag" value="wpcf7-f9-p2-o1">';
const FIELD =
  '<span class="wpcf7-form-control-wrap" data-name="wish"><input class="wpcf7-form-control wpcf7-text" type="text" name="wish"></span>';

describe('an emoji that was replaced with an image', () => {
  test('is read as text in the title of an extended album entry', () => {
    const served = albumContainer({ isExtended: true, entries: [{ kind: 'gallery', id: '7', title: TITLE }] });
    const markup = served.replace(`>${TITLE}</a>`, () => `>${DRAWN}</a>`);
    expect(markup).toContain(FLAG);
    const { initialLevel } = readAlbumContainer(place(markup, '.bwg_container'));
    expect(initialLevel?.album?.entries.map(({ title }) => title)).toEqual([TITLE]);
  });

  test('is read as text in the heading of a gallery', () => {
    const { initialPage } = readGalleryContainer(
      place(galleryContainer({ items: [{ id: '1' }], headings: [DRAWN] }), '.bwg_container'),
    );
    expect(JSON.stringify(initialPage)).toContain(TITLE);
  });

  test('is read as text in the title of a video', () => {
    const settings = btoa(JSON.stringify({ id: 'PL1' }));
    const list =
      `<div class="yotu-playlist" data-settings="${settings}"><a class="yotu-video" href="#v1" data-videoid="v1">` +
      `<h3 class="yotu-video-title">${DRAWN}</h3></a></div>`;
    const { initialPage } = readPlaylistContainer(place(list, '.yotu-playlist'));
    expect(initialPage.videos.map(({ title }) => title)).toEqual([TITLE]);
  });

  test.each([
    ['a label', `<p><label>${DRAWN} ${FIELD}</label></p><p><input type="submit" value="Send"></p>`],
    ['a heading', `<h2>${DRAWN}</h2>${FIELD}<p><input type="submit" value="Send"></p>`],
    ['a paragraph', `<p>${DRAWN}</p>${FIELD}<p><input type="submit" value="Send"></p>`],
    ['a button', `<p>${FIELD}</p><p><button class="wpcf7-submit">${DRAWN}</button></p>`],
  ])('is read as text in %s of a contact form', (_what, content) => {
    const form = place(
      `<div class="wpcf7" id="wpcf7-f9-p2-o1"><form class="wpcf7-form init">${STATE}${content}</form></div>`,
      'form',
    );
    const { fields } = readContactForm(form);
    expect(JSON.stringify(fields)).toContain(TITLE);
  });
});
