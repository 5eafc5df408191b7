import { findEnd, splitSelectors } from './readRules.mjs';

const COMBINATORS = ' >+~';
const NAME = /^[\w-]+/;

const add = (first, second) => first.map((count, index) => count + second[index]);
const compare = ([a, b, c], [d, e, f]) => a - d || b - e || c - f;

const heaviest = (list) =>
  splitSelectors(list)
    .map((selector) => weigh(selector))
    .reduce((most, next) => (compare(most, next) < 0 ? next : most), [0, 0, 0]);

function weighPseudoClass(name, argument) {
  if (name === 'where') return [0, 0, 0];
  if (name === 'is' || name === 'not' || name === 'has') return heaviest(argument);
  const [, of] = argument.split(/\sof\s/);
  return of === undefined ? [0, 1, 0] : add([0, 1, 0], heaviest(of));
}

/** Returns the specificity of a selector: ids; classes, attributes and pseudo-classes; types and pseudo-elements. */
export function weigh(selector) {
  let weight = [0, 0, 0];
  for (let at = 0; at < selector.length;) {
    const sign = selector[at];
    const [pseudoElement] = /^:(?::[\w-]+|before|after)/.exec(selector.slice(at)) ?? [];
    const isPrefixed = '.#:'.includes(sign);
    const [name = ''] = NAME.exec(selector.slice(at + (isPrefixed ? 1 : 0))) ?? [];
    if (pseudoElement) {
      weight = add(weight, [0, 0, 1]);
      at += pseudoElement.length;
    } else if (sign === '[') {
      weight = add(weight, [0, 1, 0]);
      at = findEnd(selector, at + 1, ']') + 1;
    } else if (sign === ':' && selector[at + 1 + name.length] === '(') {
      const start = at + name.length + 2;
      const end = findEnd(selector, start, ')');
      weight = add(weight, weighPseudoClass(name, selector.slice(start, end)));
      at = end + 1;
    } else if (name === '') at += 1;
    else {
      weight = add(weight, sign === '#' ? [1, 0, 0] : isPrefixed ? [0, 1, 0] : [0, 0, 1]);
      at += name.length + (isPrefixed ? 1 : 0);
    }
  }
  return weight;
}

const OUTER_BRACKETS = /\([^()]*(?:\([^()]*\)[^()]*)*\)/g;

/**
 * Returns the subject of a selector: its last compound as `type`, a class of the kit and other `conditions`, the text
 * before it (`around`, including the combinator), and a pseudo-element.
 */
export function readSubject(selector) {
  const [, rest, pseudoElement = ''] = /^(.*?)(::[\w-]+|:before|:after)?$/s.exec(selector);
  let start = 0;
  for (let at = 0; at < rest.length; at = start) {
    const end = findEnd(rest, at, COMBINATORS);
    if (end >= rest.length) break;
    start = end + 1;
  }
  const compound = rest.slice(start);
  const outer = compound.replaceAll(OUTER_BRACKETS, '');
  const type = NAME.exec(outer)?.[0];
  const className = /\.loggia-[\w-]+/.exec(outer)?.[0];
  const conditions = compound.slice(type?.length ?? 0).replace(className ?? '', '');
  return {
    around: rest.slice(0, start),
    type,
    className,
    conditions: conditions === '*' ? '' : conditions,
    pseudoElement,
  };
}

/**
 * Returns each subject of a selector whose last compound starts with a list, such as `.a > :is(b, .c):hover`. Returns
 * the only subject of any other selector.
 */
export function readSubjects(selector) {
  const subject = readSubject(selector);
  const { around, type, className, conditions, pseudoElement } = subject;
  const [opening] = type === undefined && className === undefined ? (/^:(?:is|where)\(/.exec(conditions) ?? []) : [];
  if (opening === undefined) return [subject];
  const end = findEnd(conditions, opening.length, ')');
  return splitSelectors(conditions.slice(opening.length, end)).map((item) =>
    readSubject(`${around}${item}${conditions.slice(end + 1)}${pseudoElement}`),
  );
}
