// @vitest-environment node
import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { splitRules, splitSelectors } from '../../ui/guard/readRules.mjs';

type Exceptions = readonly (readonly [finding: RegExp, why: string])[];

/** Radii that don't need a token. */
const FIXED_RADII: Exceptions = [
  [/: border-radius: (?:0|50%|inherit)$/, 'square, round, or the same as the parent'],
  [/: border-radius: [12]rem$/, 'pill shape: the radius is larger than half the height'],
  [
    /(?:-progress|-album .*::after|li, \[role='checkbox'\]\)::before): border-radius: (?:2px|0\.2rem)$/,
    'small details such as progress bars and checkboxes',
  ],
];

/** Durations that don't need a token. */
const FIXED_DURATIONS: Exceptions = [
  [/: animation: .* infinite\b/, 'loading and playing indicators: their speed is not a matter of theme'],
  [/: animation: loggia-(?:thumbnail-)?wait /, 'a loading indicator that stops after a fixed number of iterations'],
  [/: animation: loggia-loading-late 0s 0\.2s /, 'delay before the progress bar appears for a slow response'],
  [/: animation: loggia-(?:videos|images)-late 0s 4s /, 'shows the list if the script has not loaded after 4 s'],
  [
    /^\.loggia-page-loader: animation: loggia-page-loader 0\.6s 5s /,
    'hides the page loader if the script has not loaded after 5 s',
  ],
  [/^\.loggia-thumbnail > \*: /, 'hover effect: 0.3 s, and 0.45 s for the overlay'],
  [/^\.loggia-popup.*: transition: /, 'media popup: 300 ms for images, 160 ms for videos'],
  [/^\.loggia-(?:control-bar|info): transition: /, 'info box: 200 ms'],
  [/^\.loggia-zoom-surface > img, /, 'hooks/lightbox/zoom waits for this transition to end'],
  [
    /^\[data-loggia-motion='reduced'\] .*: animation-duration: 1ms /,
    'almost no animation, but `animationend` still fires',
  ],
  [/^\[data-zoom-following\] img: transition-duration: 0\.1s$/, 'short, so that the image follows the pointer'],
];

/** Hover rules that may remain active after a tap. */
const STICKY_HOVERS: Exceptions = [
  [/^\.loggia-filmstrip li :not\(img, :hover, /, 'the tapped thumbnail is the current one, which looks the same'],
  [/^\.loggia-arrow:not\(:hover, /, 'a tapped arrow stays visible until the next tap elsewhere'],
  [
    /^\.loggia-navigation:not\(\[data-ready\]\) li/,
    'only applies before the script has loaded, and only to the transition',
  ],
];

interface Declaration {
  readonly selector: string;
  readonly property: string;
  readonly value: string;
  readonly conditions: readonly string[];
}

function* declarationsOf(css: string, conditions: readonly string[] = [], selector = ''): Generator<Declaration> {
  for (const { prelude, block } of splitRules(css)) {
    const line = prelude.replaceAll(/\s+/g, ' ');
    if (block === undefined) {
      const colon = line.indexOf(':');
      if (selector) yield { selector, property: line.slice(0, colon), value: line.slice(colon + 1).trim(), conditions };
    } else if (!line.startsWith('@')) yield* declarationsOf(block, conditions, line.replace(/^&/, selector));
    else if (!/^@(?:keyframes|font-face|property)/.test(line)) {
      yield* declarationsOf(block, [...conditions, line], selector);
    }
  }
}

/** Removes `var()` with its fallback. */
function withoutTokens(value: string): string {
  let rest = value;
  for (let at = rest.indexOf('var('); at >= 0; at = rest.indexOf('var(')) {
    let depth = 1;
    let end = at + 4;
    for (; depth > 0; end += 1) depth += rest[end] === '(' ? 1 : Number(rest[end] === ')') * -1;
    rest = rest.slice(0, at) + rest.slice(end);
  }
  return rest.trim();
}

const nameOf = ({ selector, property, value }: Declaration) => `${selector}: ${property}: ${value}`;
const without = (exceptions: Exceptions, findings: readonly string[]) =>
  findings.filter((finding) => !exceptions.some(([pattern]) => pattern.test(finding)));

const findRadii = (css: string) =>
  [...declarationsOf(css)]
    .filter(
      ({ property, value }) => /^border-.*radius$/.test(property) && /[1-9]|^(?:0|inherit)$/.test(withoutTokens(value)),
    )
    .map(nameOf);
const findDurations = (css: string) =>
  [...declarationsOf(css)]
    .filter(
      ({ property, value }) =>
        /^(?:transition|animation)/.test(property) && /(?:[1-9]|\.\d+)m?s\b/.test(withoutTokens(value)),
    )
    .map(nameOf);
const LOGICAL_SHORTHAND =
  /^(?:(?:scroll-)?(?:margin|padding)-(?:inline|block)|inset-(?:inline|block)|border-(?:inline|block)(?:-start|-end)?(?:-width|-style|-color)?)$/;
const BORDER_LONGHAND = /^border-(?:inline|block)-(?:start|end)-(?:width|style|color)$/;
const findLogicalShorthands = (css: string) =>
  [...declarationsOf(css)]
    .filter(({ property, value }) => LOGICAL_SHORTHAND.test(property) && value.includes('var('))
    .filter(({ property }) => !BORDER_LONGHAND.test(property))
    .map(nameOf);
const findHovers = (css: string) => [
  ...new Set(
    [...declarationsOf(css)]
      .filter(({ conditions }) => !conditions.some((condition) => condition.includes('(hover: hover)')))
      .flatMap(({ selector }) => splitSelectors(selector).filter((one) => one.includes(':hover'))),
  ),
];

const sheets = readdirSync('ui', { recursive: true, encoding: 'utf8' })
  .filter((path) => path.endsWith('.css') && !/(?:^|\/)(?:dist|node_modules)\//.test(path))
  .map((path) => readFileSync(`ui/${path}`, 'utf8').replaceAll(/\/\*[^]*?\*\//g, ''))
  .join('\n');

describe('the kit’s style sheets', () => {
  test('use theme tokens for radii', () => {
    expect(without(FIXED_RADII, findRadii(sheets))).toEqual([]);
  });

  test('use theme tokens for durations', () => {
    expect(without(FIXED_DURATIONS, findDurations(sheets))).toEqual([]);
  });

  test('have no sticky hover styles on touch screens', () => {
    expect(without(STICKY_HOVERS, findHovers(sheets))).toEqual([]);
  });

  /** In Safari until 2026, the guard's `revert-layer` resets them: https://bugs.webkit.org/show_bug.cgi?id=310435 */
  test('use no `var()` in logical shorthands', () => {
    expect(findLogicalShorthands(sheets)).toEqual([]);
  });

  test.each([
    ['radii', FIXED_RADII, findRadii(sheets)],
    ['durations', FIXED_DURATIONS, findDurations(sheets)],
    ['hover rules', STICKY_HOVERS, findHovers(sheets)],
  ])('have no unused exceptions for %s', (_kind, exceptions, findings) => {
    const unused = exceptions.filter(([pattern]) => !findings.some((finding) => pattern.test(finding)));
    expect(unused).toEqual([]);
  });

  test('are parsed including at-rules', () => {
    const css = `.a { border-radius: 3px; transition: opacity var(--b, 0.3s), scale .2s }
      .c { border-radius: var(--d, 4px) var(--e); transition: opacity var(--f) ease-out }
      @media (hover: hover) { .g:hover { color: red } } .h:hover, .i { color: red }`;
    expect(findRadii(css)).toEqual(['.a: border-radius: 3px']);
    expect(findDurations(css)).toEqual(['.a: transition: opacity var(--b, 0.3s), scale .2s']);
    expect(findHovers(css)).toEqual(['.h:hover']);
    expect(
      findLogicalShorthands(`.j { padding-inline: var(--k); padding-block: 1px } .l { margin-inline-start: var(--m) }
        .n { border-inline-start: 1px solid var(--o); border-inline-start-color: var(--o); border-top: 1px solid var(--o) }`),
    ).toEqual(['.j: padding-inline: var(--k)', '.n: border-inline-start: 1px solid var(--o)']);
  });
});
