import { describe, expect, test } from 'vitest';
import {
  DEFAULT_DISPLAY,
  displayCookie,
  readDisplay,
  rootAttributes,
  type Display,
} from '../../../playground/site/display/display.ts';

const CHOSEN: Display = { theme: 'dark', direction: 'rtl', motion: 'reduced', text: '150' };

describe('the display settings', () => {
  test('are read from their cookie among others', () => {
    const [pair] = displayCookie(CHOSEN).split(';');
    expect(readDisplay(`a=b; ${pair}; c=theme=light`)).toEqual(CHOSEN);
  });

  test.each(['', 'loggia_display=', 'loggia_display=%', 'loggia_display=theme=toString&text=17', 'theme=dark'])(
    'are the defaults with the cookies "%s"',
    (cookies) => expect(readDisplay(cookies)).toEqual(DEFAULT_DISPLAY),
  );

  test('set attributes on the root element, by default only the direction', () => {
    expect(Object.values(rootAttributes(CHOSEN))).toEqual(['rtl', 'dark', 'reduced', '150']);
    expect(Object.values(rootAttributes(DEFAULT_DISPLAY))).toEqual(['ltr', null, null, null]);
  });

  test('keep a page’s own theme and set its color scheme', () => {
    expect(rootAttributes(CHOSEN, 'law')).toMatchObject({ 'data-loggia-theme': 'law', 'data-site-scheme': 'dark' });
    expect(rootAttributes(DEFAULT_DISPLAY, 'law')).toMatchObject({
      'data-loggia-theme': 'law',
      'data-site-scheme': null,
    });
  });
});
