import { afterEach, describe, expect, test } from 'vitest';
import { styleRules, styleValue, toPercent, toPixels } from '../../../hooks/adapters/wordpress/styleRules.ts';
import { growsTooFast } from '../../helpers/growsTooFast.ts';

afterEach(() => document.body.replaceChildren());

/** The width of a part of the first gallery according to the style rules. */
function widthIn(rules: string, attributes = ''): string | undefined {
  document.body.innerHTML = `<style ${attributes}>${rules}</style><div id="bwg_container1_0"></div>`;
  return styleValue(document.querySelector('#bwg_container1_0') as Element, '.part', 'width');
}

describe('a style value', () => {
  test.each([
    [
      'read from the last of several rules',
      '#bwg_container1_0 .part { width: 1px } #bwg_container1_0 .part { width: 2px }',
      '2px',
    ],
    ['read from an `!important` declaration', '#bwg_container1_0 .part { width: 1px !important; width: 2px }', '1px'],
    ['read from one of several selectors', '#bwg_container1_0 .part, #bwg_container1_0 .other { width: 3px }', '3px'],
    [
      'read by the full property name',
      '#bwg_container1_0 .part { max-width: 9px; WIDTH : 4px; border-width: 8px }',
      '4px',
    ],
    ['read next to comments', '#bwg_container1_0 .part { /* width: 9px; } */ width: 5px }', '5px'],
    ['read from @media all', '@media all { #bwg_container1_0 .part { width: 6px } }', '6px'],
    ['read after an at-rule statement', '@import "a.css"; #bwg_container1_0 .part { width: 7px }', '7px'],
  ])('is %s', (_, rules, width) => expect(widthIn(rules)).toBe(width));

  test.each([
    ['in a media query', '@media (max-width: 465px) { #bwg_container1_0 .part { width: 1px } }', ''],
    [
      'in a media query within a layer',
      '@layer a { @media (width < 9px) { #bwg_container1_0 .part { width: 1px } } }',
      '',
    ],
    ['in a print style sheet', '#bwg_container1_0 .part { width: 1px }', 'media="print"'],
    ['for another gallery', '#bwg_container1_01 .part { width: 1px } #bwg_container1_1 .part { width: 1px }', ''],
    ['for another part', '#bwg_container1_0 .part:hover { width: 1px } #bwg_container1_0 .part img { width: 1px }', ''],
  ])('is undefined if set only %s', (_, rules, attributes) => expect(widthIn(rules, attributes)).toBeUndefined());

  test.each([
    ['600px', 600],
    ['600.5PX', 600.5],
    ['6e2px', 600],
    ['.5px', 0.5],
    ['100%', undefined],
    ['600', undefined],
    ['40em', undefined],
    ['50vw', undefined],
    ['calc(100% - 600px)', undefined],
    ['min(600px, 100%)', undefined],
    ['-600px', undefined],
    ['auto', undefined],
    ['', undefined],
    [undefined, undefined],
  ])('toPixels converts %s to %s', (value, pixels) => expect(toPixels(value)).toBe(pixels));

  test.each([
    ['66.667%', 66.667],
    ['1e2%', 100],
    ['75px', undefined],
    ['calc(75%)', undefined],
    [undefined, undefined],
  ])('toPercent converts %s to %s', (value, percent) => expect(toPercent(value)).toBe(percent));
});

test.each(['{', '}', '{}', '!', 'a:b!;', '@media all{', '/*', 'a{b:c;', 'a,', ';', '@layer a{', ' '])(
  'rules that repeat "%s" are parsed in linear time',
  (text) => {
    const isSlow = growsTooFast((count) => {
      const css = text.repeat(count);
      return () => styleRules(css);
    }, 10_000);
    expect(isSlow).toBe(false);
  },
);
