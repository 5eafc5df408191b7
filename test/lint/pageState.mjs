/** The module that creates page state. */
const PRIMITIVE = 'hooks/core/shared/pageState.ts';

/** Files whose collections only cache computed values. */
const CACHES = new Set(['hooks/lightbox/cart/prices.ts']);

const SHIPPED = /^(?:hooks|ui)\/.*\.tsx?$/;
const VARIABLE = /^(?:export )?let (\w+)/gm;
const COLLECTION = /^(?:export )?const (\w+)(?:: [^=]*(?:=>[^=]*)*)?\s*=\s+(?:new (?:Map|Set|Array)\b|\{|\[)/gm;
const UNMARKED = /(?<!\/\* @__PURE__ \*\/ )\bcreatePageState\s*(?:<[^;]*?>)?\(/;

const changes = (name) =>
  new RegExp(
    [
      String.raw`(?<![.\w])${name}(?:\??\.\w+|!|\[[^\]\n]*\])*\.(?:set|add|delete|clear|push|pop|shift|unshift|splice|sort|reverse|fill)\(`,
      String.raw`(?<![.\w])${name}(?:\.\w+|\[[^\]\n]*\])+\s*(?:[-+*/%&|^]|\*\*|<<|>>>?|&&|\|\||\?\?)?=(?![=>])`,
      String.raw`(?<![.\w])${name}(?:\.\w+|\[[^\]\n]*\])+(?:\+\+|--)`,
      String.raw`(?:\+\+|--|\bdelete )${name}[.[]`,
      String.raw`\bObject\.(?:assign|defineProperty)\(${name}\b`,
    ].join('|'),
  );

/** Module state must be created with `createPageState`, so that tests can reset it. Weak collections are allowed. */
export function pageStateIsListed({ path, code, text }) {
  if (!SHIPPED.test(path) || path === PRIMITIVE || CACHES.has(path)) return [];
  const variables = [...code.matchAll(VARIABLE)].map(([, name]) => name);
  const collections = [...code.matchAll(COLLECTION)].map(([, name]) => name).filter((name) => changes(name).test(code));
  return [
    ...[...variables, ...collections].map(
      (name) => `keeps module state in ${name}. Create it with createPageState (${PRIMITIVE}), which tests reset`,
    ),
    ...(UNMARKED.test(text)
      ? ['creates page state that bundlers cannot remove. Mark the call with /* @__PURE__ */']
      : []),
  ];
}
