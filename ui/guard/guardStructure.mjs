import { readSubjects } from './readSelector.mjs';
import { GUARDED_ELEMENTS, heavier, LIGHTEST, OURS, OWN, positionOf } from './weights.mjs';

const LISTS = ['ul', 'ol'];

/** Elements whose margins are part of the page's typography, unless the kit sets them. */
const TEXTS = ['p', 'h1', 'h2', 'h3', 'h4', 'h5', 'h6', 'dl', 'dd', 'blockquote', ...LISTS].join(',');

const BOX = ['max-width', 'height', 'padding', 'border', 'box-sizing'];

/** Returns the shorthand of a property, which is reverted as a whole. */
function wholeOf(property) {
  if (/^(?:margin|padding|border)/.test(property)) return property.split('-')[0];
  if (property === 'max-inline-size') return 'max-width';
  return property === 'block-size' ? 'height' : property;
}

/**
 * Whether the subject needs a structure guard. Images and controls without a class have their own guards. Subjects with
 * neither class nor type are skipped, because page rules do not select elements by attribute only.
 */
const isStructure = ({ type, className, pseudoElement }) =>
  className !== undefined || (type !== undefined && (pseudoElement !== '' || !GUARDED_ELEMENTS.includes(type)));

const revert = (properties, chosen) =>
  chosen.length === 0 ? '' : `${chosen.join(',')}{${properties.map((name) => `${name}:revert-layer`).join(';')}}`;

/**
 * Guards the lists around images. Typography rules select lists by a class and an element, so these guards have a
 * higher specificity. The margins of the lists remain the page's.
 */
function guardLists(rules) {
  const frames = rules
    .filter(({ isList }) => isList)
    .flatMap(({ selectors }) => selectors.flatMap(readSubjects))
    .filter(({ type, className }) => (type === undefined ? className !== undefined : LISTS.includes(type)))
    .map((subject) =>
      subject.className === undefined
        ? `${subject.type}:where(${positionOf(subject)})`
        : `:where(${subject.className})`,
    );
  if (frames.length === 0) return '';
  const lists = [...new Set(frames)];
  const weight = heavier(LIGHTEST, true);
  const chosen = lists.map((list) => list + weight);
  const items = `li:where(:is(${lists.join(',')})>*)${weight}`;
  return revert(['padding', 'list-style'], chosen) + revert(['margin', 'padding', 'list-style'], [items]);
}

const LIGHT = heavier(LIGHTEST, false);

/**
 * Returns a selector for each class, in any state, and for each type of element without a class, at its positions in
 * the kit.
 */
function chooseTogether(subjects) {
  const positionsOf = new Map();
  for (const subject of subjects) {
    const { type, className, pseudoElement } = subject;
    const chosen = className === undefined ? type : `:where(${className})`;
    const positions = positionsOf.get(chosen + pseudoElement)?.positions ?? new Set();
    if (className === undefined) positions.add(positionOf(subject));
    positionsOf.set(chosen + pseudoElement, { chosen, pseudoElement, positions });
  }
  return [...positionsOf.values()].map(({ chosen, pseudoElement, positions }) => {
    const inside = positions.size === 0 ? '' : `:where(${[...positions].join(',')})${OURS}`;
    return chosen + inside + LIGHT + pseudoElement;
  });
}

/**
 * Returns the groups of properties for which a subject needs its own rule. Box properties of elements with a class are
 * reverted for all of them together.
 */
function ownGroups({ className, pseudoElement }, declarations) {
  const isGeneral = className !== undefined && pseudoElement === '';
  const properties = declarations.map(({ property }) => wholeOf(property));
  const boxes = isGeneral || !properties.some((property) => BOX.includes(property)) ? [] : ['box'];
  return [...boxes, ...properties.filter((property) => !BOX.includes(property))];
}

/**
 * Groups subjects by the properties that the page's element rules could change on them. Elements with a class are
 * omitted from the group of box properties.
 */
function groupSubjects(rules) {
  const subjectsOf = new Map();
  for (const { selectors, declarations } of rules)
    for (const subject of selectors.flatMap(readSubjects).filter(isStructure))
      for (const group of ownGroups(subject, declarations))
        subjectsOf.set(group, [...(subjectsOf.get(group) ?? []), subject]);
  return subjectsOf;
}

/**
 * Returns rules that undo the page's unlayered element rules on the rest of the kit. Layered rules, including the
 * site's own layers, still apply.
 */
export function guardStructure(rules) {
  const grouped = [...groupSubjects(rules)].map(([key, subjects]) => [key, chooseTogether(subjects)]);
  const { box = [], ...rest } = Object.fromEntries(grouped);
  const own = `:where(${OWN})`;
  return [
    revert(BOX, [own + LIGHT, ...box]),
    revert(['margin'], [`${own}:not(${TEXTS},${'i '.repeat(LIGHTEST).trim()})`]),
    ...Object.entries(rest).map(([property, chosen]) => revert([property], chosen)),
    guardLists(rules),
  ].join('');
}
