import ts from 'typescript';

const SHIPPED = /^(?:hooks|ui)\/.*\.tsx?$/;
const STATE = /\buse(?:State|Reducer|AdjustedState)\b/;
const STATE_HOOK = /^use(?:State|Reducer|AdjustedState)$/;

/** The files that may set state during rendering, and why. */
const ALLOWED = new Map([['hooks/core/shared/useAdjustedState.ts', 'the only hook that adjusts state to props']]);

/** Returns the name of the setter in `const [state, set] = useState(…)`; undefined for any other declaration. */
function setterOf(declaration) {
  const { name, initializer } = declaration;
  if (!initializer || !ts.isArrayBindingPattern(name) || !ts.isCallExpression(initializer)) return undefined;
  if (!ts.isIdentifier(initializer.expression) || !STATE_HOOK.test(initializer.expression.text)) return undefined;
  const [, setter] = name.elements;
  return setter && ts.isBindingElement(setter) && ts.isIdentifier(setter.name) ? setter.name.text : undefined;
}

function findCalls(node, setters, found) {
  // A nested function has its own setters, and calls the outer ones after rendering.
  const known = ts.isFunctionLike(node) ? new Set() : setters;
  if (ts.isVariableDeclaration(node)) {
    const setter = setterOf(node);
    if (setter) known.add(setter);
  }
  if (ts.isCallExpression(node) && ts.isIdentifier(node.expression) && known.has(node.expression.text)) {
    found.push(node.expression.text);
  }
  ts.forEachChild(node, (child) => findCalls(child, known, found));
}

/** State must not be set during rendering: derive it, or use `useAdjustedState`. */
export function noStateInRender({ path, text }) {
  if (!SHIPPED.test(path) || ALLOWED.has(path) || !STATE.test(text)) return [];
  const kind = path.endsWith('x') ? ts.ScriptKind.TSX : ts.ScriptKind.TS;
  const found = [];
  const file = ts.createSourceFile(path, text, ts.ScriptTarget.Latest, false, kind);
  findCalls(file, new Set(), found);
  return found.map(
    (setter) => `calls ${setter} during rendering. Derive the state, or use hooks/core/shared/useAdjustedState.ts`,
  );
}
