import { guardDefaults, repeatControls } from './guardControls.mjs';
import { guardStructure } from './guardStructure.mjs';
import { findEnd, splitRules, splitSelectors } from './readRules.mjs';
import { FOREIGN } from './weights.mjs';

/** Each layer overrides those before it. The tokens layer contains only custom properties. */
const LAYERS = ['loggia.tokens', 'loggia.components', 'loggia.layouts', 'loggia.themes'];

const GUARDED_PROPERTY =
  /^(?:max-width|max-inline-size|height|block-size|(?:margin|padding)(?:-.+)?|border(?!-radius|-\w+-\w+-radius|-collapse|-spacing)(?:-.+)?|appearance|font(?:-.+)?|line-height|box-sizing|text-decoration)$/;

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
  return declarations;
}

/** Yields the layered rules that have a guarded property, with their enclosing conditions. */
function* walkRules(css, layer = -1, conditions = []) {
  for (const { prelude, block } of splitRules(css)) {
    if (block === undefined) continue;
    if (prelude.startsWith('@layer')) {
      const index = LAYERS.indexOf(prelude.slice('@layer'.length).trim());
      if (index < 0) throw new Error(`guardStyles: unknown cascade layer in "${prelude}"`);
      yield* walkRules(block, index, conditions);
    } else if (/^@(?:media|supports|container)\b/.test(prelude)) {
      yield* walkRules(block, layer, [...conditions, prelude]);
    } else if (!prelude.startsWith('@') && layer >= 1 && !block.includes('{')) {
      const all = readDeclarations(block);
      const selectors = splitSelectors(prelude).filter((one) => !one.startsWith(':root') && !one.includes(FOREIGN));
      const declarations = all.filter(({ property }) => GUARDED_PROPERTY.test(property));
      const isList = all.some(({ property }) => property === 'list-style');
      if (selectors.length > 0 && declarations.length > 0) yield { selectors, declarations, isList, layer, conditions };
    }
  }
}

/**
 * Returns rules that protect the kit from the page's element rules, to be added to one of the kit's style sheets. The
 * rules have no layer, so that neither layers nor element rules of the page win. Their specificity is lower than that
 * of two classes, so that a theme wins. Each rule names a class or an element in its last compound, and none depends on
 * an element's content or siblings. Otherwise, browsers would try the rule on every element whenever something is added
 * to the page.
 */
export function guardStyles(sheet) {
  const rules = [...walkRules(sheet.replaceAll(/\/\*[\s\S]*?\*\//g, ''))];
  return rules.length === 0 ? '' : guardDefaults(rules) + guardStructure(rules) + repeatControls(rules);
}

/** Returns a Vite plugin that adds guards to the kit's style sheets when they are read from source. */
export function guardPlugin() {
  return {
    name: 'loggia-guard-styles',
    transform: (code, id) =>
      /\/ui\/[\w-]+\.css(?:$|\?)/.test(id) ? { code: `${code}\n${guardStyles(code)}`, map: null } : undefined,
  };
}
