import { expect, test } from 'vitest';
import { splitDescription } from '../../../hooks/gallery/album/useAlbumDescription.ts';
import { originalFile } from '../../../hooks/lightbox/download/originalFile.ts';
import { nextPage } from '../../../hooks/data/rest/requestEveryPage.ts';
import { assignedValues } from '../../../hooks/adapters/wordpress/assignedValues.ts';
import { captchaToken } from '../../../hooks/adapters/wordpress/contactForm/inputNames.ts';
import { labelWords } from '../../../hooks/adapters/wordpress/contactForm/markup/findLabel.ts';
import { toText } from '../../../hooks/adapters/wordpress/contactForm/markup/layoutItems.ts';
import { readInlineVideos } from '../../../hooks/adapters/wordpress/playlist/readPlaylistContainer.ts';
import { isInCode } from '../../../hooks/adapters/wordpress/scriptCode.ts';
import { withoutInlineCode } from '../../../hooks/core/trustedTypes/parseInert.ts';
import { toFileUrl } from '../../../hooks/adapters/wordpress/toItemImage.ts';
import { toPercent, toPixels } from '../../../hooks/adapters/wordpress/styleRules.ts';
import { responseMarkup } from '../../../hooks/adapters/wordpress/views/readViewSettings.ts';
import { scaledSizes } from '../../../hooks/lightbox/zoom/useZoom.tsx';
import { growsTooFast } from '../../helpers/growsTooFast.ts';

const LENGTH = 50_000;
const LINE = '<br> a ';

const fill = (unit: string, length: number): string => unit.repeat(Math.ceil(length / unit.length));

function pageWith(script: string): Document {
  const page = document.implementation.createHTMLDocument('');
  page.body.append(Object.assign(page.createElement('script'), { textContent: script }));
  return page;
}

function textsOf(unit: string, length: number) {
  const block = document.createElement('p');
  const words = fill(unit, length / 10).split(unit === LINE ? '<br>' : '|');
  return words.flatMap((text) => [
    { text, node: block.appendChild(document.createTextNode(text)), block },
    { text: '\n', node: block, block },
  ]);
}

const readings: Readonly<Record<string, (length: number) => () => unknown>> = {
  'reading the upload folder': (length) => {
    const site = `https://site.example/${fill('/', length)}x`;
    return () => toFileUrl('/1.jpg', site, 'https://site.example/');
  },
  'naming a download': (length) => {
    const url = `https://site.example/${fill('a?', length)}\n${fill('#', length)}`;
    return () => originalFile({ id: '1', url });
  },
  'reading the link to the next page': (length) => {
    const link = `<https://site.example/?${fill('a[', length)}=1>${fill('; a', length)}`;
    return () => nextPage({ route: '/wp/v2/posts', query: [] }, link, 'rest_route');
  },
  'reading a captcha URL': (length) => {
    const url = fill('1', length);
    return () => captchaToken(url);
  },
  'trimming a label': (length) => {
    const text = `${fill(' ', length)}*`;
    return () => labelWords([{ text: `${text}${text}!` }], true);
  },
  'joining form texts': (length) => {
    const items = textsOf(LINE, length);
    return () => toText(items);
  },
  'scaling image sizes': (length) => {
    const sizes = `${fill(' ', length)}x`;
    return () => scaledSizes(sizes, 2);
  },
  'reading the styles of a response': (length) => {
    const html = fill('<style>', length);
    return () => responseMarkup(html, 0);
  },
  'splitting an album description': (length) => {
    const text = fill('a\uD800', length);
    return () => splitDescription(text, length / 2);
  },
  'removing inline styles from unclosed elements': (length) => {
    const html = `${fill('<p style=" a=', length)}${fill('<title><!--', length)}`;
    return () => withoutInlineCode(html);
  },
  'parsing style values with long numbers': (length) => {
    const text = `${fill('1', length)}.${fill('1', length)}em`;
    return () => [toPixels(text), toPercent(text)];
  },
  'reading the videos of a page': (length) => {
    const page = pageWith(fill('yotuwp.data.videos["a"] = [', length));
    return () => readInlineVideos(page);
  },
  ...Object.fromEntries(
    [
      '"',
      '\\"',
      '`${',
      '/',
      ' =/[',
      '/*',
      '<!--',
      'here',
      'here={',
      'here={}',
      'here = JSON.parse("',
      '[ "here" ]',
      '(((/',
    ].map((unit) => [
      `what a script of ${unit} assigns`,
      (length: number) => {
        const script = fill(unit, length);
        return () => [...assignedValues(script, 'here'), isInCode(script, /here|\.on\(\s*["']scroll["']/y)];
      },
    ]),
  ),
};

test.each(Object.entries(readings))('%s takes linear time', (_name, read) => {
  expect(growsTooFast(read, LENGTH)).toBe(false);
});

test('a download is named after the last URL segment, limited to 255 characters', () => {
  expect(originalFile({ id: '1', url: 'https://site.example/a/ridge%201.jpg?stamp=/2#x' })?.name).toBe('ridge 1.jpg');
  expect(originalFile({ id: '1', url: `/${'a'.repeat(1000)}.jpg` })?.name).toHaveLength(255);
  expect(originalFile({ id: '7', url: 'data:image/png;base64,AA//AA==' })?.name).toBe('7');
});
