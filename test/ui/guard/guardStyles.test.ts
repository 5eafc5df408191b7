// @vitest-environment node
import { readdirSync } from 'node:fs';
import { build } from 'esbuild';
import { describe, expect, test } from 'vitest';
import { guardStyles } from '../../../ui/guard/guardStyles.mjs';
import { splitRules, splitSelectors } from '../../../ui/guard/readRules.mjs';
import { readSubject, readSubjects, weigh } from '../../../ui/guard/readSelector.mjs';

const layered = (css: string, layer = 'components') => `@layer loggia.${layer}{${css}}`;
const weightsOf = (css: string) =>
  guardStyles(css)
    .split('}')
    .filter((rule) => /\{height:\d+px$/.test(rule))
    .map((rule) => weigh(rule.slice(0, rule.lastIndexOf('{'))));

describe('weigh', () => {
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
  ])('returns the specificity of %s as %j', (selector, weight) => {
    expect(weigh(selector)).toEqual(weight);
  });
});

describe('readSubject', () => {
  test.each([
    [
      '.loggia-a > img',
      { around: '.loggia-a > ', type: 'img', className: undefined, conditions: '', pseudoElement: '' },
    ],
    ['.loggia-a .loggia-b:is(a, .c)', { type: undefined, className: '.loggia-b', conditions: ':is(a, .c)' }],
    ['.loggia-a :is(input, button)', { type: undefined, className: undefined, conditions: ':is(input, button)' }],
    ['.loggia-a li::before', { type: 'li', className: undefined, pseudoElement: '::before' }],
    ['.loggia-a>*', { type: undefined, className: undefined, conditions: '', pseudoElement: '' }],
    ['a[href].loggia-a:hover', { around: '', type: 'a', className: '.loggia-a', conditions: '[href]:hover' }],
  ])('parses %s into %j', (selector, subject) => {
    expect(readSubject(selector)).toMatchObject(subject);
  });

  test('parses each selector in a list', () => {
    expect(readSubjects('.loggia-a > :is(input:not([type]), .loggia-b):hover::after')).toMatchObject([
      { around: '.loggia-a > ', type: 'input', conditions: ':not([type]):hover', pseudoElement: '::after' },
      { around: '.loggia-a > ', className: '.loggia-b', conditions: ':hover', pseudoElement: '::after' },
    ]);
  });
});

describe('guardStyles', () => {
  test('generates a specificity above a class and an element, but below two classes', () => {
    const weights = weightsOf(
      ['components', 'layouts', 'themes']
        .map((layer) => layered('.loggia-arrow{height:1px}.loggia-b img{height:2px}', layer))
        .join(''),
    );
    expect(weights).toHaveLength(6);
    for (const [ids, classes, types] of weights) {
      expect([ids, classes]).toEqual([0, 1]);
      expect(types).toBeGreaterThan(3);
    }
  });

  test('preserves the order of layers, and of rules within each layer', () => {
    const [light, heavy, layout] = weightsOf(
      layered('.loggia-arrow{height:1px}.loggia-b > .loggia-arrow:hover{height:2px}') +
        layered('.loggia-arrow{height:3px}', 'layouts'),
    ).map(([, , types]) => types ?? 0);
    expect(heavy).toBeGreaterThan(light ?? 0);
    expect(layout).toBeGreaterThan(heavy ?? 0);
  });

  test('keeps guarded rules inside their original at-rules', () => {
    const guard = guardStyles(layered('@media (width<9px){@container (width>1px){.loggia-arrow{height:1px}}}'));
    expect(guard).toMatch(/@media \(width<9px\)\{@container \(width>1px\)\{\.loggia-arrow[^{]*\{height:1px\}\}\}$/);
  });

  test("skips rules that don't affect images or controls, or that affect elements a site adds to the kit", () => {
    expect(guardStyles(layered('.loggia-a{color:red;border-radius:1px;width:3px}'))).toBe('');
    expect(guardStyles(layered('.loggia-overlays button{padding:revert}'))).toBe('');
    expect(guardStyles('@layer loggia.tokens{:root{--loggia-a:1px}}')).toBe('');
  });

  test("throws if a rule's specificity is too high or its layer is unknown", () => {
    expect(() => guardStyles(layered(`${'.loggia-arrow '.repeat(9)}{height:1px}`))).toThrow('Use fewer classes');
    expect(() => guardStyles(layered('.loggia-a{height:1px}', 'surprises'))).toThrow('loggia.surprises');
  });

  test('repeats rules only for images and controls, and uses revert-layer for other elements', () => {
    const guard = guardStyles(layered('.loggia-thumbnails{list-style:none;padding:3px}.loggia-arrow{padding:4px}'));
    expect(guard).toContain('padding:4px');
    expect(guard).not.toContain('padding:3px');
    expect(guard).toMatch(/loggia-thumbnails\)[^{]*\{padding:revert-layer;list-style:revert-layer\}/);
  });

  test('throws if a control is selected with `:has()`', () => {
    expect(() => guardStyles(layered('.loggia-b:has(a) > .loggia-arrow{height:1px}'))).toThrow('an attribute');
  });
});

describe('guardStyles for the kit', () => {
  test.each(readdirSync('ui').filter((file) => file.endsWith('.css')))(
    '%s has no selector that makes the browser check every element when one is added to the page',
    async (file) => {
      const { outputFiles } = await build({ entryPoints: [`ui/${file}`], bundle: true, write: false });
      const guard = guardStyles(outputFiles.map(({ text }) => text).join(''));
      const rules = splitRules(guard).flatMap(({ prelude, block = '' }) =>
        prelude.startsWith('@') ? splitRules(block) : [{ prelude }],
      );
      const costly = rules
        .flatMap(({ prelude }) => splitSelectors(prelude))
        .filter((selector) => {
          const { type, conditions } = readSubject(selector.replace(/:not\([^()]*\)/, ''));
          const [chosen = ''] = /^:(?:is|where)\((?:img|button|\.loggia-|\[class)[^()]*\)/.exec(conditions) ?? [];
          const isNamed = type !== undefined || chosen !== '' || /\.loggia-/.test(selector.replaceAll(/\(.*\)/g, ''));
          return !isNamed || /:has\(|-child/.test(selector);
        });
      expect(costly).toEqual([]);
    },
  );
});
