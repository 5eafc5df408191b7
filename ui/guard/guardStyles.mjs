import { findEnd, splitRules, splitSelectors } from './readRules.mjs';
import { readSubject, weigh } from './readSelector.mjs';

/** Each lies over those before it. The tokens are custom properties alone. */
const LAYERS = ['loggia.tokens', 'loggia.components', 'loggia.layouts', 'loggia.themes'];

/** Pictures and controls: what the element rules of a page are about. */
const GUARDED_ELEMENTS = ['img', 'button', 'input', 'select', 'textarea'];
const LISTS = new Set(['ul', 'ol']);

const GUARDED_PROPERTY =
  /^(?:max-width|max-inline-size|height|block-size|(?:margin|padding)(?:-.+)?|border(?!-radius|-\w+-\w+-radius|-collapse|-spacing)(?:-.+)?|appearance|font(?:-.+)?|line-height|box-sizing)$/;

/** Types that the lightest guard weighs: more than `html body figure img` has. Nothing is an `i` in so many others. */
const LIGHTEST = 5;
const CLASSES_LIMIT = 7;
const TYPES_LIMIT = 4;

/** Adds the weight of so many types to a compound, and that of a class. What it excludes does not exist. */
const heavier = (count, hasClass) => `:not(${hasClass ? '._ ' : ''}${'i '.repeat(count).trim()})`;

/** Matches the overlays of others. */
const FOREIGN = '.loggia-overlays';
/** Elements that somebody put into the kit have classes of their own, and are styled by them. */
const OURS = `:where(:not([class],${FOREIGN} *),[class*='loggia-'])`;

function readDeclarations(block) {
  const declarations = [];
  for (let at = 0; at < block.length;) {
    const end = findEnd(block, at, ';');
    const colon = block.indexOf(':', at);
    if (colon >= 0 && colon < end) {
      declarations.push({ property: block.slice(at, colon).trim(), value: block.slice(colon + 1, end).trim() });
    }
    at = end + 1;
  }
  return declarations.filter(({ property }) => GUARDED_PROPERTY.test(property));
}

/** The rank of a rule among those of the kit: by layer, then by its own weight. */
function rankOf(layer, selector) {
  const [ids, classes, elements] = weigh(selector);
  if (ids > 0 || classes >= CLASSES_LIMIT || elements >= TYPES_LIMIT) {
    throw new Error(`guardStyles: "${selector}" weighs more than a guard can tell apart. Write it with fewer parts.`);
  }
  return LIGHTEST + 1 + ((layer - 1) * CLASSES_LIMIT + classes) * TYPES_LIMIT + elements;
}

/** The same elements, of those that are guarded, by a selector that weighs one class and as many types as the rank says. */
function guardSelector({ element, type, className }, rank) {
  const ours = className === undefined ? OURS : '';
  if (type !== undefined) {
    if (!GUARDED_ELEMENTS.includes(type)) return undefined;
    return `${type}:where(${element})${ours}${heavier(rank - 1, true)}`;
  }
  const chosen = `:is(${GUARDED_ELEMENTS.join(',')})`;
  const where = element === className ? '' : `:where(${element})`;
  return className === undefined
    ? `${chosen}${where}${ours}${heavier(rank - 1, true)}`
    : `${className}${where}${chosen}${heavier(rank - 1, false)}`;
}

/** Walks the rules of a bundled sheet with the layer and the conditions that they stand in. */
function* walkRules(css, layer = -1, conditions = []) {
  for (const { prelude, block } of splitRules(css)) {
    if (block === undefined) continue;
    if (prelude.startsWith('@layer')) {
      const index = LAYERS.indexOf(prelude.slice('@layer'.length).trim());
      if (index < 0) throw new Error(`guardStyles knows no layer of this name: ${prelude}`);
      yield* walkRules(block, index, conditions);
    } else if (/^@(?:media|supports|container)\b/.test(prelude)) {
      yield* walkRules(block, layer, [...conditions, prelude]);
    } else if (!prelude.startsWith('@') && layer >= 1 && !block.includes('{')) {
      yield { selectors: splitSelectors(prelude), block, layer, conditions };
    }
  }
}

/** Gives the kit's own pictures and controls the browser's defaults where the kit has no rule. */
function guardDefaults(classless) {
  const weight = heavier(LIGHTEST - 1, true);
  const own = "[class^='loggia-'],[class*=' loggia-']";
  const select = (elements) => {
    const chosen = classless.filter(({ type }) => type === undefined || elements.includes(type));
    const inside = [...new Set(chosen.map(({ element }) => element))].join(',');
    return `:is(${elements.join(',')}):where(${own}${inside && `,:is(${inside})${OURS}`})${weight}`;
  };
  const [picture, ...controls] = GUARDED_ELEMENTS;
  return [
    `${select([picture])}{max-width:none;height:revert-layer;margin:0;padding:0;border:0}`,
    `${select(controls)}{max-width:none;height:revert;margin:revert;padding:revert;border:revert;appearance:revert;font:revert;box-sizing:revert}`,
  ].join('');
}

/** Takes what a page says of elements off the rest of the kit; what its layers say, those of a site among them, stays. */
function guardStructure(byProperty, lists) {
  const light = heavier(LIGHTEST, false);
  const rules = [...byProperty].map(([property, subjects]) => {
    const chosen = subjects.map(({ element, className, pseudoElement }) => {
      const ours = className === undefined ? OURS : '';
      return `:where(${element})${ours}${light}${pseudoElement}`;
    });
    return `${[...new Set(chosen)].join(',')}{${property}:revert-layer}`;
  });
  if (lists.size > 0) {
    // A picture's frame is its list, which typography styles by a class and an element. How far the list is from others stays the page's.
    const frame = `:is(ul,ol):where(${[...lists].join(',')})`;
    const weight = heavier(LIGHTEST, true);
    rules.push(`${frame}${weight}{padding:revert-layer;list-style:revert-layer}`);
    rules.push(`li:where(${frame}>*)${weight}{margin:revert-layer;padding:revert-layer;list-style:revert-layer}`);
  }
  return rules.join('');
}

/**
 * The rules that hold the kit's pictures and controls against the element rules of a page, to be added to one of the kit's sheets. They
 * have no layer, so that no layer and no element rule of the page wins, and weigh less than two classes, so that a theme does.
 */
export function guardStyles(sheet) {
  const css = sheet.replaceAll(/\/\*[\s\S]*?\*\//g, '');
  const byProperty = new Map();
  const lists = new Set();
  const classless = [];
  const guards = [];
  for (const { selectors, block, layer, conditions } of walkRules(css)) {
    const declarations = readDeclarations(block);
    if (declarations.length === 0) continue;
    const text = declarations.map(({ property, value }) => `${property}:${value}`).join(';');
    for (const selector of selectors) {
      if (selector.startsWith(':root') || selector.includes(FOREIGN)) continue;
      const subject = readSubject(selector);
      for (const { property } of declarations) {
        const found = byProperty.get(property) ?? [];
        byProperty.set(property, [...found, subject]);
      }
      if (subject.pseudoElement) continue;
      const isList = subject.type === undefined || LISTS.has(subject.type);
      if (isList && declarations.some(({ property }) => /^(?:margin|padding)/.test(property)))
        lists.add(subject.element);
      const guard = guardSelector(subject, rankOf(layer, selector));
      if (guard === undefined) continue;
      if (subject.className === undefined) classless.push(subject);
      guards.push(conditions.reduceRight((rule, condition) => `${condition}{${rule}}`, `${guard}{${text}}`));
    }
  }
  if (guards.length === 0) return '';
  return guardDefaults(classless) + guardStructure(byProperty, lists) + guards.join('');
}

/** Gives the kit's sheets their guards where Vite reads them from the sources. */
export function guardPlugin() {
  return {
    name: 'loggia-guard-styles',
    transform: (code, id) =>
      /\/ui\/(?:styles|parts|forms|marketing|hero|law|videos)\.css(?:$|\?)/.test(id)
        ? { code: `${code}\n${guardStyles(code)}`, map: null }
        : undefined,
  };
}
