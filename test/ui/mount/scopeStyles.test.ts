// @vitest-environment node
import { describe, expect, test } from 'vitest';
import { scopeStyles } from '../../../ui/mount/script/scopeStyles.mjs';

const [RESET = '', TEXTS = ''] = scopeStyles('.cut{x:y}').split(/:is\(\.loggia,(?:#loggia)+\) \.cut\{x:y\}/);
const scoped = (css: string) => scopeStyles(css).slice(RESET.length, -TEXTS.length);
const SCOPE = /:is\(\.loggia,((?:#loggia)+)\)/;
const idsOf = (css: string) => (SCOPE.exec(scoped(css))?.[1]?.length ?? 0) / '#loggia'.length;
const bare = (css: string) => scoped(css).replaceAll(new RegExp(SCOPE, 'g'), '&');

describe('scopeStyles', () => {
  test.each([
    ['.a{color:red}', '& .a{color:red}'],
    ['.a,.b:is(.c,.d)>e{x:y}', '& .a,& .b:is(.c,.d)>e{x:y}'],
    [
      '@media (width<9px){.a{x:y}@container (width>1px){.b{x:y}}}',
      '@media (width<9px){& .a{x:y}@container (width>1px){& .b{x:y}}}',
    ],
    ['@keyframes k{from{x:y}to{x:z}}', '@keyframes k{from{x:y}to{x:z}}'],
    ['@layer a,b;.a{x:y}', '& .a{x:y}'],
    ['.a{content:"}{,";x:url(a;b)}.b{x:y}', '& .a{content:"}{,";x:url(a;b)}& .b{x:y}'],
    ['.a\\{b{x:y}', '& .a\\{b{x:y}'],
    [':root{--a:b}', ':where(:root){--a:b}'],
    [':root:has(> body .a){x:y}', ':root:has(> body .a){x:y}'],
    ["[data-loggia-theme='dark']{.a{x:y}}", "[data-loggia-theme='dark'] &{.a{x:y}}"],
    ['.a{box-sizing:border-box;x:y}', '& .a{box-sizing:border-box!important;x:y}'],
    [
      '.a{x:1.125rem -.5rem calc(2rem - 1px) 1em}',
      '& .a{x:calc(1.125*var(--loggia-rem)) calc(-0.5*var(--loggia-rem)) calc(calc(2*var(--loggia-rem)) - 1px) 1em}',
    ],
    ['@keyframes k{to{x:1rem}}', '@keyframes k{to{x:var(--loggia-rem)}}'],
    ['@container (width<9rem){.a{x:y}}', '@container (width<144px){& .a{x:y}}'],
    ['@media (width<9rem){.a{x:1rem}}', '@media (width<9rem){& .a{x:var(--loggia-rem)}}'],
    [
      '.a{font:600 1rem/1.5 var(--loggia-font,system-ui,sans-serif)}',
      '.a{font-weight:600;font-size:var(--loggia-rem);line-height:1.5;font-family:var(--loggia-font,inherit)}'.replace(
        '.a',
        '& .a',
      ),
    ],
    [
      '.a{font:var(--s, 1rem) / calc(2 * var(--b)) var(--loggia-font);x:y}',
      '& .a{font-weight:400;font-size:var(--s, var(--loggia-rem));line-height:calc(2 * var(--b));font-family:var(--loggia-font,inherit);x:y}',
    ],
    ['.a{font:inherit}', '& .a{font:inherit}'],
    [':root{--a:b;--loggia-font:system-ui,sans-serif;--c:d}', ':where(:root){--a:b;--c:d}'],
    ['.a{x:y;box-sizing:content-box}', '& .a{x:y;box-sizing:content-box!important}'],
  ])('rewrites %s to %s', (css, expected) => {
    expect(bare(css)).toBe(expected);
  });

  test('increases specificity with each layer, starting above the reset', () => {
    const layers = ['tokens', 'components', 'layouts', 'themes'].map((name) => idsOf(`@layer loggia.${name}{.a{x:y}}`));
    expect(layers).toEqual([3, 4, 5, 6]);
    expect(SCOPE.exec(RESET)?.[1]).toBe('#loggia#loggia');
  });

  test('leaves layout properties of the outermost element to the theme', () => {
    const [host = ''] = RESET.split('}');
    const names = host
      .slice(host.indexOf('{') + 1)
      .split(';')
      .map((line) => line.split(':')[0]);
    expect(names).toContain('background');
    for (const name of [
      'all',
      'margin',
      'padding',
      'box-sizing',
      'float',
      'width',
      'max-width',
      'position',
      'grid-column',
      'flex',
      'align-self',
    ]) {
      expect(names, name).not.toContain(name);
    }
  });

  test('throws for an unknown layer', () => {
    expect(() => scopeStyles('@layer loggia.surprises{.a{x:y}}')).toThrow('loggia.surprises');
  });
});
