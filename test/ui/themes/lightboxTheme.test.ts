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

/** All values of Photo Gallery's lightbox theme, with their custom properties. */
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
  ['controls: color', '--loggia-controls-color'],
  ['control bar: background and its opacity', '--loggia-control-bar-background'],
  ['control bar: radius', '--loggia-control-bar-radius'],
  ['toggle tab: width', '--loggia-control-tab-width'],
  ['toggle tab: height', '--loggia-control-tab-height'],
  ['toggle tab: radius', '--loggia-control-tab-radius'],
  ['arrows: width and height', '--loggia-arrow-size'],
  ['arrows: icon', '--loggia-arrow-icon-size'],
  ['arrows: radius', '--loggia-arrow-radius'],
  ['arrows: color', '--loggia-arrow-color'],
  ['arrows: background', '--loggia-arrow-background'],
  ['arrows: opacity', '--loggia-arrow-opacity'],
  ['comments: font', '--loggia-comment-size'],
  ['comments: font of the author', '--loggia-comment-author-size'],
  ['comments: font of the date', '--loggia-comment-date-size'],
  ['comments: font of the text', '--loggia-comment-text-size'],
  ['filmstrip: arrows', '--loggia-filmstrip-arrow-size'],
  ['filmstrip: border width, style and color', '--loggia-filmstrip-border'],
  ['filmstrip: radius', '--loggia-filmstrip-radius'],
  ['filmstrip: border of the current thumbnail', '--loggia-filmstrip-current-border'],
  ['filmstrip: opacity of the others', '--loggia-filmstrip-opacity'],
  ['rating: alignment', '--loggia-rating-align'],
  ['rating: color', '--loggia-rating'],
  ['rating: color under the pointer', '--loggia-rating-hover'],
  ['rating: padding', '--loggia-rating-padding'],
  ['rating: background', '--loggia-rating-background'],
  ['hits: alignment', '--loggia-hits-align'],
  ['hits: font', '--loggia-hits-size'],
  ['hits: color', '--loggia-hits-text'],
  ['hits: background and its opacity', '--loggia-hits-background'],
  ['info: margin', '--loggia-info-margin'],
  ['info: padding', '--loggia-info-padding'],
  ['info: background and its opacity', '--loggia-info-background'],
  ['info: radius', '--loggia-info-radius'],
  ['info: title size', '--loggia-info-title-size'],
  ['info: title color', '--loggia-info-title-color'],
  ['info: description size', '--loggia-info-size'],
  ['info: description color', '--loggia-info-color'],
];

/** Values that are used in JavaScript, with their lightbox settings. */
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

/** All custom properties in the guide. In a row with several, those after the first are abbreviated: `-radius`. */
const documented = new Set(
  guide.split('\n').flatMap((line) => {
    let group = '';
    return [...line.matchAll(/`(--loggia)?(-[\w-]+)`/g)].map(([, isWhole, name = '']) => {
      if (isWhole) group = name.replace(/-\w+$/, '');
      return `--loggia${isWhole ? '' : group}${name}`;
    });
  }),
);

describe('lightbox themes from Photo Gallery', () => {
  test.each(TOKENS)('map %s to the custom property %s, which is used and documented', (_, token) => {
    expect(styles).toMatch(new RegExp(`var\\(\\s*${token}[,)]`));
    expect(documented).toContain(token);
  });

  test.each(SETTINGS)('map %s to the setting %s', (_, setting) => {
    expect(settings).toContain(`readonly ${setting}?:`);
  });

  test('map the filmstrip margin to a fixed gap of one pixel on each side', () => {
    expect(read('hooks/slides/filmstrip/constants.ts')).toContain('export const FILMSTRIP_GAP_PX = 2;');
  });

  test('map each value to a different property or setting', () => {
    const places = [...TOKENS, ...SETTINGS].map(([, place]) => place);
    expect(new Set(places).size).toBe(places.length);
  });
});
