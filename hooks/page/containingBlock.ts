/** Each moves, turns or filters what is in an element together with it, whatever the value. */
const TOGETHER = [
  'transform',
  'translate',
  'rotate',
  'scale',
  'perspective',
  'offset-path',
  'filter',
  'backdrop-filter',
] as const;

/** Promised (`will-change`) rather than set, they do the same. */
const PROMISED: ReadonlySet<string> = new Set([...TOGETHER, 'contain', 'transform-style']);

const CONTAINED = /\b(?:strict|content|layout|paint)\b/;

/** Above the whole page, outside of all boxes. A browser that does not know one of the selectors has none such. */
const TOP_LAYER = [':modal', ':popover-open', ':fullscreen'] as const;

/** What places an element that is drawn above the whole page, as a modal dialog is: the window, whatever stands between. */
export const IN_TOP_LAYER = 'in the top layer';

const promised = (style: CSSStyleDeclaration): readonly string[] => style.willChange.split(/,\s*/);

function isInTopLayer(element: Element): boolean {
  return TOP_LAYER.some((selector) => {
    try {
      return element.matches(selector);
    } catch {
      return false;
    }
  });
}

/** Whether an element places everything in it, also what would be fixed. */
function placesAll(style: CSSStyleDeclaration): boolean {
  return (
    TOGETHER.some((name) => !/^(?:none)?$/.test(style.getPropertyValue(name))) ||
    style.transformStyle === 'preserve-3d' ||
    CONTAINED.test(style.contain) ||
    /^(?:auto|hidden)$/.test(style.getPropertyValue('content-visibility')) ||
    promised(style).some((name) => PROMISED.has(name))
  );
}

/** By what an element is placed: its `position`, or `IN_TOP_LAYER`. */
export function positionOf(element: Element, { position }: CSSStyleDeclaration): string {
  const isPlaced = position === 'absolute' || position === 'fixed';
  return isPlaced && isInTopLayer(element) ? IN_TOP_LAYER : position;
}

/** Whether something in a box with this position (see `positionOf`) is placed by the box, and goes along where the box goes. */
export function isPlacedBy(position: string, style: CSSStyleDeclaration): boolean {
  if (position === IN_TOP_LAYER || style.display === 'contents') return false;
  if (position !== 'absolute' && position !== 'fixed') return true;
  if (position === 'absolute' && (style.position !== 'static' || promised(style).includes('position'))) return true;
  return style.display !== 'inline' && placesAll(style);
}
