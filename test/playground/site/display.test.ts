import { describe, expect, test } from 'vitest';
import {
  DEFAULT_DISPLAY,
  displayCookie,
  readDisplay,
  rootAttributes,
  type Display,
} from '../../../playground/site/display/display.ts';

const CHOSEN: Display = { theme: 'dark', direction: 'rtl', motion: 'reduced', text: '150' };

describe('display settings', () => {
  test('are parsed from a Cookie header with several cookies', () => {
    const [pair] = displayCookie(CHOSEN).split(';');
    expect(readDisplay(`a=b; ${pair}; c=theme=light`)).toEqual(CHOSEN);
  });

  test.each(['', 'loggia_display=', 'loggia_display=%', 'loggia_display=theme=toString&text=17', 'theme=dark'])(
    'fall back to the defaults for the Cookie header "%s"',
    (cookies) => expect(readDisplay(cookies)).toEqual(DEFAULT_DISPLAY),
  );

  test('set attributes on the root element, or only the direction by default', () => {
    expect(Object.values(rootAttributes(CHOSEN))).toEqual(['rtl', 'dark', 'reduced', '150']);
    expect(Object.values(rootAttributes(DEFAULT_DISPLAY))).toEqual(['ltr', null, null, null]);
  });

  test('preserve a page’s own theme and set its color scheme', () => {
    expect(rootAttributes(CHOSEN, 'law')).toMatchObject({ 'data-loggia-theme': 'law', 'data-site-scheme': 'dark' });
    expect(rootAttributes(DEFAULT_DISPLAY, 'law')).toMatchObject({
      'data-loggia-theme': 'law',
      'data-site-scheme': null,
    });
  });
});
