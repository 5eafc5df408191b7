// @vitest-environment node
import { describe, expect, test } from 'vitest';
import { guardStyles } from '../../../ui/guard/guardStyles.mjs';
import { readSubject, weigh } from '../../../ui/guard/readSelector.mjs';

const layered = (css: string, layer = 'components') => `@layer loggia.${layer}{${css}}`;
const weightsOf = (css: string) =>
  guardStyles(css)
    .split('}')
    .filter((rule) => /\{height:\d+px$/.test(rule))
    .map((rule) => weigh(rule.slice(0, rule.lastIndexOf('{'))));

describe('the weight of a selector', () => {
  test.each([
    ['img', [0, 0, 1]],
    ['.a > b:hover::before', [0, 2, 2]],
    ["#a [b='c)']", [1, 1, 0]],
    [':where(.a .b) c', [0, 0, 1]],
    [':is(.a, b) > *', [0, 1, 0]],
    ['.a:not(b, .c .d)', [0, 3, 0]],
    ['.a:has(> [b])', [0, 2, 0]],
    [':nth-child(1 of :not([hidden]))', [0, 2, 0]],
    ['.a:dir(rtl)', [0, 2, 0]],
    ['.a:before', [0, 1, 1]],
  ])('%s weighs %j', (selector, weight) => {
    expect(weigh(selector)).toEqual(weight);
  });
});

describe('the elements that a selector chooses', () => {
  test.each([
    ['.loggia-a > img', { type: 'img', className: undefined, pseudoElement: '' }],
    ['.loggia-a .loggia-b:is(a, .c)', { type: undefined, className: '.loggia-b', pseudoElement: '' }],
    ['.loggia-a :is(input, button)', { type: undefined, className: undefined, pseudoElement: '' }],
    ['.loggia-a li::before', { type: 'li', className: undefined, pseudoElement: '::before' }],
    ['.loggia-a>*', { type: undefined, className: undefined, pseudoElement: '' }],
  ])('%s: %j', (selector, subject) => {
    expect(readSubject(selector)).toMatchObject(subject);
  });
});

describe('the guard of a sheet', () => {
  test('weighs more than a class and an element, and less than two classes', () => {
    const weights = weightsOf(
      ['components', 'layouts', 'themes']
        .map((layer) => layered('.loggia-a{height:1px}.loggia-b img{height:2px}', layer))
        .join(''),
    );
    expect(weights).toHaveLength(6);
    for (const [ids, classes, types] of weights) {
      expect([ids, classes]).toEqual([0, 1]);
      expect(types).toBeGreaterThan(3);
    }
  });

  test('keeps the order of layers, and that of the rules in each', () => {
    const [light, heavy, layout] = weightsOf(
      layered('.loggia-a{height:1px}.loggia-b > .loggia-a:hover{height:2px}') +
        layered('.loggia-a{height:3px}', 'layouts'),
    ).map(([, , types]) => types ?? 0);
    expect(heavy).toBeGreaterThan(light ?? 0);
    expect(layout).toBeGreaterThan(heavy ?? 0);
  });

  test('stands in the conditions of its rule', () => {
    const guard = guardStyles(layered('@media (width<9px){@container (width>1px){.loggia-a{height:1px}}}'));
    expect(guard).toMatch(/@media \(width<9px\)\{@container \(width>1px\)\{\.loggia-a[^{]*\{height:1px\}\}\}$/);
  });

  test('has no rule that is not about pictures and controls, and nothing for the elements that others put into the kit', () => {
    expect(guardStyles(layered('.loggia-a{color:red;border-radius:1px;width:3px}'))).toBe('');
    expect(guardStyles(layered('.loggia-overlays button{padding:revert}'))).toBe('');
    expect(guardStyles('@layer loggia.tokens{:root{--loggia-a:1px}}')).toBe('');
  });

  test('tells a developer about a rule that is too heavy, and knows every layer', () => {
    expect(() => guardStyles(layered(`${'.loggia-a '.repeat(9)}{height:1px}`))).toThrow('fewer parts');
    expect(() => guardStyles(layered('.loggia-a{height:1px}', 'surprises'))).toThrow('loggia.surprises');
  });
});
