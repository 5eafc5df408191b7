import { readSubjects, weigh } from './readSelector.mjs';
import { chooseWithoutWeight, GUARDED_ELEMENTS, heavier, LIGHTEST, OURS, OWN, positionOf } from './weights.mjs';

const CLASSES_LIMIT = 7;
const TYPES_LIMIT = 4;

/**
 * The kit's classes on images and controls that have a guarded property. `test/playground/resets` checks that the list
 * is complete.
 */
export const CONTROL_CLASSES = new Set(
  [
    'album-back',
    'album-more',
    'album-name',
    'arrow',
    'back-to-top',
    'burger',
    'button',
    'carousel-dot',
    'cart-add',
    'close',
    'comment-submit',
    'contact-button',
    'control-tab',
    'cookie-settings',
    'embed-always',
    'embed-play',
    'filmstrip-arrow',
    'filmstrip-thumbnail',
    'image-link',
    'info-more',
    'multi-select-button',
    'player-poster',
    'slide-image',
    'slide-placeholder',
    'star',
    'text-button',
    'thumbnail',
    'video-button',
    'video-more',
    'video-step',
    'video-thumbnail',
  ].map((name) => `.loggia-${name}`),
);

/** A property that pages set on links, but not on controls. */
const OF_LINKS = 'text-decoration';

const ANY_CONTROL = `:is(${GUARDED_ELEMENTS.join(',')})`;

/** Returns the rank of a rule among the kit's rules: by layer, then by specificity. */
function rankOf(layer, selector) {
  const [ids, classes, elements] = weigh(selector);
  if (ids > 0 || classes >= CLASSES_LIMIT || elements >= TYPES_LIMIT) {
    throw new Error(`guardStyles: the specificity of "${selector}" is too high. Use fewer classes or elements.`);
  }
  return LIGHTEST + 1 + ((layer - 1) * CLASSES_LIMIT + classes) * TYPES_LIMIT + elements;
}

/**
 * Whether the subject may be an image or control. Subjects selected by their position among siblings are skipped,
 * because a guard for them would make the browser mark every parent on the page.
 */
function isControl({ type, className, conditions, pseudoElement }) {
  if (pseudoElement !== '') return false;
  if (className !== undefined) return CONTROL_CLASSES.has(className);
  return type === undefined ? !conditions.includes('-child') : GUARDED_ELEMENTS.includes(type);
}

/** Returns a selector for the same elements. Its specificity is that of one class and as many types as the rank. */
function guardSelector(subject, rank) {
  const { type, className } = subject;
  if (subject.around.includes(':has(') || subject.conditions.includes(':has(')) {
    throw new Error(
      `guardStyles: "${subject.around}${subject.conditions}" uses ":has()", which is too slow here. Match an attribute instead.`,
    );
  }
  const chosen = chooseWithoutWeight(subject);
  return className === undefined
    ? `${type ?? ANY_CONTROL}${chosen}${OURS}${heavier(rank - 1, true)}`
    : `${className}${chosen}${ANY_CONTROL}${heavier(rank - 1, false)}`;
}

/** Returns the images and controls of the kit among the subjects of a selector. */
const controlsOf = (selector) => readSubjects(selector).filter(isControl);

/** Returns selectors for the positions in the kit at which this sheet styles controls without a class. */
function positionsOf(rules, elements) {
  const controls = rules.flatMap(({ selectors }) => selectors.flatMap(controlsOf));
  const positions = controls
    .filter(({ type, className }) => className === undefined && (type === undefined || elements.includes(type)))
    .filter(({ around }) => around !== '')
    .map(positionOf);
  return [...new Set(positions)];
}

/**
 * Returns rules that reset the kit's images and controls to the browser's defaults where the kit has no rule of its
 * own.
 */
export function guardDefaults(rules) {
  const select = (elements) => {
    const positions = positionsOf(rules, elements).join(',');
    const inside = positions && `,:is(${positions})${OURS}`;
    return `:is(${elements.join(',')}):where(${OWN}${inside})${heavier(LIGHTEST - 1, true)}`;
  };
  const [picture, ...controls] = GUARDED_ELEMENTS;
  return [
    `${select([picture])}{max-width:none;height:revert-layer;margin:0;padding:0;border:0}`,
    `${select(controls)}{max-width:none;height:revert;margin:revert;padding:revert;border:revert;appearance:revert;font:revert;box-sizing:revert}`,
  ].join('');
}

/** Returns guards that repeat the kit's rules for its images and controls. */
export function repeatControls(rules) {
  const guards = rules.flatMap(({ selectors, declarations, layer, conditions }) => {
    const chosen = selectors.flatMap((selector) =>
      controlsOf(selector).map((subject) => guardSelector(subject, rankOf(layer, selector))),
    );
    const text = declarations
      .filter(({ property }) => property !== OF_LINKS)
      .map(({ property, value }) => `${property}:${value}`)
      .join(';');
    if (chosen.length === 0 || text === '') return [];
    const rule = `${chosen.join(',')}{${text}}`;
    return [conditions.reduceRight((inner, condition) => `${condition}{${inner}}`, rule)];
  });
  return guards.join('');
}
