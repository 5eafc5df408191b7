import { describe, expect, test } from 'vitest';
import { albumUrlCodec } from '@loggia/hooks/album';
import { BROWSING_PARAMETERS, readBrowsing } from '@loggia/hooks/browsing';
import { parsePrice } from '@loggia/hooks/cart';
import { readConsentDecision } from '@loggia/hooks/consent';
import { galleryHashCodec } from '@loggia/hooks/deepLink';
import { EMBED_HOSTS, embedOf } from '@loggia/hooks/embed';
import { popupMedia } from '@loggia/hooks/mediaPopup';
import { imageHref } from '@loggia/hooks/picture';
import { foldUrl, safeHref } from '@loggia/hooks/shared';
import { growsTooFast } from '../../helpers/growsTooFast.ts';

const LENGTH = 50_000;
const fill = (unit: string, length: number): string => unit.repeat(Math.ceil(length / unit.length));

/** Repeated units of text that users may put into a URL, an image list or a price. */
const UNITS = [
  'a',
  '/',
  '//',
  '.',
  '%',
  '%2',
  '#',
  '?',
  '&',
  '&a=',
  '[',
  '1',
  '1,',
  ',',
  ' ',
  '\t',
  '"',
  "'",
  '<a>',
  '@',
  '=',
  '-',
  '\u00E9',
  '\uD83D',
];

const doors: Readonly<Record<string, (text: string) => unknown>> = {
  'the URL hash': (text) => galleryHashCodec.parse(`#bwg${text}`),
  'the query string': (text) =>
    readBrowsing(new URLSearchParams(`search=${text}&page=${text}&tags=${text}`), BROWSING_PARAMETERS),
  'the album level in the URL': (text) =>
    albumUrlCodec(0).read(new URLSearchParams(`type_0=gallery&album_gallery_id_0=${text}`)),
  'a path': (text) => foldUrl(text),
  'a link': (text) => safeHref(text),
  'a video URL': (text) => popupMedia(`https://www.youtube.com/watch?v=${text}`),
  'a map URL': (text) => popupMedia(`https://www.google.com/maps/${text}`),
  'an embed': (text) =>
    embedOf(
      { url: `https://www.youtube.com/${text}`, kind: 'video', fileType: text },
      { autoplay: false, hosts: EMBED_HOSTS },
    ),
  'an image': (text) => imageHref({ url: `/${text}.jpg` }),
  'a price': (text) => parsePrice(text),
  'a cookie': (text) => readConsentDecision(text),
};

describe.each(Object.entries(doors))('parsing %s', (_door, read) => {
  test('takes linear time and does not throw for any repeated input', { timeout: 60_000 }, () => {
    const slow = UNITS.filter((unit) =>
      growsTooFast((length) => {
        const text = fill(unit, length);
        return () => read(text);
      }, LENGTH),
    );
    expect(slow).toEqual([]);
  });
});
