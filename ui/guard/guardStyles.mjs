import { guardDefaults, repeatControls } from './guardControls.mjs';
import { guardStructure } from './guardStructure.mjs';
import { findEnd, splitRules, splitSelectors } from './readRules.mjs';
import { FOREIGN } from './weights.mjs';

/** Each lies over those before it. The tokens are custom properties alone. */
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

/** The rules in a layer that have a guarded property, with the conditions that they stand in. */
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
      const all = readDeclarations(block);
      const selectors = splitSelectors(prelude).filter((one) => !one.startsWith(':root') && !one.includes(FOREIGN));
      const declarations = all.filter(({ property }) => GUARDED_PROPERTY.test(property));
      const isList = all.some(({ property }) => property === 'list-style');
      if (selectors.length > 0 && declarations.length > 0) yield { selectors, declarations, isList, layer, conditions };
    }
  }
}

/**
 * The rules that hold the kit against the element rules of a page, to be added to one of the kit's sheets. They have no layer, so that no layer and no
 * element rule of the page wins, and weigh less than two classes, so that a theme does. Each names a class or an element in its last compound, and none
 * asks what an element holds or which of its siblings it is: a browser tries such a rule on every element of the page, whatever is added to it.
 */
export function guardStyles(sheet) {
  const rules = [...walkRules(sheet.replaceAll(/\/\*[\s\S]*?\*\//g, ''))];
  return rules.length === 0 ? '' : guardDefaults(rules) + guardStructure(rules) + repeatControls(rules);
}

/** Gives the kit's sheets their guards where Vite reads them from the sources. */
export function guardPlugin() {
  return {
    name: 'loggia-guard-styles',
    transform: (code, id) =>
      /\/ui\/[\w-]+\.css(?:$|\?)/.test(id) ? { code: `${code}\n${guardStyles(code)}`, map: null } : undefined,
  };
}
