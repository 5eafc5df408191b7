// @vitest-environment node
import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';

const ROOT = new URL('../../../', import.meta.url);
const read = (path: string) => readFileSync(new URL(path, ROOT), 'utf8');
const styles = readdirSync(new URL('ui', ROOT), { recursive: true, encoding: 'utf8' })
  .filter((path) => path.endsWith('.css') && !/^(?:dist|node_modules)\//.test(path))
  .map((path) => read(`ui/${path}`))
  .join('\n');
const guide = read('docs/theming.md');
const settings = read('hooks/data/backend/LightboxSettings.ts');

/** Every value of Photo Gallery's lightbox theme, and the token that has it. */
const TOKENS: readonly (readonly [value: string, token: string])[] = [
  ['background and its opacity', '--loggia-lightbox-background'],
  ['overlay and its opacity', '--loggia-lightbox-overlay'],
  ['close button: width and height', '--loggia-close-size'],
  ['close button: icon', '--loggia-close-icon-size'],
  ['close button: top', '--loggia-close-inset-block'],
  ['close button: right', '--loggia-close-inset-inline'],
  ['close button: radius', '--loggia-close-radius'],
  ['close button: background', '--loggia-close-background'],
  ['controls: alignment', '--loggia-controls-align'],
  ['controls: height', '--loggia-controls-size'],
  ['controls: margin above', '--loggia-controls-padding'],
  ['controls: margin between', '--loggia-controls-gap'],
  ['controls: colour', '--loggia-controls-color'],
  ['control bar: background and its opacity', '--loggia-control-bar-background'],
  ['control bar: radius', '--loggia-control-bar-radius'],
  ['toggle tab: width', '--loggia-control-tab-width'],
  ['toggle tab: height', '--loggia-control-tab-height'],
  ['toggle tab: radius', '--loggia-control-tab-radius'],
  ['arrows: width and height', '--loggia-arrow-size'],
  ['arrows: icon', '--loggia-arrow-icon-size'],
  ['arrows: radius', '--loggia-arrow-radius'],
  ['arrows: colour', '--loggia-arrow-color'],
  ['arrows: background', '--loggia-arrow-background'],
  ['arrows: opacity', '--loggia-arrow-opacity'],
  ['comments: font', '--loggia-comment-size'],
  ['comments: font of the author', '--loggia-comment-author-size'],
  ['comments: font of the date', '--loggia-comment-date-size'],
  ['comments: font of the text', '--loggia-comment-text-size'],
  ['filmstrip: arrows', '--loggia-filmstrip-arrow-size'],
  ['filmstrip: border width, style and colour', '--loggia-filmstrip-border'],
  ['filmstrip: radius', '--loggia-filmstrip-radius'],
  ['filmstrip: border of the current thumbnail', '--loggia-filmstrip-current-border'],
  ['filmstrip: opacity of the others', '--loggia-filmstrip-opacity'],
  ['rating: alignment', '--loggia-rating-align'],
  ['rating: colour', '--loggia-rating'],
  ['rating: colour under the pointer', '--loggia-rating-hover'],
  ['rating: padding', '--loggia-rating-padding'],
  ['rating: background', '--loggia-rating-background'],
  ['hits: alignment', '--loggia-hits-align'],
  ['hits: font', '--loggia-hits-size'],
  ['hits: colour', '--loggia-hits-text'],
  ['hits: background and its opacity', '--loggia-hits-background'],
  ['info: margin', '--loggia-info-margin'],
  ['info: padding', '--loggia-info-padding'],
  ['info: background and its opacity', '--loggia-info-background'],
  ['info: radius', '--loggia-info-radius'],
  ['info: title size', '--loggia-info-title-size'],
  ['info: title colour', '--loggia-info-title-color'],
  ['info: description size', '--loggia-info-size'],
  ['info: description colour', '--loggia-info-color'],
];

/** Values that scripts reckon with or decide on, and the setting of the lightbox that has them. */
const SETTINGS: readonly (readonly [value: string, setting: string])[] = [
  ['controls: position', 'controlBarPosition'],
  ['comments: position', 'sidebarPosition'],
  ['comments: width', 'sidebarWidth'],
  ['filmstrip: position', 'filmstripPosition'],
  ['rating: position', 'ratingPosition'],
  ['rating: icon', 'ratingIcon'],
  ['rating: count', 'ratingStarCount'],
  ['rating: size', 'ratingStarSize'],
  ['hits: position', 'hitCounterPosition'],
  ['info: position', 'infoPosition'],
  ['info: alignment', 'infoAlign'],
];

/** All tokens of the guide; where several share a row, those after the first are written short: `-radius`. */
const documented = new Set(
  guide.split('\n').flatMap((line) => {
    let group = '';
    return [...line.matchAll(/`(--loggia)?(-[\w-]+)`/g)].map(([, isWhole, name = '']) => {
      if (isWhole) group = name.replace(/-\w+$/, '');
      return `--loggia${isWhole ? '' : group}${name}`;
    });
  }),
);

describe('a lightbox theme of the original', () => {
  test.each(TOKENS)('%s: the token %s, in the style sheet and in the guide', (_, token) => {
    expect(styles).toMatch(new RegExp(`var\\(\\s*${token}[,)]`));
    expect(documented).toContain(token);
  });

  test.each(SETTINGS)('%s: the setting %s', (_, setting) => {
    expect(settings).toContain(`readonly ${setting}?:`);
  });

  test('margin of the filmstrip: the gap of its hook, one pixel on either side of a thumbnail', () => {
    expect(read('hooks/slides/filmstrip/constants.ts')).toContain('export const FILMSTRIP_GAP_PX = 2;');
  });

  test('has one place for each of its values', () => {
    const places = [...TOKENS, ...SETTINGS].map(([, place]) => place);
    expect(new Set(places).size).toBe(places.length);
  });
});
