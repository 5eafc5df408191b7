import { readSubjects } from './readSelector.mjs';
import { GUARDED_ELEMENTS, heavier, LIGHTEST, OURS, OWN, placeOf } from './weights.mjs';

const LISTS = ['ul', 'ol'];

/** Elements whose distance from each other is the page's typography, unless the kit sets it. */
const TEXTS = ['p', 'h1', 'h2', 'h3', 'h4', 'h5', 'h6', 'dl', 'dd', 'blockquote', ...LISTS].join(',');

const BOX = ['max-width', 'height', 'padding', 'border', 'box-sizing'];

/** A property with all that is said of it: taken off as a whole. */
function wholeOf(property) {
  if (/^(?:margin|padding|border)/.test(property)) return property.split('-')[0];
  if (property === 'max-inline-size') return 'max-width';
  return property === 'block-size' ? 'height' : property;
}

/** Pictures and controls have guards of their own, and page rules name no element by its attributes. */
const isStructure = ({ type, className, pseudoElement }) =>
  className !== undefined || (type !== undefined && (pseudoElement !== '' || !GUARDED_ELEMENTS.includes(type)));

const revert = (properties, chosen) =>
  chosen.length === 0 ? '' : `${chosen.join(',')}{${properties.map((name) => `${name}:revert-layer`).join(';')}}`;

/** A picture's frame is its list, which typography styles by a class and an element. How far the list is from others stays the page's. */
function guardLists(rules) {
  const frames = rules
    .filter(({ isList }) => isList)
    .flatMap(({ selectors }) => selectors.flatMap(readSubjects))
    .filter(({ type, className }) => (type === undefined ? className !== undefined : LISTS.includes(type)))
    .map((subject) =>
      subject.className === undefined ? `${subject.type}:where(${placeOf(subject)})` : `:where(${subject.className})`,
    );
  if (frames.length === 0) return '';
  const lists = [...new Set(frames)];
  const weight = heavier(LIGHTEST, true);
  const chosen = lists.map((list) => list + weight);
  const items = `li:where(:is(${lists.join(',')})>*)${weight}`;
  return revert(['padding', 'list-style'], chosen) + revert(['margin', 'padding', 'list-style'], [items]);
}

const LIGHT = heavier(LIGHTEST, false);

/** A class in whatever state, or elements by their type and their places in the kit. */
function chooseTogether(subjects) {
  const placesOf = new Map();
  for (const subject of subjects) {
    const { type, className, pseudoElement } = subject;
    const chosen = className === undefined ? type : `:where(${className})`;
    const places = placesOf.get(chosen + pseudoElement)?.places ?? new Set();
    if (className === undefined) places.add(placeOf(subject));
    placesOf.set(chosen + pseudoElement, { chosen, pseudoElement, places });
  }
  return [...placesOf.values()].map(({ chosen, pseudoElement, places }) => {
    const inside = places.size === 0 ? '' : `:where(${[...places].join(',')})${OURS}`;
    return chosen + inside + LIGHT + pseudoElement;
  });
}

/** Which property of a subject needs a rule of its own: the boxes of elements with a class are taken back for all of them together. */
function ownGroups({ className, pseudoElement }, declarations) {
  const isGeneral = className !== undefined && pseudoElement === '';
  const properties = declarations.map(({ property }) => wholeOf(property));
  const boxes = isGeneral || !properties.some((property) => BOX.includes(property)) ? [] : ['box'];
  return [...boxes, ...properties.filter((property) => !BOX.includes(property))];
}

/** The subjects of each property that a page's rule of elements could change: those without a class, pseudo-elements, fonts, margins of texts. */
function groupSubjects(rules) {
  const subjectsOf = new Map();
  for (const { selectors, declarations } of rules)
    for (const subject of selectors.flatMap(readSubjects).filter(isStructure))
      for (const group of ownGroups(subject, declarations))
        subjectsOf.set(group, [...(subjectsOf.get(group) ?? []), subject]);
  return subjectsOf;
}

/** Takes what a page says of elements off the rest of the kit; what its layers say, those of a site among them, stays. */
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
