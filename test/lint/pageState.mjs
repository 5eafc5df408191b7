/** The module that makes state of the page. */
const PRIMITIVE = 'hooks/shared/pageState.ts';

/** Collections that hold nothing but computed values, and could compute them again. */
const CACHES = new Set(['hooks/cart/prices.ts']);

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

/** State that a module keeps for the page is in the one list: tests put it back. State keyed by an object goes with that. */
export function pageStateIsListed({ path, code, text }) {
  if (!SHIPPED.test(path) || path === PRIMITIVE || CACHES.has(path)) return [];
  const variables = [...code.matchAll(VARIABLE)].map(([, name]) => name);
  const collections = [...code.matchAll(COLLECTION)].map(([, name]) => name).filter((name) => changes(name).test(code));
  return [
    ...[...variables, ...collections].map(
      (name) => `remembers ${name} for the page; that is made by createPageState (${PRIMITIVE}), which tests reset`,
    ),
    ...(UNMARKED.test(text) ? ['makes state of the page that bundlers cannot leave out: mark it /* @__PURE__ */'] : []),
  ];
}
