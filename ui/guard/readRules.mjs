/** Returns the position of the first of the characters `ends` from `start`, outside strings, comments and brackets. */
export function findEnd(css, start, ends) {
  let depth = 0;
  for (let at = start; at < css.length; at += 1) {
    const sign = css[at];
    if (sign === '\\') at += 1;
    else if (sign === '"' || sign === "'") {
      do at += css[at] === '\\' ? 2 : 1;
      while (at < css.length && css[at] !== sign);
    } else if (css.startsWith('/*', at)) at = css.indexOf('*/', at) + 1;
    else if (depth === 0 && ends.includes(sign)) return at;
    else if ('([{'.includes(sign)) depth += 1;
    else if (')]}'.includes(sign)) depth -= 1;
  }
  return css.length;
}

/**
 * Splits a style sheet or block into rules: the text before the opening brace (`prelude`) and the text between the
 * braces (`block`). Statements have no block.
 */
export function splitRules(css) {
  const rules = [];
  for (let at = 0; at < css.length;) {
    const end = findEnd(css, at, '{;');
    const prelude = css.slice(at, end).trim();
    if (css[end] !== '{') {
      if (prelude) rules.push({ prelude });
      at = end + 1;
      continue;
    }
    const close = findEnd(css, end + 1, '}');
    rules.push({ prelude, block: css.slice(end + 1, close) });
    at = close + 1;
  }
  return rules;
}

/** Splits a selector list. */
export function splitSelectors(prelude) {
  const selectors = [];
  for (let at = 0; at <= prelude.length;) {
    const end = findEnd(prelude, at, ',');
    selectors.push(prelude.slice(at, end).trim());
    at = end + 1;
  }
  return selectors;
}
