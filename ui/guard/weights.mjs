/**
 * Number of types in the lightest guard's specificity: more than `html body figure img` has. No page nests an `i` this
 * deeply.
 */
export const LIGHTEST = 5;

/** Images and controls, which page resets style by element. */
export const GUARDED_ELEMENTS = ['img', 'button', 'input', 'select', 'textarea'];

/** Matches the host of other scripts' overlays. */
export const FOREIGN = '.loggia-overlays';

/**
 * Matches elements of the kit itself. Elements that an app puts into the kit have classes of their own, and are styled
 * by them.
 */
export const OURS = `:where(:not([class],${FOREIGN} *),[class*='loggia-'])`;

/** Matches elements with a class of the kit. */
export const OWN = "[class^='loggia-'],[class*=' loggia-']";

/**
 * Returns a `:not()` that adds the specificity of `count` types, and of a class, to a compound. The elements that it
 * excludes do not exist.
 */
export const heavier = (count, hasClass) => `:not(${hasClass ? '._ ' : ''}${'i '.repeat(count).trim()})`;

const withoutWeight = (condition) => (condition === '' ? '' : `:where(${condition})`);

/** Returns a selector for all elements in this relation to the start of a selector, such as `.a > ` or `.a `. */
export const insideOf = (around) => `${around.trim()}${/[>+~]\s*$/.test(around) ? '' : ' '}*`;

/**
 * Returns a selector for the position of a subject in the kit, without `:has()`, because `:has()` makes browsers check
 * the whole page when something is inserted.
 */
export const positionOf = ({ around }) => insideOf(around.replaceAll(/:has\([^()]*\)/g, ''));

/** Returns the rest of a selector, without the type or class of its subject, with zero specificity. */
export const chooseWithoutWeight = ({ conditions, around }) =>
  withoutWeight(conditions) + (around === '' ? '' : withoutWeight(insideOf(around)));
