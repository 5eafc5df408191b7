/** Types that the lightest guard weighs: more than `html body figure img` has. Nothing is an `i` in so many others. */
export const LIGHTEST = 5;

/** Pictures and controls: what the element rules of a page are about. */
export const GUARDED_ELEMENTS = ['img', 'button', 'input', 'select', 'textarea'];

/** Matches the overlays of others. */
export const FOREIGN = '.loggia-overlays';

/** Elements that somebody put into the kit have classes of their own, and are styled by them. */
export const OURS = `:where(:not([class],${FOREIGN} *),[class*='loggia-'])`;

/** Elements with a class of the kit. */
export const OWN = "[class^='loggia-'],[class*=' loggia-']";

/** Adds the weight of so many types to a compound, and that of a class. What it excludes does not exist. */
export const heavier = (count, hasClass) => `:not(${hasClass ? '._ ' : ''}${'i '.repeat(count).trim()})`;

const withoutWeight = (condition) => (condition === '' ? '' : `:where(${condition})`);

/** All that stands in this relation to the beginning of a selector, `.a > ` or `.a `. */
export const insideOf = (around) => `${around.trim()}${/[>+~]\s*$/.test(around) ? '' : ' '}*`;

/** The place of a subject in the kit, whatever is in it: with `:has` a browser looks at the whole page when something comes into it. */
export const placeOf = ({ around }) => insideOf(around.replaceAll(/:has\([^()]*\)/g, ''));

/** Returns the rest of a selector beside the type or class of its subject, without any weight. */
export const chooseWithoutWeight = ({ conditions, around }) =>
  withoutWeight(conditions) + (around === '' ? '' : withoutWeight(insideOf(around)));
