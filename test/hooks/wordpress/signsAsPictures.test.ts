import { describe, expect, test } from 'vitest';
import {
  readAlbumContainer,
  readContactForm,
  readContainer,
  readGalleryContainer,
  readGalleryTags,
  readPlaylistContainer,
} from '@loggia/hooks/wordpress';
import { parseMarkup } from '../../../hooks/adapters/wordpress/markup.ts';
import { readComments } from '../../../hooks/adapters/wordpress/lightbox/readCommentPanel.ts';
import { albumContainer } from '../../fixtures/wordpress/albumMarkup.ts';
import { errorBlock, galleryContainer } from '../../fixtures/wordpress/galleryMarkup.ts';
import { fieldsOf, formOf, line, pageOf } from './contactFormPage.ts';

const EMOJI = '<img draggable="false" role="img" class="emoji" alt="⛵" src="https://s.w.org/26f5.svg">';
const SMILEY = '<img src="/wp-includes/images/smilies/mrgreen.png" alt=":mrgreen:" class="wp-smiley">';

const first = (html: string, selector: string): Element =>
  pageOf(html).querySelector(selector) ?? expect.unreachable(`Nothing is ${selector}.`);

describe('an emoji image', () => {
  test('is replaced with its character within a single text node', () => {
    const { body } = parseMarkup(`<p>A ${EMOJI} boat ${SMILEY}</p>`);
    expect(body.innerHTML).toBe('<p>A ⛵ boat :mrgreen:</p>');
    expect(body.firstChild?.childNodes).toHaveLength(1);
  });

  test('is read once if repeated in a noscript element', () => {
    const { body } = parseMarkup(
      `<p>Boat <img class="wp-smiley lazy" alt=":)" src="x"><noscript>${SMILEY}</noscript></p>`,
    );
    expect(body.textContent).toBe('Boat :)');
  });

  test('is removed if it has no alternative text', () => {
    expect(parseMarkup('<p>Boat<img class="emoji" src="x"></p>').body.textContent).toBe('Boat');
  });

  test('is not mistaken for the image that follows a title', () => {
    const html = galleryContainer({ items: [{ id: '1' }] });
    const titled = html.replace('<div class="bwg-item0">', `<div class="bwg-title1">${EMOJI} Boat</div>$&`);
    expect(titled).toContain(EMOJI);
    const [image] = readGalleryContainer(first(titled, '.bwg_container')).initialPage.images;
    expect([image?.title, image?.thumbnail?.url]).toEqual(['Boat 1', expect.stringContaining('/thumb/boat-1.jpg')]);
  });

  test('is not mistaken for the cover of an album entry, and stays part of the title', () => {
    const entry = { kind: 'gallery', id: '7', title: 'Boats' };
    const html = albumContainer({ isExtended: true, entries: [entry] })
      .replace('>Boats</a>', `>${EMOJI} Boats</a>`)
      .replace('<div class="bwg-item">', `$&<span>${EMOJI}</span>`);
    const { initialLevel } = readAlbumContainer(first(html, '.bwg_container'));
    expect(initialLevel.album?.entries).toEqual([
      expect.objectContaining({
        title: '⛵ Boats',
        cover: expect.objectContaining({ url: expect.stringContaining('/uploads/gallery-7.jpg') }),
      }),
    ]);
  });

  test('is not mistaken for the thumbnail that follows a video title', () => {
    const { initialPage } = readPlaylistContainer(
      first(
        `<div class="yotu-playlist" data-settings="${btoa('{"id":"PL1"}')}"><a class="yotu-video" data-videoid="v1">` +
          `<h3 class="yotu-video-title">${EMOJI} Film</h3><img src="https://films.example/v1.jpg">` +
          `<div class="yotu-video-description">Sail ${EMOJI}</div></a></div>`,
        '.yotu-playlist',
      ),
    );
    expect(initialPage.videos).toEqual([
      expect.objectContaining({
        title: '⛵ Film',
        description: 'Sail ⛵',
        thumbnailUrl: 'https://films.example/v1.jpg',
      }),
    ]);
  });

  test('does not prevent Loggia from detecting that a view renders image titles', () => {
    const served = galleryContainer({ galleryType: 'image_browser', items: [{ id: '1', title: 'Boat ⛵ one' }] });
    const html = served.replace('</a></div>', `</a><p>Boat ${EMOJI} one</p></div>`);
    expect(html).toContain(EMOJI);
    expect(readContainer(first(html, '.bwg_container')).view).toMatchObject({ options: { hasTitle: true } });
  });

  test('is read as its alternative text in tag names, errors and comments', () => {
    const tags = `<div class="search_tags"><span data-value="3">${EMOJI} Boats</span></div>`;
    expect(readGalleryTags(first(`<main>${tags}</main>`, 'main'))).toEqual([{ id: '3', name: '⛵ Boats' }]);
    const failed = galleryContainer({ errorText: `Gone ${EMOJI}` });
    expect(failed).toContain(errorBlock(`Gone ${EMOJI}`));
    expect(readGalleryContainer(first(failed, '.bwg_container')).initialPage.emptyMessage).toBe('Gone ⛵');
    const comment =
      `<div id="bwg_comment_block_1"><p class="bwg_comment_header_p"><span class="bwg_comment_header">Ann ${EMOJI}</span></p>` +
      `<p class="bwg_comment_body">Well done ${SMILEY}</p></div>`;
    expect(readComments(parseMarkup(comment))).toEqual([
      expect.objectContaining({ author: 'Ann ⛵', text: 'Well done :mrgreen:' }),
    ]);
  });

  test('is read as its alternative text in the response message of a form posted without scripts', () => {
    const form = formOf(
      `${line()}<span class="wpcf7-not-valid-tip">Please ${EMOJI}</span><div class="wpcf7-response-output">Sent ${EMOJI}</div>`,
      'class="wpcf7-form sent" data-status="sent"',
    );
    expect(readContactForm(form).initialResponse?.message).toBe('Sent ⛵');
  });
});

test('an image button is labeled with its alternative text', () => {
  expect(
    fieldsOf(`${line()}<button class="wpcf7-submit"><img src="/send.svg" alt="Send  it"> <b>now</b></button>`),
  ).toContainEqual({
    type: 'submit',
    label: 'Send it now',
  });
});
