import { splitRules, splitSelectors } from '../../guard/readRules.mjs';

/**
 * The layers, in order. In this stylesheet, they are replaced by specificity, which exceeds that of the page's
 * selectors.
 */
const LAYERS = ['loggia.tokens', 'loggia.components', 'loggia.layouts', 'loggia.themes'];

/** The number of ids in the reset's specificity, which is higher than in a theme's own rules. Each layer adds one. */
const RESET_WEIGHT = 2;

/** Returns a selector for the kit's elements, with the specificity of the given number of ids. */
const scope = (ids) => `:is(.loggia,${'#loggia'.repeat(ids)})`;

const REPLACED = 'img,video,iframe,canvas,svg,svg *';

/**
 * The properties that a theme may not set on the outer element. Those that position it in the column still apply:
 * margin, padding and `box-sizing`, width and its limits, position, and grid or flex placement.
 */
const HOST_PROPERTIES =
  'accent-color animation aspect-ratio background border border-image border-radius box-shadow clip-path color color-scheme columns ' +
  'contain container content-visibility cursor direction display filter backdrop-filter font font-feature-settings ' +
  'font-variation-settings gap grid-template grid-auto-columns grid-auto-flow grid-auto-rows height hyphens list-style mask max-height ' +
  'min-height mix-blend-mode opacity outline overflow overflow-wrap perspective place-content place-items pointer-events rotate ' +
  'scale text-decoration text-shadow text-wrap transform transition translate user-select visibility word-break z-index';
const REVERTED = HOST_PROPERTIES.split(' ')
  .map((name) => `${name}:revert;`)
  .join('');

/**
 * The editors' classes for elements that float next to text. A theme's float only applies to elements with one of these
 * classes.
 */
const BESIDE_TEXT = '.alignleft,.alignright';

/**
 * The declarations that reset the page's own rules on the kit's elements. For images, frames and SVGs, `revert-layer`
 * is used instead of `revert` to keep sizes and strokes that are set by attributes.
 */
const RESET = [
  `${scope(RESET_WEIGHT)}{${REVERTED}letter-spacing:normal;text-align:start;text-indent:0;text-transform:none;white-space:normal;word-spacing:normal}`,
  `${scope(RESET_WEIGHT)}:where(:not(${BESIDE_TEXT})){float:revert}`,
  `${scope(RESET_WEIGHT)} :where(:not(${REPLACED})){all:revert}`,
  `${scope(RESET_WEIGHT)} :where(:not(svg *))::before,${scope(RESET_WEIGHT)} :where(:not(svg *))::after{all:revert}`,
  `${scope(RESET_WEIGHT)} :where(a[href]){color:var(--loggia-page-link,revert)}`,
  `${scope(RESET_WEIGHT)} :where(${REPLACED}){all:revert-layer}`,
  `${scope(RESET_WEIGHT)} :where(img,video,iframe,canvas,svg){max-width:none;max-height:none}`,
  `${scope(RESET_WEIGHT)} :where(*){box-sizing:revert!important}`,
].join('');

function scopeSelector(selector, ids) {
  // The rule has no specificity, so that the page's own values win.
  if (selector === ':root') return ':where(:root)';
  // These rules style the page itself while a lightbox is open.
  if (selector.startsWith(':root')) return selector;
  // A theme can be set on any ancestor.
  if (selector.startsWith('[data-loggia-theme')) return `${selector} ${scope(ids)}`;
  return `${scope(ids)} ${selector}`;
}

const holdBoxes = (block) => block.replaceAll(/(box-sizing:\s*[\w-]+)(?!\s*!)(?=\s*[;}]|\s*$)/g, '$1!important');

const REM_PX = 16;
const REM = /(?<![\w.])([-+]?\d*\.?\d+)rem\b/g;

/**
 * Themes set the root's font size, commonly to 62.5%. This unit is never smaller than the text size in the user's
 * browser. If that size is not the default, the script sets it (see `swapContent`).
 */
const UNIT = `:where(:root){--loggia-rem:max(1rem,var(--loggia-text-size,${REM_PX}px))}`;

const scaleLengths = (css) =>
  css.replaceAll(REM, (_, number) =>
    Number(number) === 1 ? 'var(--loggia-rem)' : `calc(${Number(number)}*var(--loggia-rem))`,
  );

/**
 * Resolves lengths in conditions, which cannot use variables. Media queries are relative to the browser's text size,
 * not the root's.
 */
const fixLengths = (css) => css.replaceAll(REM, (_, number) => `${Number(number) * REM_PX}px`);

/** The elements that inherit their font size and line height from the surrounding text. */
const TEXTS = ['.loggia-contact', '.loggia-playlist'];

/**
 * Uses the page's font unless `--loggia-font` is set. The `font` shorthand cannot combine `inherit` with a size, so it
 * is split into its longhands.
 */
const inheritFonts = (css) =>
  css
    .replaceAll(
      /(?<![\w-])font:\s*(?:(\d+)\s+)?([^;{}]+?)\s*\/\s*([^;{}]+?)\s+(?=var\(--loggia-font\b)/g,
      (_, weight, size, line) => `font-weight:${weight ?? 400};font-size:${size};line-height:${line};font-family:`,
    )
    .replaceAll(/var\(--loggia-font(?:,[^)]*)?\)/g, 'var(--loggia-font,inherit)')
    .replaceAll(/(^|;)\s*--loggia-font:[^;]*;?/g, '$1');

function scopeRules(css, ids) {
  return splitRules(css)
    .map(({ prelude, block }) => {
      if (block === undefined) return prelude.startsWith('@layer') ? '' : `${prelude};`;
      if (prelude.startsWith('@layer')) {
        const layer = LAYERS.indexOf(prelude.slice('@layer'.length).trim());
        if (layer < 0) throw new Error(`scopeStyles: unknown cascade layer in "${prelude}"`);
        return scopeRules(block, RESET_WEIGHT + 1 + layer);
      }
      if (/^@(media|supports)\b/.test(prelude)) return `${prelude}{${scopeRules(block, ids)}}`;
      if (prelude.startsWith('@container')) return `${fixLengths(prelude)}{${scopeRules(block, ids)}}`;
      if (prelude.startsWith('@')) return `${prelude}{${scaleLengths(block)}}`;
      const selectors = splitSelectors(prelude).map((selector) => scopeSelector(selector, ids));
      // The kit's themes have their own fonts.
      const ownBlock = prelude.startsWith('[data-loggia-theme') ? block : inheritFonts(block);
      return `${selectors.join(',')}{${scaleLengths(holdBoxes(ownBlock))}}`;
    })
    .join('');
}

/**
 * Returns the kit's style rules for pages that have their own styles. The rules have no layers, because layered rules
 * lose to all unlayered ones, and apply only within elements with the class `loggia`. Their length unit does not shrink
 * along with a theme's root font size, and grows with the browser's text size.
 */
export function scopeStyles(css) {
  const ids = RESET_WEIGHT + LAYERS.length;
  return `${RESET}${UNIT}${scopeRules(css, ids)}${scope(ids)} :is(${TEXTS.join(',')}){font-size:inherit;line-height:inherit}`;
}
